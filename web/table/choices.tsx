import { type KeyboardEvent, useRef } from 'react'
import { useSay } from '../words/house.ts'
import styles from './choices.module.css'
import { moveControl, sameMove } from './move-control.ts'
import { useTeller } from './use-board.ts'
import { useModel, useTable } from './use-table.ts'

/** Every legal move in words. It is all that a table needs to be played, and where the drawn board is not enough. */
export function Choices() {
  const model = useModel()
  const { moves, view, draft, table, sending } = useTable((state) => state)
  const tell = useTeller()
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  const { me } = table
  if (me === undefined || moves.length === 0) return null
  const hands = { draft, ...model }

  /** Arrow keys walk through the list, which is one stop of the Tab key. */
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
      aria-label={say('choices.label', { count: moves.length })}
    >
      {moves.map((move, index) => {
        const shown = sameMove(draft?.move, move)
        return (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              className={styles.choice}
              data-shown={shown || undefined}
              data-chosen={(shown && draft?.chosen) || undefined}
              data-choice={index + 1}
              tabIndex={index === 0 ? 0 : -1}
              disabled={sending}
              {...moveControl(hands, move)}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{tell.move(view, me, move)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
