import type { Chance } from './chance.ts'
import { fastChance } from './fast-chance.ts'
import { commitmentTo, keyedChance, matchKey } from './keyed-chance.ts'

/** The source of randomness of a match, as stored in its record. */
export type ChanceSource = KeyedSource | FastSource

export interface KeyedSource {
  readonly kind: 'keyed'
  /** Published before the seats give their nonces. */
  readonly commitment: string
  /** One from each seat, in seat order. */
  readonly nonces: readonly string[]
  /** Undone draws repeat with the same result. Matches that began before this rule draw again. */
  readonly repeats?: true
  /** Known only to the server until the match is over. */
  readonly secret?: string
}

export interface FastSource {
  readonly kind: 'fast'
  readonly seed: number
}

/**
 * Returns the chance of each log entry, in log order. `number` is the entry number that its draws derive from: its own,
 * or that of an earlier entry whose draws repeat.
 */
export type Dealer = (entry: number, number?: number) => Chance

/** Deals from the source: for a running match, and to verify the draws of a finished one. */
export function createDealer(source: ChanceSource, match: string): Dealer {
  if (source.kind === 'fast') {
    const stream = fastChance(source.seed)
    return () => stream
  }
  if (source.secret === undefined)
    throw new RangeError('The draws of this match cannot be computed: its secret is not published.')
  const key = matchKey(source.secret, match, source.nonces)
  return (entry, number = entry) => keyedChance(key, number)
}

/** A keyed source from the server's secret and the seats' nonces. */
export function keyedSource(secret: string, match: string, nonces: readonly string[]): KeyedSource {
  return { kind: 'keyed', commitment: commitmentTo(secret, match), nonces, secret }
}

/** A source for new matches: an undone draw by the same seat repeats with the same result. */
export function repeatingSource(secret: string, match: string, nonces: readonly string[]): KeyedSource {
  return { ...keyedSource(secret, match, nonces), repeats: true }
}

/** The public part of a source while the match runs. */
export function publicPart(source: ChanceSource): ChanceSource {
  if (source.kind !== 'keyed') return source
  const { secret: _, ...known } = source
  return known
}
