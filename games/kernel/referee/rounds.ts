import type { Variant } from '../contract/title.ts'
import type { RefereedTitle } from './comparison.ts'
import type { Style } from './play.ts'

/** A game to play beside the referee: its seed decides everything. */
export interface Round<Options> {
  readonly seed: number
  readonly table: Variant<Options>
  readonly style: Style
}

/** By turns, each at the title's own tables and at others. */
const styles: readonly Style[] = ['random', 'tastes', 'curious', 'tastes']

/** Of so many games one is played by bots. */
const botsEvery = 25

/**
 * Games one after another: at the title's own tables in turn, every third at a table of other options or another box; by
 * chance, with tastes and curiously by turns.
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
