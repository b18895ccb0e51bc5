import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
import { pop, push, replace, without } from '@carriage/motorworks'
import type { Action, Bonus, Instant } from './components/index.ts'
import { takePartByLevel } from './developments.ts'
import type { Event } from './events.ts'
import { driveRaceCar } from './grand-prix.ts'
import { hire } from './hire.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import type { StepOf } from './steps.ts'
import { cardOf, tablesOf } from './tables.ts'

/** KW-6.15 An instant is carried out at once; what it sets off comes on top of its own step. */
export function takeInstant(state: State, card: Instant, fx: Effects<Event>): void {
  push(state, { name: 'instant', card })
  if (card === 'race5')
    driveRaceCar(state, 5, 'race5', fx) // KW-6.19
  else if (card === 'bodyAndEngine')
    push(state, { name: 'bodyAndEngine', left: ['body', 'engine'] }) // KW-6.20
  else if (!hire(state, 3)) {
    fx.tell({ kind: 'actionForfeited', seat: state.actor, action: 'hire3', rule: 'KW-6.18' })
  }
}

/** Everything is done: the card goes on top of the discard pile. */
export function discardInstant(state: State, { card }: StepOf<'instant'>, fx: Effects<Event>): void {
  pop(state)
  state.discard.push(card)
  fx.tell({ kind: 'cardDiscarded', card, face: cardOf(tablesOf(state), card), from: 'hand' })
}

/** KW-6.21 The first of the two is chosen, the second follows by itself. */
export function bodyAndEngineOrWait(state: State, step: StepOf<'bodyAndEngine'>): boolean {
  const [next, ...others] = step.left
  if (next === undefined) pop(state)
  else if (others.length > 0) return true
  else takeOneOfBoth(state, step, next)
  return false
}

export function takeOneOfBoth(state: State, { left }: StepOf<'bodyAndEngine'>, part: Action | Bonus): void {
  if (part !== 'body' && part !== 'engine') throw new RangeError(`This card does not give ${part}.`)
  replace(state, { name: 'bodyAndEngine', left: without(left, part) })
  takePartByLevel(state, part)
}

export function judgeOneOfBoth({ left }: StepOf<'bodyAndEngine'>, part: Action | Bonus): Verdict {
  return part === 'body' || part === 'engine' ? legal : refuse('KW-6.21', { action: part, left })
}

export const bodyAndEngineMoves: readonly Move[] = Object.freeze([
  { kind: 'chooseAction', action: 'body' },
  { kind: 'chooseAction', action: 'engine' },
])
