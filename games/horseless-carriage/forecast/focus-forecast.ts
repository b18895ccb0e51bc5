import type { Seat } from '@carriage/kernel'
import { type AccessLevels, accessLevels } from '../factory/index.ts'
import type { Move } from '../moves.ts'
import { beginFocus } from '../phases/begin.ts'
import { type FocusStage, playerOf, type State, salesOrder } from '../state.ts'
import { focusMoves, passFocus, setOrder, takeSlot } from '../steps/focus.ts'
import { tryingTable } from './what-if.ts'

export interface FocusForecast {
  /** The seats that act before this one, the next one first; null if it has acted. */
  readonly before: readonly Seat[] | null
  /** What every slot is to the seat, slot 1 first. */
  readonly slots: readonly SlotForecast[]
  /** Passing keeps the charts (HC-4.5) and leads to one of these slots (HC-4.7); null if the seat has acted. */
  readonly passing: { readonly slots: readonly number[]; readonly gantt: number } | null
  /** All slots in which the seat can end, over all moves of all seats. */
  readonly possible: readonly number[]
}

export interface SlotForecast {
  readonly slot: number
  /** Who has taken it in this phase: HC-4.3. */
  readonly taker: Seat | null
  /** How far the seat could build from each track: HC-5.23 to HC-5.28. */
  readonly access: AccessLevels
  /** Squares of each track that the patents of others open beyond the own marker: HC-5.25. */
  readonly patents: AccessLevels
  /** Its place in sales order, 1 being first: HC-4.8. */
  readonly sells: number
  /** The Gantt charts that taking it costs: HC-4.4. */
  readonly cost: number
}

/** How far a seat could build from each track in every slot, slot 1 first. */
export function patentMatrix({ markers, order }: State, seat: Seat): AccessLevels[] {
  return order.map((_, place) => accessLevels(markers, orderWith(order, seat, place), seat))
}

/** Phase 2 as it goes on, or as it would go if it began now. */
export function focusForecast(view: State, seat: Seat): FocusForecast {
  const stage = view.stage.name === 'focus' ? view.stage : beginFocus(view)
  const turn = stage.waiting.indexOf(seat)
  const { gantt } = playerOf(view, seat)
  const isWaiting = turn >= 0
  const ends = new Ends()
  goOn({ ...view, stage }, stage, seat, null, ends)
  const matrix = patentMatrix(view, seat)
  return {
    before: isWaiting ? stage.waiting.slice(0, turn) : null,
    slots: matrix.map((access, place) => ({
      slot: place + 1,
      taker: stage.slots[place] ?? null,
      access,
      patents: beyond(access, view, seat),
      sells: salesOrder({ order: orderWith(view.order, seat, place) }).indexOf(seat) + 1,
      cost: gantt,
    })),
    passing: isWaiting ? { slots: sorted(ends.passing), gantt } : null,
    possible: sorted(ends.all),
  }
}

class Ends {
  readonly all = new Set<number>()
  readonly passing = new Set<number>()
}

/** Plays out all moves of all seats to the end of the phase. At most five seats are left to act. */
function goOn(view: State, stage: FocusStage, seat: Seat, own: Move['kind'] | null, ends: Ends): void {
  const [actor] = stage.waiting
  if (actor === undefined) {
    const state = { ...view }
    setOrder(state, stage, tryingTable())
    const slot = state.order.indexOf(seat) + 1
    ends.all.add(slot)
    if (own === 'pass') ends.passing.add(slot)
    return
  }
  for (const move of focusMoves(stage)) {
    const next: FocusStage = { name: 'focus', waiting: stage.waiting.slice(), slots: stage.slots.slice() }
    const state = { ...view, players: view.players.map((player) => ({ ...player })) }
    if (move.kind === 'takeSlot') takeSlot(state, next, actor, move.slot, tryingTable())
    else passFocus(state, next, actor, tryingTable())
    goOn(state, next, seat, actor === seat ? move.kind : own, ends)
  }
}

/** The others keep their order. Access depends on the other seats but not on their order: HC-5.27. */
function orderWith(order: readonly Seat[], seat: Seat, place: number): Seat[] {
  return order.filter((other) => other !== seat).toSpliced(place, 0, seat)
}

function beyond(access: AccessLevels, { markers }: State, seat: Seat): AccessLevels {
  const squares = (dimension: keyof AccessLevels) => access[dimension] - (markers[dimension][seat] ?? 0)
  return {
    speed: squares('speed'),
    range: squares('range'),
    design: squares('design'),
    reliability: squares('reliability'),
    safety: squares('safety'),
  }
}

function sorted(slots: ReadonlySet<number>): number[] {
  return [...slots].sort((a, b) => a - b)
}
