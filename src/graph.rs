//! Directed graphs without cycles on which tokens are moved: each move takes a token along one edge.
//!
//! A token is a game of its own, and tokens play as a sum. The Grundy value of a vertex is the mex of its successors' values;
//! a vertex without a successor has value 0. Sources: R. P. Sprague 1935, P. M. Grundy 1939.

mod notation;

use crate::tame::{Pair, Tame};
use notation::{MAX_NAME, Names};
use petgraph::algo::toposort;
use petgraph::graph::DiGraph;
use std::collections::VecDeque;
use thiserror::Error;

/// The most vertices of a graph.
pub const MAX_VERTICES: usize = 1_000_000;

/// The most edges of a graph, those among them that are given twice.
pub const MAX_EDGES: usize = 4_000_000;

/// A cycle of more vertices is shortened where it is named.
const LONGEST_NAMED_CYCLE: usize = 12;

/// Why there is no such graph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GraphError {
    /// A text without a vertex.
    #[error("no vertex was given")]
    Empty,
    /// A sign that is neither a letter nor a digit nor `_`.
    #[error("\"{0}\" is not a name: names of vertices consist of letters, digits and _")]
    NotAName(String),
    /// A name that nobody would read.
    #[error("the name of a vertex has at most {MAX_NAME} characters")]
    NameTooLong,
    /// None, or more than one.
    #[error("\"{0}\" must begin with one vertex, as in \"a>b c\"")]
    NotOneVertex(String),
    /// An edge from or to a vertex that is not there.
    #[error("there is no vertex {vertex}: the graph has {vertices}, numbered from 0")]
    NoVertex {
        /// The number that was given.
        vertex: u32,
        /// How many vertices there are.
        vertices: usize,
    },
    /// More vertices than [`MAX_VERTICES`].
    #[error("a graph has at most {MAX_VERTICES} vertices")]
    TooManyVertices,
    /// More edges than [`MAX_EDGES`].
    #[error("a graph has at most {MAX_EDGES} edges")]
    TooManyEdges,
    /// The vertices of a cycle, from the first that was given on, which stands at the end once more.
    #[error("a game could go on for ever: {}", cycle_text(.0))]
    Cycle(Vec<String>),
}

fn cycle_text(names: &[String]) -> String {
    if names.len() <= LONGEST_NAMED_CYCLE {
        return names.join(" > ");
    }
    let (start, end) = (&names[..LONGEST_NAMED_CYCLE - 2], &names[names.len() - 2..]);
    format!("{} > … > {}", start.join(" > "), end.join(" > "))
}

/// A directed graph without cycles. Its vertices are numbered from 0.
///
/// ```
/// use last_coin::{Graph, GraphError};
///
/// let graph: Graph = "a>b c; b>c".parse()?;
/// let a = graph.vertex("a").expect("it was named");
/// assert_eq!(graph.grundy(a), Some(2));
/// assert_eq!("a>b; b>a".parse::<Graph>().unwrap_err().to_string(), "a game could go on for ever: a > b > a");
/// # Ok::<(), GraphError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    /// `None` where vertices have numbers only.
    names: Option<Names>,
    edges: Edges,
    pairs: Vec<Pair>,
    tame: Vec<Option<Tame>>,
}

impl Graph {
    /// A graph of so many vertices, which have their numbers as names.
    ///
    /// # Errors
    /// An edge from or to a vertex that is not there, a cycle, or too many of either.
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = (u32, u32)>) -> Result<Self, GraphError> {
        if vertices > MAX_VERTICES {
            return Err(GraphError::TooManyVertices);
        }
        let mut given = Vec::new();
        for (from, to) in edges {
            if let Some(&vertex) = [from, to].iter().find(|&&vertex| vertex as usize >= vertices) {
                return Err(GraphError::NoVertex { vertex, vertices });
            }
            if given.len() == MAX_EDGES {
                return Err(GraphError::TooManyEdges);
            }
            given.push((from, to));
        }
        Self::of_valid(vertices, &given, None)
    }

    /// The graph of edges between vertices that there are.
    fn of_valid(vertices: usize, given: &[(u32, u32)], names: Option<Names>) -> Result<Self, GraphError> {
        // By target and then, in the same order, by source.
        let by_target = sorted_by(vertices, given, |&(_, to)| to);
        let mut sorted = sorted_by(vertices, &by_target, |&(from, _)| from);
        sorted.dedup();
        let edges = Edges::new(vertices, &sorted);
        let name = |&vertex: &u32| name_of(names.as_ref(), vertex);
        let ends_last = edges
            .sorted()
            .map_err(|vertex| GraphError::Cycle(edges.cycle_through(vertex).iter().map(name).collect()))?;
        let mut graph = Self { names, edges, pairs: vec![Pair::STUCK; vertices], tame: vec![None; vertices] };
        for vertex in ends_last.into_iter().rev() {
            let options = graph.edges.of(vertex).iter();
            let pair = Pair::of_options(options.clone().map(|&to| graph.pairs[to as usize]));
            let tame = Tame::of_options(options.map(|&to| graph.tame[to as usize]));
            graph.pairs[vertex as usize] = pair;
            graph.tame[vertex as usize] = tame;
        }
        Ok(graph)
    }

    /// How many vertices there are.
    pub fn vertices(&self) -> usize {
        self.pairs.len()
    }

    /// The number of the vertex with this name, full-width or not.
    pub fn vertex(&self, name: &str) -> Option<u32> {
        let name = notation::narrow(name);
        match &self.names {
            Some(names) => names.vertex(name.trim()),
            None => {
                let vertex: u32 = name.trim().parse().ok()?;
                ((vertex as usize) < self.vertices() && vertex.to_string() == name.trim()).then_some(vertex)
            }
        }
    }

    /// What the vertex is called.
    pub fn name(&self, vertex: u32) -> Option<String> {
        ((vertex as usize) < self.vertices()).then(|| name_of(self.names.as_ref(), vertex))
    }

    /// Where a token may go from the vertex, ascending; nowhere from a vertex that is not there.
    pub fn successors(&self, vertex: u32) -> &[u32] {
        if (vertex as usize) < self.vertices() { self.edges.of(vertex) } else { &[] }
    }

    /// The Grundy value of a token on the vertex.
    pub fn grundy(&self, vertex: u32) -> Option<u32> {
        self.pair(vertex).map(|pair| pair.normal)
    }

    /// The Grundy values of a token on the vertex under both conventions.
    pub fn pair(&self, vertex: u32) -> Option<Pair> {
        self.pairs.get(vertex as usize).copied()
    }

    /// A token on the vertex as a tame game; `None` if it is wild.
    pub fn tame(&self, vertex: u32) -> Option<Tame> {
        self.tame.get(vertex as usize).copied().flatten()
    }
}

