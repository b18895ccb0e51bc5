import { Suspense } from 'react'
import { useGameWords } from '../../../games/use-game-words.ts'
import { useTranslate } from '../../../platform/i18n/language.ts'
import { Anchor } from '../../../platform/ui/anchor.tsx'

/** The uncertain components of a game, shown where the game is chosen. */
export function TrialNote({ game }: { readonly game: string }) {
  return (
    <Suspense>
      <Line game={game} />
    </Suspense>
  )
}

function Line({ game }: { readonly game: string }) {
  const t = useTranslate()
  const translate = useGameWords(game)
  if (!translate) return null
  return (
    <p>
      <small>
        {translate('components')} <Anchor href={`/box/${game}`}>{t('components.more')}</Anchor>
      </small>
    </p>
  )
}
