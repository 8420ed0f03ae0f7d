//! Games as people write them down: `21: 3 1 2`, or `5 4 3: 1x3 2x4` for several columns.
//!
//! Before the colon stand the coins of each column, after it the takes in turn. A take is a number of coins, or the
//! column (counted from 1), an `x` and the number of coins. Full-width signs and stray spaces do no harm, nor does a
//! comma between takes. What is written need not be a whole game.

use crate::history::{Action, ActionError, History};
use crate::position::{
    Convention, IllegalTake, ParseColumnsError, Position, PositionError, Take, parse_columns,
};
use crate::rule::TakeRule;
use crate::text::{MAX_TEXT, narrow_sign, read_coins};
use thiserror::Error;

/// Why a text is not the record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// More characters than anyone writes.
    #[error("a record has at most {MAX_TEXT} characters")]
    TooLong,
    /// Nothing says where the coins end and the takes begin.
    #[error("a colon is needed between the coins and the takes, as in 21: 3 1 2")]
    NoColon,
    /// The coins cannot be read.
    #[error(transparent)]
    Columns(#[from] ParseColumnsError),
    /// There is no such position.
    #[error(transparent)]
    Impossible(#[from] PositionError),
    /// A part after the colon is no take.
    #[error("turn {turn}: \"{text}\" is not a take")]
    NotATake {
        /// The number of the turn, from 1.
        turn: usize,
        /// What was written.
        text: String,
    },
    /// There are several columns, and a take does not say which one it is from.
    #[error("turn {turn}: \"{text}\" does not say which column; write 2x{text} for the second")]
    WhichColumn {
        /// The number of the turn, from 1.
        turn: usize,
        /// What was written.
        text: String,
    },
    /// The take is not allowed there.
    #[error("turn {turn}: {error}")]
    Refused {
        /// The number of the turn, from 1.
        turn: usize,
        /// Why.
        error: ActionError<IllegalTake>,
    },
}

/// Reads a game that was played by `rule` in every column.
///
/// ```
/// use last_coin::{Convention, read_record};
///
/// let rule = "1-3".parse()?;
/// let game = read_record("２１：３ １ ２", &rule, Convention::Misere)?;
/// assert_eq!(game.position().coins(), 15);
/// let error = read_record("21: 3 4", &rule, Convention::Misere).err().expect("4 is too many");
/// assert_eq!(error.to_string(), "turn 2: the rule \"1-3\" does not allow taking 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What is wrong, and in which turn.
pub fn read_record(
    text: &str,
    rule: &TakeRule,
    convention: Convention,
) -> Result<History<Position>, RecordError> {
    if text.chars().count() > MAX_TEXT {
        return Err(RecordError::TooLong);
    }
    // Spaces stay, so that no part is blamed for its neighbour.
    let text: String = text.chars().map(narrow_sign).collect();
    let (columns, takes) = text.split_once(':').ok_or(RecordError::NoColon)?;
    let columns = parse_columns(columns)?;
    let mut history = History::new(Position::of_heaps(&columns, rule.clone(), convention)?);
    let parts = takes.split([',', ' ']).filter(|part| !part.is_empty());
    for (turn, part) in (1..).zip(parts) {
        let take = read_take(part, turn, columns.len())?;
        history.act(Action::Move(take)).map_err(|error| RecordError::Refused { turn, error })?;
    }
    Ok(history)
}

fn read_take(part: &str, turn: usize, columns: usize) -> Result<Take, RecordError> {
    let number =
        |digits| read_coins(digits).map_err(|_| RecordError::NotATake { turn, text: part.to_owned() });
    let Some((column, count)) = part.split_once(['x', '×', '*']) else {
        let count = number(part)?;
        return if columns == 1 {
            Ok(Take { column: 0, count })
        } else {
            Err(RecordError::WhichColumn { turn, text: part.to_owned() })
        };
    };
    let column = number(column)?.checked_sub(1);
    let column = column.ok_or_else(|| RecordError::NotATake { turn, text: part.to_owned() })?;
    Ok(Take { column: column as usize, count: number(count)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::history::{Finish, Status};

    fn read(text: &str, rule: &str) -> Result<History<Position>, RecordError> {
        read_record(text, &rule.parse().expect("a rule"), Convention::Misere)
    }

    fn takes(text: &str, rule: &str) -> Vec<(usize, u32)> {
        let history = read(text, rule).expect("a game");
        let takes = history.actions().iter().map(|action| match *action {
            Action::Move(take) => (take.column, take.count),
            Action::Resign(_) => panic!("nobody gave up"),
        });
        takes.collect()
    }

    #[test]
    fn takes_are_read_in_turn() {
        assert_eq!(takes("21: 3 1 2", "1-3"), [(0, 3), (0, 1), (0, 2)]);
        assert_eq!(takes("21:3,1,2", "1-3"), [(0, 3), (0, 1), (0, 2)]);
        assert_eq!(takes(" ２１　：　３、１　２ ", "1-3"), [(0, 3), (0, 1), (0, 2)]);
        assert_eq!(takes("5 4 3: 1x3 3×3 2*4", "any"), [(0, 3), (2, 3), (1, 4)]);
        assert_eq!(takes("5-4-3：１ｘ３", "any"), [(0, 3)]);
        assert_eq!(takes("21: 1x3", "1-3"), [(0, 3)]);
        assert_eq!(takes("5 - 4 , 3 : 1x3 , 3x3", "any"), [(0, 3), (2, 3)]);
        assert_eq!(takes("21:", "1-3"), []);
    }

    #[test]
    fn a_whole_game_has_its_winner() {
        let won_by = |winner| Status::Over { winner: Some(winner), finish: Finish::NoMove };
        assert_eq!(read("5: 3 1 1", "1-3").expect("a game").status(), won_by(Seat::Second));
        assert_eq!(read("5: 3 2", "1-3").expect("a game").status(), won_by(Seat::First));
    }

    #[test]
    fn errors_say_where_and_what() {
        for (text, rule, message) in [
            ("", "1-3", "a colon is needed between the coins and the takes, as in 21: 3 1 2"),
            ("21 3 1 2", "1-3", "a colon is needed between the coins and the takes, as in 21: 3 1 2"),
            (":1", "1-3", "at least one coin is needed"),
            ("2l: 3", "1-3", "\"2l\" is not a number of coins"),
            ("21: 3 one", "1-3", "turn 2: \"one\" is not a take"),
            ("21: 3 -1", "1-3", "turn 2: \"-1\" is not a take"),
            ("21: 3 - 1", "1-3", "turn 2: \"-\" is not a take"),
            ("21: 3-1", "1-3", "turn 1: \"3-1\" is not a take"),
            ("21: 3: 1", "1-3", "turn 1: \"3:\" is not a take"),
            ("21: 3 0x1", "1-3", "turn 2: \"0x1\" is not a take"),
            ("21: 3 1x", "1-3", "turn 2: \"1x\" is not a take"),
            ("21: 3 1x1x1", "1-3", "turn 2: \"1x1x1\" is not a take"),
            ("21: 3 99999999999", "1-3", "turn 2: \"99999999999\" is not a take"),
            ("21: 3 0", "1-3", "turn 2: the rule \"1-3\" does not allow taking 0"),
            ("21: 3 4", "1-3", "turn 2: the rule \"1-3\" does not allow taking 4"),
            ("3: 2 2", "1-3", "turn 2: 2 cannot be taken from 1"),
            ("3: 2 1 1", "1-3", "turn 3: the game is over"),
            ("5 4: 3", "any", "turn 1: \"3\" does not say which column; write 2x3 for the second"),
            ("5 4: 3x1", "any", "turn 1: there is no column 3: the position has 2"),
            ("1000000001: 1", "any", "a column holds at most 1000000000 coins"),
            (
                "21: 3",
                "0.77",
                "the rule \"0.77\" does more than take coins: only octal codes whose digits are 0 or 3 can be used here",
            ),
        ] {
            let error = read(text, rule).err().unwrap_or_else(|| panic!("{text} was read"));
            assert_eq!(error.to_string(), message, "{text}");
        }
        assert_eq!(read(&format!("21: {}", "1 ".repeat(3000)), "1-3").err(), Some(RecordError::TooLong));
    }
}
