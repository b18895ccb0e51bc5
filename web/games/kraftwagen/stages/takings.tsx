import { SeatBadge } from '../../../board/parts/index.ts'
import { forecasts } from '../board/forecasts.ts'
import { nameOf, type StageProps } from './props.ts'
import own from './stages.module.css'

/** What each seat earned by the sale, the player last. */
export function Takings(props: StageProps) {
  const { me, seats, format, view } = props
  const { earned } = forecasts.sales(view)
  const order = seats.toSorted((one, other) => Number(one.seat === me) - Number(other.seat === me))
  return (
    <ul className={own.takings}>
      {order.map(({ seat }) => (
        <li key={seat}>
          <SeatBadge badge={seat} size={40} />
          {seat === me ? format('takings.me') : nameOf(props, seat)}
          <b>{earned[seat] ?? 0}</b>
        </li>
      ))}
    </ul>
  )
}
