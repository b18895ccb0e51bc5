import { type ReactNode, useEffect, useId, useState } from 'react'
import { useMedia } from '../interaction/use-media.ts'
import { dismissSigns, saveSignUses, type Uses, unknownSigns, useSignMemory } from './known-signs.ts'
import css from './legend.module.css'

interface LegendProps {
  readonly game: string
  readonly match: string
  readonly title: string
  /** The label of the button that shows all names again. */
  readonly all: string
  /** The label of the button that dismisses the names. */
  readonly known: string
  readonly signs: readonly LegendSign[]
  /** How often I have used each of them in this match. */
  readonly uses: Uses
}

export interface LegendSign {
  readonly id: string
  readonly sign: ReactNode
  readonly name: string
}

/**
 * The names of signs. Each disappears once its sign has been used often enough; a question mark shows all. On a phone
 * they are collapsed to one line.
 */
export function Legend({ game, match, title, all, known, signs, uses }: LegendProps) {
  const [asked, setAsked] = useState(false)
  const list = useId()
  const folds = !useMedia('(min-width: 62.5em)')
  const memory = useSignMemory()
  const used = JSON.stringify(uses)
  useEffect(() => saveSignUses(game, match, JSON.parse(used) as Uses), [game, match, used])
  const ids = signs.map(({ id }) => id)
  const unknown = unknownSigns(memory, { game, match }, ids, uses)
  // On a phone known signs leave no trace; on the desktop the question mark stays.
  if (memory.off || (folds && unknown.length === 0)) return null
  const shown = folds ? (asked ? unknown : []) : asked ? ids : unknown
  return (
    <section className={css.legend} aria-label={title}>
      <h2 className={css.title}>
        {title}
        <button
          type="button"
          className={css.all}
          aria-expanded={asked}
          aria-controls={list}
          title={all}
          onClick={() => setAsked(!asked)}
        >
          <span aria-hidden="true">?</span>
          <span className="aloud">{all}</span>
        </button>
      </h2>
      <ul className={css.signs} id={list} hidden={shown.length === 0}>
        {signs
          .filter(({ id }) => shown.includes(id))
          .map(({ id, sign, name }) => (
            <li key={id}>
              <span className={css.sign} aria-hidden="true">
                {sign}
              </span>
              {name}
            </li>
          ))}
      </ul>
      {shown.length > 0 && unknown.length > 0 && (
        <button
          type="button"
          className={`button quiet ${css.known}`}
          onClick={() => {
            dismissSigns(game, unknown)
            setAsked(false)
          }}
        >
          {known}
        </button>
      )}
    </section>
  )
}
