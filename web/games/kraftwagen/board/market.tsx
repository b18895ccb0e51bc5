import {
  boardFor,
  type Car,
  componentTablesOf,
  type Move,
  markerValue,
  marketSpaces,
  type State,
} from '@carriage/kraftwagen'
import type { Fate, MarketOutcome, Purchase } from '@carriage/kraftwagen/forecast'
import { carPhrase } from '@carriage/kraftwagen/things'
import { type BuyerKind, buyerKinds, buyerPhrase } from '@carriage/kraftwagen-family'
import css from '../../../board/kraftwagen-family/market.module.css'
import { MarketCar, MarketFrame } from '../../../board/kraftwagen-family/market-frame.tsx'
import { SalesRibbon } from '../../../board/kraftwagen-family/sales-ribbon.tsx'
import {
  BuyerFigure,
  CarDrawing,
  Glyph,
  PartPiece,
  PriceMarker,
  places,
  SeatBadge,
} from '../../../board/parts/index.ts'
import { isLegal, MoveButton } from '../../../board/parts/move-button.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'
import { triedMarket } from './tried-market.ts'

/** Buyers in order, the cars on offer, and what would be sold if the round ended now. `tall` on a phone. */
export function Market({ tall = false, ...props }: Props & { readonly tall?: boolean }) {
  const { t } = props
  const { view, tried, ifPlayed } = triedMarket(props)
  const sales = props.bare ? undefined : forecasts.sales(view)
  const { activeBuyerSpaces } = boardFor(componentTablesOf(view), view.players.length)
  const spaces = marketSpaces(view)
  const stalls = Math.max(spaces, view.market.length)
  const buyers = Math.max(activeBuyerSpaces, view.activeBuyers.length)
  return (
    <MarketFrame
      label={t('market.label')}
      tall={tall}
      stalls={stalls}
      buyers={buyers}
      top={
        <>
          <Roving label={t('buyers.label')} className={css.buyers}>
            {places(buyers).map((place) => (
              <BuyerSpace key={place} props={props} view={view} place={place} purchase={sales?.purchases[place]} />
            ))}
          </Roving>
          <Stacks {...props} />
        </>
      }
    >
      {sales ? (
        <SalesRibbon lines={linesOf(view, sales)} stalls={stalls} buyers={buyers} tried={ifPlayed} />
      ) : (
        <span className={css.ribbon} />
      )}
      <Roving label={t('cars.label')} className={css.stalls}>
        {places(stalls).map((stall) => {
          const car = view.market[stall]
          const fate = sales?.fates[stall]
          return car ? (
            <Stall key={car.price} props={props} car={car} fate={fate} tried={car === tried} round={view.round} />
          ) : (
            <span key={`empty${stall}`} className={css.empty} data-last={stall === spaces - 1 || undefined}>
              {stall === spaces - 1 ? t('market.last') : ''}
            </span>
          )
        })}
      </Roving>
    </MarketFrame>
  )
}

/** Who would buy which car. */
export function linesOf({ market }: State, { purchases }: MarketOutcome) {
  return purchases.flatMap((purchase) =>
    purchase.kind === 'leaves'
      ? []
      : [{ buyer: purchase.buyer, stall: market.indexOf(purchase.car as Car), owner: purchase.car.owner }],
  )
}

interface BuyerSpaceProps {
  readonly props: Props
  readonly view: State
  readonly place: number
  readonly purchase: Purchase | undefined
}

function BuyerSpace({ props, view, place, purchase }: BuyerSpaceProps) {
  const { t, translator, moves } = props
  const active = view.activeBuyers[place]
  if (!active) {
    return (
      <span className={css.noBuyer}>
        <b>{place + 1}</b>
      </span>
    )
  }
  const name = translator.phrase(buyerPhrase(active.preference))
  const outcome = purchase ? outcomeText(props, purchase) : ''
  const inside = (
    <>
      <BuyerFigure preference={active.preference} className={css.figure} />
      <b className={css.place}>{place + 1}</b>
      <span className={css.buyerWords}>
        <span className={css.buyerName}>{t(`preference.${active.preference}`)}</span>
        {purchase && (
          <span className={css.outcome} data-kind={purchase.kind}>
            {purchase.kind === 'buys' ? (
              <>
                <SeatBadge badge={purchase.car.owner} size={16} />
                {`+${purchase.paid}`}
              </>
            ) : (
              t('ribbon.nothing')
            )}
          </span>
        )}
      </span>
      {active.daimler && (
        <span className={css.bonus}>{`+${markerValue(componentTablesOf(view), active.daimler)}`}</span>
      )}
    </>
  )
  const use = moves.find((move) => move.kind === 'useDaimler' && move.buyer === place)
  return use ? (
    <MoveButton props={props} move={use} className={css.buyer} spot={`buyer ${place}`}>
      {inside}
    </MoveButton>
  ) : (
    <span className={css.buyer} title={outcome === '' ? name : `${name}: ${outcome}`} data-spot={`buyer ${place}`}>
      <span className="aloud">
        {purchase
          ? t('buyers.place', { place: place + 1, name, outcome })
          : t('buyers.bare', { place: place + 1, name })}
      </span>
      {inside}
    </span>
  )
}

