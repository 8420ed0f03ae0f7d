//! The mex of a set of numbers: the least number from 0 on that it lacks.

/// The mex of `values`, in time linear in how many they are, however large each is.
pub(crate) fn mex(values: impl Iterator<Item = u32> + Clone) -> u32 {
    // Of the numbers up to how many values there are, one at least is absent.
    let most = values.clone().count();
    let mut seen = vec![false; most + 1];
    for value in values {
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    }
    seen.iter().position(|&seen| !seen).unwrap_or(most) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_absent_number_is_found() {
        for (values, least) in [
            (&[][..], 0),
            (&[1, 2], 0),
            (&[0, 0, 0], 1),
            (&[2, 0, 1], 3),
            (&[0, u32::MAX, 1, 1], 2),
            (&[3, 1, 0, 4], 2),
        ] {
            assert_eq!(mex(values.iter().copied()), least, "{values:?}");
        }
    }
}
