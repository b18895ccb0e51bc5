import { type Effects, legal, type Phrase, type Refusal, refuse, type Seat, type Verdict } from '@carriage/kernel'
import { type DealershipSize, dimensions } from '../components/index.ts'
import type { Event } from '../events.ts'
import { axesOf, countAt, nicheAt, nichesIn, reachOf, requirementsOf } from '../market/niches.ts'
import { buyingNiches, canSell, sellsAt } from '../market/sales.ts'
import { dealershipOf, edge, expectDealership, offerOf, windowFramesOf, windowsOf } from '../market/windows.ts'
import { list } from '../messages/phrases.ts'
import { buyers, dealershipPhrase as nameOf, windowPhrase as saidWindow, windowSpans } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { announce, beginDemand } from '../phases/begin.ts'
import { endGame, endsNow } from '../phases/end.ts'
import { renewExpectations } from '../phases/expectations.ts'
import { type Dealership, expectStage, type MarketWindow, type SalesStage, type State } from '../state.ts'
import { type ForcedSales, inItsStep, saleRules } from './selling.ts'
import type { Decision } from './step.ts'

type DealershipMove = MoveOf<'placeWindow' | 'useDealership'>

/** Phase 5 begins with the seller's dealership and its window. Phases 6 and 7, without decisions, follow it. */
export function dealership(forcedSales: ForcedSales): Decision<'dealership', 'placeWindow' | 'useDealership'> {
  return {
    decision: 'placeWindow',
    rules: saleRules,
    isPending(state, _step, fx) {
      const stage = expectStage(state, 'sales')
      const [seat] = stage.selling
      if (seat === undefined) {
        endSales(state, fx) // HC-7.21 every player is skipped
        return false
      }
      return sellerOrWait(state, stage, seat, fx, forcedSales)
    },
    list: (state, _step, seat) => dealershipMoves(state, expectStage(state, 'sales'), seat),
    moves: {
      placeWindow: {
        refusalElsewhere: inItsStep,
        judge: (state, { dealership: size, window }, _step, seat) =>
          judgeWindow(state, expectStage(state, 'sales'), seat, size, window),
        play: (state, move, _step, fx, seat) => playDealership(state, expectStage(state, 'sales'), seat, move, fx),
        label: labelWindow,
      },
      useDealership: {
        refusalElsewhere: inItsStep,
        judge: (state, { dealership: size }, _step, seat) =>
          judgeDealership(state, expectStage(state, 'sales'), seat, size),
        play: (state, move, _step, fx, seat) => playDealership(state, expectStage(state, 'sales'), seat, move, fx),
        label(view, seat, { dealership: size }) {
          const lying = dealershipAt(view, seat, size)?.placed
          return {
            id: 'move.useDealership',
            values: { dealership: nameOf(size), window: lying ? saidWindow(axesOf(view), lying) : '' },
          }
        },
      },
    },
    prompt: () => ({ id: 'decision.sales.dealership' }),
  }
}

/**
 * Whether a seller is asked. Buyers, brochures, stock and windows are public, so a decision that is made without asking
 * gives nothing away.
 */
function sellerOrWait(
  state: State,
  stage: SalesStage,
  seat: Seat,
  fx: Effects<Event>,
  forcedSales: ForcedSales,
): boolean {
  if (!canSell(state, offerOf(stage, seat))) {
    stage.selling.shift() // HC-7.20 for the rest of the phase, since buyers and stock only fall
    fx.emit({ kind: 'sellerSkipped', seat })
    return false
  }
  // HC-7.17
  const only = forcedSales === 'played' ? onlyDealershipMove(state, stage, seat) : undefined
  if (!only) return true
  playDealership(state, stage, seat, only, fx) // HC-7.31
  return false
}

/** The sales are over: the end of the game, or phases 7 and 8. */
function endSales(state: State, fx: Effects<Event>): void {
  fx.emit({ kind: 'salesEnded' }) // HC-7.28
  announce(state, 'endCheck', fx)
  if (endsNow(state)) {
    endGame(state, fx)
    return
  }
  announce(state, 'expectations', fx) // HC-8.3
  renewExpectations(state, fx)
  announce(state, 'demand', fx)
  state.stage = beginDemand(state)
}

/** HC-7.31 The move of a seller who has no other. */
export function onlyDealershipMove(state: State, stage: SalesStage, seat: Seat): DealershipMove | undefined {
  const [only, ...others] = dealershipMoves(state, stage, seat)
  return others.length === 0 ? only : undefined
}

/** The seller names a dealership, and where its window goes if that is not on the board. */
export function playDealership(
  state: State,
  stage: SalesStage,
  seat: Seat,
  move: DealershipMove,
  fx: Effects<Event>,
): void {
  if (move.kind === 'placeWindow') placeWindow(state, stage, seat, move.dealership, move.window, fx)
  else useDealership(stage, move.dealership)
}

