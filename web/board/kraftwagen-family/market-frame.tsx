import type { ReactNode } from 'react'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import css from './market.module.css'

interface MarketFrameProps {
  readonly label: string
  /** Space for a phone. */
  readonly tall: boolean
  /** The numbers of places for cars and for buyers. */
  readonly stalls: number
  readonly buyers: number
  /** The row above the cars. */
  readonly top: ReactNode
  /** The ribbon between both and the cars. */
  readonly children: ReactNode
}

/** The market: buyers above, cars below. */
export function MarketFrame({ label, tall, stalls, buyers, top, children }: MarketFrameProps) {
  return (
    <section
      className={css.market}
      data-tall={tall || undefined}
      data-spot="market"
      aria-label={label}
      style={{ '--stalls': stalls, '--buyers': buyers } as never}
    >
      <div className={css.top} data-place="buyers">
        {top}
      </div>
      {children}
    </section>
  )
}

interface MarketCarProps<Move extends object> {
  readonly props: ControlProps<Move>
  readonly price: number
  /** The move for this car, if there is one. */
  readonly move: Move | undefined
  readonly label: string
  readonly className: string | undefined
  /** It is only there after the previewed move. */
  readonly tried: boolean
  readonly children: ReactNode
}

/** A car on offer, as a button if there is a move for it. */
export function MarketCar<Move extends object>(car: MarketCarProps<Move>) {
  const { props, price, move, label, className, tried, children } = car
  const spot = `car ${price}`
  return move ? (
    <MoveButton props={props} move={move} className={className} spot={spot}>
      {children}
    </MoveButton>
  ) : (
    <span className={className} data-tried={tried || undefined} title={label} data-spot={tried ? undefined : spot}>
      <span className="aloud">{label}</span>
      {children}
    </span>
  )
}
