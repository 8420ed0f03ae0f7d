//! How long Grundy tables take, next to a plain loop that stamps every value that a heap reaches in an array.
//!
//! Each group has the fast method and, where it ends in reasonable time, the loop over the same heaps: the ratio of the two counts.

use criterion::{BenchmarkGroup, Criterion, measurement::WallTime};
use last_coin::{Budget, GrundyTable, HeapRule};
use std::hint::black_box;

/// The takes that leave one heap, and those that leave two.
type Digits<'a> = (&'a [usize], &'a [usize]);

/// The values of a code without tail, up to `largest`.
fn plain_loop((single, split): Digits<'_>, largest: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(largest + 1);
    let mut stamps = vec![0; 4096];
    for heap in 0..=largest {
        let stamp = heap + 1;
        for take in single.iter().take_while(|&&take| take <= heap) {
            stamps[values[heap - take] as usize] = stamp;
        }
        for take in split.iter().take_while(|&&take| take <= heap) {
            let rest = heap - take;
            for small in 1..=rest / 2 {
                stamps[(values[small] ^ values[rest - small]) as usize] = stamp;
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

fn rule(text: &str) -> HeapRule {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn compare(group: &mut BenchmarkGroup<'_, WallTime>, text: &str, largest: u32, plain: Option<Digits<'_>>) {
    let rule = rule(text);
    group.bench_function("table", |bencher| bencher.iter(|| table(black_box(&rule), largest)));
    if let Some(digits) = plain {
        group.bench_function("plain loop", |bencher| {
            bencher.iter(|| plain_loop(black_box(digits), largest as usize));
        });
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let to_thousand: Vec<usize> = (1..=1000).collect();
    let cases: [(&str, &str, u32, Option<Digits<'_>>); 9] = [
        ("Kayles, its period, to 200", "0.77", 200, Some((&[1, 2], &[1, 2]))),
        ("0.6 to 20,000", "0.6", 20_000, Some((&[1], &[1]))),
        ("0.6 to 1,000,000", "0.6", 1_000_000, None),
        ("0.16 to 20,000", "0.16", 20_000, Some((&[2], &[2]))),
        ("0.16, its period, to 600,000", "0.16", 600_000, None),
        ("2,5,7 to 1,000,000", "2,5,7", 1_000_000, Some((&[2, 5, 7], &[]))),
        ("1-1000 to 1,000,000", "1-1000", 1_000_000, Some((&to_thousand, &[]))),
        (
            "a set to 1,000,000",
            "5,93,210,418,777,1511,2999",
            1_000_000,
            Some((&[5, 93, 210, 418, 777, 1511, 2999], &[])),
        ),
        ("strips of 2, 3 and 5 to 20,000", "runs:2,3,5", 20_000, Some((&[2, 3, 5], &[2, 3, 5]))),
    ];
    for (name, text, largest, plain) in cases {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        compare(&mut group, text, largest, plain);
        group.finish();
    }
    criterion.final_summary();
}
