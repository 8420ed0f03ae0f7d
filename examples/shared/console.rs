//! Numbers in, lines out: each answer is written as soon as its question is complete.

use super::byte_order_mark::BYTE_ORDER_MARK;
use std::fmt::Display;
use std::io::{self, BufRead, BufReader, BufWriter, Stdin, StdoutLock, Write};

/// Standard input, by words, and standard output, which is flushed before anything is waited for.
pub struct Console {
    input: BufReader<Stdin>,
    out: BufWriter<StdoutLock<'static>>,
    has_begun: bool,
}

impl Console {
    pub fn new() -> Self {
        let (input, out) = (BufReader::new(io::stdin()), BufWriter::new(io::stdout().lock()));
        Self { input, out, has_begun: false }
    }

    /// The next word; `None` where the input ends.
    pub fn word(&mut self) -> io::Result<Option<String>> {
        let mut word = Vec::new();
        loop {
            if self.input.buffer().is_empty() {
                self.out.flush()?;
            }
            let bytes = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                bytes => bytes?,
            };
            let blanks = if word.is_empty() { length_of(bytes, u8::is_ascii_whitespace) } else { 0 };
            let rest = &bytes[blanks..];
            let letters = length_of(rest, |byte| !byte.is_ascii_whitespace());
            word.extend_from_slice(&rest[..letters]);
            let (is_end, is_complete) = (bytes.is_empty(), letters < rest.len());
            self.input.consume(blanks + letters);
            if !is_end && !is_complete {
                continue;
            }
            let text = String::from_utf8_lossy(&word).into_owned();
            let is_first = !std::mem::replace(&mut self.has_begun, true);
            let text =
                text.strip_prefix(BYTE_ORDER_MARK).filter(|_| is_first).map(String::from).unwrap_or(text);
            if !text.is_empty() || is_end {
                return Ok(Some(text).filter(|text| !text.is_empty()));
            }
            word.clear();
        }
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Writes what is still held back.
    pub fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// How many bytes at the beginning are such ones.
fn length_of(bytes: &[u8], is_such: impl Fn(&u8) -> bool) -> usize {
    bytes.iter().position(|byte| !is_such(byte)).unwrap_or(bytes.len())
}
