//! Positions: sums of components, under normal or misère play.

use crate::game::{Ending, Game, MoveSet};
use crate::rule::{MAX_COINS, TakeRule};
use crate::takes::Takes;
use crate::text::{MAX_TEXT, NotCoins, narrow, read_coins};
use std::sync::Arc;
use thiserror::Error;

/// The most components that a position has.
pub const MAX_COMPONENTS: usize = 64;

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Convention {
    /// Whoever cannot move loses; where single coins may be taken, the last coin wins.
    Normal,
    /// Whoever cannot move wins; where single coins may be taken, the last coin loses.
    Misere,
}

impl Convention {
    /// How a position without moves is for the player to move.
    pub(crate) fn ending(self) -> Ending {
        match self {
            Convention::Normal => Ending::Loss,
            Convention::Misere => Ending::Win,
        }
    }
}

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// A column of coins is higher than [`MAX_COINS`].
    #[error("a column holds at most {MAX_COINS} coins")]
    TooManyCoins,
    /// There are more than [`MAX_COMPONENTS`].
    #[error("a position has at most {MAX_COMPONENTS} columns")]
    TooManyColumns,
    /// A rule for each column is given, but not as many as there are columns.
    #[error("there are {rules} rules for {columns} columns: one is needed for all, or one for each")]
    RulesDoNotMatch {
        /// How many rules.
        rules: usize,
        /// How many columns.
        columns: usize,
    },
    /// A rule that does more than taking coins.
    #[error(
        "the rule \"{0}\" does more than take coins: only octal codes whose digits are 0 or 3 can be used here"
    )]
    UnsupportedRule(String),
}

/// Why a text does not describe columns.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseColumnsError {
    /// A part of the list is no number.
    #[error("\"{0}\" is not a number of coins")]
    NotANumber(String),
    /// No coin at all.
    #[error("at least one coin is needed")]
    NoCoin,
    /// More characters than anyone writes.
    #[error("a list of columns has at most {MAX_TEXT} characters")]
    TooLong,
    /// Numbers that no position has.
    #[error(transparent)]
    Impossible(#[from] PositionError),
}

/// Reads `21`, `5 4 3 2 1`, `5,4,3` or `5-4-3-2-1`, full-width too, as the coins of each column.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_columns(text: &str) -> Result<Vec<u32>, ParseColumnsError> {
    let text = narrow(text).ok_or(ParseColumnsError::TooLong)?;
    let mut columns = Vec::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        for number in part.split('-') {
            match read_coins(number) {
                Ok(coins) => columns.push(coins),
                Err(NotCoins::TooMany) => return Err(PositionError::TooManyCoins.into()),
                Err(NotCoins::NotANumber) => return Err(ParseColumnsError::NotANumber(part.to_owned())),
            }
        }
    }
    if columns.len() > MAX_COMPONENTS {
        return Err(PositionError::TooManyColumns.into());
    }
    if columns.iter().all(|&coins| coins == 0) {
        return Err(ParseColumnsError::NoCoin);
    }
    Ok(columns)
}

/// A column of coins and the rule for taking from it, as part of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap<'a> {
    coins: u32,
    rule: &'a TakeRule,
}

impl<'a> Heap<'a> {
    /// How many coins are left, at most [`MAX_COINS`].
    pub fn coins(self) -> u32 {
        self.coins
    }

    /// The rule for taking.
    pub fn rule(self) -> &'a TakeRule {
        self.rule
    }

    /// What may be taken.
    pub fn takes(self) -> Takes {
        self.rule.takes(self.coins)
    }

    /// Whether `count` coins may be taken.
    pub fn allows(self, count: u32) -> bool {
        count <= self.coins && self.rule.allows(count)
    }
}

/// One part of a position; a move changes exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Component {
    /// A column of coins, and the place of its rule among the position's rules.
    Heap { coins: u32, rule: u8 },
}

impl Component {
    fn is_empty(self) -> bool {
        let Component::Heap { coins, .. } = self;
        coins == 0
    }
}

/// A move: so many coins from one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The place of the column, from 0.
    pub column: usize,
    /// How many coins, at least 1.
    pub count: u32,
}

