//! How a console program ends.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit status; what went wrong is told. Whoever reads the answers and has enough closes the pipe, and that is no failure.
pub fn end(name: &str, result: Result<(), Box<dyn Error>>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    if error.downcast_ref().is_some_and(|error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    // Where nothing can be told, the status says it all the same.
    let _ = writeln!(io::stderr(), "{name}: {error}");
    ExitCode::FAILURE
}
