//! Tokens on graphs against plain search, and what is refused.

use last_coin::{
    Budget, Convention, Decision, Ending, Exact, Game, Graph, GraphError, IllegalStep, MAX_EDGES,
    MAX_VERTICES, MoveSet, Outcome, Pair, Player, Step, Tokens, TokensError, TooLarge,
};
use proptest::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

fn graph(text: &str) -> Graph {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ample() -> Budget {
    Budget::new(50_000_000)
}

/// Search with a memory and nothing else.
struct Plain {
    successors: Vec<Vec<u32>>,
    convention: Convention,
    known: HashMap<Vec<u32>, bool>,
}

impl Plain {
    fn new(vertices: usize, edges: &[(u32, u32)], convention: Convention) -> Self {
        let mut successors = vec![Vec::new(); vertices];
        for &(from, to) in edges {
            if !successors[from as usize].contains(&to) {
                successors[from as usize].push(to);
            }
        }
        Self { successors, convention, known: HashMap::new() }
    }

    fn options(&self, tokens: &[u32]) -> Vec<(Step, Vec<u32>)> {
        let mut options = Vec::new();
        for (token, &from) in tokens.iter().enumerate() {
            for &to in &self.successors[from as usize] {
                let mut after = tokens.to_vec();
                after[token] = to;
                options.push((Step { token, to }, after));
            }
        }
        options.sort_unstable();
        options
    }

    fn wins(&mut self, tokens: &[u32]) -> bool {
        if let Some(&known) = self.known.get(tokens) {
            return known;
        }
        let options = self.options(tokens);
        let wins = match &options[..] {
            [] => self.convention == Convention::Misere,
            _ => options.iter().any(|(_, after)| !self.wins(after)),
        };
        self.known.insert(tokens.to_vec(), wins);
        wins
    }

    fn outcome(&mut self, tokens: &[u32]) -> Outcome {
        if self.wins(tokens) { Outcome::N } else { Outcome::P }
    }
}

fn compare(graph: &Arc<Graph>, places: &[u32], plain: &mut Plain) {
    let tokens = Tokens::new(Arc::clone(graph), places.to_vec(), plain.convention).expect("vertices");
    assert_eq!(tokens.outcome(&ample()), Ok(plain.outcome(places)), "{places:?}");
    let options = plain.options(places);
    let legal: Vec<Step> = options.iter().map(|(step, _)| *step).collect();
    let moves = tokens.legal_moves();
    assert_eq!(moves.iter().collect::<Vec<_>>(), legal);
    assert_eq!((0..=moves.len()).map_while(|index| moves.nth(index)).collect::<Vec<_>>(), legal);
    assert_eq!(moves.is_empty(), legal.is_empty());
    let lost = options.iter().filter(|(_, after)| !plain.wins(after));
    let winning: Vec<Step> = lost.map(|(step, _)| *step).collect();
    let found = tokens.winning_moves(&ample()).expect("a small search");
    assert_eq!((found.iter().collect(), found.len()), (winning.clone(), winning.len() as u64), "{places:?}");
    assert_eq!((0..=found.len()).map_while(|index| found.nth(index)).collect::<Vec<_>>(), winning);
    for (step, after) in &options {
        assert_eq!(tokens.play(*step).expect("legal").places(), after);
    }
    let ending = if plain.convention == Convention::Normal { Ending::Loss } else { Ending::Win };
    assert_eq!(tokens.result(), legal.is_empty().then_some(ending));
}

/// Edges from larger to smaller numbers, which are then mixed up.
fn edges() -> impl Strategy<Value = (usize, Vec<(u32, u32)>)> {
    (1usize..=12).prop_flat_map(|vertices| {
        let chances = proptest::collection::vec(0u8..3, vertices * vertices);
        let numbers = Just((0..vertices as u32).collect::<Vec<_>>()).prop_shuffle();
        (chances, numbers).prop_map(move |(chances, numbers)| {
            let pairs = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to)));
            let pairs = pairs.filter(|&(from, to)| chances[from * vertices + to] == 0);
            (vertices, pairs.map(|(from, to)| (numbers[from], numbers[to])).collect())
        })
    })
}

