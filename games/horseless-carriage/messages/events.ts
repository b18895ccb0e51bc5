import { type Phrase, seatName } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { list, type Value, yesOrNo } from './phrases.ts'
import {
  buyersAt,
  dealershipPhrase,
  knownContent,
  nichePhrase,
  planned,
  sparksAt,
  specs,
  square,
  tiles,
  track,
  types,
  vehicles,
  windowPhrase,
} from './things.ts'

/** One sentence per event. The message is empty where another event of the same moment covers it. */
export function event(event: Event): Phrase {
  const id = `event.${event.kind}`
  switch (event.kind) {
    case 'tracksDrawn': {
      const { bottom, left, offBoard } = event
      return { id, values: { bottom: track(bottom), left: track(left), offBoard: list(offBoard.map(track), 'order') } }
    }
    case 'orderDrawn':
      return { id, values: { order: list(ordered(event.order, event.gantt), 'order') } }
    case 'orderSet':
      return { id, values: { order: list(event.order.map(seatName), 'order') } }
    case 'departmentsPlaced': {
      const { research, planning } = event
      return { id, values: { seat: seatName(event.seat), research: square(research), planning: square(planning) } }
    }
    case 'yearBegan':
      return { id, values: { year: event.year } }
    case 'phaseBegan':
      return { id: `${id}.${event.phase}` }
    case 'markerMoved': {
      const values = { seat: seatName(event.seat), track: track(event.track), to: event.to }
      return event.owner === event.seat
        ? { id, values }
        : { id: `${id}.other`, values: { ...values, owner: seatName(event.owner) } }
    }
    case 'capacityRaised':
      return { id, values: { seat: seatName(event.seat), to: event.to } }
    case 'researchLost':
      return { id, values: { seat: seatName(event.seat), moves: event.moves } }
    case 'clockTicked':
      return { id, values: { timecard: event.timecard } }
    case 'slotTaken':
      return { id, values: { seat: seatName(event.seat), slot: event.slot, gantt: event.gantt } }
    case 'focusPassed':
      return { id, values: { seat: seatName(event.seat), gantt: event.gantt } }
    case 'planSubmitted':
      return event.plan
        ? { id: `${id}.open`, values: { seat: seatName(event.seat), plan: planned(event.plan) } }
        : { id, values: { seat: seatName(event.seat) } }
    case 'planReopened': {
      const short = knownContent(event.short)
      if (!short) return { id, values: { seat: seatName(event.seat) } }
      const shortages = short.map(({ tile, need, left }) => ({
        id: 'short',
        values: { tiles: tiles(tile, need), left },
      }))
      return { id: `${id}.short`, values: { seat: seatName(event.seat), short: list(shortages, 'comma') } }
    }
    case 'planCommitted':
      return { id, values: { seat: seatName(event.seat), plan: planned(event.plan) } }
    case 'ganttRaised':
      return { id, values: { seat: seatName(event.seat), by: event.by, to: event.to, lost: event.lost } }
    case 'brochurePrinted':
      return {
        id,
        values: {
          seat: seatName(event.seat),
          dealership: dealershipPhrase(event.dealership),
          open: yesOrNo(event.open),
          types: types(event.types),
          mainlines: event.types.length,
          specs: specs(event.specs),
          window: event.window,
        },
      }
    case 'windowPlaced':
      return {
        id,
        values: {
          seat: seatName(event.seat),
          dealership: dealershipPhrase(event.dealership),
          window: windowPhrase(event.axes, event.window),
        },
      }
    case 'windowIdle':
      return { id, values: { seat: seatName(event.seat), dealership: dealershipPhrase(event.dealership) } }
    case 'vehiclesSold': {
      const { price, bonus, earned, type, vehicles: count } = event
      const sum = { count, price, bonus, earned }
      const sold = { vehicles: vehicles(type, count), niche: nichePhrase(event.axes, event.x, event.y) }
      return {
        id,
        values: { seat: seatName(event.seat), dealership: dealershipPhrase(event.dealership), ...sold, ...sum },
      }
    }
    case 'trackLeft':
      return { id, values: { track: track(event.track), axis: event.axis, minimum: event.minimum } }
    case 'trackEntered':
      return {
        id,
        values: {
          track: track(event.track),
          axis: event.axis,
          minimum: event.minimum,
          innovation: event.candidates.find((candidate) => candidate.track === event.track)?.innovation ?? 0,
        },
      }
    case 'obsolescenceMoved':
      return { id, values: { axis: event.to } }
    case 'cardPlayed':
      return { id, values: { seat: seatName(event.seat), quadrant: event.quadrant } }
    case 'cardRevealed':
      return {
        id,
        values: {
          seat: seatName(event.seat),
          quadrant: event.quadrant,
          sparks: sparksAt(event.axes, event.sparks),
          clocks: event.clocks,
        },
      }
    case 'buyersCame':
      return { id, values: { count: event.buyers.length, buyers: buyersAt(event.axes, event.buyers) } }
    case 'neutralBuyerCame':
      return { id, values: { buyers: buyersAt(event.axes, [{ ...event, buyers: 1 }]) } }
    case 'pricesSet':
      return { id, values: { prices: list(event.prices.map(segmentPrice), 'comma') } }
    case 'gameEnded': {
      const places = event.ranking.map((seat) => ({
        id: 'wealth',
        values: { seat: seatName(seat), wealth: event.wealth[seat] ?? 0 },
      }))
      return { id: `${id}.${event.cause}`, values: { places: list(places, 'comma') } }
    }
    case 'planWithdrawn':
    case 'sellerSkipped':
      return { id, values: { seat: seatName(event.seat) } }
    case 'timecardFlipped':
      return { id, values: { when: event.last } }
    case 'salesEnded':
      return { id }
    default:
      return event satisfies never
  }
}

function ordered(order: Extract<Event, { kind: 'orderDrawn' }>['order'], gantt: readonly number[]): Value[] {
  return order.map((seat, slot) => ({ id: 'slot.gantt', values: { seat: seatName(seat), gantt: gantt[slot] ?? 0 } }))
}

function segmentPrice(price: number | null): Value {
  return price ?? { id: 'none' }
}
