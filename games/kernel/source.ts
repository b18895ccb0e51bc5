import type { Chance } from './chance.ts'
import { fastChance } from './fast-chance.ts'
import { commitmentTo, keyedChance, matchKey } from './keyed-chance.ts'

/** Where the luck of a match comes from, as its record tells. */
export type Source = KeyedSource | FastSource

export interface KeyedSource {
  readonly kind: 'keyed'
  /** Published before the seats give their nonces. */
  readonly commitment: string
  /** One from each seat, in seat order. */
  readonly nonces: readonly string[]
  /** Known to the server only, until the match is over. */
  readonly secret?: string
}

export interface FastSource {
  readonly kind: 'fast'
  readonly seed: number
}

/** Gives the chance of each entry of a log, in the order of the log. */
export type Dealer = (entry: number) => Chance

/** Deals from the source itself: for a running match, and to check the draws of a finished one. */
export function dealerOf(source: Source, match: string): Dealer {
  if (source.kind === 'fast') {
    const stream = fastChance(source.seed)
    return () => stream
  }
  if (source.secret === undefined)
    throw new RangeError('The draws of this match cannot be made: its secret is not published.')
  const key = matchKey(source.secret, match, source.nonces)
  return (entry) => keyedChance(key, entry)
}

/** A keyed source from the server's secret and the seats' nonces. */
export function keyedSource(secret: string, match: string, nonces: readonly string[]): KeyedSource {
  return { kind: 'keyed', commitment: commitmentTo(secret, match), nonces, secret }
}

/** What everybody may know of a source while the match runs. */
export function publicPart(source: Source): Source {
  return source.kind === 'keyed' ? { kind: 'keyed', commitment: source.commitment, nonces: source.nonces } : source
}
