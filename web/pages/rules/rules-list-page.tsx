import { Suspense } from 'react'
import { games } from '../../games/index.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { useGameWords } from '../../games/use-game-words.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import css from './rules.module.css'
import { useRulesWords } from './use-messages.ts'

export function RulesListPage() {
  const t = useRulesWords()
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t('list.title')}</h1>
        <p className={sheet.lead}>{t('list.lead')}</p>
        <ul className={css.games}>
          {games.map((game) => (
            <li key={game.id} className={css.game}>
              <h2>
                <Anchor href={`/rules/${game.id}`}>{game.name}</Anchor>
              </h2>
              <Suspense>
                <Offer game={game} />
              </Suspense>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}

function Offer({ game: { id, name, lessons = {} } }: { readonly game: GameManifest }) {
  const t = useRulesWords()
  const translate = useGameWords(id)
  const [lesson] = Object.keys(lessons)
  return (
    <>
      {translate && (
        <>
          <p>{translate('measure')}</p>
          <p>{translate('lead')}</p>
        </>
      )}
      <p className={css.ways}>
        <Anchor className="button primary" href={`/rules/${id}`} aria-label={`${t('list.read')}: ${name}`}>
          {t('list.read')}
        </Anchor>
        {lesson !== undefined && (
          <Anchor className="button" href={`/learn/${lesson}`} aria-label={`${t('list.learn')}: ${name}`}>
            {t('list.learn')}
          </Anchor>
        )}
      </p>
    </>
  )
}
