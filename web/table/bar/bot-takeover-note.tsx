import { useEffect, useId, useState } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import type { SeatClock } from '../model/link.ts'
import { useModel, useTable } from '../model/use-table.ts'
import { faceOf, remainingTime } from '../players/clock.ts'
import { ClockFace } from '../players/clock-face.tsx'
import styles from './bot-takeover-note.module.css'

/** What happens to my seat when my time runs out: a warning before, a button to return after. */
export function BotTakeoverNote() {
  const me = useTable((state) => state.table.me)
  const replaced = useTable((state) => state.players.find(({ seat }) => seat === state.table.me)?.replaced === true)
  const returnOffer = useTable((state) => state.players.find(({ seat }) => seat === state.table.me)?.returnOffer)
  const botFirst = useTable(({ clocks, table }) => isEmpty(clocks.find(({ seat }) => seat === table.me)))
  const over = useTable((state) => state.turn.over)
  const sending = useTable((state) => state.sending)
  const short = useShortTime()
  const why = useId()
  const model = useModel()
  const t = useTranslate()
  if (me === undefined || over) return null
  if (!replaced && !short) return null
  if (!replaced)
    return (
      <section className={styles.note} data-testid="short-time">
        <span className={styles.clock}>
          <ClockFace seat={me} />
        </span>
        {/* Announcing every second would be too much. */}
        <p role="alert">
          <strong>{t('takeover.soon')}</strong> {t('takeover.soon.why')}
        </p>
      </section>
    )
  const left = returnOffer?.left ?? null
  if (left === 0)
    return (
      <section className={styles.note} data-replaced data-testid="replaced">
        <p role="alert">
          <strong>{t('takeover.now')}</strong> {t('takeover.final')}
        </p>
      </section>
    )
  return (
    <section className={styles.note} data-replaced data-testid="replaced">
      <p role="alert" id={why}>
        <strong>{t('takeover.now')}</strong> {t('takeover.now.why')}{' '}
        {typeof returnOffer?.time === 'number' && t('takeover.time', { time: faceOf(returnOffer.time) })}{' '}
        {left !== null && t('takeover.left', { left })}
      </p>
      <button
        type="button"
        className="button primary big"
        disabled={sending}
        aria-disabled={botFirst || undefined}
        aria-describedby={botFirst ? why : undefined}
        onClick={() => !botFirst && model.comeBack()}
      >
        {t('takeover.back')}
      </button>
    </section>
  )
}

/** Whether a clock has no time to return to: only the bot's move adds some. */
function isEmpty(clock: SeatClock | undefined): boolean {
  return clock !== undefined && remainingTime(clock, Date.now()) <= 0
}

/** Whether my clock is running and almost out. */
function useShortTime(): boolean {
  const clock = useTable(({ clocks, table }) => clocks.find(({ seat }) => seat === table.me))
  const limit = useTable((state) => state.table.shortTime)
  const [now, setNow] = useState(() => Date.now())
  const runs = clock?.runs === true && limit !== undefined
  const rest = runs ? remainingTime(clock, Math.max(now, clock.at)) - limit : undefined
  useEffect(() => {
    if (rest === undefined || rest <= 0) return
    // Browser timers cannot wait longer than this; it is then set again.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(rest, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }, [rest])
  return rest !== undefined && rest <= 0
}
