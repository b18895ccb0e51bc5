import {
  boardFor,
  componentTablesOf,
  type Move,
  markerValue,
  type Preference,
  preferences,
} from '@carriage/age-of-engineering'
import type { Purchase } from '@carriage/age-of-engineering/forecast'
import { BuyerFigure, Glyph, placed, places, SeatBadge } from '../../../board/parts/index.ts'
import { isLegal, MoveButton } from '../../../board/parts/move-button.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { customerOf, purchaseText } from './customer-words.ts'
import { forecasts } from './forecasts.ts'
import css from './order-book.module.css'
import { ProductionToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'
import { conditionText } from './recruit-words.ts'
import { triedMarket } from './tried-market.ts'

/** All coming customers in order, the active buyers, then the investors; and what each would buy now. */
export function OrderBook(props: Props) {
  const { t } = props
  const { view, ifPlayed } = triedMarket(props)
  const { purchases } = forecasts.sales(view)
  const buyers = purchases.filter((purchase) => 'buyer' in purchase)
  const investors = purchases.filter((purchase) => 'investor' in purchase)
  const { activeBuyerSpaces } = boardFor(componentTablesOf(view), view.companies.length)
  const free = Math.max(0, activeBuyerSpaces - buyers.length)
  return (
    <section className={css.book} aria-label={t('book.label')} data-tried={ifPlayed || undefined}>
      <Stacks {...props} />
      <Roving label={t('book.customers')} className={css.customers}>
        {placed(buyers).map(({ item, place }) => (
          <Customer key={place} props={props} shown={view} purchase={item} number={place + 1} />
        ))}
        {places(free).map((place) => (
          <span key={`free${place}`} className={css.free}>
            <b className={css.number}>{buyers.length + place + 1}</b>
            {t('book.free')}
          </span>
        ))}
        {placed(investors).map(({ item, place }) => (
          <Customer
            key={`investor${place}`}
            props={props}
            shown={view}
            purchase={item}
            number={activeBuyerSpaces + place + 1}
          />
        ))}
      </Roving>
    </section>
  )
}

interface CustomerProps {
  readonly props: Props
  readonly shown: Props['view']
  readonly purchase: Purchase
  readonly number: number
}

function Customer({ props, shown, purchase, number }: CustomerProps) {
  const { bare } = props
  const bought = 'car' in purchase ? purchase : undefined
  const wants = 'investor' in purchase ? conditionText(props, purchase.investor) : undefined
  const name = customerOf(props, purchase)
  const who = wants ? `${name} (${wants})` : name
  const label = bare ? who : `${who}: ${purchaseText(props, purchase)}`
  const inside = (
    <>
      <b className={css.number}>{number}</b>
      <Glyph of={'investor' in purchase ? 'investor' : purchase.preference} className={css.sign} />
      <span className={css.name} title={wants ? `${name} ${wants}` : name}>
        {name} {wants && <small>{wants}</small>}
      </span>
      <Bonus view={shown} purchase={purchase} />
      <span className={css.outcome} data-none={!bought || undefined}>
        {bare ? null : bought ? (
          <>
            <SeatBadge badge={bought.car.owner} size={16} />
            <span className={css.price}>{bought.car.price}</span>
            {bought.tokens > 0 && <ProductionToken />}
            <b>{`+${bought.paid}`}</b>
          </>
        ) : (
          '—'
        )}
      </span>
    </>
  )
  const spot = 'buyer' in purchase ? `buyer ${purchase.buyer}` : `investor ${purchase.investor}`
  const move = 'buyer' in purchase ? moveOn(props, purchase.buyer) : undefined
  return move ? (
    <MoveButton props={props} move={move} className={css.customer} spot={spot}>
      {inside}
    </MoveButton>
  ) : (
    <span className={css.customer} title={label} data-spot={spot}>
      <span className="aloud">{label}</span>
      <span aria-hidden="true" className={css.row}>
        {inside}
      </span>
    </span>
  )
}

/** A marker of Packard's beside the buyer. */
function Bonus({ view, purchase }: { readonly view: Props['view']; readonly purchase: Purchase }) {
  const packard = 'buyer' in purchase ? view.activeBuyers[purchase.buyer]?.packard : null
  return packard ? <span className={css.bonus}>{`+${markerValue(componentTablesOf(view), packard)}`}</span> : null
}

/** The move for an active buyer, if there is only one; the shelf and the bench have all of them. */
function moveOn({ moves }: Props, buyer: number): Move | undefined {
  const found = moves.filter(
    (move) => (move.kind === 'usePackard' || move.kind === 'swapBuyer') && move.buyer === buyer,
  )
  return found.length === 1 ? found[0] : undefined
}

/** Buyers who can still be attracted, with their points. */
function Stacks(props: Props) {
  const { view, t, moves } = props
  return (
    <Roving label={t('stacks.label')} className={css.stacks}>
      {preferences.map((preference) => {
        const move = stackMove(moves, preference)
        const count = view.stacks[preference]
        const points = view.whiteMarkers[preference]
        const label = t('stacks.stack', { name: t(`buyer.${preference}`), count, points })
        return (
          <MoveButton
            key={preference}
            props={props}
            move={move}
            className={css.stack}
            spot={`stack ${preference}`}
            {...(isLegal(moves, move) ? {} : { label })}
          >
            <BuyerFigure preference={preference} className={css.figure} />
            <span className={css.stackWords} data-empty={count === 0 || undefined}>
              <span>{t(`preference.${preference}`)}</span>
              <b>{`×${count}`}</b>
            </span>
            {points > 0 && <span className={css.white}>{points}</span>}
          </MoveButton>
        )
      })}
    </Roving>
  )
}

function stackMove(moves: readonly Move[], preference: Preference): Move {
  const buick: Move = { kind: 'useBuick', preference }
  return isLegal(moves, buick) ? buick : { kind: 'chooseBuyer', preference }
}
