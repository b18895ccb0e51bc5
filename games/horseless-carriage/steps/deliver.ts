import { type Effects, legal, type Phrase, refuse, type Seat, type Verdict } from '@carriage/kernel'
import { type DealershipSize, type VehicleType, vehicleTypes } from '../components/index.ts'
import type { Event, MainlineDelivery } from '../events.ts'
import { addAt, axesOf, xOf, yOf } from '../market/niches.ts'
import { amountOf, revenueOf } from '../market/sales.ts'
import { dealershipOf, offerOf } from '../market/windows.ts'
import { list, type Value } from '../messages/phrases.ts'
import { dealershipPhrase, mainline as mainlineName, nichePhrase, vehicles } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import {
  expectStage,
  type Mainline,
  playerOf,
  type SalesOffer,
  type SalesStage,
  type State,
  type StepOf,
} from '../state.ts'
import { inItsPhase, notNow } from './not-now.ts'
import { endSellersTurn, type ForcedSales, saleRules } from './selling.ts'
import type { Decision } from './step.ts'

type DeliverStep = StepOf<'deliver'>

/** Vehicles by mainline, named by its place among the pieces of the factory. */
type Named = Readonly<Record<string, number>>

/** Which mainlines deliver the vehicles of one type. */
export function deliver(forcedSales: ForcedSales): Decision<'deliver', 'deliver'> {
  return {
    decision: 'deliver',
    rules: saleRules,
    isPending(state, step, fx) {
      const stage = expectStage(state, 'sales')
      const [seat] = stage.selling
      if (seat === undefined) throw new RangeError('Vehicles are delivered for a seller.')
      if (hasChoice(state, offerOf(stage, seat), step, forcedSales)) return true
      deliverVehicles(state, stage, step, seat, {}, fx)
      return false
    },
    list: (state, step, seat) => deliveryMoves(state, offerOf(expectStage(state, 'sales'), seat), step),
    moves: {
      deliver: {
        refusalElsewhere(state, step, must) {
          if (state.stage.name !== 'sales') return inItsPhase(state, step, must)
          // HC-7.30 with the automatic rule nothing may be named
          return notNow(state, state.options.stockUse === 'auto' ? 'HC-7.30' : 'HC-7.27', { step: step.name })
        },
        judge: (state, { from }, step, seat) =>
          judgeDelivery(state, offerOf(expectStage(state, 'sales'), seat), step, from),
        play: (state, { from }, step, fx, seat) =>
          deliverVehicles(state, expectStage(state, 'sales'), step, seat, from, fx),
        label: labelDelivery,
      },
    },
    prompt: askDelivery,
  }
}

/** The mainlines deliver what is sold of one type; then comes the next type, or the turn is over. */
export function deliverVehicles(
  state: State,
  stage: SalesStage,
  step: DeliverStep,
  seat: Seat,
  named: Readonly<Record<string, number>>,
  fx: Effects<Event>,
): void {
  sell(state, offerOf(stage, seat), step, seat, named, fx)
  const type = typeAfter(step.type)
  if (type) stage.step = { ...step, type }
  else endSellersTurn(stage)
}

function typeAfter(type: VehicleType): VehicleType | undefined {
  return vehicleTypes[vehicleTypes.indexOf(type) + 1]
}

interface Sale {
  readonly amount: number
  /** The mainlines that could deliver, HC-7.26 all of them in one turn, in the order of placing. */
  readonly mainlines: readonly Mainline[]
}

function saleOf(state: State, offer: SalesOffer, { dealership: size, niche, type }: DeliverStep): Sale {
  const dealership = dealershipOf(offer, size)
  if (!dealership) throw new RangeError(`There is no ${size} dealership.`)
  return {
    amount: amountOf(state, offer, dealership, niche, type),
    mainlines: offer.mainlines.filter(
      (mainline) => mainline.type === type && mainline.stock > 0 && dealership.mainlines.includes(mainline.piece),
    ),
  }
}

/** HC-7.27 Whether the seller is asked which mainlines deliver. */
function hasChoice(state: State, offer: SalesOffer, step: DeliverStep, forcedSales: ForcedSales): boolean {
  if (state.options.stockUse === 'auto') return false // HC-7.30
  const { amount, mainlines } = saleOf(state, offer, step)
  const stock = mainlines.reduce((sum, mainline) => sum + mainline.stock, 0)
  const several = mainlines.length > 1 && amount > 0 && amount < stock
  return several && (forcedSales === 'asked' || matters(offer, mainlines))
}

/** HC-7.31 If all mainlines serve the same open dealerships, the choice does not change what can be sold later. */
function matters(offer: SalesOffer, mainlines: readonly Mainline[]): boolean {
  return new Set(mainlines.map((mainline) => drawersOf(offer, mainline).join())).size > 1
}

/** The open dealerships that draw on a mainline. */
function drawersOf({ dealerships }: SalesOffer, { piece }: Mainline): DealershipSize[] {
  return dealerships.filter((one) => one.open && one.mainlines.includes(piece)).map(({ size }) => size)
}

/** Every way to split the delivery, and the move that leaves it to the rule. */
function deliveryMoves(state: State, offer: SalesOffer, step: DeliverStep): MoveOf<'deliver'>[] {
  const { amount, mainlines } = saleOf(state, offer, step)
  const moves: MoveOf<'deliver'>[] = [{ kind: 'deliver', from: {} }]
  for (const from of distributions(amount, mainlines)) moves.push({ kind: 'deliver', from })
  return moves
}