proptest! {
    #[test]
    fn tokens_on_random_graphs_are_what_plain_search_finds(
        (vertices, edges) in edges(),
        places in proptest::collection::vec(0u32..12, 0..=4),
    ) {
        let graph = Arc::new(Graph::new(vertices, edges.iter().copied()).expect("no cycle"));
        let places: Vec<u32> = places.iter().map(|place| place % vertices as u32).collect();
        for convention in CONVENTIONS {
            compare(&graph, &places, &mut Plain::new(vertices, &edges, convention));
        }
    }

    #[test]
    fn values_and_texts_of_random_graphs((vertices, edges) in edges()) {
        let numbered = Graph::new(vertices, edges.iter().copied()).expect("no cycle");
        let text: Vec<String> = (0..vertices).map(|vertex| {
            let own = edges.iter().filter(|&&(from, _)| from as usize == vertex);
            format!("V{vertex}>{}", own.map(|(_, to)| format!(" V{to}")).collect::<String>())
        }).collect();
        let named = graph(&text.join(";"));
        for convention in CONVENTIONS {
            let mut plain = Plain::new(vertices, &edges, convention);
            for vertex in 0..vertices as u32 {
                let pair = numbered.pair(vertex).expect("a vertex");
                prop_assert_eq!(pair.outcome(convention), plain.outcome(&[vertex]));
                let again = named.vertex(&format!("V{vertex}")).expect("it was named");
                prop_assert_eq!(named.name(again), Some(format!("V{vertex}")));
                prop_assert_eq!(named.pair(again), Some(pair));
                prop_assert_eq!(numbered.vertex(&numbered.name(vertex).expect("a vertex")), Some(vertex));
            }
        }
    }

    #[test]
    fn no_text_does_harm(text in "[ab>;, \n→＞ａ-]{0,20}") {
        if let Ok(graph) = text.parse::<Graph>() {
            prop_assert!(graph.vertices() > 0);
        }
    }
}

/// Every position of up to four tokens on graphs with wild vertices.
#[test]
fn wild_vertices_are_what_plain_search_finds() {
    let mut wild = 0;
    for text in ["1>0; 2>0 1; z>2; w>z 1; x>w 0; y>x 2 w", "b>a; c>a b; d>c; e>d b; f>e d; g>f e; h>g a d"] {
        let graph = Arc::new(graph(text));
        let vertices = graph.vertices() as u32;
        wild += (0..vertices).filter(|&vertex| graph.tame(vertex).is_none()).count();
        let edges: Vec<(u32, u32)> =
            (0..vertices).flat_map(|from| graph.successors(from).iter().map(move |&to| (from, to))).collect();
        for convention in CONVENTIONS {
            let mut plain = Plain::new(vertices as usize, &edges, convention);
            for code in 0..vertices.pow(4) {
                let places = [0, 1, 2, 3].map(|place| code / vertices.pow(place) % vertices);
                if places.is_sorted() {
                    for count in 1..=4 {
                        compare(&graph, &places[..count], &mut plain);
                    }
                }
            }
        }
    }
    assert!(wild >= 4, "{wild}");
}

