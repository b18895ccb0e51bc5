import type { Variant } from '../contract/title.ts'
import type { RefereedTitle } from './comparison.ts'
import type { Style } from './play.ts'

/** A game to play in parallel with the referee: its seed decides everything. */
export interface Round<Options> {
  readonly seed: number
  readonly table: Variant<Options>
  readonly style: Style
}

/** In rotation, each at the title's own tables and at others. */
const styles: readonly Style[] = ['random', 'tastes', 'curious', 'tastes']

/** One of so many games is played by bots. */
const botsEvery = 25

/**
 * A sequence of games: the title's variants in rotation, every third with other options or another box; the styles
 * alternate.
 */
export function* roundsOf<Options extends object>(
  refereed: Pick<RefereedTitle<object, object, Options, object, object>, 'title' | 'otherTable'>,
  { games, seed, bots }: { readonly games: number; readonly seed: number; readonly bots: boolean },
): Generator<Round<Options>> {
  const { variants } = refereed.title
  for (let number = 0; number < games; number++) {
    const own = seed + number
    const variant = variants[(own - Math.floor(own / 3)) % variants.length]
    const table = own % 3 === 2 || !variant ? refereed.otherTable(own) : variant
    const style = (bots && own % botsEvery === 0 ? 'bots' : styles[own % styles.length]) ?? 'random'
    yield { seed: own, table, style }
  }
}