function* distributions(amount: number, [first, ...others]: readonly Mainline[]): Generator<Record<string, number>> {
  if (!first) {
    if (amount === 0) yield {}
    return
  }
  for (let vehicles = Math.min(amount, first.stock); vehicles >= 0; vehicles--) {
    for (const rest of distributions(amount - vehicles, others))
      yield vehicles === 0 ? rest : { [first.piece]: vehicles, ...rest }
  }
}

/** HC-7.30 Only adjacent mainlines of the type, none beyond its stock, together the number that is sold. */
function judgeDelivery(state: State, offer: SalesOffer, step: DeliverStep, named: Named): Verdict {
  const { amount, mainlines } = saleOf(state, offer, step)
  const pieces = Object.keys(named)
  if (pieces.length === 0) return legal // HC-7.27 left to the rule
  let vehicles = 0
  for (const piece of pieces) {
    const mainline = mainlines.find((one) => `${one.piece}` === piece)
    const count = named[piece] ?? 0
    const facts = { dealership: step.dealership, type: step.type, mainline: piece }
    if (!mainline) return refuse('HC-7.30', { cause: 'noSuchMainline', ...facts, stock: 0 })
    if (count > mainline.stock)
      return refuse('HC-7.30', { cause: 'stockTooSmall', ...facts, vehicles: count, stock: mainline.stock })
    vehicles += count
  }
  if (vehicles === amount) return legal
  return refuse('HC-7.30', { cause: 'wrongSum', type: step.type, vehicles, sold: amount })
}

/**
 * Sells what one type brings: HC-7.14 buyers leave the board, HC-7.29 all others stay, stock falls, HC-7.24 money comes at
 * once.
 */
function sell(state: State, offer: SalesOffer, step: DeliverStep, seat: Seat, named: Named, fx: Effects<Event>): void {
  const { amount, mainlines } = saleOf(state, offer, step)
  if (amount === 0) return
  const from = Object.keys(named).length > 0 ? asNamed(mainlines, named) : byRule(offer, mainlines, amount)
  const { niche, type } = step
  const { price, bonus } = revenueOf(state, niche, type)
  const earned = amount * (price + bonus)
  addAt(state.buyers, type, niche, -amount)
  playerOf(state, seat).wealth += earned
  fx.emit({
    kind: 'vehiclesSold',
    seat,
    dealership: step.dealership,
    x: xOf(niche),
    y: yOf(niche),
    type,
    vehicles: amount,
    price,
    bonus,
    earned,
    from,
    axes: axesOf(state),
  })
}

function asNamed(mainlines: readonly Mainline[], named: Named): MainlineDelivery[] {
  const from: MainlineDelivery[] = []
  for (const mainline of mainlines) {
    const vehicles = named[`${mainline.piece}`] ?? 0
    if (vehicles > 0) from.push(take(mainline, vehicles))
  }
  return from
}

/** HC-7.30 The sequence is fixed before the sale, and each mainline is emptied before the next one delivers. */
function byRule(offer: SalesOffer, mainlines: readonly Mainline[], amount: number): MainlineDelivery[] {
  const from: MainlineDelivery[] = []
  let due = amount
  for (const mainline of inSequence(offer, mainlines)) {
    const vehicles = Math.min(due, mainline.stock)
    if (vehicles > 0) from.push(take(mainline, vehicles))
    due -= vehicles
  }
  return from
}

/** HC-7.27 Those that fewer open dealerships draw on go first, then more stock, then the earlier placed. */
function inSequence(offer: SalesOffer, mainlines: readonly Mainline[]): Mainline[] {
  const drawers = (mainline: Mainline) => drawersOf(offer, mainline).length
  return mainlines.toSorted((a, b) => drawers(a) - drawers(b) || b.stock - a.stock || a.piece - b.piece)
}

/** HC-7.25 */
function take(mainline: Mainline, vehicles: number): MainlineDelivery {
  mainline.stock -= vehicles
  return { mainline: mainline.piece, vehicles }
}

function askDelivery(view: State, step: DeliverStep, seat: Seat): Phrase {
  const offer = expectStage(view, 'sales').offers[seat]
  const selling = offer && dealershipOf(offer, step.dealership)
  const sold = selling ? amountOf(view, offer, selling, step.niche, step.type) : 0
  return {
    id: 'decision.sales.deliver',
    values: {
      dealership: dealershipPhrase(step.dealership),
      vehicles: vehicles(step.type, sold),
      niche: nichePhrase(axesOf(view), xOf(step.niche), yOf(step.niche)),
    },
  }
}

function labelDelivery(view: State, seat: Seat, { from }: MoveOf<'deliver'>): Phrase {
  const named = Object.entries(from)
  if (named.length === 0) return { id: 'move.deliver.byRule' }
  const mainlines = view.stage.name === 'sales' ? (view.stage.offers[seat]?.mainlines ?? []) : []
  const shares: Value[] = named.map(([piece, count]) => ({
    id: 'from',
    values: {
      mainline: mainlineName(playerOf(view, seat), Number(piece)),
      count,
      stock: mainlines.find((one) => `${one.piece}` === piece)?.stock ?? 0,
    },
  }))
  return { id: 'move.deliver', values: { from: list(shares, 'and') } }
}
