//! How long whole positions take, next to the plainest code: the plans of a million Nim heaps beside one XOR over them, and all
//! 720 positions inside 5-4-3-2-1 beside memoised recursion.
//!
//! Each group has both over the same positions: the ratio of the two counts.

use criterion::Criterion;
use last_coin::{Convention, HeapRule, Outcome, Position, Solver, Sum, SumSolver, TakeRule, nim};
use std::collections::HashMap;
use std::hint::black_box;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    million_heaps(&mut criterion);
    five_columns(&mut criterion);
    criterion.final_summary();
}

fn million_heaps(criterion: &mut Criterion) {
    let mut random: u64 = 20_261_130;
    let heaps: Vec<u64> = (0..1_000_000)
        .map(|_| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            random >> 34
        })
        .collect();
    let mut group = criterion.benchmark_group("Nim, a million heaps");
    group.sample_size(10);
    group.bench_function("plans", |bencher| {
        bencher.iter(|| nim::plans(black_box(&heaps), Convention::Misere).count());
    });
    group.bench_function("plain XOR", |bencher| {
        bencher.iter(|| black_box(&heaps).iter().fold(0, |sum, heap| sum ^ heap));
    });
    group.finish();
}

/// The positions inside 5-4-3-2-1, columns told apart.
fn inside() -> Vec<[u32; 5]> {
    let mut all = vec![[0; 5]];
    for (column, most) in [5, 4, 3, 2, 1].into_iter().enumerate() {
        all = all
            .into_iter()
            .flat_map(|heaps| {
                (0..=most).map(move |coins| {
                    let mut heaps = heaps;
                    heaps[column] = coins;
                    heaps
                })
            })
            .collect();
    }
    all
}

fn five_columns(criterion: &mut Criterion) {
    let all = inside();
    let convention = Convention::Misere;
    let position = |heaps: &[u32; 5]| Position::of_heaps(heaps, nim_rule(), convention).expect("small heaps");
    let sum = |heaps: &[u32; 5]| {
        let rule = HeapRule::from(nim_rule());
        let empty = Sum::new(convention);
        heaps.iter().fold(empty, |sum, &coins| sum.with_heap(coins, rule.clone()).expect("a small heap"))
    };
    let by_solver = || {
        let solver = Solver::new(&position(&[5, 4, 3, 2, 1])).expect("a small game");
        let is_lost = |heaps: &&[u32; 5]| solver.outcome(&position(heaps)) == Ok(Outcome::P);
        black_box(&all).iter().filter(is_lost).count()
    };
    let by_sums = || {
        let mut solver = SumSolver::new(&sum(&[5, 4, 3, 2, 1])).expect("a small game");
        let is_lost = |heaps: &&[u32; 5]| solver.outcome(&sum(heaps)) == Ok(Outcome::P);
        black_box(&all).iter().filter(is_lost).count()
    };
    let by_recursion = || {
        let mut known = HashMap::new();
        black_box(&all).iter().filter(|heaps| !plain_wins(**heaps, &mut known)).count()
    };
    // The empty position is won under misère.
    assert_eq!([by_solver(), by_sums(), by_recursion()], [108; 3]);
    let mut group = criterion.benchmark_group("all 720 positions inside 5-4-3-2-1");
    group.bench_function("Solver", |bencher| bencher.iter(by_solver));
    group.bench_function("SumSolver", |bencher| bencher.iter(by_sums));
    group.bench_function("memoised recursion", |bencher| bencher.iter(by_recursion));
    group.finish();
}

fn nim_rule() -> TakeRule {
    "any".parse().expect("a rule")
}

fn plain_wins(heaps: [u32; 5], known: &mut HashMap<[u32; 5], bool>) -> bool {
    if let Some(&wins) = known.get(&heaps) {
        return wins;
    }
    let mut wins = heaps == [0; 5];
    for column in 0..heaps.len() {
        for left in 0..heaps[column] {
            let mut after = heaps;
            after[column] = left;
            wins |= !plain_wins(after, known);
        }
    }
    known.insert(heaps, wins);
    wins
}
