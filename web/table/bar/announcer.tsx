import { useEffect, useState } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useCounting } from '../finale/counting.ts'
import { useParts } from '../model/use-table.ts'
import { usePrompt } from './prompt.ts'
import { useTurnEnd } from './turn-end.ts'

/** Announces to screen readers what others did, then what is asked of me. */
export function Announcer() {
  const { entries, table, behind, summary } = useParts('entries', 'table', 'behind', 'summary')
  const counting = useCounting()
  const prompt = usePrompt()
  const ending = useTurnEnd((state) => state.ending !== undefined)
  const t = useTranslate()
  const translator = useTranslator()
  const [received, setSounds] = useState(entries.length)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (behind > 0 || summary || counting || received >= entries.length) return
    const fresh = entries.slice(received).filter(({ seat }) => seat !== table.me)
    setSounds(entries.length)
    setNews(fresh.flatMap(({ events }) => translator.events(events)).join(' '))
  }, [entries, received, behind, summary, counting, table.me, translator])
  return (
    <>
      <div className="aloud" role="log" aria-live="polite">
        {news}
      </div>
      <div className="aloud" role="status" aria-live="polite">
        {ending ? t('bar.ending') : prompt}
      </div>
    </>
  )
}
