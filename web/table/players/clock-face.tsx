import type { Seat } from '@carriage/kernel'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useTable } from '../model/use-table.ts'
import { faceOf, remainingTime } from './clock.ts'
import styles from './player-list.module.css'

/** The time a seat has left; nothing at a table without clocks. */
export function ClockFace({ seat }: { readonly seat: Seat }) {
  const clock = useTable((state) => state.clocks.find((clock) => clock.seat === seat))
  const t = useTranslate()
  const [now, setNow] = useState(() => Date.now())
  const runs = clock?.runs === true
  useEffect(() => {
    if (!runs) return
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [runs])
  if (!clock) return null
  const left = remainingTime(clock, now)
  return (
    <span className={styles.clock} data-short={left < 60_000 || undefined}>
      <span className="aloud">{t('clock.label')}</span>
      {faceOf(left)}
    </span>
  )
}
