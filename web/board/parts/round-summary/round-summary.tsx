import { type Seat, seatsOf } from '@carriage/kernel'
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Translator } from '../../../platform/i18n/game-translator.ts'
import type { MessageFormatter } from '../../../platform/i18n/translate.ts'
import { afterPaint } from '../../../table/model/after-paint.ts'
import type { Motion } from '../../interaction/board.ts'
import { NumberPlate } from '../pieces.tsx'
import { placed } from '../places.ts'
import css from './round-summary.module.css'

interface FrameProps {
  readonly title: string
  /** Why the round ended. */
  readonly cause?: string | undefined
  readonly acts: readonly ActShown[]
  /** Who comes onto the stage after this number of acts, above it. */
  queue?(this: void, shown: number): ReactNode
  /** The stage after this number of acts. */
  stage(this: void, shown: number): ReactNode
  /** All acts side by side, each with its sentence; by default the stage with a list of the sentences. */
  stills?(this: void): ReactNode
  /** The earnings of each seat after this number of acts; absent if nothing is earned. */
  earned?(this: void, shown: number): readonly Income[]
  readonly seats: number
  /** Nobody plays here: it is left automatically after the last act. */
  readonly watching?: boolean | undefined
  readonly motion: Motion
  readonly t: MessageFormatter
  readonly translator: Translator
  done(this: void): void
}

/** What a seat earned, and how much of it came from sales and from the race. */
export interface Income {
  readonly sum: number
  readonly sales?: number
  readonly race?: number
}

export interface ActShown {
  readonly sentence: string
  /** What it means for me, as the last act. */
  readonly isOwn?: boolean
  /** The picture of the acting seat or buyer beside the sentence. */
  readonly figure?: ReactNode
}

/** Milliseconds for an act at normal speed: long enough to read its sentence. */
const actTime = 3000

/**
 * What happened, one act after the other, each with its reason. A key or click shows the next act at once, and the last
 * one stays until the player leaves it.
 */
export function RoundSummary(props: FrameProps) {
  const {
    title,
    cause,
    acts,
    queue,
    stage,
    stills,
    earned,
    seats,
    watching = false,
    motion,
    t,
    translator,
    done,
  } = props
  const still = motion.speed === 0 || motion.calm
  const [count, setCount] = useState(still ? acts.length : 1)
  const [all, setAll] = useState(still)
  const [skipped, setSkipped] = useState(still)
  const shown = Math.min(count, acts.length)
  const over = count >= acts.length
  const goOn = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (all || motion.speed === 0 || (over && !watching)) return
    const clock = setTimeout(() => (over ? done() : setCount(count + 1)), actTime / motion.speed)
    return () => clearTimeout(clock)
  }, [all, over, watching, count, motion.speed, done])

  // Rendering all acts takes longer than a tap may: the button responds first.
  const showAll = useCallback(() => {
    setSkipped(true)
    afterPaint(() =>
      startTransition(() => {
        setCount(acts.length)
        setAll(true)
      }),
    )
  }, [acts.length])

  const next = useCallback(() => setCount((now) => Math.min(now + 1, acts.length)), [acts.length])

  useEffect(() => {
    goOn.current?.focus()
  }, [])

  // Any key or touch shows the next act; buttons, Tab and Escape keep their meaning.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (!['Tab', 'Shift', 'Escape', 'Enter', ' '].includes(key)) next()
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('button'))) next()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [next])

  const act = acts[shown - 1]
  const money = earned?.(shown)
  return (
    <section className={css.summary} aria-label={title} data-stills={(all && stills !== undefined) || undefined}>
      <header className={css.head}>
        <h2>{title}</h2>
        {cause && <p>{cause}</p>}
      </header>
      {queue?.(shown)}
      {!(all && stills) && <div className={css.stage}>{stage(shown)}</div>}
      <div className={css.spoken} aria-live="polite">
        {all && stills ? (
          stills()
        ) : all ? (
          <ol className={css.all}>
            {placed(acts).map(({ item, place }) => (
              <li key={place}>{item.sentence}</li>
            ))}
          </ol>
        ) : (
          act && (
            <div key={shown} className={css.act} data-own={act.isOwn}>
              {act.figure && <span className={css.figure}>{act.figure}</span>}
              <p>{act.sentence}</p>
            </div>
          )
        )}
      </div>
      <footer className={css.foot}>
        {money && (
          <ul className={css.purses}>
            {seatsOf(seats).map((seat: Seat) => (
              <li key={seat}>
                <NumberPlate badge={seat} name={translator.name(seat)}>
                  <b key={money[seat]?.sum} className={css.money}>{`+${money[seat]?.sum ?? 0}`}</b>
                  <Sources {...money[seat]} t={t} />
                </NumberPlate>
              </li>
            ))}
          </ul>
        )}
        <span className={css.buttons}>
          {!(over || skipped) && (
            <button type="button" className="button quiet" onClick={showAll}>
              {t('sales.skip')}
            </button>
          )}
          <button ref={goOn} type="button" className="button primary" onClick={over || skipped ? done : next}>
            {t(over || skipped ? 'sales.goOn' : 'sales.next')}
          </button>
        </span>
      </footer>
    </section>
  )
}

/** Where a sum came from, if from more than one source. */
function Sources({ sales = 0, race = 0, t }: Partial<Income> & { readonly t: MessageFormatter }) {
  if (sales === 0 || race === 0) return null
  return <small className={css.sources}>{t('sales.sources', { sales, race })}</small>
}
