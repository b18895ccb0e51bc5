import type { Seat } from '@carriage/kernel'
import type { Workshop } from '@carriage/kraftwagen-family'
import type { ReactNode } from 'react'
import { Glyph, PartPiece, placed, SeatBadge } from '../parts/index.ts'
import css from './rival-list.module.css'

interface RivalListProps {
  readonly title: string
  readonly edition?: 'american'
  readonly children: ReactNode
}

/** The resources of the rivals, a line each. */
export function RivalList({ title, edition, children }: RivalListProps) {
  return (
    <section className={css.strip} aria-label={title} data-edition={edition}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.rivals}>{children}</ul>
    </section>
  )
}

interface RivalLineProps {
  readonly seat: Seat
  readonly name: string
  readonly levels: readonly { readonly kind: 'body' | 'engine'; readonly level: number; readonly label: string }[]
  readonly workshops: readonly Workshop[]
  readonly workers: { readonly count: number; readonly label: string }
  /** Further details. */
  readonly children: ReactNode
}

/** A rival's levels, parts and workers. */
export function RivalLine({ seat, name, levels, workshops, workers, children }: RivalLineProps) {
  return (
    <li className={css.rival}>
      <SeatBadge badge={seat} size={24} label={name} />
      <span className={css.levels}>
        {levels.map(({ kind, level, label }) => (
          <span key={kind} title={label} data-spot={`level ${seat} ${kind}`}>
            <Glyph of={kind} />
            <b aria-hidden="true">{level}</b>
            <span className="aloud">{label}</span>
          </span>
        ))}
      </span>
      <span className={css.parts} data-spot={`parts ${seat}`}>
        {placed(workshops).map(({ item: part, place }) =>
          part ? (
            <PartPiece key={place} kind={part.kind} value={part.value} />
          ) : (
            <span key={place} className={css.hole} />
          ),
        )}
      </span>
      <span className={css.people} title={workers.label} data-spot={`workers ${seat}`}>
        <Glyph of="worker" />
        <b>{workers.count}</b>
      </span>
      {children}
    </li>
  )
}
