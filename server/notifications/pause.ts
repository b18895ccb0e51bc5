const first = 20_000
const longest = 6 * 3_600_000
const mostTries = 14

/** The pause after a number of attempts in whole milliseconds: longer each time, about a day in all; undefined to give up. */
export function pauseAfter(tries: number): number | undefined {
  if (tries >= mostTries) return undefined
  const pause = Math.min(first * 2 ** (tries - 1), longest)
  // Spread, so that a server that comes back does not get all retries at once.
  return Math.round(pause * (0.8 + 0.4 * Math.random()))
}
