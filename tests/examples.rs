//! The console programs in `examples/`, run with good and odd input.

use last_coin::{Convention, nim};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Cargo builds the examples with the tests, into a folder beside that of the tests.
fn program(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("this test's own file");
    let profile = test.ancestors().nth(2).expect("the profile's folder");
    let path = profile.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    assert!(path.exists(), "{} is missing: cargo build --examples makes it", path.display());
    path
}

fn start(name: &str, arguments: &[&str]) -> Child {
    let mut command = Command::new(program(name));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("a program that starts")
}

/// What the program writes, and what it reports where it fails with exit status 1.
fn run(name: &str, arguments: &[&str], input: &[u8]) -> (String, Option<String>) {
    let mut child = start(name, arguments);
    // A program that refuses its arguments does not read its input.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("a program that ends");
    let error = String::from_utf8(output.stderr).expect("text");
    let is_failure = output.status.code() == Some(1);
    assert!(is_failure || output.status.success(), "{name} {arguments:?}: {} {error}", output.status);
    assert_eq!(error.is_empty(), !is_failure, "{name} {arguments:?}: {error}");
    (String::from_utf8(output.stdout).expect("text"), is_failure.then(|| error.trim_end().to_owned()))
}

#[track_caller]
fn assert_writes(name: &str, arguments: &[&str], input: &str, expected: &str) {
    assert_eq!(run(name, arguments, input.as_bytes()), (expected.to_owned(), None));
}

#[track_caller]
fn assert_fails(name: &str, arguments: &[&str], input: &[u8], written: &str, error: &str) {
    assert_eq!(run(name, arguments, input), (written.to_owned(), Some(format!("{name}: {error}"))));
}

const NO_PLAN: &str = "there is no good plan\n";

#[test]
fn judge_says_yes_where_the_first_player_wins() {
    assert_writes("judge", &[], "3\n3\n5 8 13\n4\n2 3 8 10\n3\n1 1 1\n", "No\nYes\nYes\n");
    assert_writes("judge", &[], "2  0  2 0 0", "No\nNo\n");
    assert_writes("judge", &[], "0", "");
    assert_writes("judge", &[], "1\r\n1\r\n18446744073709551615\r\n", "Yes\n");
}

#[test]
fn judge_names_what_is_wrong() {
    let limit = "is not a whole number from 0 to 18446744073709551615";
    let missing = "the input ends where a number is needed";
    assert_fails("judge", &[], b"", "", &format!("the number of games: {missing}"));
    let no_arguments = "there are no arguments: whoever takes the last coin wins";
    assert_fails("judge", &["misere"], b"1 1 7", "", no_arguments);
    assert_fails("judge", &[], b"one", "", &format!("the number of games: \"one\" {limit}"));
    assert_fails("judge", &[], b"2 1 7", "Yes\n", &format!("game 2: {missing}"));
    assert_fails("judge", &[], b"1 3 1 2", "", &format!("game 1: {missing}"));
    assert_fails("judge", &[], b"1 1 -4", "", &format!("game 1: \"-4\" {limit}"));
    assert_fails("judge", &[], b"1 1 1.5", "", &format!("game 1: \"1.5\" {limit}"));
    let huge = "18446744073709551616";
    assert_fails("judge", &[], format!("1 1 {huge}").as_bytes(), "", &format!("game 1: \"{huge}\" {limit}"));
    assert_fails("judge", &[], b"1 18446744073709551615 1", "", &format!("game 1: {missing}"));
    assert_fails("judge", &[], b"1 1 \xff", "", &format!("game 1: \"\u{fffd}\" {limit}"));
    assert_fails("judge", &[], b"1 1 7 8", "Yes\n", "the input goes on after the last game");
    let long = "x".repeat(1000);
    assert_fails(
        "judge",
        &[],
        long.as_bytes(),
        "",
        &format!("the number of games: \"{}\" {limit}", &long[..40]),
    );
}

