import { type Effects, legal, type Refusal, refuse, type Seat, type Verdict } from '@carriage/kernel'
import { type DealershipSize, type VehicleType, vehicleTypes } from './components/index.ts'
import { amountOf, deliver, type ForcedSales, hasChoice } from './delivery.ts'
import type { Event } from './events.ts'
import { nicheAt, nicheCount, nichesIn, reachOf, xOf, yOf } from './market.ts'
import type { Move } from './moves.ts'
import {
  type Dealership,
  type MarketWindow,
  type Offer,
  type SaleStep,
  type SalesStage,
  type State,
  salesOrder,
} from './state.ts'
import { dealershipOf, edge, framesOf, offerOf, windowsOf } from './windows.ts'

type StepOf<Name extends SaleStep['name']> = Extract<SaleStep, { readonly name: Name }>

/** HC-7.1 In sales order. */
export function beginSales(state: State, offers: Offer[]): SalesStage {
  return { name: 'sales', selling: salesOrder(state), offers, step: { name: 'dealership' } }
}

/**
 * Waits for the next decision of a seller; HC-7.21 false if every player is skipped. Buyers, brochures, stock and windows
 * are public, so a decision that is made without asking gives nothing away.
 */
export function sellerOrWait(state: State, stage: SalesStage, fx: Effects<Event>, forcedSales: ForcedSales): boolean {
  for (;;) {
    const [seat] = stage.selling
    if (seat === undefined) return false
    const { step } = stage
    switch (step.name) {
      case 'dealership':
        if (canSell(state, offerOf(stage, seat))) {
          // HC-7.17
          const only = forcedSales === 'played' ? onlyDealershipMove(state, stage, seat) : undefined
          if (!only) return true
          playDealership(stage, seat, only, fx) // HC-7.31
        } else {
          stage.selling.shift() // HC-7.20 for the rest of the phase, since buyers and stock only fall
          fx.tell({ kind: 'sellerSkipped', seat })
        }
        break
      case 'niche': {
        const [only, ...others] = nichesToSellIn(state, stage, step, seat)
        if (only === undefined) leaveIdle(stage, step, seat, fx)
        else if (others.length > 0 || mayIdle(state, step)) return true
        else sellTo(stage, step, only)
        break
      }
      case 'deliver':
        if (hasChoice(state, offerOf(stage, seat), step, forcedSales)) return true
        deliverVehicles(state, stage, step, seat, {}, fx)
        break
    }
  }
}

/** HC-7.18 Whether an open dealership has stock for a buyer in its window or, if that is not placed, within its specs. */
export function canSell(state: State, offer: Offer): boolean {
  return offer.dealerships.some((dealership) => {
    if (!dealership.open) return false // HC-7.3
    if (dealership.placed) return nichesIn(dealership.placed).some((niche) => sellsAt(state, offer, dealership, niche))
    const reach = reachOf(state, dealership.specs)
    for (let y = 0; y <= reach.y; y++)
      for (let x = 0; x <= reach.x; x++) if (sellsAt(state, offer, dealership, nicheAt(x, y))) return true
    return false
  })
}

/** Whether a dealership would sell at least one vehicle here. */
function sellsAt(state: State, offer: Offer, dealership: Dealership, niche: number): boolean {
  return dealership.types.some((type) => amountOf(state, offer, dealership, niche, type) > 0)
}

/** HC-7.31 The move of a seller who has no other. */
function onlyDealershipMove(state: State, stage: SalesStage, seat: Seat): DealershipMove | undefined {
  const [only, ...others] = dealershipMoves(state, stage, seat)
  return others.length === 0 ? only : undefined
}

type DealershipMove = Extract<Move, { readonly kind: 'placeWindow' | 'useDealership' }>

/** The seller names a dealership, and where its window goes if that is not on the board. */
export function playDealership(stage: SalesStage, seat: Seat, move: DealershipMove, fx: Effects<Event>): void {
  if (move.kind === 'placeWindow') placeWindow(stage, seat, move.dealership, move.window, fx)
  else useDealership(stage, move.dealership)
}

/** HC-7.19 A new window or an earlier one. */
export function dealershipMoves(state: State, stage: SalesStage, seat: Seat): DealershipMove[] {
  const offer = offerOf(stage, seat)
  const moves: DealershipMove[] = []
  for (const dealership of offer.dealerships) {
    if (!dealership.open) continue
    const { size, placed } = dealership
    const buying = buyingNiches(state, offer, dealership)
    if (placed) {
      if (nichesIn(placed).some((niche) => buying[niche])) moves.push({ kind: 'useDealership', dealership: size })
      continue
    }
    const idle = state.options.saleObligation === 'windowMayIdle'
    for (const window of windowsOf(state, dealership)) {
      if (idle || nichesIn(window).some((niche) => buying[niche]))
        moves.push({ kind: 'placeWindow', dealership: size, window })
    }
  }
  return moves
}

/** Where a dealership would sell something, by niche, whatever its window. */
function buyingNiches(state: State, offer: Offer, dealership: Dealership): boolean[] {
  const buying: boolean[] = []
  for (let niche = 0; niche < nicheCount; niche++) buying.push(sellsAt(state, offer, dealership, niche))
  return buying
}

export function judgeDealership(state: State, stage: SalesStage, seat: Seat, size: DealershipSize): Verdict {
  const offer = offerOf(stage, seat)
  const dealership = dealershipOf(offer, size)
  if (!dealership?.open) return closed(dealership, size)
  if (!dealership.placed) return refuse('HC-7.4', { dealership: size })
  const sells = nichesIn(dealership.placed).some((niche) => sellsAt(state, offer, dealership, niche))
  return sells ? legal : refuse('HC-7.17', { dealership: size })
}

