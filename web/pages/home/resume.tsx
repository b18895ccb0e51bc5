import { useEffect, useState } from 'react'
import { useSay } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { type KeptMatch, listMatches } from '../local-play/shelf.ts'

/** The way back into the game that was left. */
export function GoOn() {
  const [kept, setKept] = useState<KeptMatch | undefined>()
  const say = useSay()
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
