import { use } from 'react'
import { games } from '../../games/index.ts'
import type { GameManifest } from '../../games/manifest.ts'
import type { Poster } from '../../games/poster.ts'
import { useGameWords } from '../../games/use-game-words.ts'
import { playNow } from '../first-hour/play-now.ts'
import styles from './home.module.css'
import { useHomeWords } from './use-messages.ts'

// A poster that fails to load is left out.
const posters = games.flatMap((game) => (game.poster ? [{ game, poster: game.poster().catch(() => undefined) }] : []))

/** All posters are drawn or left out. */
export const postersDrawn: Promise<unknown> = Promise.all(posters.map(({ poster }) => poster))

/** The games, each as a card that starts it. */
export function Posters() {
  const words = useHomeWords()
  return (
    <section className={styles.posters} aria-label={words('games')}>
      {posters.map(({ game, poster }) => (
        <Card key={game.id} game={game} poster={poster} />
      ))}
    </section>
  )
}

function Card({ game, poster }: { readonly game: GameManifest; readonly poster: Promise<Poster | undefined> }) {
  const translate = useGameWords(game.id)
  const come = use(poster)
  if (!come) return null
  const { art: Art, options = {} } = come
  return (
    <button type="button" className={styles.card} onClick={() => void playNow({ game: game.id, seats: 3, options })}>
      <Art className={styles.art} />
      <span className={styles.about}>
        <b>{game.name}</b>
        <span>{translate?.('measure')}</span>
        <span>{translate?.('note')}</span>
      </span>
    </button>
  )
}
