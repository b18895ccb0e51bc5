import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import { currentStep, hasEmptyWorkshop, list, type Preference, waitAfter } from '@carriage/motorworks'
import type { Move, MoveOf } from '../moves.ts'
import { planSales } from '../sales.ts'
import { carAt, playerOf, type State } from '../state.ts'
import { cardOf, itemsOf, tablesOf } from '../tables.ts'
import { doingNow, driveOf } from './doings.ts'
import { buyer, card, marker, part, startTile, tile } from './things.ts'

/** A move as its player reads it in a list, with what it would bring where the table tells. */
export function move(view: State, seat: Seat, move: Move): Phrase {
  const id = `move.${move.kind}`
  switch (move.kind) {
    case 'chooseStartTile':
      return startTile(move.tile, itemsOf(tablesOf(view), move.tile))
    case 'chooseItem':
      return doingNow(view, seat, move.item)
    case 'takeTile':
      return takeTile(view, move.tile)
    case 'chooseAction':
      return doingNow(view, seat, move.action)
    case 'takeCard':
      return takeCard(view, seat, move.card)
    case 'placeEngine':
      return placeEngine(view, seat, move.where)
    case 'returnPart':
      return { id, values: { part: part(move.part, move.value) } }
    case 'chooseBuyer':
      return bringBuyer(view, move.preference, view.stackMoney[move.preference])
    case 'chooseInactive':
      return card(cardOf(tablesOf(view), move.card))
    case 'useDaimler':
      return useDaimler(view, move)
    case 'useDiesel':
      return useDiesel(view, move)
    case 'placeCar':
      return { id, values: { body: move.body, engine: move.engine } }
    case 'crewCar':
      return { id, values: { workers: move.workers } }
    case 'priceCar':
      return priceCar(view, seat, move.price)
    case 'markCar':
      return move.marker ? { id, values: { marker: marker(move.marker) } } : { id: 'move.markCar.none' }
    case 'useBenz': {
      const money = view.options.benzCollectsMoney ? view.stackMoney[move.preference] : 0
      return bringBuyer(view, move.preference, money)
    }
    case 'withdrawCar':
      return { id, values: { car: move.car } }
    case 'sellPart':
      return { id, values: { part: part(move.part, move.value), value: move.value } }
    case 'drive':
      return { id, values: { drive: driveOf(view, seat, playerOf(view, seat).gpEngine) } }
    case 'endTurn':
    case 'declineBenz':
    case 'skip':
      return { id }
    default:
      return move satisfies never
  }
}

/** A tile with what it costs in time: who moves before its taker does again. */
function takeTile(view: State, taken: string): Phrase {
  const values = { tile: tile(tablesOf(view), taken) }
  const { again, before, tilesBehind } = waitAfter(view.chain, taken)
  if (again) return { id: 'move.takeTile.again', values }
  const rivals = before.map(({ seat }) => seatName(seat))
  return { id: 'move.takeTile.wait', values: { ...values, rivals: list(rivals, 'and'), tiles: tilesBehind.length } }
}

function takeCard(view: State, seat: Seat, taken: string): Phrase {
  const face = cardOf(tablesOf(view), taken)
  const idle = face.kind === 'development' && playerOf(view, seat).canteen === 0
  return idle ? { id: 'move.takeCard.inactive', values: { card: card(face) } } : card(face)
}

function placeEngine(view: State, seat: Seat, where: 'workshop' | 'gpCar'): Phrase {
  const { workshops, gpEngine, engineers } = playerOf(view, seat)
  const step = currentStep(view)
  if (where === 'workshop') {
    return { id: hasEmptyWorkshop(workshops) ? 'move.placeEngine.workshop' : 'move.placeEngine.full' }
  }
  if (step.name === 'placeEngine' && step.value > gpEngine && engineers.includes('bugatti')) {
    return { id: 'move.placeEngine.drive', values: { engine: gpEngine, drive: driveOf(view, seat, step.value) } }
  }
  return { id: 'move.placeEngine.gpCar', values: { engine: gpEngine } }
}

/** A buyer with what he brings to whoever calls him: the money of his stack, perhaps an award. */
function bringBuyer(view: State, preference: Preference, money: number): Phrase {
  const second = view.activeBuyers.some((active) => active.preference === preference)
  const points = second && view.awards.includes('buyer') ? tablesOf(view).components.awards.rows.buyer.points : 0
  return { id: 'move.buyer', values: { buyer: buyer(preference), money, points } }
}

function useDaimler(view: State, { marker: used, buyer: place }: MoveOf<'useDaimler'>): Phrase {
  const active = view.activeBuyers[place]
  if (!active) throw new RangeError(`There is no active buyer ${place + 1}.`)
  return {
    id: 'move.useDaimler',
    values: { marker: marker(used), buyer: buyer(active.preference), place: place + 1 },
  }
}

function useDiesel(view: State, { car: price, change, to }: MoveOf<'useDiesel'>): Phrase {
  const car = carAt(view, price)
  if (!car) throw new RangeError(`There is no car at ${price}.`)
  return { id: 'move.useDiesel', values: { car: price, change: { id: `change.${change}` }, from: car[change], to } }
}

/** A price with what the buyers who are there would make of it. */
function priceCar(view: State, seat: Seat, price: number): Phrase {
  const step = currentStep(view)
  if (step.name !== 'priceCar' || view.activeBuyers.length === 0) return { id: 'move.priceCar', values: { price } }
  const { body, engine, workers } = step
  const car = { owner: seat, body, engine, workers, price, engineerMarker: null }
  const sale = planSales({
    tables: tablesOf(view),
    market: [...view.market, car],
    activeBuyers: view.activeBuyers,
    seller: (of) => playerOf(view, of),
  }).find(({ bought }) => bought?.car === car)
  if (!sale?.bought) return { id: 'move.priceCar.unsold', values: { price } }
  return { id: 'move.priceCar.sold', values: { price, buyer: buyer(sale.preference), paid: sale.bought.paid } }
}
