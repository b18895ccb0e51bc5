const longest = 25
/** Commits a second: up to the first nobody would come in time, from the second on waiting pays in full. */
const [quiet, busy] = [20, 50]
/** Milliseconds over which commits are counted. */
const memory = 1_000

/**
 * A transaction has a fixed price, which commits share. How long it is worth waiting for others follows from the rate
 * of recent commits: at a quiet server nobody waits. Each call counts one commit, at this time in milliseconds, and
 * returns its window.
 */
export function commitWindow(): (now: number) => number {
  let rate = 0
  let last = 0
  return (now) => {
    rate = rate * Math.exp((last - now) / memory) + 1_000 / memory
    last = now
    return longest * Math.min(1, Math.max(0, (rate - quiet) / (busy - quiet)))
  }
}
