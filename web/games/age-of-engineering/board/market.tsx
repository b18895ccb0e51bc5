import { type Car, componentTablesOf, type Move, marketSpaces, offerOf } from '@carriage/age-of-engineering'
import type { Fate } from '@carriage/age-of-engineering/forecast'
import { MarketCar } from '../../../board/kraftwagen-family/market-frame.tsx'
import { CarDrawing, Glyph, PriceMarker, placed, places, SeatBadge } from '../../../board/parts/index.ts'
import { Roving } from '../../../board/parts/roving.tsx'
import { customerOf } from './customer-words.ts'
import { forecasts } from './forecasts.ts'
import { MarkerChip } from './marker-chip.tsx'
import css from './market.module.css'
import { Salesperson } from './pieces/salesperson.tsx'
import { ProductionToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'
import { triedMarket } from './tried-market.ts'

/** The cars on offer as catalogue entries, with their values and their fate if the round ended now. */
export function Market(props: Props) {
  const { t } = props
  const { view, tried } = triedMarket(props)
  const { fates } = forecasts.sales(view)
  const spaces = marketSpaces(view)
  return (
    <Roving
      label={t('market.label')}
      className={css.market}
      style={{ '--columns': Math.ceil(spaces / 2) } as never}
      spot="market"
    >
      {places(Math.max(spaces, view.market.length)).map((space) => {
        const car = view.market[space]
        if (car)
          return (
            <Entry key={car.price} props={props} car={car} sales={fates[space]?.sales ?? []} tried={car === tried} />
          )
        const last = space === spaces - 1
        return (
          <span key={`empty${space}`} className={css.empty} data-last={last || undefined}>
            {last ? t('market.last') : ''}
          </span>
        )
      })}
    </Roving>
  )
}

interface EntryProps {
  readonly props: Props
  readonly car: Readonly<Car>
  readonly sales: Fate['sales']
  readonly tried: boolean
}

function Entry({ props, car, sales, tried }: EntryProps) {
  const { view, t, translator } = props
  const offer = offerOf(componentTablesOf(view), car)
  const label = t('market.car', {
    name: translator.name(car.owner),
    price: car.price,
    body: offer.body,
    engine: offer.engine,
    luxury: offer.luxury,
    tokens: car.productionTokens,
    fate: props.bare ? '' : fateText(props, sales),
  })
  return (
    <MarketCar
      props={props}
      price={car.price}
      move={moveOn(props, car)}
      label={label}
      className={css.entry}
      tried={tried}
    >
      <span className={css.page}>
        <span className={css.top}>
          <SeatBadge badge={car.owner} size={18} />
          <span className={css.extras}>
            {car.productionTokens > 0 && <ProductionToken count={car.productionTokens} />}
            {car.salesperson && <Salesperson badge={car.owner} />}
          </span>
          <PriceMarker price={car.price} round={view.round} edition="american" />
        </span>
        <CarDrawing
          badge={car.owner}
          body={car.body}
          engine={car.engine}
          workers={offer.luxury}
          ghost={tried}
          close
          className={css.drawing}
        />
        {car.marker && (
          <span className={css.marker}>
            <MarkerChip {...props} marker={car.marker} />
          </span>
        )}
        <span className={css.values}>
          <Value sign="body" name={t('preference.body')} value={offer.body} raised={offer.body > car.body} />
          <Value sign="engine" name={t('preference.engine')} value={offer.engine} raised={offer.engine > car.engine} />
          <Value sign="luxury" name={t('preference.luxury')} value={offer.luxury} raised={false} />
        </span>
        <span className={css.fate} data-sold={sales.length > 0 || undefined}>
          {props.bare ? null : sales.length > 0 ? (
            placed(sales).map(({ item, place }) => <b key={place}>{`+${item.paid}`}</b>)
          ) : (
            <>
              <Glyph of="cross" />
              {t('market.unsold')}
            </>
          )}
        </span>
      </span>
    </MarketCar>
  )
}

function Value(props: {
  readonly sign: 'body' | 'engine' | 'luxury'
  readonly name: string
  readonly value: number
  readonly raised: boolean
}) {
  return (
    <span className={css.value} data-raised={props.raised || undefined}>
      <Glyph of={props.sign} />
      <span className={css.valueName}>{props.name}</span>
      <b>{props.value}</b>
    </span>
  )
}

/** The move for a car, if there is only one; the shelf and the bench have all of them. */
function moveOn({ moves }: Props, { price }: Readonly<Car>): Move | undefined {
  const found = moves.filter(
    (move) => (move.kind === 'sellNow' || move.kind === 'useProductionToken') && move.car === price,
  )
  return found.length === 1 ? found[0] : undefined
}

/** The fate of a car if the round ended now, in one sentence. */
export function fateText(props: Pick<Props, 't' | 'translator' | 'view'>, sales: Fate['sales']): string {
  const { t } = props
  if (sales.length === 0) return t('fate.unsold')
  const customers = sales.map((sale) => t('fate.sale', { customer: customerOf(props, sale), paid: sale.paid }))
  return t('fate.sold', { customers: customers.join(', ') })
}