#[test]
fn plan_writes_what_each_plan_leaves() {
    let five = "4 4 3 2 1\n5 4 2 2 1\n5 4 3 2 0\n";
    assert_writes("plan", &[], "5 4 3 2 1 0", five);
    assert_writes("plan", &["misere"], "5\n4\n3\n2\n1\n0\n", five);
    assert_writes("plan", &[], "3 1 0 5 8 13 0\n7 0", &format!("1 1\n{NO_PLAN}0\n"));
    assert_writes("plan", &["misere"], "3 1 0 1 1 1 0 7 0 1 0", &format!("0 1\n{NO_PLAN}1\n{NO_PLAN}"));
    assert_writes("plan", &[], "0 0", &NO_PLAN.repeat(2));
    assert_writes("plan", &["misere"], "0", NO_PLAN);
    assert_writes("plan", &[], "", "");
}

#[test]
fn plan_names_what_is_wrong() {
    let limit = "is not a whole number from 0 to 18446744073709551615";
    assert_fails("plan", &[], b"3 1 0 4 4", "1 1\n", "the last position does not end with 0");
    assert_fails("plan", &[], b"3 1 0 -2 0", "1 1\n", &format!("\"-2\" {limit}"));
    assert_fails("plan", &[], b"a 0", "", &format!("\"a\" {limit}"));
    assert_fails("plan", &[], b"99999999999999999999 0", "", &format!("\"99999999999999999999\" {limit}"));
    assert_fails("plan", &["Misere"], b"", "", "the only argument may be: misere");
    assert_fails("plan", &["misere", "misere"], b"", "", "the only argument may be: misere");
}

#[test]
fn a_million_heaps_are_judged_and_planned() {
    let mut heaps = String::new();
    for heap in 0..1_000_000 {
        write!(heaps, "{} ", heap / 2 + 1).expect("memory");
    }
    assert_writes("judge", &[], &format!("1 1000000 {heaps}"), "No\n");
    assert_writes("plan", &[], &format!("{heaps} 0"), NO_PLAN);
    assert_writes("plan", &[], &format!("{heaps} 5000000 0"), &format!("{heaps}0\n"));
    // As many plans as heaps cannot be written: so many lines of so many numbers.
    let ones = "1 ".repeat(1_000_001);
    let (written, error) = run("plan", &[], format!("{ones} 0").as_bytes());
    assert_eq!(error.as_deref(), Some("plan: only 9 of 1000001 plans are written"));
    assert_eq!(written.lines().count(), 9);
}

#[test]
fn table_writes_who_wins_and_how() {
    let expected = "1: won, take 1\n2: won, take 2\n3: lost\n4: won, take 1\n5: won, take 2\n6: lost\n";
    assert_writes("table", &["2", "normal", "6"], "", expected);
    let expected = "1: lost\n2: won, take 1\n3: won, take 2\n4: won, take 3\n5: lost\n6: won, take 1\n";
    assert_writes("table", &["3", "misere", "6"], "", expected);
    assert_writes("table", &["３ ", "misere", "6"], "", expected);
    assert_writes(
        "table",
        &["odd", "normal", "4"],
        "",
        "1: won, take 1\n2: lost\n3: won, take 1, 3\n4: lost\n",
    );
    let expected = "1: won, no move is left\n2: lost\n3: lost\n4: won, take 2\n";
    assert_writes("table", &["2,5", "misere", "4"], "", expected);
    assert_writes("table", &["any", "normal", "0"], "", "");
    assert_writes("table", &["1000000000", "misere", "2"], "", "1: lost\n2: won, take 1\n");
}

#[test]
fn the_longest_table_follows_the_definition() {
    let (written, _) = run("table", &["2,5,7", "misere", "10000"], b"");
    let mut is_lost = vec![false];
    let mut expected = String::new();
    for coins in 1..=10_000 {
        let legal: Vec<usize> = [2, 5, 7].into_iter().filter(|&take| take <= coins).collect();
        let takes = legal.iter().filter(|&take| is_lost[coins - take]);
        let takes: Vec<String> = takes.map(ToString::to_string).collect();
        is_lost.push(!legal.is_empty() && takes.is_empty());
        let line = match (&legal[..], &takes[..]) {
            ([], _) => "won, no move is left".to_owned(),
            (_, []) => "lost".to_owned(),
            (_, takes) => format!("won, take {}", takes.join(", ")),
        };
        writeln!(expected, "{coins}: {line}").expect("memory");
    }
    assert_eq!(written, expected);
}

