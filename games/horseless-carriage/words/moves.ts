import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import type { VehicleType } from '../components/index.ts'
import { amountOf } from '../delivery.ts'
import { countAt, nicheAt, nichesIn, segmentAt } from '../market.ts'
import type { Move, MoveOf } from '../moves.ts'
import { type Dealership, type Offer, playerOf, type State } from '../state.ts'
import { tablesOf, typesIn } from '../tables.ts'
import { dealershipOf } from '../windows.ts'
import { list, type Value } from './phrases.ts'
import { buyers, card, contentOf, dealership, mainline, niche, planned, track, vehicles, window } from './things.ts'

/** A move as it stands in a list of moves and in the log. */
export function move(view: State, seat: Seat, move: Move): Phrase {
  const id = `move.${move.kind}`
  switch (move.kind) {
    case 'placeDepartments':
      return { id, values: { research: department(move.research), planning: department(move.planning) } }
    case 'research':
      return researchMove(view, seat, move)
    case 'raiseCapacity':
      return { id, values: { to: playerOf(view, seat).capacity + 1 } }
    case 'takeSlot':
      return { id, values: { slot: move.slot, gantt: playerOf(view, seat).gantt } }
    case 'pass':
      return { id, values: { gantt: playerOf(view, seat).gantt } }
    case 'submitPlan': {
      const plan = contentOf(move.plan)
      return plan ? planned(plan) : { id: 'move.submitPlan.sealed' }
    }
    case 'withdrawPlan':
    case 'leaveIdle':
      return { id }
    case 'useDealership': {
      const lying = dealershipAt(view, seat, move.dealership)?.placed
      return { id, values: { dealership: dealership(move.dealership), window: lying ? window(lying) : '' } }
    }
    case 'placeWindow':
      return placeWindow(view, seat, move)
    case 'sellTo':
      return sellTo(view, seat, move)
    case 'deliver':
      return deliver(view, seat, move)
    case 'playCard': {
      const played = contentOf(move.card)
      const { quadrant } = move
      return played === undefined
        ? { id: 'move.playCard.sealed', values: { quadrant } }
        : { id, values: { quadrant, card: card(tablesOf(view), played, quadrant) } }
    }
    default:
      return move satisfies never
  }
}

function department({ x, y, rot }: MoveOf<'placeDepartments'>['research']): Phrase {
  return { id: 'department', values: { x, y, turned: rot % 2 } }
}

/** A marker with the station that its new square opens. */
function researchMove(view: State, seat: Seat, { track: moved, owner }: MoveOf<'research'>): Phrase {
  const to = (view.markers[moved][owner] ?? 0) + 1
  const { rows, clockSquares } = tablesOf(view).components.researchTracks
  const opened = rows[moved].squares[to - 1]
  const values = {
    track: track(moved),
    to,
    tile: opened ? { id: `tile.${opened}` } : { id: 'none' },
    clock: clockSquares.includes(to) ? 'yes' : 'no',
  }
  return owner === seat
    ? { id: 'move.research', values }
    : { id: 'move.research.other', values: { ...values, owner: seatName(owner) } }
}

function offerAt({ stage }: State, seat: Seat): Offer | undefined {
  return stage.name === 'sales' ? stage.offers[seat] : undefined
}

function dealershipAt(view: State, seat: Seat, size: Dealership['size']): Dealership | undefined {
  const offer = offerAt(view, seat)
  return offer && dealershipOf(offer, size)
}

/** A window with the buyers in it whom the dealership has something for. */
function placeWindow(view: State, seat: Seat, { dealership: size, window: placed }: MoveOf<'placeWindow'>): Phrase {
  const sold = dealershipAt(view, seat, size)?.types ?? []
  const waiting = sold
    .map((type) => ({ type, count: sum(nichesIn(placed).map((at) => countAt(view.buyers, type, at))) }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => buyers(type, count))
  return {
    id: 'move.placeWindow',
    values: { dealership: dealership(size), window: window(placed), buyers: list(waiting, 'comma') },
  }
}

/** A niche with what would be sold there, and for how much. */
function sellTo(view: State, seat: Seat, { niche: { x, y } }: MoveOf<'sellTo'>): Phrase {
  const at = nicheAt(x, y)
  const tables = tablesOf(view)
  const price = view.prices[segmentAt(tables, at)] ?? 0
  const sold = typesIn(view.options)
    .map((type) => ({ type, count: sellsAt(view, seat, at, type) }))
    .filter(({ count }) => count > 0)
  const money = sum(sold.map(({ type, count }) => count * (price + tables.components.bonuses.rows[type])))
  const told = sold.map(({ type, count }) => vehicles(type, count))
  return { id: 'move.sellTo', values: { niche: niche(x, y), vehicles: list(told, 'and'), money } }
}

function sellsAt(view: State, seat: Seat, at: number, type: VehicleType): number {
  const offer = offerAt(view, seat)
  if (!offer || view.stage.name !== 'sales' || view.stage.step.name !== 'niche') return 0
  const selling = dealershipOf(offer, view.stage.step.dealership)
  return selling?.types.includes(type) ? amountOf(view, offer, selling, at, type) : 0
}

function deliver(view: State, seat: Seat, { from }: MoveOf<'deliver'>): Phrase {
  const named = Object.entries(from)
  if (named.length === 0) return { id: 'move.deliver.byRule' }
  const mainlines = offerAt(view, seat)?.mainlines ?? []
  const told: Value[] = named.map(([piece, count]) => ({
    id: 'from',
    values: {
      mainline: mainline(playerOf(view, seat), Number(piece)),
      count,
      stock: mainlines.find((one) => `${one.piece}` === piece)?.stock ?? 0,
    },
  }))
  return { id: 'move.deliver', values: { from: list(told, 'and') } }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
