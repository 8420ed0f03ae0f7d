//! Solves a position a line, JSON in and JSON out.
//!
//! In: `{"heaps":[5,4,3],"rule":"any","convention":"misere"}`; heaps may be `{"coins":9,"rule":"odd"}`; instead of or beside them
//! `"graph":"a>b c; b>c","tokens":["a","b"]`. Out: `{"outcome":"N","grundy":2,"winning":[{"heap":0,"take":2,"leaves":[3]}]}`, for
//! tokens `{"token":0,"to":"b"}`; `outcome` is N if the next player wins, else P; `grundy` is the value under normal play;
//! `leaves` is what remains of the heap. A line that cannot be solved gives `{"line":7,"error":"…"}` and the exit status 1.

use last_coin::{Convention, Graph, HeapRule, Outcome, PartMove, Sum, SumMove, SumSolver};
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default)]
    heaps: Vec<Heap>,
    rule: Option<String>,
    graph: Option<String>,
    #[serde(default)]
    tokens: Vec<String>,
    convention: String,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a heap is a number of coins or {\"coins\":9,\"rule\":\"odd\"}")]
enum Heap {
    Coins(u32),
    Ruled { coins: u32, rule: String },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Solved { outcome: char, grundy: u32, winning: Vec<Winning> },
    Failed { line: usize, error: String },
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(untagged)]
enum Winning {
    Heap { heap: usize, take: u32, leaves: Vec<u32> },
    Token { token: usize, to: String },
}

fn solve(line: &[u8]) -> Result<Answer, Box<dyn Error>> {
    let question: Question = serde_json::from_slice(line)?;
    let convention = match question.convention.as_str() {
        "normal" => Convention::Normal,
        "misere" => Convention::Misere,
        other => return Err(format!("the convention is normal or misere, not {other:?}").into()),
    };
    let common: Option<HeapRule> = question.rule.map(|rule| rule.parse()).transpose()?;
    let (mut sum, heaps) = (Sum::new(convention), question.heaps.len());
    for heap in question.heaps {
        sum = match heap {
            Heap::Coins(coins) => sum.with_heap(coins, common.clone().ok_or("a rule is missing")?)?,
            Heap::Ruled { coins, rule } => sum.with_heap(coins, rule.parse()?)?,
        };
    }
    let graph: Option<Arc<Graph>> = question.graph.map(|graph| graph.parse().map(Arc::new)).transpose()?;
    for token in &question.tokens {
        sum = sum.with_token(graph.as_ref().ok_or("a graph is missing")?, token)?;
    }
    let mut solver = SumSolver::new(&sum)?;
    let told = |SumMove { part, made }| match made {
        PartMove::Heap(made) => {
            let leaves = made.leaves.into_iter().filter(|&heap| heap > 0).collect();
            Some(Winning::Heap { heap: part, take: made.take, leaves })
        }
        PartMove::Token(vertex) => {
            Some(Winning::Token { token: part - heaps, to: graph.as_ref()?.name(vertex)? })
        }
    };
    let outcome = if solver.outcome(&sum)? == Outcome::N { 'N' } else { 'P' };
    let mut winning: Vec<Winning> = solver.winning_moves(&sum)?.into_iter().filter_map(told).collect();
    winning.sort_unstable();
    Ok(Answer::Solved { outcome, grundy: solver.grundy(&sum)?, winning })
}

fn main() -> io::Result<ExitCode> {
    let (mut input, mut out) = (io::stdin().lock(), BufWriter::new(io::stdout().lock()));
    let (mut text, mut status) = (Vec::new(), ExitCode::SUCCESS);
    for line in 1.. {
        text.clear();
        if input.read_until(b'\n', &mut text)? == 0 {
            break;
        }
        let answer = solve(&text).unwrap_or_else(|error| {
            status = ExitCode::FAILURE;
            Answer::Failed { line, error: error.to_string() }
        });
        serde_json::to_writer(&mut out, &answer)?;
        out.write_all(b"\n")?;
    }
    out.flush()?;
    Ok(status)
}
