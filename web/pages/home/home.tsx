import { lazy, Suspense, useEffect, useState } from 'react'
import { firstGame } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { playNow } from '../first-hour/play-now.ts'
import { listMatches, type SavedMatch } from '../local-play/shelf.ts'
import styles from './home.module.css'

const LivingBoard = lazy(async () => ({ default: (await import('./living-board.tsx')).LivingBoard }))

const HomeInvitation = lazy(async () => ({
  default: (await import('../people/home-invitation.tsx')).HomeInvitation,
}))

const StrongestTables = lazy(async () => ({ default: (await import('./strongest-tables.tsx')).StrongestTables }))

// Below the fold, and not needed by visitors of a table.
const Posters = lazy(async () => ({ default: (await import('./posters.tsx')).Posters }))

/** The landing page: one sentence, two ways to start, and a live board. */
export function Home() {
  const t = useTranslate()
  return (
    <PageFrame>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.ways}>
            <button
              type="button"
              className="button primary big"
              onClick={() => void playNow({ game: firstGame.id, seats: 3, options: {} })}
            >
              {t('home.play')}
            </button>
            <Anchor className="button big" href="/learn">
              {t('home.learn')}
            </Anchor>
            <Anchor className="button big" href="/puzzles">
              {t('home.puzzles')}
            </Anchor>
            <ResumeCard />
            <Suspense>
              <HomeInvitation />
            </Suspense>
          </div>
          <p className={styles.small}>{t('home.free')}</p>
        </div>
        <div className={styles.board} aria-hidden="true">
          <Suspense>
            <Boundary part="panel" quiet>
              <LivingBoard />
            </Boundary>
          </Suspense>
        </div>
      </div>
      <Suspense>
        <StrongestTables />
      </Suspense>
      <Suspense fallback={<div className={styles.below} />}>
        <Posters />
      </Suspense>
    </PageFrame>
  )
}

/** Resumes the latest local game. */
function ResumeCard() {
  const [saved, setSaved] = useState<SavedMatch | undefined>()
  const t = useTranslate()
  useEffect(() => {
    listMatches().then(
      (all) => setSaved(all.find(({ over }) => !over)),
      () => undefined,
    )
  }, [])
  if (!saved) return null
  return (
    <Anchor className="button big" href={`/local/${saved.id}`}>
      {t('home.goOn')}
    </Anchor>
  )
}
