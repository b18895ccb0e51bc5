import { type Effects, legal, type Phrase, refuse, type Seat, type Verdict } from '@carriage/kernel'
import { type VehicleType, vehicleTypes } from '../components/index.ts'
import type { Event } from '../events.ts'
import { axesOf, nicheAt, nichesIn, segmentAt, xOf, yOf } from '../market/niches.ts'
import { amountOf, sellsAt } from '../market/sales.ts'
import { dealershipOf, expectDealership, offerOf } from '../market/windows.ts'
import { list } from '../messages/phrases.ts'
import { cornerPhrase, dealershipPhrase as nameOf, nichePhrase as nicheName, vehicles } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { expectStage, type SalesStage, type State, type StepOf } from '../state.ts'
import { tablesOf, typesIn } from '../tables.ts'
import { endSellersTurn, inItsStep, saleRules } from './selling.ts'
import type { Decision } from './step.ts'

type NicheMove = MoveOf<'sellTo' | 'leaveIdle'>

/** The niche in which the dealership sells. */
export const niche: Decision<'niche', 'sellTo' | 'leaveIdle'> = {
  decision: 'sellTo',
  rules: saleRules,
  isPending(state, step, fx) {
    const stage = expectStage(state, 'sales')
    const [seat] = stage.selling
    if (seat === undefined) throw new RangeError('A dealership belongs to a seller.')
    const [only, ...others] = nichesToSellIn(state, stage, step, seat)
    if (only === undefined) leaveIdle(stage, step, seat, fx)
    else if (others.length > 0 || mayIdle(state, step)) return true
    else sellTo(stage, step, only) // HC-7.31
    return false
  },
  list: (state, step, seat) => nicheMoves(state, expectStage(state, 'sales'), step, seat),
  moves: {
    sellTo: {
      refusalElsewhere: inItsStep,
      judge: (state, move, step, seat) => judgeNiche(state, expectStage(state, 'sales'), step, seat, move.niche),
      play: (state, { niche: { x, y } }, step) => sellTo(expectStage(state, 'sales'), step, nicheAt(x, y)),
      label: labelSale,
    },
    leaveIdle: {
      refusalElsewhere: inItsStep,
      judge: (state, _move, step) => judgeIdle(state, step),
      play: (state, _move, step, fx, seat) => leaveIdle(expectStage(state, 'sales'), step, seat, fx),
    },
  },
  prompt: (_view, { dealership }) => ({ id: 'decision.sales.niche', values: { dealership: nameOf(dealership) } }),
}

/**
 * HC-7.11 The niches in the window of the dealership in use where it sells something, HC-7.16 also where it or another one
 * sold before.
 */
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

function nicheMoves(state: State, stage: SalesStage, step: StepOf<'niche'>, seat: Seat): NicheMove[] {
  const moves: NicheMove[] = nichesToSellIn(state, stage, step, seat).map((niche) => ({
    kind: 'sellTo',
    niche: { x: xOf(niche), y: yOf(niche) },
  }))
  if (mayIdle(state, step)) moves.push({ kind: 'leaveIdle' })
  return moves
}

function judgeNiche(
  state: State,
  stage: SalesStage,
  step: StepOf<'niche'>,
  seat: Seat,
  { x, y }: { readonly x: number; readonly y: number },
): Verdict {
  const offer = offerOf(stage, seat)
  const dealership = expectDealership(offer, step.dealership)
  const niche = nicheAt(x, y)
  const facts = { dealership: step.dealership, x, y }
  if (!dealership.placed || !nichesIn(dealership.placed).includes(niche))
    return refuse('HC-7.11', { cause: 'nicheOutside', ...facts })
  return sellsAt(state, offer, dealership, niche) ? legal : refuse('HC-7.17', { cause: 'nicheWithoutBuyers', ...facts })
}

function judgeIdle(state: State, step: StepOf<'niche'>): Verdict {
  return mayIdle(state, step) ? legal : refuse('HC-7.17', { cause: 'mustSell', dealership: step.dealership })
}

function leaveIdle(stage: SalesStage, { dealership }: StepOf<'niche'>, seat: Seat, fx: Effects<Event>): void {
  fx.emit({ kind: 'windowIdle', seat, dealership })
  endSellersTurn(stage)
}

/** HC-7.13 All types are sold in this turn, one after the other. */
export function sellTo(stage: SalesStage, { dealership }: StepOf<'niche'>, niche: number): void {
  const [type] = vehicleTypes
  stage.step = { name: 'deliver', dealership, niche, type }
}

/** A niche with what would be sold there, and for how much. */
function labelSale(view: State, seat: Seat, { niche: { x, y } }: MoveOf<'sellTo'>): Phrase {
  const at = nicheAt(x, y)
  const tables = tablesOf(view)
  const price = view.prices[segmentAt(tables, at)] ?? 0
  const sold = typesIn(view.options)
    .map((type) => ({ type, count: soldAt(view, seat, at, type) }))
    .filter(({ count }) => count > 0)
  const money = sold.reduce((sum, { type, count }) => sum + count * (price + tables.components.bonuses.rows[type]), 0)
  const soldPhrases = sold.map(({ type, count }) => vehicles(type, count))
  return {
    id: 'move.sellTo',
    values: {
      niche: nicheName(axesOf(view), x, y),
      corner: cornerPhrase(x, y),
      vehicles: list(soldPhrases, 'and'),
      money,
    },
  }
}

function soldAt({ stage, ...view }: State, seat: Seat, at: number, type: VehicleType): number {
  if (stage.name !== 'sales' || stage.step.name !== 'niche') return 0
  const offer = stage.offers[seat]
  if (!offer) return 0
  const selling = dealershipOf(offer, stage.step.dealership)
  return selling?.types.includes(type) ? amountOf(view, offer, selling, at, type) : 0
}
