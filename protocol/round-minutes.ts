/** The longest round of a tournament, in minutes. */
export const mostRoundMinutes = 600
/** Decisions of a seat for which a round has room; each adds an increment to its clock. */
const decisions = 40

/** The shortest round in which the clocks of all seats of a table can run out one after another, in minutes. */
export function leastRoundMinutes(
  { bank, increment }: { readonly bank: number; readonly increment: number },
  seats: number,
): number {
  return Math.max(5, Math.ceil((seats * (bank + increment * decisions)) / 60))
}
