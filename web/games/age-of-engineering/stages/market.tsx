import { boardFor, type Car, componentTablesOf } from '@carriage/age-of-engineering'
import type { Fate, Purchase } from '@carriage/age-of-engineering/forecast'
import css from '../../../board/kraftwagen-family/market.module.css'
import { MarketFrame } from '../../../board/kraftwagen-family/market-frame.tsx'
import { SalesRibbon } from '../../../board/kraftwagen-family/sales-ribbon.tsx'
import { StagedCar } from '../../../board/kraftwagen-family/stages/staged-car.tsx'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { BuyerFigure, Glyph, PartPiece, placed, places } from '../../../board/parts/index.ts'
import { chosen, rivalName } from '../../../pages/first-hour/chosen.ts'
import { forecasts } from '../board/forecasts.ts'
import { ProductionToken } from '../board/pieces/tokens.tsx'
import { customerName } from './customer-name.ts'
import type { StageProps } from './props.ts'
import { marketAt } from './sold-market.ts'

/** Buyers and investors in a row, with what they want; below them the cars, and who buys which. */
export function StagedMarket({ tall = false, ...props }: StageProps & { readonly tall?: boolean }) {
  const { format } = props
  const price = chosen(props, 'priceCar')?.price
  const view = marketAt(props, price)
  const { fates, purchases } = forecasts.sales(view)
  const ifPlayed = view !== props.view
  const stalls = Math.max(4, view.market.length)
  const waiting = ifPlayed ? [] : investorsToCome(props)
  const customers = Math.max(
    boardFor(componentTablesOf(view), view.companies.length).activeBuyerSpaces,
    purchases.length + waiting.length,
  )
  const lines = purchases.flatMap((purchase, buyer) =>
    'car' in purchase
      ? [{ buyer, stall: view.market.indexOf(purchase.car as Car), owner: purchase.car.owner }] // a car of this market
      : [],
  )
  return (
    <MarketFrame
      label={format('market.label')}
      tall={tall}
      stalls={stalls}
      buyers={customers}
      top={
        <>
          <ul className={`${css.buyers} ${own.buyers}`} aria-label={format('buyers.label')}>
            {placed(purchases).map(({ item, place }) => (
              <Customer key={place} props={props} purchase={item} />
            ))}
            {waiting.map((investor) => (
              <Customer key={investor} props={props} purchase={{ investor }} />
            ))}
            {places(customers - purchases.length - waiting.length).map((place) => (
              <li key={`free${place}`} className={`${css.noBuyer} ${own.free}`} aria-hidden="true" />
            ))}
          </ul>
          <p className={own.note}>{format('market.rule')}</p>
        </>
      }
    >
      <SalesRibbon lines={lines} stalls={stalls} buyers={customers} tried={ifPlayed} />
      <ul className={`${css.stalls} ${own.list}`} aria-label={format('cars.label')}>
        {places(stalls).map((stall) => {
          const car = view.market[stall]
          return car ? (
            <Stall
              key={car.price}
              props={props}
              car={car}
              fate={fates[stall]}
              tried={ifPlayed && stall === view.market.length - 1}
            />
          ) : (
            <li key={`empty${stall}`} className={css.empty} aria-hidden="true" />
          )
        })}
      </ul>
    </MarketFrame>
  )
}

/** Investors who come with my car, before it has a price. */
function investorsToCome({ me, view }: StageProps) {
  return me === undefined ? [] : (view.companies[me]?.investors ?? [])
}

type Shown = Purchase | { readonly investor: StageProps['view']['companies'][number]['investors'][number] }

function Customer({ props, purchase }: { readonly props: StageProps; readonly purchase: Shown }) {
  const { format } = props
  const investor = 'investor' in purchase ? purchase.investor : undefined
  const wants = 'investor' in purchase ? `investor.${purchase.investor}.wants` : `buyer.${purchase.preference}.wants`
  return (
    <li className={`${css.buyer} ${own.buyer}`}>
      {'investor' in purchase ? (
        <Glyph of="investor" className={`${css.figure} ${own.investor}`} />
      ) : (
        <BuyerFigure preference={purchase.preference} className={css.figure} />
      )}
      <span className={css.buyerWords}>
        <b className={own.name}>{customerName(props, purchase)}</b>
        <span className={own.wants}>{format(wants)}</span>
        {investor && <span className="aloud">{format('investor.kind')}</span>}
      </span>
      {'paid' in purchase && (
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
  const { body, engine, price, owner, productionTokens } = car
  const isOwn = owner === me
  const name = isOwn ? format('car.mine') : rivalName(props, owner)
  const paid = fate?.sales.map((sale) => `+${sale.paid}`).join(' ')
  return (
    <StagedCar
      car={car}
      round={view.round}
      edition="american"
      isOwn={isOwn}
      name={name}
      label={format('car.label', { name, body, engine, price })}
      tried={tried}
      sold={sold && paid ? `${format('car.sold')} ${paid}` : undefined}
    >
      <span className={css.values}>
        {stage.places.bench && <PartPiece kind="body" value={body} />}
        <PartPiece kind="engine" value={engine} />
        {productionTokens > 0 && (
          <span className={own.token}>
            <ProductionToken /> {format('car.twice')}
          </span>
        )}
      </span>
    </StagedCar>
  )
}
