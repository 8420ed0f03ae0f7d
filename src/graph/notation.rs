//! How graphs are written and read.

use super::{Graph, GraphError, MAX_EDGES, MAX_VERTICES};
use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;

/// The longest name of a vertex, in characters.
pub const MAX_NAME: usize = 64;

/// The vertices that a text names, numbered as they come.
#[derive(Clone, Debug, Default)]
pub struct Names {
    by_vertex: Vec<Arc<str>>,
    by_name: HashMap<Arc<str>, u32>,
}

impl Names {
    pub fn name(&self, vertex: u32) -> &str {
        &self.by_vertex[vertex as usize]
    }

    pub fn vertex(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    /// The vertex of this name, a new one if it is the first time.
    fn vertex_or_new(&mut self, name: &str) -> Result<u32, GraphError> {
        if let Some(known) = self.vertex(name) {
            return Ok(known);
        }
        if !name.chars().all(|sign| sign.is_alphanumeric() || sign == '_') {
            return Err(GraphError::NotAName(excerpt(name)));
        }
        if name.chars().count() > MAX_NAME {
            return Err(GraphError::NameTooLong);
        }
        if self.by_vertex.len() == MAX_VERTICES {
            return Err(GraphError::TooManyVertices);
        }
        let vertex = self.by_vertex.len() as u32;
        let name: Arc<str> = name.into();
        self.by_vertex.push(Arc::clone(&name));
        self.by_name.insert(name, vertex);
        Ok(vertex)
    }
}

impl FromStr for Graph {
    type Err = GraphError;

    /// Reads `a>b c; b>c`: vertices and their successors, separated by `;` or a line break, full-width too. A vertex that is
    /// named as a successor only has none itself; one that comes first several times has all the successors together.
    ///
    /// # Errors
    /// What is wrong with the text, or with the graph that it describes.
    fn from_str(text: &str) -> Result<Self, GraphError> {
        let text = narrow(text);
        let mut names = Names::default();
        let mut edges = Vec::new();
        for part in text.split([';', '\n']).filter(|part| !part.trim().is_empty()) {
            let (before, after) = part.split_once('>').unwrap_or((part, ""));
            let mut first = words(before);
            let (Some(from), None) = (first.next(), first.next()) else {
                return Err(GraphError::NotOneVertex(excerpt(part.trim())));
            };
            let from = names.vertex_or_new(from)?;
            for to in words(after) {
                if edges.len() == MAX_EDGES {
                    return Err(GraphError::TooManyEdges);
                }
                edges.push((from, names.vertex_or_new(to)?));
            }
        }
        match names.by_vertex.len() {
            0 => Err(GraphError::Empty),
            vertices => Graph::of_valid(vertices, &edges, Some(names)),
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

/// The text in plain narrow signs. Unlike those of rules, its capitals, semicolons and line breaks mean something.
pub fn narrow(text: &str) -> String {
    let narrow_sign = |sign| match sign {
        // Fullwidth forms stand in the order of ASCII, from U+FF01 on.
        '\u{ff01}'..='\u{ff5e}' => char::from((sign as u32 - 0xff01 + 0x21) as u8),
        '、' => ',',
        '→' => '>',
        '\n' => '\n',
        sign if sign.is_whitespace() => ' ',
        sign => sign,
    };
    text.chars().map(narrow_sign).collect()
}

/// So much of a text as an error shows.
fn excerpt(text: &str) -> String {
    text.chars().take(MAX_NAME).collect()
}
