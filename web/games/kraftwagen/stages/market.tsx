import { boardFor, type Car, componentTablesOf, marketSpaces } from '@carriage/kraftwagen'
import type { Fate, Purchase } from '@carriage/kraftwagen/forecast'
import css from '../../../board/kraftwagen-family/market.module.css'
import { MarketFrame } from '../../../board/kraftwagen-family/market-frame.tsx'
import { SalesRibbon } from '../../../board/kraftwagen-family/sales-ribbon.tsx'
import { StagedCar } from '../../../board/kraftwagen-family/stages/staged-car.tsx'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { BuyerFigure, Glyph, PartPiece, places } from '../../../board/parts/index.ts'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import { forecasts } from '../board/forecasts.ts'
import { linesOf, Stacks } from '../board/market.tsx'
import { triedMarket } from '../board/tried-market.ts'
import type { StageProps } from './props.ts'

/** The market where the whole board has it: buyers with what they want, the cars, and who buys which. */
export function StagedMarket({ tall = false, ...props }: StageProps & { readonly tall?: boolean }) {
  const { format } = props
  const { view, tried, ifPlayed } = triedMarket(props)
  const sales = forecasts.sales(view)
  const stalls = Math.max(marketSpaces(view), view.market.length)
  const buyers = boardFor(componentTablesOf(view), view.players.length).activeBuyerSpaces
  return (
    <MarketFrame
      label={format('market.label')}
      tall={tall}
      stalls={stalls}
      buyers={buyers}
      top={
        <>
          <ul className={`${css.buyers} ${own.buyers}`} aria-label={format('buyers.label')}>
            {places(buyers).map((at) => (
              <Buyer
                key={at}
                props={props}
                place={at}
                purchase={sales.purchases[at]}
                kind={view.activeBuyers[at]?.preference}
              />
            ))}
          </ul>
          {props.stage.places.gear && <Stacks {...props} />}
        </>
      }
    >
      <SalesRibbon lines={linesOf(view, sales)} stalls={stalls} buyers={buyers} tried={ifPlayed} />
      <ul className={`${css.stalls} ${own.list}`} aria-label={format('cars.label')}>
        {places(stalls).map((stall) => {
          const car = view.market[stall]
          return car ? (
            <Stall key={car.price} props={props} car={car} fate={sales.fates[stall]} tried={car === tried} />
          ) : (
            <li key={`empty${stall}`} className={css.empty} aria-hidden="true" />
          )
        })}
      </ul>
    </MarketFrame>
  )
}

interface BuyerProps {
  readonly props: StageProps
  readonly place: number
  readonly kind: Parameters<typeof BuyerFigure>[0]['preference'] | undefined
  readonly purchase: Purchase | undefined
}

function Buyer({ props: { format }, place, kind, purchase }: BuyerProps) {
  if (!kind) return <li className={`${css.noBuyer} ${own.free}`} aria-hidden="true" />
  return (
    <li className={`${css.buyer} ${own.buyer}`} data-spot={`buyer ${place}`}>
      <BuyerFigure preference={kind} className={css.figure} />
      <span className={css.buyerWords}>
        <b className={own.name}>{format(`buyer.${kind}`)}</b>
        <span className={own.wants}>{format(`buyer.${kind}.wants`)}</span>
      </span>
      {purchase?.kind === 'buys' && (
        <span className={`${css.outcome} ${own.pays}`} data-seat={purchase.car.owner}>{`+${purchase.paid}`}</span>
      )}
    </li>
  )
}

interface StallProps {
  readonly props: StageProps
  readonly car: Readonly<Car>
  readonly fate: Fate | undefined
  readonly tried: boolean
}

function Stall({ props, car, fate, tried }: StallProps) {
  const { me, stage, sold, format, view } = props
  const isMe = car.owner === me
  const name = isMe ? format('car.mine') : rivalName(props, car.owner)
  const { body, engine, price, workers } = car
  return (
    <StagedCar
      car={car}
      round={view.round}
      isOwn={isMe}
      name={name}
      label={format('car.label', { name, body, engine, price })}
      tried={tried}
      sold={sold && fate?.kind === 'sold' ? `${format('car.sold')} +${fate.paid}` : undefined}
    >
      <span className={css.values} aria-hidden="true">
        {(stage.places.bench ?? stage.places.gear) && <PartPiece kind="body" value={body} />}
        <PartPiece kind="engine" value={engine} />
        {stage.places.gear && (
          <span className={css.crew}>
            <Glyph of="worker" />
            {workers}
          </span>
        )}
        {fate?.kind === 'unsold' && <em className={own.dear}>{format('car.tooDear')}</em>}
      </span>
    </StagedCar>
  )
}