/// Why a take is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IllegalTake {
    /// There is no such column.
    #[error("there is no column {}: the position has {columns}", column.saturating_add(1))]
    NoColumn {
        /// The place that was asked for, from 0.
        column: usize,
        /// How many columns there are.
        columns: usize,
    },
    /// More coins than there are.
    #[error("{count} cannot be taken from {coins}")]
    TooFew {
        /// How many were to be taken.
        count: u32,
        /// How many the column holds.
        coins: u32,
    },
    /// The rule does not allow it.
    #[error("the rule \"{rule}\" does not allow taking {count}")]
    Forbidden {
        /// How many were to be taken.
        count: u32,
        /// The column's rule.
        rule: String,
    },
}

/// The takes of a position: for each column a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    columns: Vec<(usize, Takes)>,
}

impl Moves {
    /// The union of these sets, each with the place of its column.
    pub(crate) fn new(columns: impl IntoIterator<Item = (usize, Takes)>) -> Self {
        Self { columns: columns.into_iter().filter(|(_, takes)| !takes.is_empty()).collect() }
    }

    /// Exactly these takes, those of each column ascending.
    pub(crate) fn of(takes: &[Take]) -> Self {
        let from = |column| takes.iter().filter(move |take| take.column == column).map(|take| take.count);
        Self::new((0..MAX_COMPONENTS).map(|column| (column, Takes::ascending(from(column)))))
    }

    /// The moves that are not in `other`, which must be a part of these.
    pub(crate) fn without(self, other: &Moves) -> Self {
        Self::new(self.columns.into_iter().map(|(column, takes)| match other.takes(column) {
            Some(gone) => (column, takes.without(gone)),
            None => (column, takes),
        }))
    }

    /// The places of the columns that have a move, and their sets.
    pub fn columns(&self) -> &[(usize, Takes)] {
        &self.columns
    }

    /// The takes from one column; `None` if there is none.
    pub fn takes(&self, column: usize) -> Option<&Takes> {
        self.columns.iter().find(|(place, _)| *place == column).map(|(_, takes)| takes)
    }
}

impl MoveSet for Moves {
    type Move = Take;

    fn len(&self) -> u64 {
        self.columns.iter().map(|(_, takes)| takes.len()).sum()
    }

    fn nth(&self, mut index: u64) -> Option<Take> {
        for &(column, ref takes) in &self.columns {
            match takes.nth(index) {
                Some(count) => return Some(Take { column, count }),
                None => index -= takes.len(),
            }
        }
        None
    }

    fn iter(&self) -> impl Iterator<Item = Take> {
        self.columns
            .iter()
            .flat_map(|&(column, ref takes)| takes.iter().map(move |count| Take { column, count }))
    }
}

/// A sum of components and the convention that decides it.
///
/// ```
/// use last_coin::{Convention, Game, Position, Take};
///
/// let rule = "any".parse()?;
/// let position = Position::of_heaps(&[5, 4, 3, 2, 1], rule, Convention::Misere)?;
/// let after = position.play(Take { column: 2, count: 3 })?;
/// assert_eq!(after.coins(), 12);
/// assert!(after.play(Take { column: 2, count: 1 }).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The rules of the game, each once, the same for all positions of one game.
    rules: Arc<[TakeRule]>,
    components: Vec<Component>,
    convention: Convention,
}

impl Position {
    /// Heaps of these sizes with one rule for all.
    ///
    /// # Errors
    /// Too many heaps or coins, or a rule that does more than taking.
    pub fn of_heaps(coins: &[u32], rule: TakeRule, convention: Convention) -> Result<Self, PositionError> {
        Self::of_heaps_with_rules(coins, vec![rule], convention)
    }

    /// Heaps of these sizes with one rule for all, or one for each.
    ///
    /// # Errors
    /// Too many heaps or coins, a rule that does more than taking, or another number of rules.
    pub fn of_heaps_with_rules(
        coins: &[u32],
        rules: Vec<TakeRule>,
        convention: Convention,
    ) -> Result<Self, PositionError> {
        if coins.len() > MAX_COMPONENTS {
            return Err(PositionError::TooManyColumns);
        }
        if coins.iter().any(|&coins| coins > MAX_COINS) {
            return Err(PositionError::TooManyCoins);
        }
        if rules.len() != 1 && rules.len() != coins.len() {
            return Err(PositionError::RulesDoNotMatch { rules: rules.len(), columns: coins.len() });
        }
        if let Some(rule) = rules.iter().find(|rule| !rule.is_take_only()) {
            return Err(PositionError::UnsupportedRule(rule.to_string()));
        }
        let mut distinct: Vec<TakeRule> = Vec::new();
        let mut places: Vec<u8> = Vec::with_capacity(rules.len());
        for rule in rules {
            let place = distinct.iter().position(|known| *known == rule).unwrap_or_else(|| {
                distinct.push(rule);
                distinct.len() - 1
            });
            // There are no more rules than components, and so few fit.
            places.push(place as u8);
        }
        let heaps = coins.iter().zip(places.iter().cycle());
        let components = heaps.map(|(&coins, &rule)| Component::Heap { coins, rule }).collect();
        Ok(Self { rules: distinct.into(), components, convention })
    }