/// From a won position it wins against every reply.
#[test]
fn the_perfect_player_of_any_game_plays_with_tokens() {
    fn check(tokens: &Tokens) {
        let player: &dyn Player<Tokens> = &Exact::new(100_000);
        let Decision::Move(step) = player.decide(tokens, 7, 0).expect("a small search") else {
            panic!("{tokens:?} is not over")
        };
        let after = tokens.play(step).expect("legal");
        assert_eq!(after.outcome(&ample()), Ok(Outcome::P), "{step:?}");
        after.legal_moves().iter().for_each(|reply| {
            let next = after.play(reply).expect("legal");
            if next.result().is_none() {
                check(&next);
            }
        });
    }
    let graph = Arc::new(graph("1>0; 2>0 1; z>2; w>z 1; x>w 0"));
    for convention in CONVENTIONS {
        let tokens = Tokens::named(Arc::clone(&graph), &["x", "w", "2"], convention).expect("vertices");
        assert_eq!(tokens.outcome(&ample()), Ok(Outcome::N));
        check(&tokens);
    }
}

#[test]
fn graphs_are_read() {
    let read = graph(" ａ＞ｂ 、ｃ；\n b > c;; a>b , A\n");
    assert_eq!(read.vertices(), 4);
    let [a, b, c, capital] = ["a", "b", "c", "A"].map(|name| read.vertex(name).expect("named"));
    assert_eq!(read.successors(a), [b, c, capital]);
    assert_eq!(read.vertex("ａ "), Some(a));
    assert_eq!(
        ["a", "b", "c", "A"].map(|name| read.vertex(name).and_then(|vertex| read.grundy(vertex))),
        [Some(2), Some(1), Some(0), Some(0)]
    );
    assert_eq!(read.pair(a), Some(Pair { normal: 2, misere: 2 }));
    assert_eq!(graph("a").pair(0), Some(Pair::STUCK));
    assert_eq!(graph("表→裏 中").vertices(), 3);
    assert_eq!((read.vertex("d"), read.name(4), read.grundy(4), read.pair(4)), (None, None, None, None));
    assert_eq!((read.tame(4), read.successors(4)), (None, &[][..]));
    let numbered = Graph::new(3, [(2, 0), (2, 1), (2, 0)]).expect("no cycle");
    assert_eq!(numbered.successors(2), [0, 1]);
    assert_eq!(
        ["2", "02", "+2", "3", "x", " ２"].map(|name| numbered.vertex(name)),
        [Some(2), None, None, None, None, Some(2)]
    );
}

#[test]
fn what_is_no_graph_is_refused_with_the_reason() {
    for (text, reason) in [
        ("", "no vertex was given"),
        (" ; \n", "no vertex was given"),
        ("a b>c", "\"a b>c\" must begin with one vertex, as in \"a>b c\""),
        ("b; >c", "\">c\" must begin with one vertex, as in \"a>b c\""),
        ("a->b", "\"a-\" is not a name: names of vertices consist of letters, digits and _"),
        ("a>b>c", "\"b>c\" is not a name: names of vertices consist of letters, digits and _"),
        ("a>a", "a game could go on for ever: a > a"),
        ("x>a; a>b y; b>a", "a game could go on for ever: a > b > a"),
    ] {
        let error = text.parse::<Graph>().expect_err(text).to_string();
        assert!(error.starts_with(reason), "{text}: {error}");
    }
    assert_eq!("a".repeat(65).parse::<Graph>().err(), Some(GraphError::NameTooLong));
    assert_eq!(Graph::new(2, [(0, 2)]).err(), Some(GraphError::NoVertex { vertex: 2, vertices: 2 }));
    assert_eq!(Graph::new(MAX_VERTICES + 1, []).err(), Some(GraphError::TooManyVertices));
    assert_eq!(Graph::new(2, std::iter::repeat((1, 0))).err(), Some(GraphError::TooManyEdges));
    assert!(Graph::new(2, std::iter::repeat_n((1, 0), MAX_EDGES)).is_ok());
    let no_vertex = GraphError::NoVertex { vertex: 0, vertices: 0 };
    assert_eq!(Graph::new(0, [(0, 0)]).err(), Some(no_vertex));
    assert_eq!(Graph::new(0, []).map(|graph| graph.vertices()).ok(), Some(0));
}