function outcomeText({ t, translator }: Props, purchase: Purchase): string {
  if (purchase.kind !== 'buys') return t('ribbon.leaves')
  const { car, paid } = purchase
  return t('ribbon.buys', { name: translator.name(car.owner), price: car.price, paid })
}

/** Buyers who are not in play yet, with the money for the player who attracts them. */
export function Stacks(props: Props) {
  const { view, t, translator } = props
  return (
    <Roving label={t('stacks.label')} className={css.stacks}>
      {buyerKinds.map((preference) => {
        const move = stackMove(props, preference)
        const count = view.stacks[preference]
        const money = view.stackMoney[preference]
        const label = t('stacks.stack', { name: translator.phrase(buyerPhrase(preference)), count, money })
        return (
          <MoveButton
            key={preference}
            props={props}
            move={move}
            className={css.stack}
            spot={`stack ${preference}`}
            {...(isLegal(props.moves, move) ? {} : { label })}
          >
            <span className={css.stackFace} data-empty={count === 0 || undefined}>
              <BuyerFigure preference={preference} className={css.stackFigure} />
              <b className={css.stackCount}>{`×${count}`}</b>
            </span>
            <span className={css.stackMoney} data-none={money === 0 || undefined}>
              <Glyph of="money" />
              {money}
            </span>
          </MoveButton>
        )
      })}
    </Roving>
  )
}

function stackMove({ moves }: Props, preference: BuyerKind): Move {
  const benz: Move = { kind: 'useBenz', preference }
  return isLegal(moves, benz) ? benz : { kind: 'chooseBuyer', preference }
}

interface StallProps {
  readonly props: Props
  readonly car: Readonly<Car>
  /** The fate if the round ended now; undefined without aids. */
  readonly fate: Fate | undefined
  readonly tried: boolean
  readonly round: 1 | 2 | 3
}

function Stall({ props, car, fate, tried, round }: StallProps) {
  const { view, t, translator, moves } = props
  const withdraw = moves.find((move) => move.kind === 'withdrawCar' && move.car === car.price)
  const label = t('cars.car', {
    name: translator.name(car.owner),
    price: car.price,
    car: translator.phrase(carPhrase(car)),
    fate: fate ? fateText(props, fate) : '',
  })
  const tie = fate?.kind === 'unsold' ? fate.lost.find(({ on }) => on === 'price') : undefined
  return (
    <MarketCar props={props} price={car.price} move={withdraw} label={label} className={css.stall} tried={tried}>
      <span className={css.stallTop}>
        <PriceMarker price={car.price} round={round} />
        {fate && (
          <span className={css.fate} data-kind={fate.kind}>
            {fate.kind === 'sold' ? (
              <>
                <b>{fate.buyer + 1}</b>
                {`+${fate.paid}`}
              </>
            ) : (
              <>
                <Glyph of="cross" />
                {tie ? (
                  <>
                    {'= '}
                    <SeatBadge badge={tie.to.owner} size={16} />
                    {tie.to.price}
                  </>
                ) : (
                  t('market.unsold')
                )}
              </>
            )}
          </span>
        )}
      </span>
      <CarDrawing
        badge={car.owner}
        body={car.body}
        engine={car.engine}
        workers={car.workers}
        ghost={tried}
        close
        className={css.car}
      />
      <span className={css.values}>
        <PartPiece kind="body" value={car.body} raised={raise(view, car, 'body')} />
        <PartPiece kind="engine" value={car.engine} raised={raise(view, car, 'engine')} />
        <span className={css.crew}>
          <Glyph of="worker" />
          {car.workers}
        </span>
      </span>
    </MarketCar>
  )
}

function raise(view: State, { engineerMarker }: Readonly<Car>, kind: 'body' | 'engine'): number {
  if (engineerMarker === null) return 0
  const tables = componentTablesOf(view)
  return tables.components.engineerMarkers.rows[engineerMarker].kind === kind ? markerValue(tables, engineerMarker) : 0
}

/** The fate of a car if the round ended now, in one sentence. */
export function fateText({ t, translator }: Pick<Props, 't' | 'translator'>, fate: Fate): string {
  if (fate.kind === 'sold') {
    const buyer = translator.phrase(buyerPhrase(fate.preference))
    return t('fate.sold', { buyer, place: fate.buyer + 1, paid: fate.paid })
  }
  const tie = fate.lost.find((loss) => loss.on === 'price')
  if (tie) return t('fate.tie', { name: translator.name(tie.to.owner), price: tie.to.price })
  return t(fate.lost.length === 0 ? 'fate.noBuyer' : 'fate.unsold')
}

/** The remaining price markers of this round. */
export function Prices({ view, t }: Props) {
  const all = componentTablesOf(view).prices[view.round]
  return (
    <div className={css.prices}>
      <span className={css.pricesTitle}>{t('prices.title')}</span>
      {all.map((price) => (
        <PriceMarker
          key={price}
          price={price}
          round={view.round}
          state={view.availablePrices.includes(price) ? 'plain' : 'gone'}
        />
      ))}
      <span className="aloud">{t('prices.left', { prices: view.availablePrices.join(', ') })}</span>
    </div>
  )
}
