import { type Car, componentTablesOf, offerOf } from '@carriage/kraftwagen'
import { useMemo } from 'react'
import { runnerUp } from '../../../../board/kraftwagen-family/sales-play.ts'
import { SalesSummary } from '../../../../board/kraftwagen-family/sales-summary.tsx'
import { BuyerFigure } from '../../../../board/parts/index.ts'
import type { SalesSummaryProps } from '../props.ts'
import { type Act, earned, playOf, salesIn, soldBy } from './acts.ts'

/** The sales, buyer by buyer. */
export function RoundSales(props: SalesSummaryProps) {
  const { events, view, t } = props
  const play = useMemo(() => playOf(events), [events])
  const seats = view.players.length
  return (
    <SalesSummary
      summary={props}
      play={play}
      seats={seats}
      figure={figure}
      customer={figure}
      stand={stand}
      second={(acts) => runnerUp(play.cars, salesIn(acts), (car) => offerOf(componentTablesOf(view), car))}
      earned={(acts) => earned(acts, seats)}
    />
  )

  function figure(act: Act) {
    return act.kind === 'buyer' && <BuyerFigure preference={act.event.preference} />
  }

  function stand(car: Readonly<Car>, shown: number) {
    const { sale, unsold, now } = soldBy(play, car.price, shown)
    if (sale) {
      const buyers = [<BuyerFigure key="buyer" preference={sale.preference} />]
      return { now, buyers, stamp: { tone: 'sold', text: t('stamp.sold', { paid: sale.paid }) } as const }
    }
    return { now, stamp: unsold ? ({ tone: 'unsold', text: t('stamp.unsold') } as const) : undefined }
  }
}
