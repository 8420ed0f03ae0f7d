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
