import type { Car } from '@carriage/kraftwagen'
import { useMemo } from 'react'
import { SalesScene } from '../../../../boards/motorworks/sales-scene.tsx'
import { BuyerFigure } from '../../../../boards/parts/index.ts'
import type { SalesSceneProps } from '../props.ts'
import { type Act, earned, playOf } from './acts.ts'

/** The sales, buyer by buyer. */
export function RoundSales(props: SalesSceneProps) {
  const { events, view, say } = props
  const play = useMemo(() => playOf(events), [events])
  const seats = view.players.length
  return (
    <SalesScene
      scene={props}
      play={play}
      seats={seats}
      figure={(act) => act.kind === 'buyer' && <BuyerFigure preference={act.event.preference} />}
      stand={stand}
      earned={(acts) => earned(acts, seats)}
    />
  )

  function stand(car: Readonly<Car>, shown: number) {
    const place = play.acts.findIndex((act) => isAbout(act, car.price))
    const act = play.acts[place]
    const told = act !== undefined && place < shown
    const sold = act?.kind === 'buyer' && act.event.kind === 'carSold' ? act.event : undefined
    const stamp = sold
      ? ({ tone: 'sold', text: say('stamp.sold', { paid: sold.paid }) } as const)
      : ({ tone: 'unsold', text: say('stamp.unsold') } as const)
    return { now: place === shown - 1, stamp: told ? stamp : undefined }
  }
}

function isAbout(act: Act, price: number): boolean {
  if (act.kind === 'buyer') return act.event.kind === 'carSold' && act.event.car.price === price
  return act.kind === 'unsold' && act.events.some((event) => event.car.price === price)
}
