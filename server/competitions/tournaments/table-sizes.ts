/**
 * The table sizes that a tournament may use besides the preferred one, for numbers of people that do not fit. Nobody
 * who came for a game of several is put at a table of two, and no table lacks more than two seats.
 */
export function allowedSizes(seats: number, fewest: number): readonly number[] {
  const least = Math.max(fewest, seats > 3 ? Math.max(3, seats - 2) : 2)
  return Array.from({ length: Math.max(0, seats - least) + 1 }, (_, less) => seats - less)
}

/** Enough rounds to leave one person undefeated at tables of two; one more at larger ones, where luck weighs more. */
export function roundsFor(people: number, seats: number): number {
  let rounds = 1
  for (let reached = seats; reached < people; reached *= seats) rounds += 1
  return seats === 2 ? rounds : rounds + 1
}