#[test]
fn table_reads_full_width_digits_and_numbers_as_people_write_them() {
    let (narrow, _) = run("table", &["3", "misere", "1000"], b"");
    for last in ["１０００", "1,000", "1 000"] {
        assert_writes("table", &["３", "misere", last], "", &narrow);
    }
}

#[test]
fn table_names_what_is_wrong() {
    let needed = "three arguments are needed: K, normal or misere, n";
    assert_fails("table", &[], b"", "", needed);
    assert_fails("table", &["3", "normal"], b"", "", needed);
    assert_fails("table", &["0", "normal", "5"], b"", "", "0 is not a take");
    for large in ["1000000001", "99999999999"] {
        assert_fails("table", &[large, "normal", "5"], b"", "", "a take is at most 1000000000 coins");
    }
    assert_fails("table", &["3", "usual", "5"], b"", "", "\"usual\" is neither normal nor misere");
    for last in ["-1", "10001", "x", ""] {
        assert_fails("table", &["3", "normal", last], b"", "", "n must be a number from 0 to 10000");
    }
    for rule in ["0.77", "4.3", "grundy"] {
        let error = format!("\"{rule}\" is not a rule of taking alone: `solve` knows it");
        assert_fails("table", &[rule, "normal", "5"], b"", "", &error);
    }
    for rule in ["x", "", "-3", "0.8"] {
        let (written, error) = run("table", &[rule, "normal", "5"], b"");
        assert!(written.is_empty() && error.is_some(), "{rule}: {error:?}");
    }
}

/// The columns as `five` draws them last: how often a coin stands above each number.
fn drawn_columns(written: &str) -> Vec<u64> {
    let lines: Vec<&str> = written.lines().collect();
    let bottom = lines.iter().rposition(|&line| line == "1 2 3 4 5").expect("the numbers of the columns");
    let rows = lines[..bottom].iter().rev().take_while(|line| line.trim_start().starts_with('O'));
    let mut columns = vec![0; 5];
    for row in rows {
        for (column, coins) in columns.iter_mut().enumerate() {
            *coins += u64::from(row.as_bytes().get(2 * column) == Some(&b'O'));
        }
    }
    columns
}

/// Plays a whole game against `five` by choosing a move from the columns drawn; what is written after the last of them.
/// The moves are typed by turns as two entries and as one.
fn play_five(arguments: &[&str], choose: impl Fn(&[u64]) -> (usize, u64)) -> String {
    let mut child = start("five", arguments);
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut read = || {
        let mut written = Vec::new();
        output.read_until(b'?', &mut written).expect("text");
        String::from_utf8(written).expect("text")
    };
    let mut is_together = false;
    let mut written = read();
    while written.ends_with("Which column?") {
        let (column, count) = choose(&drawn_columns(&written));
        if is_together {
            writeln!(input, "{} {count}", column + 1).expect("a pipe");
        } else {
            writeln!(input, "{}", column + 1).expect("a pipe");
            assert_eq!(read(), " How many?");
            writeln!(input, "{count}").expect("a pipe");
        }
        is_together = !is_together;
        written = read();
    }
    assert!(child.wait().expect("a program that ends").success());
    written
}

#[test]
fn five_is_won_from_the_start_by_a_plan() {
    for seed in 0..20 {
        let end = play_five(&["first", &seed.to_string()], |columns| {
            let plan = nim::plans(columns, Convention::Misere).next().expect("a won position");
            (plan.heap, plan.take)
        });
        assert!(end.ends_with("you win.\n"), "{seed}: {end}");
    }
}

