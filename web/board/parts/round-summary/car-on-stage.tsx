import type { ReactNode } from 'react'
import type { Motion } from '../../interaction/board.ts'
import { CarDrawing } from '../car.tsx'
import { PartPiece, PriceMarker, Stamp } from '../pieces.tsx'
import { placed } from '../places.ts'
import { SeatBadge } from '../seat-badge.tsx'
import css from './round-summary.module.css'
import { useWalk } from './walk.ts'

interface CarOnStageProps {
  readonly car: {
    readonly owner: number
    readonly body: number
    readonly engine: number
    readonly workers: number
    readonly price: number
  }
  readonly owner: string
  readonly round: 1 | 2 | 3
  readonly edition?: 'american'
  /** Whether the current act is about this car. */
  readonly now: boolean
  readonly stamp: { readonly tone: 'sold' | 'unsold'; readonly text: string } | undefined
  /** Pictures of its buyers so far. */
  readonly buyers?: readonly ReactNode[]
  /** The place in the queue from which the latest of its buyers comes, while the act is about it. */
  readonly from?: number | undefined
  /** Says that the buyer would have taken this car otherwise. */
  readonly second?: string | undefined
  readonly motion: Motion
}

/** A car in the sales, with its buyers below it, and the stamp once it is decided. */
export function CarOnStage({
  car,
  owner,
  round,
  edition,
  now,
  stamp,
  buyers = [],
  from,
  second,
  motion,
}: CarOnStageProps) {
  const walker = useWalk(now ? from : undefined, motion)
  return (
    <span
      className={css.car}
      data-sale-card=""
      data-now={now || undefined}
      data-second={second === undefined ? undefined : ''}
    >
      <CarDrawing badge={car.owner} body={car.body} engine={car.engine} workers={car.workers} className={css.drawing} />
      <span className={css.values}>
        <PriceMarker price={car.price} round={round} {...(edition ? { edition } : {})} />
        <PartPiece kind="body" value={car.body} />
        <PartPiece kind="engine" value={car.engine} />
        <SeatBadge badge={car.owner} size={20} label={owner} />
      </span>
      <span className={css.deal}>
        {placed(buyers).map(({ item, place }) => (
          <span key={place} className={css.buyer} ref={place === buyers.length - 1 ? walker : undefined}>
            {item}
          </span>
        ))}
        {second !== undefined && <span className={css.second}>{second}</span>}
        {stamp && (
          <span className={css.stamp}>
            <Stamp tone={stamp.tone} fresh={now}>
              {stamp.text}
            </Stamp>
          </span>
        )}
      </span>
    </span>
  )
}