    /// The heaps, empty ones among them.
    pub fn heaps(&self) -> impl Iterator<Item = Heap<'_>> {
        self.components
            .iter()
            .map(|&Component::Heap { coins, rule }| Heap { coins, rule: &self.rules[usize::from(rule)] })
    }

    /// The rules of the game, each once.
    pub fn rules(&self) -> &[TakeRule] {
        &self.rules
    }

    pub(crate) fn shared_rules(&self) -> Arc<[TakeRule]> {
        Arc::clone(&self.rules)
    }

    /// The components, empty ones among them.
    pub(crate) fn components(&self) -> &[Component] {
        &self.components
    }

    /// The only heap that holds coins, if there is exactly one.
    pub(crate) fn single_heap(&self) -> Option<Heap<'_>> {
        let mut heaps = self.heaps().filter(|heap| heap.coins > 0);
        match (heaps.next(), heaps.next()) {
            (Some(heap), None) => Some(heap),
            _ => None,
        }
    }

    /// Who wins when no move is left.
    pub fn convention(&self) -> Convention {
        self.convention
    }

    /// How many coins are left in all.
    pub fn coins(&self) -> u64 {
        self.heaps().map(|heap| u64::from(heap.coins)).sum()
    }

    /// How many positions can come of this one at the most, up to the order of equal heaps.
    pub fn followers(&self) -> f64 {
        let CanonicalPosition(heaps, _) = self.canonical();
        // m equal heaps of c coins become one of the (c + m) over m multisets of m numbers up to c.
        let mut equal = 0u32;
        let factors = heaps.iter().enumerate().map(|(place, heap)| {
            equal = if place > 0 && heaps[place - 1] == *heap { equal + 1 } else { 1 };
            let Component::Heap { coins, .. } = heap;
            f64::from(coins + equal) / f64::from(equal)
        });
        factors.product()
    }

    /// Whether only one thing can still happen: the last coin must be taken, and loses.
    pub fn is_decided(&self) -> bool {
        self.convention == Convention::Misere && self.coins() == 1 && self.legal_moves().len() == 1
    }
}

/// The components that are not empty, in order, and the convention. Positions compare by it only where their rules are the same,
/// in the same order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanonicalPosition(Vec<Component>, Convention);

impl Game for Position {
    type Move = Take;
    type Moves = Moves;
    type Canonical = CanonicalPosition;
    type Refusal = IllegalTake;

    fn legal_moves(&self) -> Moves {
        Moves::new(self.heaps().map(Heap::takes).enumerate())
    }

    fn play(&self, take: Take) -> Result<Self, IllegalTake> {
        let mut after = self.clone();
        after.advance(take)?;
        Ok(after)
    }

    fn advance(&mut self, Take { column, count }: Take) -> Result<(), IllegalTake> {
        let Some(heap) = self.heaps().nth(column) else {
            return Err(IllegalTake::NoColumn { column, columns: self.components.len() });
        };
        if count > heap.coins {
            return Err(IllegalTake::TooFew { count, coins: heap.coins });
        }
        if !heap.allows(count) {
            return Err(IllegalTake::Forbidden { count, rule: heap.rule.to_string() });
        }
        let Component::Heap { coins, .. } = &mut self.components[column];
        *coins -= count;
        Ok(())
    }

    fn result(&self) -> Option<Ending> {
        self.heaps().all(|heap| heap.rule.is_stuck(heap.coins)).then(|| self.convention.ending())
    }

    fn canonical(&self) -> CanonicalPosition {
        let mut sorted: Vec<Component> = Vec::new();
        for &component in self.components.iter().filter(|component| !component.is_empty()) {
            sorted.insert(sorted.partition_point(|other| *other < component), component);
        }
        CanonicalPosition(sorted, self.convention)
    }
}
