import { type ReactNode, useEffect, useState } from 'react'
import { keepUses, type Uses, unknownSigns } from './known-signs.ts'
import css from './legend.module.css'

interface LegendProps {
  readonly game: string
  readonly match: string
  readonly title: string
  /** What the button says that shows all names again. */
  readonly all: string
  readonly signs: readonly { readonly id: string; readonly sign: ReactNode; readonly name: string }[]
  /** How often I have used each of them in this match. */
  readonly uses: Uses
}

/** The names of signs. Each goes by itself once its sign was used often enough; a question mark shows all of them. */
export function Legend({ game, match, title, all, signs, uses }: LegendProps) {
  const [asked, setAsked] = useState(false)
  const used = JSON.stringify(uses)
  useEffect(() => keepUses(game, match, JSON.parse(used) as Uses), [game, match, used])
  const ids = signs.map(({ id }) => id)
  const unknown = unknownSigns(game, match, ids, uses)
  const shown = asked ? ids : unknown
  return (
    <section className={css.legend} aria-label={title}>
      <h2 className={css.title}>
        {title}
        <button type="button" className={css.all} aria-expanded={asked} title={all} onClick={() => setAsked(!asked)}>
          <span aria-hidden="true">?</span>
          <span className="aloud">{all}</span>
        </button>
      </h2>
      {shown.length > 0 && (
        <ul className={css.signs}>
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
      )}
    </section>
  )
}
