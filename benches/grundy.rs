//! How long Grundy tables take, next to a plain loop that stamps every value that a heap reaches in an array.
//!
//! Each group has the fast method and, where it ends in reasonable time, the loop over the same heaps: the ratio of the two counts.

use criterion::Criterion;
use last_coin::{Budget, GrundyTable, HeapRule};
use std::hint::black_box;

/// Takes, each with its digit: 1 if it may empty a heap, 2 if it may leave one, 4 if it may leave two, added up.
type Digits = Vec<(usize, u8)>;

/// The values of a code without tail, up to `largest`.
fn plain_loop(digits: &Digits, largest: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(largest + 1);
    let mut stamps = vec![0; 4096];
    for heap in 0..=largest {
        let stamp = heap + 1;
        for &(take, digit) in digits.iter().take_while(|&&(take, _)| take <= heap) {
            let rest = heap - take;
            if digit & if rest == 0 { 1 } else { 2 } != 0 {
                stamps[values[rest] as usize] = stamp;
            }
            if digit & 4 != 0 {
                for small in 1..=rest / 2 {
                    stamps[(values[small] ^ values[rest - small]) as usize] = stamp;
                }
            }
        }
        let mex = stamps.iter().take_while(|&&seen| seen == stamp).count();
        values.push(mex as u32);
    }
    values
}

/// The table and then its values up to `largest`, each written out.
fn table(rule: &HeapRule, largest: u32) -> Vec<u32> {
    let mut values = vec![0; largest as usize + 1];
    if let Ok(table) = GrundyTable::new(rule, largest, &Budget::new(u64::MAX)) {
        table.fill(0, &mut values);
    }
    values
}

/// One digit for several takes.
fn same(digit: u8, takes: &[usize]) -> Option<Digits> {
    Some(takes.iter().map(|&take| (take, digit)).collect())
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let set = [5, 93, 210, 418, 777, 1511, 2999];
    let to_thousand: Vec<usize> = (1..=1000).collect();
    let cases: [(&str, u32, Option<Digits>); 9] = [
        ("0.77", 200, same(7, &[1, 2])),
        ("0.6", 20_000, same(6, &[1])),
        ("0.6", 1_000_000, None),
        ("0.16", 20_000, Some(vec![(1, 1), (2, 6)])),
        ("0.16", 600_000, None),
        ("2,5,7", 1_000_000, same(3, &[2, 5, 7])),
        ("1-1000", 1_000_000, same(3, &to_thousand)),
        ("5,93,210,418,777,1511,2999", 1_000_000, same(3, &set)),
        ("runs:2,3,5", 20_000, same(7, &[2, 3, 5])),
    ];
    for (text, largest, digits) in cases {
        let rule: HeapRule = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut group = criterion.benchmark_group(format!("{text} to {largest}"));
        group.sample_size(10);
        group.bench_function("table", |bencher| bencher.iter(|| table(black_box(&rule), largest)));
        if let Some(digits) = digits {
            assert_eq!(plain_loop(&digits, 5_000), table(&rule, 5_000), "{text}");
            group.bench_function("plain loop", |bencher| {
                bencher.iter(|| plain_loop(black_box(&digits), largest as usize));
            });
        }
        group.finish();
    }
    criterion.final_summary();
}
