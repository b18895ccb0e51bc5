import { games } from '../../games/index.ts'
import type { Showcase } from './showcase.ts'

const found = import.meta.glob<Showcase>('../../games/*/gallery/index.tsx', { eager: true, import: 'showcase' })

/** The showcase of each game, in the order of the games. */
export const showcases = games.flatMap(({ id, name }) => {
  const showcase = found[`../../games/${id}/gallery/index.tsx`]
  return showcase ? [{ id, name, showcase }] : []
})
