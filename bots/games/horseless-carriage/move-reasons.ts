import {
  accessOf,
  horselessCarriage,
  type Move,
  type MoveOf,
  playerOf,
  type SalesStage,
  type State,
} from '@carriage/horseless-carriage'
import {
  demandForecast,
  expectationsForecast,
  focusForecast,
  type SalesOrder,
  salesForecast,
} from '@carriage/horseless-carriage/forecast'
import { fastChance, isOpen, isSecret, open, redact, type Seat, silentEffects } from '@carriage/kernel'
import type { Reason } from '../../advice/evaluation.ts'
import { factoryReasons } from './factory-reasons.ts'
import { outlookOf } from './planner/outlook.ts'

/** This year and the two whose minimums are known for sure (HC-9.2, HC-9.15). */
const knownYears = 3

/** What a move is good for, in numbers that a player can check on the board: all of them come from the rules. */
export function reasonsFor(before: State, after: State, seat: Seat, move: Move): Reason[] {
  switch (move.kind) {
    case 'submitPlan': {
      const plan = isSecret(move.plan) ? (isOpen(move.plan) ? open(move.plan) : undefined) : move.plan
      return plan ? factoryReasons(before, seat, plan) : []
    }
    case 'raiseCapacity':
      return [fact('capacity', { capacity: playerOf(after, seat).capacity })]
    case 'research':
      return markerReasons(before, after, seat, move)
    case 'takeSlot': {
      const slot = focusForecast(before, seat).slots[move.slot - 1]
      if (!slot) return []
      const squares = Object.values(slot.patents).reduce((sum, each) => sum + each, 0)
      const sells = fact('sells', { place: slot.sells })
      return squares > 0 ? [sells, fact('patents', { squares })] : [sells]
    }
    case 'pass': {
      const { passing } = focusForecast(before, seat)
      if (!passing) return []
      const slots = { from: Math.min(...passing.slots), to: Math.max(...passing.slots) }
      return [fact('charts', { charts: passing.gantt }), fact('slots', slots)]
    }
    case 'playCard': {
      if (!isOpen(move.card)) return []
      // Cards of rivals that lie face down are imagined in a position that is thought about, and no facts.
      const { added, reached, ticks } = demandForecast(redact(before, seat), seat, open(move.card), move.quadrant)
      const buyers = fact('buyers', { added, reached })
      return ticks > 0 ? [buyers, fact('clocks', { ticks })] : [buyers]
    }
    case 'placeWindow':
    case 'useDealership':
    case 'sellTo':
    case 'deliver':
      return saleReasons(before, after, seat)
    default:
      return []
  }
}

function fact(concern: string, facts: Readonly<Record<string, string | number>>): Reason {
  return { concern, points: 1, facts }
}

/** The square itself, and who asks for it: a minimum to come, or the buyers of this year; or what it brings to the axes. */
function markerReasons(before: State, after: State, seat: Seat, { track, owner }: MoveOf<'research'>): Reason[] {
  const reasons: Reason[] = []
  const had = before.markers[track][owner] ?? 0
  if (owner === seat) {
    reasons.push(fact('technology', { dimension: track, square: had + 1 }))
    const years = outlookOf(before, seat).years.slice(0, knownYears)
    const ahead = years.findIndex(({ market }) => market.minimums[track] > had)
    const minimum = years[ahead]?.market.minimums[track]
    if (minimum !== undefined) reasons.push(fact('asked', { dimension: track, minimum, year: before.year + ahead }))
    else if (track === before.bottom || track === before.left) reasons.push(fact('axis', { dimension: track }))
  } else {
    const square = accessOf(after, seat)[track]
    if (square > accessOf(before, seat)[track]) reasons.push(fact('patent', { dimension: track, square }))
  }
  const [then, now] = [expectationsForecast(before, seat), expectationsForecast(after, seat)]
  if (now.endsBy === null && now.entering !== then.entering)
    reasons.push(fact('newAxis', { dimension: now.entering, year: before.year + 1 }))
  return reasons.slice(0, 2)
}

function saleReasons(before: State, after: State, seat: Seat): Reason[] {
  const delivered = horselessCarriage.clone(after)
  const fx = silentEffects<object>(fastChance(1))
  while (delivered.stage.name === 'sales' && delivered.stage.step.name === 'deliver')
    horselessCarriage.play(delivered, seat, { kind: 'deliver', from: {} }, fx)
  const now = playerOf(delivered, seat).wealth - playerOf(before, seat).wealth
  const left = delivered.stage.name === 'sales' ? salesLeft(delivered, delivered.stage, seat)?.income : undefined
  const reasons = now > 0 ? [fact('soldNow', { income: now })] : []
  return left ? [...reasons, fact('salesLeft', { income: now + left })] : reasons
}

/** The best way to go on selling, if no rival sells any more. A sale that has begun goes on with its dealership. */
export function salesLeft(state: State, { step, selling }: SalesStage, seat: Seat): SalesOrder | undefined {
  const begun = step.name === 'niche' && selling[0] === seat ? step.dealership : undefined
  return salesForecast(state, seat).orders.find(({ dealerships: [first] }) => begun === undefined || first === begun)
}
