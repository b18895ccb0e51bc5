import { type Seat, seatsOf } from '@carriage/kernel'
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Translator } from '../../../platform/i18n/game-translator.ts'
import type { MessageFormatter } from '../../../platform/i18n/translate.ts'
import { afterPaint } from '../../../table/model/after-paint.ts'
import type { Motion } from '../../interaction/board.ts'
import { NumberPlate } from '../pieces.tsx'
import { placed } from '../places.ts'
import { actTime } from './act-time.ts'
import css from './round-summary.module.css'

interface FrameProps {
  readonly title: string
  /** Why the round ended. */
  readonly cause?: string | undefined
  readonly acts: readonly ActShown[]
  /** The stage after this number of acts. */
  stage(this: void, shown: number): ReactNode
  /** All acts side by side, each with its sentence; by default the stage with a list of the sentences. */
  stills?(this: void): ReactNode
  /** The earnings of each seat after this number of acts; absent if nothing is earned. */
  earned?(this: void, shown: number): readonly number[]
  /** The maximum duration at normal speed in milliseconds, after which it closes if nobody touches it. */
  readonly most?: number
  readonly seats: number
  readonly motion: Motion
  readonly t: MessageFormatter
  readonly translator: Translator
  done(this: void): void
}

export interface ActShown {
  readonly sentence: string
  /** The picture of the acting seat or buyer beside the sentence. */
  readonly figure?: ReactNode
}

/** What happened, one act after the other, each with its reason. Any key or click shows the rest at once. */
export function RoundSummary(props: FrameProps) {
  const { title, cause, acts, stage, stills, earned, most, seats, motion, t, translator, done } = props
  const still = motion.speed === 0 || motion.calm
  const [count, setCount] = useState(still ? acts.length : 1)
  const [all, setAll] = useState(still)
  const [skipped, setSkipped] = useState(still)
  const shown = Math.min(count, acts.length)
  const over = count >= acts.length
  const goOn = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (all || motion.speed === 0) return
    const time = actTime(acts.length, motion.speed, most)
    if (over) {
      if (most === undefined) return
      const clock = setTimeout(done, time)
      return () => clearTimeout(clock)
    }
    const clock = setInterval(() => setCount((now) => now + 1), time)
    return () => clearInterval(clock)
  }, [all, over, acts.length, motion.speed, most, done])

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

  useEffect(() => {
    goOn.current?.focus()
  }, [])

  // Any key or touch shows the rest; the button itself, Tab and Escape keep their meaning.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (!['Tab', 'Shift', 'Escape', 'Enter', ' '].includes(key)) showAll()
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (target !== goOn.current) showAll()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [showAll])

  const act = acts[shown - 1]
  const money = earned?.(shown)
  return (
    <section className={css.summary} aria-label={title} data-stills={(all && stills !== undefined) || undefined}>
      <header className={css.head}>
        <h2>{title}</h2>
        {cause && <p>{cause}</p>}
      </header>
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
            <div key={shown} className={css.act}>
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
                  <b key={money[seat]} className={css.money}>{`+${money[seat] ?? 0}`}</b>
                </NumberPlate>
              </li>
            ))}
          </ul>
        )}
        <button
          ref={goOn}
          type="button"
          className="button primary"
          onClick={() => (over || skipped ? done() : showAll())}
        >
          {t(over || skipped ? 'sales.goOn' : 'sales.skip')}
        </button>
      </footer>
    </section>
  )
}
