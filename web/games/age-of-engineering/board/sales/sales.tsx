import { type Car, componentTablesOf, offerOf } from '@carriage/age-of-engineering'
import { useMemo } from 'react'
import { runnerUp } from '../../../../board/kraftwagen-family/sales-play.ts'
import { SalesSummary } from '../../../../board/kraftwagen-family/sales-summary.tsx'
import { BuyerFigure } from '../../../../board/parts/index.ts'
import { Certificate } from '../pieces/certificate.tsx'
import { GuillocheFrame } from '../pieces/guilloche-frame.tsx'
import type { SalesSummaryProps } from '../props.ts'
import { conditionText, nameOfRecruit } from '../recruit-words.ts'
import { type Act, earned, playOf, type ShownSale, salesIn, soldBy } from './acts.ts'
import css from './sales.module.css'

/** The sales: race, buyers, then investors. A car with production tokens is stamped for each sale. */
export function RoundSales(props: SalesSummaryProps) {
  const { events, view, t } = props
  const play = useMemo(() => playOf(events), [events])
  return (
    <SalesSummary
      summary={props}
      play={play}
      seats={view.companies.length}
      edition="american"
      figure={figure}
      customer={customer}
      stand={stand}
      second={(acts) => runnerUp(play.cars, salesIn(acts), (car) => offerOf(componentTablesOf(view), car))}
      earned={(acts) => earned(acts, view.companies.length)}
    />
  )

  function stand({ price }: Readonly<Car>, shown: number) {
    const { sales, unsold, now } = soldBy(play, price, shown)
    if (sales.length > 0) {
      const paid = sales.map((sale) => sale.paid)
      return { now, buyers: sales.map(buyer), stamp: { tone: 'sold', text: stampFor(paid) } as const }
    }
    return { now, stamp: unsold ? ({ tone: 'unsold', text: t('stamp.unsold') } as const) : undefined }
  }

  /** A car with production tokens is sold more than once. */
  function stampFor(paid: readonly number[]): string {
    const sum = paid.reduce((total, each) => total + each, 0)
    return paid.length > 1 ? t('stamp.soldAgain', { times: paid.length, sum }) : t('stamp.sold', { paid: `+${sum}` })
  }

  /** A buyer as a figure, an investor as a share certificate. */
  function figure(of: Act) {
    if (of.kind !== 'customer') return undefined
    if ('preference' in of.event) return <BuyerFigure preference={of.event.preference} />
    const { investor } = of.event
    return (
      <span className={css.share}>
        <Certificate name={nameOfRecruit(props, investor)} condition={conditionText(props, investor)} token={false} />
      </span>
    )
  }
}

/** The customer of a car: a buyer, or an investor with a certificate. */
function buyer(sale: ShownSale) {
  if ('preference' in sale) return <BuyerFigure key={sale.buyer} preference={sale.preference} />
  return <Paper key={sale.investor} />
}

/** A customer in the queue. */
function customer(act: Act) {
  if (act.kind !== 'customer') return undefined
  return 'preference' in act.event ? <BuyerFigure preference={act.event.preference} /> : <Paper />
}

/** An investor, small. */
function Paper() {
  return (
    <span className={css.paper}>
      <GuillocheFrame />
    </span>
  )
}
