import { type Effects, legal, refuse, type Seat, type Verdict } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { announce, beginBuilding } from '../phases/begin.ts'
import { type FocusStage, playerOf, type State } from '../state.ts'
import { inItsPhase } from './not-now.ts'
import type { Decision } from './step.ts'

/** Phase 2. */
export const focus: Decision<'focus', 'takeSlot' | 'pass'> = {
  decision: 'takeSlot',
  rules: ['HC-4.1', 'HC-4.4', 'HC-4.5', 'HC-4.7', 'HC-4.8', 'HC-5.25'],
  isPending(state, stage, fx) {
    if (stage.waiting.length > 0) return true
    setOrder(state, stage, fx)
    announce(state, 'factory', fx)
    state.stage = beginBuilding(state)
    return false
  },
  list: (_state, stage) => focusMoves(stage),
  moves: {
    takeSlot: {
      refusalElsewhere: inItsPhase,
      judge: (_state, { slot }, stage) => judgeSlot(stage, slot),
      play: (state, { slot }, stage, fx, seat) => takeSlot(state, stage, seat, slot, fx),
      label: (view, seat, { slot }) => ({ id: 'move.takeSlot', values: { slot, gantt: playerOf(view, seat).gantt } }),
    },
    pass: {
      refusalElsewhere: inItsPhase,
      play: (state, _move, stage, fx, seat) => passFocus(state, stage, seat, fx),
      label: (view, seat) => ({ id: 'move.pass', values: { gantt: playerOf(view, seat).gantt } }),
    },
  },
}

export function focusMoves({ slots }: FocusStage): MoveOf<'takeSlot' | 'pass'>[] {
  const moves: MoveOf<'takeSlot' | 'pass'>[] = []
  for (const [index, taker] of slots.entries()) if (taker === null) moves.push({ kind: 'takeSlot', slot: index + 1 })
  moves.push({ kind: 'pass' })
  return moves
}

/** HC-4.6 Also the only slot left, or the one of last year, may be taken. */
function judgeSlot({ slots }: FocusStage, slot: number): Verdict {
  const taker = slots[slot - 1]
  if (taker === undefined) return refuse('HC-4.3', { cause: 'noSuchSlot', slot, slots: slots.length })
  return taker === null ? legal : refuse('HC-4.3', { cause: 'slotTaken', slot, taker })
}

export function takeSlot(state: State, stage: FocusStage, seat: Seat, slot: number, fx: Effects<Event>): void {
  const player = playerOf(state, seat)
  stage.waiting.shift() // HC-4.2
  stage.slots[slot - 1] = seat
  fx.emit({ kind: 'slotTaken', seat, slot, gantt: player.gantt })
  player.gantt = 0 // HC-4.4
}

/** HC-4.5 Passing keeps the Gantt charts. */
export function passFocus(state: State, stage: FocusStage, seat: Seat, fx: Effects<Event>): void {
  stage.waiting.shift() // HC-4.2
  fx.emit({ kind: 'focusPassed', seat, gantt: playerOf(state, seat).gantt })
}

/** HC-4.7 The seats that passed fill the open slots from slot 1 upward, in last year's order. */
export function setOrder(state: State, { slots }: FocusStage, fx: Effects<Event>): void {
  const passed = state.order.filter((seat) => !slots.includes(seat))
  const order: Seat[] = []
  for (const taker of slots) {
    const seat = taker ?? passed.shift()
    if (seat === undefined) throw new RangeError('There are as many slots as players.')
    order.push(seat)
  }
  state.order = order // HC-4.9
  fx.emit({ kind: 'orderSet', order: order.slice() })
}
