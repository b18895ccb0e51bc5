import type { Seat } from '@carriage/kernel'
import type { ComponentProps, ReactNode } from 'react'
import { CarDrawing, PriceMarker, Stamp } from '../../parts/index.ts'
import css from '../market.module.css'
import own from './stages.module.css'

interface StagedCarProps extends Pick<ComponentProps<typeof PriceMarker>, 'round' | 'edition'> {
  readonly car: {
    readonly owner: Seat
    readonly body: number
    readonly engine: number
    readonly workers: number
    readonly price: number
  }
  readonly isOwn: boolean
  readonly name: string
  readonly label: string
  readonly tried: boolean
  /** The text of its stamp; undefined if it was not sold. */
  readonly sold: string | undefined
  /** Its values. */
  readonly children: ReactNode
}

/** A car on the market of a stage. */
export function StagedCar({ car, isOwn, name, label, tried, sold, children, ...marker }: StagedCarProps) {
  const { owner, body, engine, workers, price } = car
  return (
    <li
      className={`${css.stall} ${own.stall}`}
      data-spot={tried ? undefined : `car ${price}`}
      data-tried={tried || undefined}
      data-own={isOwn || undefined}
    >
      <span className="aloud">{label}</span>
      <span className={css.stallTop} aria-hidden="true">
        <PriceMarker {...marker} price={price} />
        <b className={own.owner}>{name}</b>
      </span>
      <CarDrawing badge={owner} body={body} engine={engine} workers={workers} ghost={tried} close className={css.car} />
      {children}
      {sold !== undefined && (
        <span className={own.stamp}>
          <Stamp tone="sold" fresh>
            {sold}
          </Stamp>
        </span>
      )}
    </li>
  )
}
