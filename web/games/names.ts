import type { About } from '@carriage/kernel'

/** What every game declares about itself. The first page has nothing else: manifests are loaded by what needs them. */
const found = import.meta.glob<About>(['../../games/*/about.ts', '!../../games/kernel/about.ts'], {
  eager: true,
  import: 'about',
})
const abouts = Object.values(found)

export const offeredAbouts: readonly About[] = abouts
  .filter(({ stage }) => stage === 'offered')
  .toSorted((one, other) => one.order - other.order)

const [first] = offeredAbouts
if (!first) throw new Error('No game is offered.')

/** The game of the front page, and the default choice. */
export const firstGame: About = first

/** Names are the same in every language. */
export function gameNameOf(game: string): string {
  return abouts.find(({ id }) => id === game)?.name ?? game
}
