//! Solves a position a line, JSON in and JSON out, each answer before the next question is read.
//!
//! In: `{"heaps":[5,{"coins":9,"rule":"odd"}],"rule":"any","convention":"normal"}`, where `rule` is that of the heaps given as
//! numbers; instead or besides `"graph":"a>b c; b>c","tokens":["a","b"]`. Out: `{"outcome":"N","grundy":4,"winning":[…]}` with
//! moves `{"heap":0,"take":4,"leaves":[1]}` and `{"token":0,"to":"b"}`. N: the next player wins, P: the previous one; `grundy` is
//! the value under normal play. A line that is not solved gives `{"line":7,"error":"…"}` and, in the end, the exit status 1.

mod shared {
    pub mod byte_order_mark;
    pub mod ending;
}

use last_coin::{Convention, Graph, HeapMove, HeapRule, Outcome, PartMove, Sum, SumSolver};
use serde::{Deserialize, Serialize};
use shared::byte_order_mark::BYTE_ORDER_MARK;
use std::io::{self, BufRead, Write};
use std::{collections::BTreeSet, error::Error, process::ExitCode, sync::Arc};

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Question {
    heaps: Vec<Heap>,
    rule: Option<String>,
    graph: Option<String>,
    tokens: Vec<String>,
    convention: String,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "a heap is a number or {\"coins\":9,\"rule\":\"odd\"}")]
enum Heap {
    Coins(u32),
    Ruled { coins: u32, rule: String },
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(untagged)]
enum Winning {
    Heap { heap: usize, take: u32, leaves: Vec<u32> },
    Token { token: usize, to: String },
}

fn solve(line: &[u8]) -> Result<String, Box<dyn Error>> {
    let asked: Question = serde_json::from_slice(line)?;
    let conventions = [("normal", Convention::Normal), ("misere", Convention::Misere)];
    let convention = conventions.iter().find(|(name, _)| *name == asked.convention);
    let mut sum = Sum::new(convention.ok_or("the convention is neither normal nor misere")?.1);
    let common: Option<HeapRule> = asked.rule.map(|rule| rule.parse()).transpose()?;
    let heaps = asked.heaps.len();
    for heap in asked.heaps {
        sum = match heap {
            Heap::Coins(coins) => sum.with_heap(coins, common.clone().ok_or("the rule is missing")?)?,
            Heap::Ruled { coins, rule } => sum.with_heap(coins, rule.parse()?)?,
        };
    }
    let graph: Option<Arc<Graph>> = asked.graph.map(|graph| graph.parse().map(Arc::new)).transpose()?;
    for token in &asked.tokens {
        sum = sum.with_token(graph.as_ref().ok_or("the graph is missing")?, token)?;
    }
    let mut solver = SumSolver::new(&sum)?;
    let outcome = if solver.outcome(&sum)? == Outcome::N { 'N' } else { 'P' };
    let name = |vertex| graph.as_ref()?.name(vertex);
    let moves = solver.winning_moves(&sum)?.into_iter().filter_map(|found| match found.made {
        PartMove::Heap(HeapMove { take, leaves }) => {
            let leaves = leaves.into_iter().filter(|&coins| coins > 0).collect();
            Some(Winning::Heap { heap: found.part, take, leaves })
        }
        PartMove::Token(to) => Some(Winning::Token { token: found.part - heaps, to: name(to)? }),
        PartMove::Row(_) => None,
    });
    let winning = serde_json::to_string(&moves.collect::<BTreeSet<_>>())?;
    Ok(format!(r#"{{"outcome":"{outcome}","grundy":{},"winning":{winning}}}"#, solver.grundy(&sum)?))
}

fn main() -> ExitCode {
    let mut is_all_solved = true;
    let end = shared::ending::end("solve", answer_all(&mut is_all_solved));
    if is_all_solved { end } else { ExitCode::FAILURE }
}

fn answer_all(is_all_solved: &mut bool) -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    for (line, text) in (1_u64..).zip(io::stdin().lock().split(b'\n')) {
        let text = text?;
        let text = text.strip_prefix(BYTE_ORDER_MARK.as_bytes()).filter(|_| line == 1).unwrap_or(&text);
        let answer = solve(text).unwrap_or_else(|error| {
            *is_all_solved = false;
            format!(r#"{{"line":{line},"error":{}}}"#, serde_json::json!(error.to_string()))
        });
        writeln!(out, "{answer}")?;
    }
    Ok(())
}