fn name_of(names: Option<&Names>, vertex: u32) -> String {
    names.map_or_else(|| vertex.to_string(), |names| names.name(vertex).to_owned())
}

/// The edges by a vertex of each, in time linear in their number; those with the same one stay in their order.
fn sorted_by(vertices: usize, edges: &[(u32, u32)], key: impl Fn(&(u32, u32)) -> u32) -> Vec<(u32, u32)> {
    let mut next = vec![0; vertices];
    for edge in edges {
        next[key(edge) as usize] += 1;
    }
    let mut place = 0;
    for next in &mut next {
        (*next, place) = (place, place + *next);
    }
    let mut sorted = vec![(0, 0); edges.len()];
    for edge in edges {
        let next = &mut next[key(edge) as usize];
        sorted[*next] = *edge;
        *next += 1;
    }
    sorted
}

/// The successors of all vertices, one after another.
#[derive(Clone, Debug)]
struct Edges {
    /// Where those of each vertex begin, and where the last of them end.
    starts: Vec<u32>,
    successors: Vec<u32>,
}

impl Edges {
    /// From edges between vertices that there are, in order and each once.
    fn new(vertices: usize, edges: &[(u32, u32)]) -> Self {
        let mut starts = vec![0; vertices + 1];
        for &(from, _) in edges {
            starts[from as usize + 1] += 1;
        }
        for place in 0..vertices {
            starts[place + 1] += starts[place];
        }
        Self { starts, successors: edges.iter().map(|&(_, to)| to).collect() }
    }

    fn of(&self, vertex: u32) -> &[u32] {
        let bounds = vertex as usize;
        &self.successors[self.starts[bounds] as usize..self.starts[bounds + 1] as usize]
    }

    /// The vertices, each before its successors; or one that a cycle goes through.
    fn sorted(&self) -> Result<Vec<u32>, u32> {
        let vertices = self.starts.len() - 1;
        let mut graph = DiGraph::<(), ()>::with_capacity(vertices, self.successors.len());
        for _ in 0..vertices {
            graph.add_node(());
        }
        let successors = |vertex| self.of(vertex).iter().map(move |&to| (vertex, to));
        graph.extend_with_edges((0..vertices as u32).flat_map(successors));
        // A vertex has no number that does not fit.
        let number = |node: petgraph::graph::NodeIndex| node.index() as u32;
        match toposort(&graph, None) {
            Ok(order) => Ok(order.into_iter().map(number).collect()),
            Err(cycle) => Err(number(cycle.node_id())),
        }
    }

    /// A shortest way from a vertex back to it.
    fn cycle_through(&self, vertex: u32) -> Vec<u32> {
        let mut reached_from = vec![None; self.starts.len()];
        let mut queue = VecDeque::from([vertex]);
        while let Some(from) = queue.pop_front() {
            for &to in self.of(from) {
                if reached_from[to as usize].is_none() {
                    reached_from[to as usize] = Some(from);
                    queue.push_back(to);
                }
            }
            if reached_from[vertex as usize].is_some() {
                break;
            }
        }
        let mut backwards = vec![vertex];
        let steps = std::iter::successors(reached_from[vertex as usize], |&at| reached_from[at as usize]);
        backwards.extend(steps.take_while(|&at| at != vertex));
        // From its first vertex on, so that the name of a cycle does not depend on where it was met.
        let first = backwards.iter().enumerate().min_by_key(|&(_, &at)| at).map_or(0, |(place, _)| place);
        backwards.rotate_left(first);
        backwards.push(backwards[0]);
        backwards.reverse();
        backwards
    }
}