#[test]
fn cycles_are_named() {
    let cycle = |text: &str| match text.parse::<Graph>() {
        Err(GraphError::Cycle(names)) => names,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(cycle("p>q; q>a; b>c; c>a; x>y; a>b x").concat(), "abca");
    assert_eq!(cycle("c>d b; b>b").concat(), "bb");
    let long = Graph::new(100_000, (0..100_000).map(|vertex| (vertex, (vertex + 1) % 100_000)));
    let error = long.expect_err("a cycle");
    assert!(error.to_string().len() < 200, "{error}");
    assert!(matches!(error, GraphError::Cycle(names) if names.len() == 100_001));
}

#[test]
fn large_graphs_are_solved() {
    // Each vertex has ten successors; and a way through all vertices, too long for recursion.
    let (vertices, each) = (100_000u32, 10u32);
    let edges = (1..vertices).flat_map(|from| (1..=each.min(from)).map(move |step| (from, from - step)));
    let large = Arc::new(Graph::new(vertices as usize, edges).expect("no cycle"));
    // Taking one to ten from a heap.
    for vertex in 0..vertices {
        assert_eq!(large.grundy(vertex), Some(vertex % 11));
    }
    let places: Vec<u32> = (0..vertices).collect();
    let tokens = Tokens::new(Arc::clone(&large), places, Convention::Misere).expect("vertices");
    let outcome = if tokens.grundy() == 0 { Outcome::P } else { Outcome::N };
    assert_eq!(tokens.outcome(&Budget::new(0)), Ok(outcome));
    assert_eq!(tokens.winning_moves(&Budget::new(1000)).err(), Some(TooLarge));
    assert!(tokens.winning_moves(&ample()).is_ok_and(|moves| (moves.is_empty()) == (outcome == Outcome::P)));
}

#[test]
fn searches_that_are_too_large_are_given_up() {
    // A long ladder of vertices to the two before and to a firm one of value 0.
    let rungs = 50_000u32;
    let mut edges = vec![(1, 0), (2, 0), (2, 1), (3, 2), (4, 3), (4, 1)];
    for rung in 5..rungs {
        edges.extend([(rung, rung - 1), (rung, rung - 2), (rung, 3)]);
    }
    let ladder = Arc::new(Graph::new(rungs as usize, edges).expect("no cycle"));
    assert_eq!(ladder.tame(rungs - 1), None);
    let tokens = Tokens::new(ladder, vec![rungs - 1; 30], Convention::Misere).expect("vertices");
    let budget = Budget::new(5_000_000);
    assert_eq!(tokens.outcome(&budget), Err(TooLarge));
    assert!(budget.left() < 100, "less than a move costs");
    assert_eq!(tokens.winning_moves(&Budget::new(5_000_000)).err(), Some(TooLarge));
}

#[test]
fn what_no_token_can_do_is_refused() {
    let graph = Arc::new(graph("a>b; b>c"));
    let named = Tokens::named(Arc::clone(&graph), &["a", "x"], Convention::Normal);
    assert_eq!(named.err(), Some(TokensError::NoSuchName("x".to_owned())));
    let new = Tokens::new(Arc::clone(&graph), vec![3], Convention::Normal);
    assert_eq!(new.err(), Some(TokensError::NoVertex(3)));
    let tokens = Tokens::named(graph, &["a", "b"], Convention::Normal).expect("vertices");
    let refused = |token, to| tokens.play(Step { token, to }).err();
    assert_eq!(refused(2, 0), Some(IllegalStep::NoToken { token: 2, tokens: 2 }));
    assert_eq!(refused(usize::MAX, 0), Some(IllegalStep::NoToken { token: usize::MAX, tokens: 2 }));
    assert_eq!(refused(0, 2), Some(IllegalStep::NoEdge { from: 0, to: 2 }));
    assert_eq!(refused(0, 9), Some(IllegalStep::NoEdge { from: 0, to: 9 }));
    assert_eq!(refused(0, 1), None);
}
