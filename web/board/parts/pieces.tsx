import type { PartKind } from '@carriage/kraftwagen-family'
import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'
import css from './parts.module.css'
import { places } from './places.ts'
import { SeatBadge } from './seat-badge.tsx'

/** A body or an engine with its value; `raised` is what an engineer marker adds. */
export function PartPiece(props: { readonly kind: PartKind; readonly value: number; readonly raised?: number }) {
  const { kind, value, raised = 0 } = props
  return (
    <span className={css.part} data-kind={kind}>
      <Glyph of={kind} />
      <b>{value + raised}</b>
      {raised > 0 && <sup>+{raised}</sup>}
    </span>
  )
}

/** Workers as figures while they can be counted at a glance, otherwise as a number. */
export function Workers({
  count,
  badge,
  most = 6,
}: {
  readonly count: number
  readonly badge: number
  readonly most?: number
}) {
  return (
    <span className={css.workers} style={{ color: `var(--seat-${badge})` }}>
      {count <= most ? (
        places(count).map((place) => <WorkerFigure key={place} />)
      ) : (
        <>
          <WorkerFigure />
          <b>{`× ${count}`}</b>
        </>
      )}
    </span>
  )
}

export function WorkerFigure() {
  return (
    <svg viewBox="0 0 16 22" className={css.worker} aria-hidden="true">
      <path
        d="M8 1.200c2.4 0 4 1.6 4.1 3.600h1.500v1.400h-1.600c-.4 1.7-1.7 2.9-4 2.900s-3.6-1.2-4-2.900h-1.600v-1.400h1.500c.1-2 1.7-3.6 4.1-3.600ZM1.5 20.800c0-6.8 2.2-10.4 6.5-10.400s6.5 3.6 6.5 10.400Z"
        fill="currentColor"
        stroke="var(--keyline)"
        strokeWidth="1.1"
      />
    </svg>
  )
}

/** A price tag on a car, in the colour of its round. */
export function PriceMarker({
  price,
  round,
  state = 'plain',
  edition,
}: {
  readonly price: number
  readonly round: 1 | 2 | 3
  /** The editions colour their rounds differently. */
  readonly edition?: 'american'
  readonly state?: 'plain' | 'sells' | 'unsold' | 'gone'
}) {
  return (
    <span className={css.price} data-round={round} data-state={state} data-edition={edition}>
      {price}
    </span>
  )
}

/** The number plate of a seat: its badge, a name, and further contents. */
export function NumberPlate({
  badge,
  name,
  active = false,
  children,
}: {
  readonly badge: number
  readonly name: string
  readonly active?: boolean
  readonly children?: ReactNode
}) {
  return (
    <span className={css.plate} data-active={active || undefined}>
      <SeatBadge badge={badge} size={22} />
      <span className={css.plateName}>{name}</span>
      {children}
    </span>
  )
}

/** A rubber stamp about a sale, with its text. */
export function Stamp({
  tone,
  children,
  fresh = false,
}: {
  readonly tone: 'sold' | 'unsold'
  readonly children: ReactNode
  /** Animates the stamp, unless motion is off. */
  readonly fresh?: boolean
}) {
  return (
    <span className={css.stamp} data-tone={tone} data-fresh={fresh || undefined}>
      {children}
    </span>
  )
}