#[test]
fn five_says_who_must_take_the_last_coin() {
    let single_coins =
        |columns: &[u64]| (columns.iter().position(|&coins| coins > 0).expect("the game goes on"), 1);
    let ends: Vec<String> =
        (0..20).map(|seed| play_five(&["second", &seed.to_string()], single_coins)).collect();
    let is_lost = |end: &String| end.ends_with("One coin is left, and you must take it: I win.\n");
    let is_won = |end: &String| end.ends_with("One coin is left, and I must take it: you win.\n");
    assert!(ends.iter().all(|end| is_lost(end) || is_won(end)), "{ends:?}");
    assert!(ends.iter().any(is_lost) && ends.iter().any(is_won), "{ends:?}");
    // Whoever takes all that is left has taken the last coin too.
    let whole_columns = |columns: &[u64]| {
        let column = columns.iter().position(|&coins| coins > 0).expect("the game goes on");
        (column, columns[column])
    };
    let ends = (0..20).map(|seed| play_five(&["first", &seed.to_string()], whole_columns));
    assert!(ends.into_iter().any(|end| end.ends_with("That was the last coin: I win.\n")));
}

#[test]
fn five_asks_again_and_ends_with_its_input() {
    let drawn = "O\nO O\nO O O\nO O O O\nO O O O O\n1 2 3 4 5\n";
    let ask = "Which column? ";
    let many = "How many? ";
    let help = "Write the column and the number of coins, such as 2 and then 3.\n";
    let refused = "This cannot be done: 6 cannot be taken from 5.\n";
    let nowhere = "This cannot be done: there is no column 6: the position has 5.\n";
    let nothing = "This cannot be done: the rule \"any\" does not allow taking 0.\n";
    let answers = [help, help, help, refused, nowhere, nothing];
    let together = answers.map(|answer| format!("{ask}{answer}")).concat();
    let apart = [help, help, refused, nowhere].map(|answer| format!("{ask}{many}{answer}")).concat();
    let expected = format!("{drawn}{together}{apart}{ask}{many}\nThe game is left.\n");
    let input = b"\n0 1\nx \xff\n1 6\n6 1\n1 0\n1\n\n1\nx\n1\n6\n6\n1\n1\n";
    assert_eq!(run("five", &[], input), (expected, None));
    let wide = "２　９\n２\n９\n".as_bytes();
    let (written, _) = run("five", &["first", "7"], wide);
    assert_eq!(written.matches("This cannot be done: 9 cannot be taken from 4.\n").count(), 2, "{written}");
    let (written, _) = run("five", &["first", "7"], b"1 -1\n1 99999999999\n1 1 1\n");
    assert_eq!(written.matches(help).count(), 3);
}

#[test]
fn five_names_what_is_wrong() {
    let usage = "the arguments are: first or second, and a whole number for the computer's choices";
    for arguments in [&["third"][..], &["first", "x"], &["first", "1", "2"], &[""]] {
        assert_fails("five", arguments, b"", "", usage);
    }
}

#[test]
fn strips_says_who_wins_on_each_board() {
    assert_writes("strips", &[], "1 5 1\n3\n1\n5\n6\n", "1\n1\n2\n");
    assert_writes("strips", &[], "7 7 7  4  0 6 7 13", "2\n2\n1\n1\n");
    assert_writes("strips", &[], "2 3 5\r\n0\r\n", "");
    // Single squares are laid until none is left: the parity decides.
    assert_writes("strips", &[], "1 1 1 3 1000000 999999 2", "2\n1\n2\n");
    assert_writes("strips", &[], "1000000 1000000 1000000 2 1000000 999999", "1\n2\n");
}

#[test]
fn strips_names_what_is_wrong() {
    let missing = "the input ends where a number is needed";
    let (lengths, boards) =
        ("is not a whole number from 1 to 1000000", "is not a whole number from 0 to 1000000");
    assert_fails("strips", &[], b"", "", &format!("the strips: {missing}"));
    assert_fails("strips", &[], b"1 5", "", &format!("the strips: {missing}"));
    assert_fails("strips", &[], b"1 0 1 1 1", "", &format!("the strips: \"0\" {lengths}"));
    assert_fails("strips", &[], b"1 1000001 1", "", &format!("the strips: \"1000001\" {lengths}"));
    assert_fails("strips", &[], b"1 5 1", "", &format!("the number of boards: {missing}"));
    assert_fails("strips", &[], b"1 5 1 3 1 5", "1\n1\n", &format!("board 3: {missing}"));
    assert_fails("strips", &[], b"1 5 1 3 1 1000001", "1\n", &format!("board 2: \"1000001\" {boards}"));
    assert_fails("strips", &[], b"1 5 1 2 -1 1", "", &format!("board 1: \"-1\" {boards}"));
    assert_fails("strips", &[], b"1 5 1 1 \xff", "", &format!("board 1: \"\u{fffd}\" {boards}"));
    assert_fails("strips", &[], b"1 5 1 1 6 7", "2\n", "the input goes on after the last board");
    assert_fails("strips", &[], b"1 5 1 4294967295 6", "2\n", &format!("board 2: {missing}"));
}

