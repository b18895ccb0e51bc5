import type { Chance } from './chance.ts'
import { fastChance } from './fast-chance.ts'
import { commitmentTo, keyedChance, matchKey } from './keyed-chance.ts'

/** Where the luck of a match comes from, as its record tells. */
export type ChanceSource = KeyedSource | FastSource

export interface KeyedSource {
  readonly kind: 'keyed'
  /** Published before the seats give their nonces. */
  readonly commitment: string
  /** One from each seat, in seat order. */
  readonly nonces: readonly string[]
  /** A draw that was taken back is dealt again as it was. Matches that began before this rule deal a new one. */
  readonly repeats?: true
  /** Known to the server only, until the match is over. */
  readonly secret?: string
}

export interface FastSource {
  readonly kind: 'fast'
  readonly seed: number
}

/**
 * Gives the chance of each entry of a log, in the order of the log. `number` is the one that its draws are made from:
 * its own, or that of an earlier entry whose draws are repeated.
 */
export type Dealer = (entry: number, number?: number) => Chance

/** Deals from the source itself: for a running match, and to check the draws of a finished one. */
export function createDealer(source: ChanceSource, match: string): Dealer {
  if (source.kind === 'fast') {
    const stream = fastChance(source.seed)
    return () => stream
  }
  if (source.secret === undefined)
    throw new RangeError('The draws of this match cannot be made: its secret is not published.')
  const key = matchKey(source.secret, match, source.nonces)
  return (entry, number = entry) => keyedChance(key, number)
}

/** A keyed source from the server's secret and the seats' nonces. */
export function keyedSource(secret: string, match: string, nonces: readonly string[]): KeyedSource {
  return { kind: 'keyed', commitment: commitmentTo(secret, match), nonces, secret }
}

/** A source for new matches: what is taken back and drawn again by the same seat comes out the same. */
export function repeatingSource(secret: string, match: string, nonces: readonly string[]): KeyedSource {
  return { ...keyedSource(secret, match, nonces), repeats: true }
}

/** The public part of a source while the match runs. */
export function publicPart(source: ChanceSource): ChanceSource {
  if (source.kind !== 'keyed') return source
  const { secret: _, ...known } = source
  return known
}
