//! Sets of takes: how many coins may leave a heap, as a few arithmetic progressions.
//!
//! A heap of 10⁹ coins has up to 10⁹ takes, so a set is never written out one by one.

/// An arithmetic progression of takes: `first`, `first + step`, …, `last`, all at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    first: u32,
    last: u32,
    step: u32,
}

impl Span {
    /// The progression from `first` in steps of `step`, as far as it does not pass `limit`;
    /// `None` if it would be empty, hold zero, or not advance.
    pub fn new(first: u32, limit: u32, step: u32) -> Option<Self> {
        if first == 0 || step == 0 || first > limit {
            return None;
        }
        let last = first + (limit - first) / step * step;
        Some(Self { first, last, step })
    }

    /// The smallest take.
    pub fn first(self) -> u32 {
        self.first
    }

    /// The largest take.
    pub fn last(self) -> u32 {
        self.last
    }

    /// The distance between neighbours.
    pub fn step(self) -> u32 {
        self.step
    }

    /// The takes, ascending.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..=(self.last - self.first) / self.step).map(move |index| self.first + index * self.step)
    }

    /// The same with `take` as its last member, if it is the next one or there is only one so far.
    fn continued_by(self, take: u32) -> Option<Self> {
        let step = if self.first == self.last { take.checked_sub(self.last)? } else { self.step };
        (step > 0 && take.checked_sub(self.last) == Some(step)).then_some(Self { last: take, step, ..self })
    }

    /// The members from `low` to `high`.
    fn between(self, low: u32, high: u32) -> Option<Self> {
        // All of these are at most 10⁹, so the sum fits.
        let first = self.first + low.saturating_sub(self.first).div_ceil(self.step) * self.step;
        Self::new(first, high.min(self.last), self.step)
    }

    /// How many takes there are, at least 1.
    pub(crate) fn count(self) -> u64 {
        u64::from((self.last - self.first) / self.step) + 1
    }

    /// How many members are at most `take`.
    fn rank(self, take: u32) -> u64 {
        if take < self.first { 0 } else { u64::from((take.min(self.last) - self.first) / self.step) + 1 }
    }
}

/// A set of takes: a union of disjoint spans, less some holes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Takes {
    spans: Vec<Span>,
    holes: Vec<Span>,
}

impl Takes {
    /// The union of `spans`, which must not overlap.
    pub(crate) fn from_disjoint(spans: Vec<Span>) -> Self {
        Self { spans, holes: Vec::new() }
    }

    /// Exactly these takes, which must ascend.
    pub(crate) fn ascending(takes: impl IntoIterator<Item = u32>) -> Self {
        let mut spans: Vec<Span> = Vec::new();
        for take in takes {
            let longer = spans.last().and_then(|last| last.continued_by(take));
            if longer.is_some() {
                spans.pop();
            }
            spans.extend(longer.or_else(|| Span::new(take, take, 1)));
        }
        Self::from_disjoint(spans)
    }

    /// The takes of a set without holes that are at least `low` and at most `high`.
    pub(crate) fn between(&self, low: u32, high: u32) -> Self {
        Self::from_disjoint(self.spans.iter().filter_map(|span| span.between(low, high)).collect())
    }

    /// The takes of this set that are not in `other`, which must be a part of it without holes.
    pub(crate) fn without(mut self, other: &Takes) -> Self {
        self.holes.extend_from_slice(&other.spans);
        self
    }

    /// The progressions that the set is made of, or `None` if it has holes.
    pub fn spans(&self) -> Option<&[Span]> {
        self.holes.is_empty().then_some(&self.spans)
    }

    /// How many takes there are.
    pub fn len(&self) -> u64 {
        let count = |spans: &[Span]| spans.iter().map(|span| span.count()).sum::<u64>();
        count(&self.spans) - count(&self.holes)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The take with `index` smaller ones below it, or `None` past the end.
    pub fn nth(&self, index: u64) -> Option<u32> {
        if index >= self.len() {
            return None;
        }
        if let ([span], []) = (&self.spans[..], &self.holes[..]) {
            // Below `len`, which never passes 2³², so nothing is lost here.
            return Some(span.first + index as u32 * span.step);
        }
        // The smallest take whose rank passes the index.
        let mut low = self.spans.iter().map(|span| span.first).min()?;
        let mut high = self.largest_spanned()?;
        while low < high {
            let middle = low + (high - low) / 2;
            if self.rank(middle) > index {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Some(low)
    }

    /// The largest take.
    pub fn largest(&self) -> Option<u32> {
        self.nth(self.len().checked_sub(1)?)
    }

    /// The takes, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.len()).map_while(|index| self.nth(index))
    }

    fn largest_spanned(&self) -> Option<u32> {
        self.spans.iter().map(|span| span.last).max()
    }

    fn rank(&self, take: u32) -> u64 {
        let rank = |spans: &[Span]| spans.iter().map(|span| span.rank(take)).sum::<u64>();
        rank(&self.spans) - rank(&self.holes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(first: u32, last: u32, step: u32) -> Span {
        Span::new(first, last, step).expect("a span that is not empty")
    }

    #[test]
    fn a_span_stops_at_its_last_member() {
        assert_eq!(span(1, 10, 4).last(), 9);
        assert_eq!(Span::new(0, 5, 1), None);
        assert_eq!(Span::new(1, 5, 0), None);
        assert_eq!(Span::new(6, 5, 1), None);
    }

    #[test]
    fn takes_that_ascend_are_joined_to_few_spans() {
        let spans = |takes: &[u32]| Takes::ascending(takes.iter().copied()).spans;
        assert_eq!(spans(&[]), []);
        assert_eq!(spans(&[4]), [span(4, 4, 1)]);
        assert_eq!(spans(&[1, 2, 3, 7, 9, 11, 20]), [span(1, 3, 1), span(7, 11, 2), span(20, 20, 1)]);
    }

    #[test]
    fn between_keeps_what_lies_there() {
        let takes = Takes::from_disjoint(vec![span(1, 13, 3), span(2, 2, 1)]);
        let between = |low, high| takes.between(low, high).iter().collect::<Vec<_>>();
        assert_eq!(between(0, 1_000_000_000), [1, 2, 4, 7, 10, 13]);
        assert_eq!(between(2, 9), [2, 4, 7]);
        assert_eq!(between(5, 6), []);
        assert_eq!(between(13, 13), [13]);
        assert_eq!(between(14, 1_000_000_000), []);
        let rare = Takes::from_disjoint(vec![span(1_000_000_000, 1_000_000_000, 1_000_000_000)]);
        assert!(rare.between(0, 999_999_999).is_empty());
    }

    #[test]
    fn interleaved_spans_and_holes_read_in_ascending_order() {
        let all = Takes::from_disjoint(vec![span(1, 13, 3), span(2, 14, 3)]);
        let some = Takes::from_disjoint(vec![span(4, 10, 6), span(2, 2, 1)]);
        let rest = all.clone().without(&some);
        assert_eq!(all.iter().collect::<Vec<_>>(), [1, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
        assert_eq!(rest.iter().collect::<Vec<_>>(), [1, 5, 7, 8, 11, 13, 14]);
        assert_eq!(rest.len(), 7);
        assert_eq!(rest.largest(), Some(14));
        assert_eq!(rest.nth(7), None);
        assert_eq!(Takes::default().nth(0), None);
    }
}
