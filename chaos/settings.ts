import { parseArgs } from 'node:util'

export interface ChaosSettings {
  /** How many faults are injected. */
  readonly faults: number
  readonly games: number
  /** Games that are played at the same time. */
  readonly atOnce: number
  readonly seed: number
}

export const usage = 'pnpm chaos --faults N [--games N] [--at-once N] [--seed N]'

/** Reads the command line; nothing if it cannot be read. */
export function readSettings(args: readonly string[]): ChaosSettings | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        faults: { type: 'string' },
        games: { type: 'string', default: '6' },
        'at-once': { type: 'string', default: '40' },
        seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
      },
    })
    const [faults, games, atOnce, seed] = [values.faults, values.games, values['at-once'], values.seed].map(Number)
    if (!isCount(faults) || !isCount(games) || !isCount(atOnce) || !Number.isSafeInteger(seed)) return undefined
    return { faults, games, atOnce, seed: Number(seed) }
  } catch {
    return undefined
  }
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value > 0
}