/// What `solve` writes, each line read, and whether it reports a bad line by its exit status.
fn solve(input: impl AsRef<[u8]>) -> (Vec<Value>, bool) {
    let mut child = start("solve", &[]);
    let mut pipe = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // Beside the reading, because neither pipe holds all of a long input.
    let writer = thread::spawn(move || pipe.write_all(&input));
    let output = child.wait_with_output().expect("a program that ends");
    writer.join().expect("a thread that ends").expect("a program that reads all its input");
    assert!(output.stderr.is_empty() && matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    let lines = output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let answers = lines.map(|line| serde_json::from_slice(line).expect("JSON")).collect();
    (answers, !output.status.success())
}

#[track_caller]
fn assert_solves(question: &str, answer: Value) {
    assert_eq!(solve(question), (vec![answer], false), "{question}");
}

#[test]
fn solve_answers_with_outcome_value_and_winning_moves() {
    assert_solves(
        r#"{"heaps":[5,4,3],"rule":"any","convention":"misere"}"#,
        json!({"outcome": "N", "grundy": 2, "winning": [{"heap": 2, "take": 2, "leaves": [1]}]}),
    );
    assert_solves(
        r#"{"graph":"a>b c; b>c","tokens":["a","b"],"convention":"normal"}"#,
        json!({"outcome": "N", "grundy": 3, "winning": [{"token": 0, "to": "b"}]}),
    );
    // Every heap with a rule of its own, and one with the common one.
    assert_solves(
        r#"{"heaps":[{"coins":7,"rule":"1-3"},{"coins":4,"rule":"odd"},2],"rule":"any","convention":"normal"}"#,
        json!({"outcome": "N", "grundy": 1, "winning": [
            {"heap": 0, "take": 1, "leaves": [6]},
            {"heap": 1, "take": 1, "leaves": [3]},
            {"heap": 1, "take": 3, "leaves": [1]},
        ]}),
    );
    // Heaps and tokens in one game.
    assert_solves(
        r#"{"heaps":[1],"rule":"any","graph":"a>b","tokens":["a"],"convention":"misere"}"#,
        json!({"outcome": "N", "grundy": 0, "winning": [
            {"heap": 0, "take": 1, "leaves": []},
            {"token": 0, "to": "b"},
        ]}),
    );
    assert_solves(r#"{"convention":"misere"}"#, json!({"outcome": "N", "grundy": 0, "winning": []}));
    assert_solves(
        r#"{"heaps":[],"rule":"any","convention":"normal"}"#,
        json!({"outcome": "P", "grundy": 0, "winning": []}),
    );
    assert_eq!(solve(""), (vec![], false));
}

/// By heap, take and what is left of the heap, ascending and without zeros.
#[test]
fn solve_sorts_the_moves_and_writes_each_once() {
    assert_solves(
        r#"{"heaps":[5,3,5,5],"rule":"0.77","convention":"normal"}"#,
        json!({"outcome": "N", "grundy": 7, "winning": [
            {"heap": 0, "take": 2, "leaves": [1, 2]},
            {"heap": 0, "take": 2, "leaves": [3]},
            {"heap": 2, "take": 2, "leaves": [1, 2]},
            {"heap": 2, "take": 2, "leaves": [3]},
            {"heap": 3, "take": 2, "leaves": [1, 2]},
            {"heap": 3, "take": 2, "leaves": [3]},
        ]}),
    );
    let (answers, _) =
        solve(r#"{"heaps":[9,{"coins":8,"rule":"4.(7)"}],"rule":"0.(7)","convention":"misere"}"#);
    let [answer] = &answers[..] else { panic!("{answers:?}") };
    let moves = answer["winning"].as_array().expect("a list");
    let key = |made: &Value| {
        let leaves: Vec<u64> =
            made["leaves"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
        assert!(leaves.is_sorted() && !leaves.contains(&0), "{made}");
        (made["heap"].as_u64(), made["take"].as_u64(), leaves)
    };
    let keys: Vec<_> = moves.iter().map(key).collect();
    assert!(!keys.is_empty() && keys.windows(2).all(|pair| pair[0] < pair[1]), "{answer}");
    // Two edges between the same vertices are one move.
    assert_solves(
        r#"{"graph":"a>b b; a>b","tokens":["a"],"convention":"normal"}"#,
        json!({"outcome": "N", "grundy": 1, "winning": [{"token": 0, "to": "b"}]}),
    );
}

#[test]
fn solve_names_a_bad_line_and_goes_on() {
    let good = r#"{"heaps":[2],"rule":"any","convention":"normal"}"#;
    let bad: [&[u8]; 17] = [
        b"",
        b"nonsense",
        b"\"\xff\"",
        br#"{"heaps":[2],"rule":"any"}"#,
        br#"{"heaps":[2],"rule":"any","convention":"other"}"#,
        br#"{"heaps":[2],"convention":"normal"}"#,
        br#"{"heaps":[2],"rule":"0.8","convention":"normal"}"#,
        br#"{"heaps":[-2],"rule":"any","convention":"normal"}"#,
        br#"{"heaps":[2.5],"rule":"any","convention":"normal"}"#,
        br#"{"heaps":[1000000001],"rule":"any","convention":"normal"}"#,
        br#"{"heaps":[99999999999],"rule":"any","convention":"normal"}"#,
        br#"{"tokens":["a"],"convention":"normal"}"#,
        br#"{"graph":"a>b; b>a","tokens":["a"],"convention":"normal"}"#,
        br#"{"graph":"a>b","tokens":["c"],"convention":"normal"}"#,
        br#"{"heap":[2],"rule":"any","convention":"normal"}"#,
        br#"{"heaps":[999999999],"rule":"odd","convention":"normal"}"#,
        br#"{"heaps":[2],"rule":"any","convention":"normal"} more"#,
    ];
    let mut input = format!("{good}\n").into_bytes();
    for line in bad {
        input.extend([line, b"\n", good.as_bytes(), b"\n"].concat());
    }
    let (answers, is_failure) = solve(&input);
    assert!(is_failure);
    assert_eq!(answers.len(), 1 + 2 * bad.len());
    let solved = json!({"outcome": "N", "grundy": 2, "winning": [{"heap": 0, "take": 2, "leaves": []}]});
    for (answer, line) in answers.iter().zip(1..) {
        if line % 2 == 1 {
            assert_eq!(answer, &solved, "line {line}");
        } else {
            assert_eq!(answer["line"], line, "{answer}");
            assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()), "{answer}");
        }
    }
}

#[test]
fn solve_takes_huge_heaps() {
    let most = 1_000_000_000;
    assert_solves(
        &format!(r#"{{"heaps":[{most},{most},7],"rule":"any","convention":"misere"}}"#),
        json!({"outcome": "N", "grundy": 7, "winning": [{"heap": 2, "take": 7, "leaves": []}]}),
    );
    assert_solves(
        &format!(r#"{{"heaps":[{most}],"rule":"1-3","convention":"misere"}}"#),
        json!({"outcome": "N", "grundy": 0, "winning": [{"heap": 0, "take": 3, "leaves": [most - 3]}]}),
    );
}

#[test]
fn solve_answers_many_lines() {
    let mut random: u64 = 20_261_130;
    let mut input = String::new();
    let mut expected = Vec::new();
    for _ in 0..200_000 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let heaps = [60, 56, 52].map(|shift| random >> shift & 7);
        let (name, convention) = if random >> 40 & 1 == 0 {
            ("normal", Convention::Normal)
        } else {
            ("misere", Convention::Misere)
        };
        writeln!(input, r#"{{"heaps":{heaps:?},"rule":"any","convention":"{name}"}}"#).expect("memory");
        expected.push(nim::plans(&heaps, convention).count());
    }
    let (answers, is_failure) = solve(&input);
    assert!(!is_failure);
    assert_eq!(answers.len(), expected.len());
    for (answer, plans) in answers.iter().zip(expected) {
        assert_eq!(answer["winning"].as_array().map(Vec::len), Some(plans), "{answer}");
    }
}

// ---- pipes and files ----

/// Each program that reads its standard input, with a first question, its answer, and a second question that ends the input well.
const LIVE: [(&str, &str, &str, &str); 4] = [
    ("judge", "2  3 5 8 13  ", "No", "0 "),
    ("plan", "5 8 13 0 ", "there is no good plan", "0"),
    ("strips", "1 5 1  2  6 ", "2", "5"),
    ("solve", "{\"convention\":\"normal\"}\n", "{\"outcome\":\"P\",\"grundy\":0,\"winning\":[]}", ""),
];

#[test]
fn each_question_is_answered_before_the_next_one_is_there() {
    for (name, question, answer, rest) in LIVE {
        let mut child = start(name, &[]);
        let mut input = child.stdin.take().expect("a pipe");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        input.write_all(question.as_bytes()).expect("a pipe");
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            let read = output.read_line(&mut line);
            let _ = sender.send((read.is_ok(), line, output));
        });
        // A program that holds its answer back would wait for ever.
        let answered = receiver.recv_timeout(Duration::from_secs(60));
        if answered.is_err() {
            child.kill().expect("a program that can be stopped");
        }
        let (is_read, line, output) = answered.unwrap_or_else(|_| panic!("{name} does not answer"));
        assert!(is_read && line == format!("{answer}\n"), "{name}: {line}");
        input.write_all(rest.as_bytes()).expect("a pipe");
        drop(input);
        assert_eq!(output.lines().count(), usize::from(!rest.is_empty()), "{name}");
        assert!(child.wait().expect("a program that ends").success(), "{name}");
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_input() {
    let mark = "\u{feff}";
    assert_writes("judge", &[], &format!("{mark}1 1 7"), "Yes\n");
    assert_writes("judge", &[], &format!("{mark}\r\n1 1 7"), "Yes\n");
    assert_writes("plan", &[], &format!("{mark}7 0"), "0\n");
    assert_writes("strips", &[], &format!("{mark}1 5 1 1 6"), "2\n");
    assert_solves(
        &format!("{mark}{{\"convention\":\"misere\"}}"),
        json!({"outcome": "N", "grundy": 0, "winning": []}),
    );
    let (written, _) = run("five", &["first", "7"], format!("{mark}1\n1\n").as_bytes());
    assert!(written.contains("I take "), "{written}");
    // Further on it is as wrong as any other sign.
    assert!(run("judge", &[], format!("1 1 {mark}7").as_bytes()).1.is_some());
}

/// Every program, with arguments and an input of which it has something to write.
const WRITING: [(&str, &[&str], &str); 6] = [
    ("judge", &[], "1 1 7"),
    ("plan", &[], "7 0"),
    ("strips", &[], "1 5 1 1 6"),
    ("table", &["3", "misere", "9"], ""),
    ("five", &[], "1 1"),
    ("solve", &[], "{\"convention\":\"normal\"}"),
];

#[test]
fn whoever_reads_no_more_is_not_told_anything() {
    for (name, arguments, input) in WRITING {
        let mut child = start(name, arguments);
        drop(child.stdout.take());
        // It may have ended already, for nobody reads what it would write.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("a program that ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{name}: {output:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_told() {
    for (name, arguments, input) in WRITING {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a device");
        let mut command = Command::new(program(name));
        command.args(arguments).stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped());
        let mut child = command.spawn().expect("a program that starts");
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("a program that ends");
        let error = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(1), "{name}: {error}");
        assert!(error.starts_with(&format!("{name}: ")) && error.lines().count() == 1, "{name}: {error}");
    }
}
