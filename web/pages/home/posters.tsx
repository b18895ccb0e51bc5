import { use } from 'react'
import { games } from '../../games/index.ts'
import type { GameManifest } from '../../games/manifest.ts'
import type { Poster, PosterLink } from '../../games/poster.ts'
import { useGameWords } from '../../games/use-game-words.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { playNow } from '../first-hour/play-now.ts'
import { beginLocal } from '../local-play/match-starts.ts'
import { TrialNote } from '../play/options/trial-note.tsx'
import styles from './home.module.css'

// A poster that fails to load is left out.
const posters = games.flatMap((game) => (game.poster ? [{ game, poster: game.poster().catch(() => undefined) }] : []))

/** The games with a poster, each with links to play and learn. */
export function Posters() {
  const t = useTranslate()
  return (
    <section className={styles.posters} aria-label={t('home.games')}>
      {posters.map(({ game, poster }) => (
        <OnePoster key={game.id} game={game} poster={poster} />
      ))}
    </section>
  )
}

function OnePoster({ game, poster }: { readonly game: GameManifest; readonly poster: Promise<Poster | undefined> }) {
  const translate = useGameWords(game.id)
  const come = use(poster)
  if (!come) return null
  const { art: Art, links: actions } = come
  return (
    <article className={styles.poster}>
      <Art className={styles.art} />
      <h2>{game.name}</h2>
      {translate && (
        <>
          <p className={styles.measure}>{translate('measure')}</p>
          <p>{translate('lead')}</p>
        </>
      )}
      <TrialNote game={game.id} />
      <div className={styles.buttons}>
        {actions.map((action, index) => (
          <PosterButton
            key={action.label ?? ''}
            game={game.id}
            link={action}
            main={index === 0}
            translate={translate}
          />
        ))}
      </div>
    </article>
  )
}

interface PosterButtonProps {
  readonly game: string
  readonly link: PosterLink
  readonly main: boolean
  readonly translate: MessageFormatter | undefined
}

function PosterButton({ game, link: action, main, translate }: PosterButtonProps) {
  const t = useTranslate()
  const label = (action.label !== undefined && translate?.(action.label)) || t('poster.play')
  const look = main ? 'button primary' : 'button'
  if ('lesson' in action) {
    return (
      <Anchor className={look} href={`/learn/${action.lesson}`}>
        {label}
      </Anchor>
    )
  }
  const { seats, options } = action
  return (
    <button
      type="button"
      className={look}
      onClick={() =>
        action.label === undefined ? void playNow({ game, seats, options }) : beginLocal({ game, seats, options })
      }
    >
      {label}
    </button>
  )
}
