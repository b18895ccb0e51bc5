import { lazy, Suspense, useEffect, useState } from 'react'
import { lastGame } from '../../games/last-game.ts'
import { firstGame, gameNameOf, offeredAbouts } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo, pathOf } from '../../platform/app/route.ts'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { knowsGame, saveKnownGame } from '../first-hour/known-games.ts'
import { listMatches, type SavedMatch } from '../local-play/shelf.ts'
import styles from './home.module.css'

const Posters = lazy(async () => ({ default: (await import('./posters.tsx')).Posters }))

// The games come before the show.
const SaleAnimation = lazy(async () => {
  await import('./posters.tsx').then(
    ({ postersDrawn }) => postersDrawn,
    () => undefined,
  )
  return { default: (await import('./sale-animation.tsx')).SaleAnimation }
})

const HomeInvitation = lazy(async () => ({
  default: (await import('../people/home-invitation.tsx')).HomeInvitation,
}))

const StrongestTables = lazy(async () => ({ default: (await import('./strongest-tables.tsx')).StrongestTables }))

/** The landing page: what one does here, how long it takes and with whom, one way to begin, and a sale. */
export function Home() {
  const t = useTranslate()
  return (
    <PageFrame>
      <div className={styles.first}>
        <div className={styles.hero}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <figure className={styles.sale}>
            <Suspense>
              <Boundary part="panel" quiet>
                <SaleAnimation />
              </Boundary>
            </Suspense>
          </figure>
          <div className={styles.words}>
            {(['what', 'time', 'people'] as const).map((about) => (
              <p key={about}>{t(`home.${about}`)}</p>
            ))}
            <Begin />
          </div>
        </div>
        <Suspense fallback={<div className={styles.posters} />}>
          <Posters />
        </Suspense>
      </div>
      <div className={styles.more}>
        <Suspense>
          <HomeInvitation />
        </Suspense>
        <Anchor href="/learn">{t('page.learn')}</Anchor>
        <Anchor href={pathOf({ at: 'puzzles' })}>{t('home.puzzles')}</Anchor>
      </div>
      <Suspense>
        <StrongestTables />
      </Suspense>
    </PageFrame>
  )
}

/** One green button: a newcomer sells a car, and a returning player plays on or begins the game played last. */
function Begin() {
  const t = useTranslate()
  const saved = useUnfinished()
  const [game = offeredAbouts.find(({ id }) => knowsGame(id))?.id] = useState(lastGame)
  if (game === undefined)
    return (
      <div className={styles.ways}>
        <button type="button" className="button primary big" onClick={() => void start(firstGame.id)}>
          {t('home.sell')}
        </button>
        <button type="button" className={styles.link} onClick={skipFirstHours}>
          {t('home.known')}
        </button>
        <p className={styles.small}>{t('home.free')}</p>
      </div>
    )
  // Neither is drawn before it is known which is the green one.
  return (
    <div className={styles.ways}>
      {saved && (
        <Anchor className="button primary big" href={pathOf({ at: 'local', id: saved.id })}>
          {t('home.goOn')}
        </Anchor>
      )}
      {saved !== undefined && (
        <button type="button" className={saved ? 'button big' : 'button primary big'} onClick={() => void start(game)}>
          {t('home.play', { game: gameNameOf(game) })}
        </button>
      )}
    </div>
  )
}

/** The code that starts games comes with the posters. */
async function start(game: string): Promise<void> {
  await (await import('../first-hour/play-now.ts')).playNow({ game, seats: 3, options: {} })
}

function skipFirstHours(): void {
  for (const { id } of offeredAbouts) saveKnownGame(id)
  goTo(pathOf({ at: 'play' }))
}

/** The latest unfinished local game; null if there is none, undefined while the shelf is read. */
function useUnfinished(): SavedMatch | null | undefined {
  const [saved, setSaved] = useState<SavedMatch | null>()
  useEffect(() => {
    listMatches().then(
      (all) => setSaved(all.find(({ over }) => !over) ?? null),
      () => setSaved(null),
    )
  }, [])
  return saved
}