/** HC-7.3 */
function closed(dealership: Dealership | undefined, size: DealershipSize): Refusal {
  return refuse('HC-7.3', { dealership: size, built: dealership !== undefined })
}

export function judgeWindow(
  state: State,
  stage: SalesStage,
  seat: Seat,
  size: DealershipSize,
  window: MarketWindow,
): Verdict {
  const offer = offerOf(stage, seat)
  const dealership = dealershipOf(offer, size)
  if (!dealership?.open) return closed(dealership, size)
  if (dealership.placed) return refuse('HC-7.5', { dealership: size })
  const { x, y, w, h } = window
  if (!framesOf(state, dealership).some((frame) => frame.w === w && frame.h === h)) {
    return refuse(dealership.window === 'S' ? 'HC-7.6' : 'HC-6.15', { window: dealership.window, w, h })
  }
  const niches = nichesIn(window)
  if (niches.length === 0) return refuse('HC-7.9', { x, y })
  const reach = reachOf(state, dealership.specs)
  if (edge(x, w) > reach.x || edge(y, h) > reach.y) return refuse('HC-7.7', { x, y, reachX: reach.x, reachY: reach.y })
  if (state.options.saleObligation === 'windowMayIdle') return legal
  return niches.some((niche) => sellsAt(state, offer, dealership, niche)) ? legal : refuse('HC-7.17', { x, y })
}

export function useDealership(stage: SalesStage, size: DealershipSize): void {
  stage.step = { name: 'niche', dealership: size, placedNow: false }
}

export function placeWindow(
  stage: SalesStage,
  seat: Seat,
  size: DealershipSize,
  { x, y, w, h }: MarketWindow,
  fx: Effects<Event>,
): void {
  expectDealership(offerOf(stage, seat), size).placed = { x, y, w, h }
  fx.tell({ kind: 'windowPlaced', seat, dealership: size, window: { x, y, w, h } })
  stage.step = { name: 'niche', dealership: size, placedNow: true }
}

function expectDealership(offer: Offer, size: DealershipSize): Dealership {
  const dealership = dealershipOf(offer, size)
  if (!dealership) throw new RangeError(`There is no ${size} dealership.`)
  return dealership
}

/** HC-7.11 The niches in the window of the dealership in use where it sells something. */
function nichesToSellIn(state: State, stage: SalesStage, step: StepOf<'niche'>, seat: Seat): number[] {
  const offer = offerOf(stage, seat)
  const dealership = expectDealership(offer, step.dealership)
  if (!dealership.placed) return []
  return nichesIn(dealership.placed).filter((niche) => sellsAt(state, offer, dealership, niche))
}

/** HC-7.17 A window may be left idle in the turn in which it is placed, if the table agreed on that. */
function mayIdle({ options }: State, { placedNow }: StepOf<'niche'>): boolean {
  return options.saleObligation === 'windowMayIdle' && placedNow
}

export function nicheMoves(state: State, stage: SalesStage, step: StepOf<'niche'>, seat: Seat): Move[] {
  const moves: Move[] = nichesToSellIn(state, stage, step, seat).map((niche) => ({
    kind: 'sellTo',
    niche: { x: xOf(niche), y: yOf(niche) },
  }))
  if (mayIdle(state, step)) moves.push({ kind: 'leaveIdle' })
  return moves
}

export function judgeNiche(
  state: State,
  stage: SalesStage,
  step: StepOf<'niche'>,
  seat: Seat,
  { x, y }: { readonly x: number; readonly y: number },
): Verdict {
  const offer = offerOf(stage, seat)
  const dealership = expectDealership(offer, step.dealership)
  const niche = nicheAt(x, y)
  if (!dealership.placed || !nichesIn(dealership.placed).includes(niche)) return refuse('HC-7.11', { x, y })
  return sellsAt(state, offer, dealership, niche) ? legal : refuse('HC-7.17', { x, y })
}

export function judgeIdle(state: State, step: StepOf<'niche'>): Verdict {
  return mayIdle(state, step) ? legal : refuse('HC-7.17', { dealership: step.dealership })
}

export function leaveIdle(stage: SalesStage, { dealership }: StepOf<'niche'>, seat: Seat, fx: Effects<Event>): void {
  fx.tell({ kind: 'windowIdle', seat, dealership })
  endTurn(stage)
}

/** HC-7.13 All types are sold in this turn, one after the other. */
export function sellTo(stage: SalesStage, { dealership }: StepOf<'niche'>, niche: number): void {
  const [type] = vehicleTypes
  stage.step = { name: 'deliver', dealership, niche, type }
}

/** The mainlines deliver what is sold of one type; then comes the next type, or the turn is over. */
export function deliverVehicles(
  state: State,
  stage: SalesStage,
  step: StepOf<'deliver'>,
  seat: Seat,
  named: Readonly<Record<string, number>>,
  fx: Effects<Event>,
): void {
  deliver(state, offerOf(stage, seat), step, seat, named, fx)
  const type = typeAfter(step.type)
  if (type) stage.step = { ...step, type }
  else endTurn(stage)
}

function typeAfter(type: VehicleType): VehicleType | undefined {
  return vehicleTypes[vehicleTypes.indexOf(type) + 1]
}

/** HC-7.1 The next in sales order, round after round. */
function endTurn(stage: SalesStage): void {
  const [seller, ...others] = stage.selling
  stage.selling = seller === undefined ? others : [...others, seller]
  stage.step = { name: 'dealership' }
}
