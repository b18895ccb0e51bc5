import { type KeyboardEvent, memo, useMemo, useRef } from 'react'
import { moveControl, sameMove } from '../../board/interaction/move-control.ts'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { commitOrEnd } from '../bar/end-turn.ts'
import { useModel, useShown, useTable } from '../model/use-table.ts'
import styles from './choices.module.css'

/** All legal moves as text. It is sufficient to play, and the fallback of the drawn board. */
export function Choices() {
  const { moves, view, table } = useShown('moves', 'view', 'table')
  const draft = useTable((state) => state.draft)
  const sending = useTable((state) => state.sending)
  const translator = useTranslator()
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const { me } = table
  const events = useMemo(
    () =>
      me === undefined
        ? []
        : moves.map((move) => ({ move, key: JSON.stringify(move), text: translator.move(view, me, move) })),
    [moves, view, me, translator],
  )
  if (me === undefined || moves.length === 0) return null

  /** Arrow keys move within the list, which is one tab stop. */
  function walk(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -moves.length, End: moves.length }
    const step = steps[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus()
  }

  return (
    <ul
      className={styles.choices}
      ref={list}
      onKeyDown={walk}
      aria-label={t('choices.label', { count: moves.length })}
      aria-busy={sending}
    >
      {events.map(({ move, key, text }, index) => {
        const shown = sameMove(draft?.move, move)
        return (
          <li key={key}>
            <Choice move={move} text={text} number={index + 1} shown={shown} chosen={shown && draft?.chosen === true} />
          </li>
        )
      })}
    </ul>
  )
}

interface ChoiceProps {
  readonly move: object
  readonly text: string
  readonly number: number
  readonly shown: boolean
  readonly chosen: boolean
}

/** One move as text; memoised, so that of a long list only the affected items render. */
const Choice = memo(function Choice({ move, text, number, shown, chosen }: ChoiceProps) {
  const model = useModel()
  const handlers = { draft: shown ? { move, chosen } : undefined, ...model, commit: commitOrEnd(model) }
  return (
    <button
      type="button"
      className={styles.choice}
      data-shown={shown || undefined}
      data-chosen={chosen || undefined}
      data-choice={number}
      tabIndex={number === 1 ? 0 : -1}
      {...moveControl(handlers, move)}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span>{text}</span>
    </button>
  )
})
