import type { GameRange } from './worker.ts'

/** Adds a share, in order; adjacent ones are joined. */
export function joined(shares: readonly GameRange[], share: GameRange): GameRange[] {
  const all = [...shares, share].sort((a, b) => a.from - b.from)
  const result: { from: number; to: number }[] = []
  for (const { from, to } of all) {
    const last = result.at(-1)
    if (last && last.to === from) last.to = to
    else result.push({ from, to })
  }
  return result
}

/** The gaps in the shares up to a number of games. */
export function gaps(shares: readonly GameRange[], games: number): GameRange[] {
  const edges = [0, ...shares.flatMap(({ from, to }) => [from, to]), games]
  const missing: GameRange[] = []
  for (let i = 0; i < edges.length; i += 2) {
    const from = edges[i] ?? 0
    const to = Math.min(edges[i + 1] ?? games, games)
    if (from < to) missing.push({ from, to })
  }
  return missing
}
