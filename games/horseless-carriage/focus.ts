import { type Effects, legal, refuse, type Seat, type Verdict } from '@carriage/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { type FocusStage, playerOf, type State } from './state.ts'

/** HC-4.1 By Gantt charts, most first; ties go by last year's engineering order. */
export function beginFocus(state: State): FocusStage {
  const gantt = (seat: Seat) => playerOf(state, seat).gantt
  return {
    name: 'focus',
    waiting: state.order.toSorted((a, b) => gantt(b) - gantt(a)), // sorting keeps the order of equals
    slots: state.order.map(() => null), // HC-4.3
  }
}

export function focusMoves({ slots }: FocusStage): Move[] {
  const moves: Move[] = []
  for (const [index, taker] of slots.entries()) if (taker === null) moves.push({ kind: 'takeSlot', slot: index + 1 })
  moves.push({ kind: 'pass' })
  return moves
}

/** HC-4.6 Also the only slot left, or the one of last year, may be taken. */
export function judgeSlot({ slots }: FocusStage, slot: number): Verdict {
  const taker = slots[slot - 1]
  if (taker === undefined) return refuse('HC-4.3', { slot, slots: slots.length })
  return taker === null ? legal : refuse('HC-4.3', { slot, taker })
}

export function takeSlot(state: State, stage: FocusStage, seat: Seat, slot: number, fx: Effects<Event>): void {
  const player = playerOf(state, seat)
  stage.waiting.shift() // HC-4.2
  stage.slots[slot - 1] = seat
  fx.tell({ kind: 'slotTaken', seat, slot, gantt: player.gantt })
  player.gantt = 0 // HC-4.4
}

/** HC-4.5 Passing keeps the Gantt charts. */
export function passFocus(state: State, stage: FocusStage, seat: Seat, fx: Effects<Event>): void {
  stage.waiting.shift() // HC-4.2
  fx.tell({ kind: 'focusPassed', seat, gantt: playerOf(state, seat).gantt })
}

/** HC-4.7 Whoever passed fills the open slots from slot 1 upward, in last year's order. */
export function setOrder(state: State, { slots }: FocusStage, fx: Effects<Event>): void {
  const passed = state.order.filter((seat) => !slots.includes(seat))
  const order: Seat[] = []
  for (const taker of slots) {
    const seat = taker ?? passed.shift()
    if (seat === undefined) throw new RangeError('There are as many slots as players.')
    order.push(seat)
  }
  state.order = order // HC-4.9
  fx.tell({ kind: 'orderSet', order: order.slice() })
}
