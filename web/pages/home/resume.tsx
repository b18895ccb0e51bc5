import { useEffect, useState } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { listMatches, type SavedMatch } from '../local-play/shelf.ts'

/** The way back into the game that was left. */
export function ResumeCard() {
  const [kept, setKept] = useState<SavedMatch | undefined>()
  const say = useTranslate()
  useEffect(() => {
    listMatches().then(
      (all) => setKept(all.find(({ over }) => !over)),
      () => undefined,
    )
  }, [])
  if (!kept) return null
  return (
    <Anchor className="button big" href={`/local/${kept.id}`}>
      {say('home.goOn')}
    </Anchor>
  )
}
