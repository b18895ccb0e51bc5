import { type Effects, legal, refuse, type Seat, type Verdict } from '@carriage/kernel'
import type { DealershipSize, VehicleType } from './components/index.ts'
import type { Delivery, Event } from './events.ts'
import { addAt, countAt, segmentAt, xOf, yOf } from './market.ts'
import type { Move } from './moves.ts'
import { type Dealership, type Mainline, type Offer, playerOf, type SaleStep, type State } from './state.ts'
import { tablesOf } from './tables.ts'
import { dealershipOf } from './windows.ts'

/** Whether a decision of a seller that has one answer, or whose answers cannot matter, is made without asking: HC-7.31. */
export type ForcedSales = 'played' | 'asked'

type DeliverStep = Extract<SaleStep, { readonly name: 'deliver' }>

/** Vehicles by mainline, named by its place among the pieces of the factory. */
type Named = Readonly<Record<string, number>>

/** HC-7.12 How many vehicles of a type a dealership sells in a niche: nothing can be held back. */
export function amountOf(
  { buyers }: Pick<State, 'buyers'>,
  offer: Offer,
  dealership: Dealership,
  niche: number,
  type: VehicleType,
): number {
  const waiting = countAt(buyers, type, niche)
  return waiting === 0 ? 0 : Math.min(waiting, stockOf(offer, dealership, type))
}

/** HC-6.11 The summed stock of the adjacent mainlines; HC-6.12 other dealerships may have drawn on it. */
export function stockOf(offer: Offer, dealership: Dealership, type: VehicleType): number {
  let stock = 0
  for (const mainline of offer.mainlines)
    if (mainline.type === type && dealership.mainlines.includes(mainline.piece)) stock += mainline.stock
  return stock
}

interface Sale {
  readonly amount: number
  /** The mainlines that could deliver, in the order of placing. */
  readonly mainlines: readonly Mainline[]
}

function saleOf(state: State, offer: Offer, { dealership: size, niche, type }: DeliverStep): Sale {
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
export function hasChoice(state: State, offer: Offer, step: DeliverStep, forcedSales: ForcedSales): boolean {
  if (state.options.stockUse === 'auto') return false // HC-7.30
  const { amount, mainlines } = saleOf(state, offer, step)
  const stock = mainlines.reduce((sum, mainline) => sum + mainline.stock, 0)
  const several = mainlines.length > 1 && amount > 0 && amount < stock
  return several && (forcedSales === 'asked' || matters(offer, mainlines))
}

/** HC-7.31 If all of them serve the same open dealerships, what is left over can be sold there alike, whoever delivers. */
function matters(offer: Offer, mainlines: readonly Mainline[]): boolean {
  return new Set(mainlines.map((mainline) => drawersOf(offer, mainline).join())).size > 1
}

/** The open dealerships that draw on a mainline. */
function drawersOf({ dealerships }: Offer, { piece }: Mainline): DealershipSize[] {
  return dealerships.filter((one) => one.open && one.mainlines.includes(piece)).map(({ size }) => size)
}

/** Every way to bring the vehicles together, and to say nothing about it. */
export function deliveryMoves(state: State, offer: Offer, step: DeliverStep): Move[] {
  const { amount, mainlines } = saleOf(state, offer, step)
  const moves: Move[] = [{ kind: 'deliver', from: {} }]
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
export function judgeDelivery(state: State, offer: Offer, step: DeliverStep, named: Named): Verdict {
  const { amount, mainlines } = saleOf(state, offer, step)
  const pieces = Object.keys(named)
  if (pieces.length === 0) return legal // HC-7.27 without a word
  let vehicles = 0
  for (const piece of pieces) {
    const mainline = mainlines.find((one) => `${one.piece}` === piece)
    const count = named[piece] ?? 0
    if (!mainline) return refuse('HC-7.30', { type: step.type, mainline: piece, stock: 0 })
    if (count > mainline.stock) return refuse('HC-7.30', { type: step.type, mainline: piece, stock: mainline.stock })
    vehicles += count
  }
  return vehicles === amount ? legal : refuse('HC-7.30', { type: step.type, vehicles, sold: amount })
}

/** Sells what one type brings: HC-7.14 buyers leave the board, stock falls, HC-7.24 money comes at once. */
export function deliver(
  state: State,
  offer: Offer,
  step: DeliverStep,
  seat: Seat,
  named: Named,
  fx: Effects<Event>,
): void {
  const { amount, mainlines } = saleOf(state, offer, step)
  if (amount === 0) return
  const from = Object.keys(named).length > 0 ? asNamed(mainlines, named) : byRule(offer, mainlines, amount)
  const { niche, type } = step
  const { price, bonus } = worthOf(state, niche, type)
  const earned = amount * (price + bonus)
  addAt(state.buyers, type, niche, -amount)
  playerOf(state, seat).wealth += earned
  fx.tell({
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
  })
}

/** What one vehicle brings in a niche. */
export function worthOf(state: State, niche: number, type: VehicleType): { price: number; bonus: number } {
  const tables = tablesOf(state)
  const price = state.prices[segmentAt(tables, niche)] ?? 0 // HC-7.23
  return { price, bonus: tables.components.bonuses.rows[type] } // HC-7.22
}

function asNamed(mainlines: readonly Mainline[], named: Named): Delivery[] {
  const from: Delivery[] = []
  for (const mainline of mainlines) {
    const vehicles = named[`${mainline.piece}`] ?? 0
    if (vehicles > 0) from.push(take(mainline, vehicles))
  }
  return from
}

/** HC-7.30 The sequence is fixed before the sale, and each mainline is emptied before the next one delivers. */
function byRule(offer: Offer, mainlines: readonly Mainline[], amount: number): Delivery[] {
  const from: Delivery[] = []
  let due = amount
  for (const mainline of inSequence(offer, mainlines)) {
    const vehicles = Math.min(due, mainline.stock)
    if (vehicles > 0) from.push(take(mainline, vehicles))
    due -= vehicles
  }
  return from
}

/** HC-7.27 Those that fewer open dealerships draw on go first, then more stock, then the earlier placed. */
function inSequence(offer: Offer, mainlines: readonly Mainline[]): Mainline[] {
  const drawers = (mainline: Mainline) => drawersOf(offer, mainline).length
  return mainlines.toSorted((a, b) => drawers(a) - drawers(b) || b.stock - a.stock || a.piece - b.piece)
}

/** HC-7.25 */
function take(mainline: Mainline, vehicles: number): Delivery {
  mainline.stock -= vehicles
  return { mainline: mainline.piece, vehicles }
}
