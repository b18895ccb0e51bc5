import { type Effects, legal, type Verdict } from '@carriage/kernel'
import {
  differentParts,
  findPart,
  hasEmptyWorkshop,
  type Part,
  type PartKind,
  pop,
  push,
  putIntoWorkshop,
  replace,
  takeOutOfWorkshop,
} from '@carriage/motorworks'
import { partStored } from './achievements.ts'
import type { Event } from './events.ts'
import type { Move, MoveOf } from './moves.ts'
import { refuse } from './refusal.ts'
import { actorOf, type State } from './state.ts'
import type { StepOf } from './steps.ts'

/** The actor takes a part. Parts never run out: AE-1.6, AE-5.7. */
export function takePart(state: State, part: Part): void {
  if (part.kind === 'engine')
    push(state, { name: 'placeEngine', value: part.value }) // AE-5.22
  else push(state, { name: 'store', part }) // AE-5.9
}

/** AE-5.1, AE-5.21 Exactly of the own level, and of no other value: AE-5.2. */
export function takePartByLevel(state: State, kind: PartKind): void {
  takePart(state, { kind, value: actorOf(state).levels[kind] }) // AE-4.15
}

export const engineMoves: readonly Move[] = Object.freeze([
  { kind: 'placeEngine', where: 'workshop' },
  { kind: 'placeEngine', where: 'raceCar' },
])

export function placeEngine(
  state: State,
  { value }: StepOf<'placeEngine'>,
  where: MoveOf<'placeEngine'>['where'],
  fx: Effects<Event>,
): void {
  if (where === 'workshop') {
    replace(state, { name: 'store', part: { kind: 'engine', value } }) // AE-5.23
    return
  }
  pop(state) // AE-5.25 the workshops stay as they are
  fx.tell({ kind: 'partTaken', seat: state.actor, part: 'engine', value, where })
  installEngine(state, value, fx)
}

/** AE-5.24 The new engine replaces the old one, AE-5.26 whatever their values. It never comes out again: AE-5.28. */
export function installEngine(state: State, value: number, fx: Effects<Event>): void {
  const company = actorOf(state)
  const replaced = company.raceEngine
  company.raceEngine = value
  fx.tell({ kind: 'engineInstalled', seat: state.actor, value, replaced })
}

/** Stores the part in an empty workshop, or waits for the choice of the part that makes room. */
export function storeOrWait(state: State, { part }: StepOf<'store'>, fx: Effects<Event>): boolean {
  const { workshops } = actorOf(state)
  if (!hasEmptyWorkshop(workshops)) {
    const [only, ...others] = differentParts(workshops)
    if (!only || others.length > 0) return true // AE-5.4
    returnPart(state, only.kind, only.value, fx)
  }
  pop(state)
  putIntoWorkshop(workshops, { kind: part.kind, value: part.value }) // AE-5.3, AE-5.8
  fx.tell({ kind: 'partTaken', seat: state.actor, part: part.kind, value: part.value, where: 'workshop' })
  partStored(state, state.actor, part, fx)
  return false
}

/** AE-5.5 Only old parts are on offer: the new one is not in a workshop yet. */
export function returnMoves(state: State): Move[] {
  return differentParts(actorOf(state).workshops).map(
    ({ kind, value }): Move => ({ kind: 'returnPart', part: kind, value }),
  )
}

export function judgeReturn(state: State, { part: taken }: StepOf<'store'>, part: PartKind, value: number): Verdict {
  if (findPart(actorOf(state).workshops, part, value) >= 0) return legal
  return refuse(part === taken.kind && value === taken.value ? 'AE-5.5' : 'AE-5.4', { part, value })
}

export function returnPart(state: State, part: PartKind, value: number, fx: Effects<Event>): void {
  takeOutOfWorkshop(actorOf(state).workshops, part, value)
  fx.tell({ kind: 'partReturned', seat: state.actor, part, value })
}