/** HC-7.19 A new window or an earlier one. */
function dealershipMoves(state: State, stage: SalesStage, seat: Seat): DealershipMove[] {
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

function judgeDealership(state: State, stage: SalesStage, seat: Seat, size: DealershipSize): Verdict {
  const offer = offerOf(stage, seat)
  const dealership = dealershipOf(offer, size)
  if (!dealership?.open) return closed(state, dealership, size)
  if (!dealership.placed) return refuse('HC-7.4', { cause: 'windowNotPlaced', dealership: size })
  const sells = nichesIn(dealership.placed).some((niche) => sellsAt(state, offer, dealership, niche))
  return sells ? legal : refuse('HC-7.17', { cause: 'windowWithoutBuyers', dealership: size })
}

/** HC-7.3 */
function closed({ minimums, bottom }: State, dealership: Dealership | undefined, size: DealershipSize): Refusal {
  if (!dealership) return refuse('HC-7.3', { cause: 'dealershipNotBuilt', dealership: size })
  // HC-6.16 something is too little where a dealership is closed
  const dimension = dimensions.find((each) => dealership.specs[each] < minimums[each]) ?? bottom
  const facts = { dimension, spec: dealership.specs[dimension], minimum: minimums[dimension] }
  return refuse('HC-7.3', { cause: 'dealershipClosed', dealership: size, ...facts })
}

function judgeWindow(state: State, stage: SalesStage, seat: Seat, size: DealershipSize, window: MarketWindow): Verdict {
  const offer = offerOf(stage, seat)
  const dealership = dealershipOf(offer, size)
  if (!dealership?.open) return closed(state, dealership, size)
  if (dealership.placed) return refuse('HC-7.5', { cause: 'windowPlacedAlready', dealership: size })
  const { x, y, w, h } = window
  if (!windowFramesOf(state, dealership).some((frame) => frame.w === w && frame.h === h)) {
    const facts = { dealership: size, window: dealership.window, w, h }
    return refuse(dealership.window === 'S' ? 'HC-7.6' : 'HC-6.15', { cause: 'windowShape', ...facts })
  }
  const niches = nichesIn(window)
  if (niches.length === 0) return refuse('HC-7.9', { cause: 'windowOffBoard', dealership: size, x, y })
  const reach = reachOf(state, dealership.specs)
  if (edge(x, w) > reach.x || edge(y, h) > reach.y) return tooFar(state, dealership, window)
  if (state.options.saleObligation === 'windowMayIdle') return legal
  if (niches.some((niche) => sellsAt(state, offer, dealership, niche))) return legal
  return refuse('HC-7.17', { cause: 'windowWithoutBuyers', dealership: size })
}

/** HC-7.7 with the dimension of which the dealership has too little. */
function tooFar(state: State, { size, specs }: Dealership, { x, y, w, h }: MarketWindow): Refusal {
  const { bottom, left } = state
  const [across, up] = requirementsOf(state, nicheAt(edge(x, w), edge(y, h)))
  const [dimension, asked] = across > specs[bottom] ? [bottom, across] : [left, up]
  const facts = { dimension, spec: specs[dimension], asked }
  return refuse('HC-7.7', { cause: 'windowTooFar', dealership: size, ...facts })
}

export function useDealership(stage: SalesStage, size: DealershipSize): void {
  stage.step = { name: 'niche', dealership: size, placedNow: false }
}

export function placeWindow(
  state: State,
  stage: SalesStage,
  seat: Seat,
  size: DealershipSize,
  { x, y, w, h }: MarketWindow,
  fx: Effects<Event>,
): void {
  expectDealership(offerOf(stage, seat), size).placed = { x, y, w, h }
  fx.emit({ kind: 'windowPlaced', seat, dealership: size, window: { x, y, w, h }, axes: axesOf(state) })
  stage.step = { name: 'niche', dealership: size, placedNow: true }
}

/** A window with the buyers in it whom the dealership has something for. */
function labelWindow(view: State, seat: Seat, { dealership: size, window: placed }: MoveOf<'placeWindow'>): Phrase {
  const sold = dealershipAt(view, seat, size)?.types ?? []
  const waiting = sold
    .map((type) => ({ type, count: sum(nichesIn(placed).map((at) => countAt(view.buyers, type, at))) }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => buyers(type, count))
  return {
    id: 'move.placeWindow',
    values: {
      dealership: nameOf(size),
      window: saidWindow(axesOf(view), placed),
      place: windowSpans(placed),
      buyers: list(waiting, 'comma'),
    },
  }
}

function dealershipAt({ stage }: State, seat: Seat, size: DealershipSize): Dealership | undefined {
  const offer = stage.name === 'sales' ? stage.offers[seat] : undefined
  return offer && dealershipOf(offer, size)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
