import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import { currentStep, hasEmptyWorkshop, list, waitAfter } from '@carriage/motorworks'
import type { EngineeringMarker, Preference } from '../components/index.ts'
import { grandPrixSteps } from '../grand-prix.ts'
import type { Move, MoveOf } from '../moves.ts'
import { carMarkers } from '../placing-a-car.ts'
import { planSales, termsOf } from '../sales.ts'
import { type Car, carAt, companyOf, type State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { doingNow, driveOf } from './doings.ts'
import { bonus, buyer, crew, marker, part, recruit, recruitName, tile } from './things.ts'

/** A move as its player reads it in a list, with what it would bring where the table tells. */
export function move(view: State, seat: Seat, move: Move): Phrase {
  const id = `move.${move.kind}`
  const { components } = tablesOf(view)
  switch (move.kind) {
    case 'chooseBonus':
      return bonus(move.bonus)
    case 'takeTile':
      return takeTile(view, move.tile)
    case 'chooseAction':
      return doingNow(view, seat, move.action)
    case 'returnPart':
      return { id, values: { part: part(move.part, move.value) } }
    case 'placeEngine':
      return placeEngine(view, seat, move.where)
    case 'research':
      return { id: `${id}.${move.raise}`, values: { level: companyOf(view, seat).levels[move.raise] + 1 } }
    case 'spendToken': {
      const { body, engine } = companyOf(view, seat).levels
      return { id: `${id}.${move.token}`, values: { body: body + 1, engine: engine + 1 } }
    }
    case 'hire':
      return { id: `${id}.${move.whom}` }
    case 'recruit':
      return recruit(tablesOf(view), move.tile)
    case 'recruitWorkers':
      return { id, values: { workers: Math.min(components.recruitment.workers, companyOf(view, seat).supply) } }
    case 'recruitRace':
      return { id, values: { drive: driveOf(view, seat, components.recruitment.steps) } }
    case 'sellNow':
      return { id, values: { car: move.car } }
    case 'swapBuyer':
      return { id, values: { place: move.buyer + 1, buyer: addedBuyer(view, move.preference) } }
    case 'chooseBuyer':
    case 'useBuick':
      return addedBuyer(view, move.preference)
    case 'race': {
      const steps = grandPrixSteps(tablesOf(view), companyOf(view, seat), move.workers)
      return { id, values: { workers: move.workers, steps, drive: driveOf(view, seat, steps) } }
    }
    case 'useProductionToken':
      return { id, values: { investor: recruitName(move.investor), car: move.car } }
    case 'exchange':
      return exchange(view, move)
    case 'exchangeCrew':
      return { id, values: { car: move.car, crew: crew(move) } }
    case 'usePackard':
      return {
        id,
        values: { marker: marker(move.marker), place: move.buyer + 1, buyer: activeBuyer(view, move.buyer) },
      }
    case 'placeCar':
      return { id, values: { body: move.body, engine: move.engine } }
    case 'crewCar':
      return crew(move)
    case 'priceCar':
      return priceCar(view, seat, move.price)
    case 'markCar':
      return markCar(view, seat, move.marker)
    case 'endTurn':
    case 'declineBuick':
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

function placeEngine(view: State, seat: Seat, where: MoveOf<'placeEngine'>['where']): Phrase {
  const { workshops, raceEngine } = companyOf(view, seat)
  if (where === 'raceCar') return { id: 'move.placeEngine.raceCar', values: { engine: raceEngine } }
  return { id: hasEmptyWorkshop(workshops) ? 'move.placeEngine.workshop' : 'move.placeEngine.full' }
}

/** A buyer with what it brings to whoever adds it: white markers, perhaps an achievement. */
function addedBuyer(view: State, preference: Preference): Phrase {
  const second = view.activeBuyers.some((active) => active.preference === preference)
  const { rows } = tablesOf(view).components.achievements
  const points = second && view.achievements.includes('buyer') ? rows.buyer.points : 0
  return { id: 'move.buyer', values: { buyer: buyer(preference), white: view.whiteMarkers[preference], points } }
}

function activeBuyer(view: State, place: number): Phrase {
  const active = view.activeBuyers[place]
  if (!active) throw new RangeError(`There is no active buyer ${place + 1}.`)
  return buyer(active.preference)
}

function exchange(view: State, { car: price, change, to }: MoveOf<'exchange'>): Phrase {
  const car = carAt(view, price)
  if (!car) throw new RangeError(`There is no car at ${price}.`)
  return { id: 'move.exchange', values: { car: price, change: { id: `change.${change}` }, from: car[change], to } }
}

/** A price with what the customers who are there would make of it. */
function priceCar(view: State, seat: Seat, price: number): Phrase {
  const step = currentStep(view)
  const customers = view.activeBuyers.length + view.investorTrack.length
  if (step.name !== 'priceCar' || customers === 0) return { id: 'move.priceCar', values: { price } }
  const { body, engine, workers, salesperson } = step
  const car: Car = { owner: seat, body, engine, workers, salesperson, price, marker: null, productionTokens: 0 }
  const sold = saleOf(view, car)
  const without: Phrase = sold
    ? { id: 'move.priceCar.sold', values: { price, ...sold } }
    : { id: 'move.priceCar.unsold', values: { price } }
  let best: { readonly marker: EngineeringMarker; readonly sold: SoldWords } | undefined
  for (const marker of carMarkers(view)) {
    const marked = saleOf(view, { ...car, marker })
    if (marked && marked.paid > (best?.sold.paid ?? sold?.paid ?? 0)) best = { marker, sold: marked }
  }
  if (!best) return without
  return { id: 'move.priceCar.marked', values: { without, marker: marker(best.marker), ...best.sold } }
}

/** A marker, or none, with what the customers who are there would then make of the car. */
function markCar(view: State, seat: Seat, chosen: EngineeringMarker | null): Phrase {
  const step = currentStep(view)
  const name: Phrase = chosen ? marker(chosen) : { id: 'move.markCar.none' }
  const customers = view.activeBuyers.length + view.investorTrack.length
  if (step.name !== 'markCar' || customers === 0) return name
  const { body, engine, workers, salesperson, price } = step
  const car: Car = { owner: seat, body, engine, workers, salesperson, price, marker: chosen, productionTokens: 0 }
  const sold = saleOf(view, car)
  return sold
    ? { id: 'move.markCar.sold', values: { marker: name, ...sold } }
    : { id: 'move.markCar.unsold', values: { marker: name } }
}

interface SoldWords {
  readonly customer: Phrase
  readonly paid: number
}

/** Who would buy a car that came to the market now, and for how much. */
function saleOf(view: State, car: Car): SoldWords | undefined {
  const sale = planSales({ ...termsOf(view), market: [...view.market, car] }).find(({ bought }) => bought?.car === car)
  if (!sale?.bought) return undefined
  const customer = sale.by === 'buyer' ? buyer(sale.preference) : recruitName(sale.investor)
  return { customer, paid: sale.bought.paid }
}
