import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
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
import { partStored } from './awards.ts'
import { bugattiDrives } from './engineers/bugatti.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { actorOf, type State } from './state.ts'
import type { StepOf } from './steps.ts'

/** The actor takes a part. Parts never run out (KW-1.10). */
export function takePart(state: State, part: Part): void {
  if (part.kind === 'engine') push(state, { name: 'placeEngine', value: part.value })
  else push(state, { name: 'store', part })
}

/** KW-5.16 Each engine goes where its taker wants it. */
export const engineMoves: readonly Move[] = Object.freeze([
  { kind: 'placeEngine', where: 'workshop' },
  { kind: 'placeEngine', where: 'gpCar' },
])

export function placeEngine(
  state: State,
  { value }: StepOf<'placeEngine'>,
  where: 'workshop' | 'gpCar',
  fx: Effects<Event>,
): void {
  if (where === 'workshop') {
    replace(state, { name: 'store', part: { kind: 'engine', value } }) // KW-5.17
    return
  }
  pop(state)
  const replaced = actorOf(state).gpEngine
  fx.tell({ kind: 'partTaken', seat: state.actor, part: 'engine', value, where })
  installEngine(state, value, fx)
  if (value > replaced) bugattiDrives(state, fx) // KW-6.51, KW-6.52
}

/** KW-5.18, KW-5.19 The new engine replaces the old one, whatever their values; KW-5.20 the old one is gone. */
export function installEngine(state: State, value: number, fx: Effects<Event>): void {
  const player = actorOf(state)
  const replaced = player.gpEngine
  player.gpEngine = value
  fx.tell({ kind: 'engineInstalled', seat: state.actor, value, replaced })
}

/** Stores the part in an empty workshop, or waits for the choice of the part that makes room. */
export function storeOrWait(state: State, { part }: StepOf<'store'>, fx: Effects<Event>): boolean {
  const { workshops } = actorOf(state)
  if (!hasEmptyWorkshop(workshops)) {
    const [only, ...others] = differentParts(workshops)
    if (!only || others.length > 0) return true // KW-5.12
    returnPart(state, only.kind, only.value, fx)
  }
  pop(state)
  putIntoWorkshop(workshops, { kind: part.kind, value: part.value }) // KW-5.11
  fx.tell({ kind: 'partTaken', seat: state.actor, part: part.kind, value: part.value, where: 'workshop' })
  partStored(state, state.actor, part, fx)
  return false
}

/** KW-5.13 Only old parts are on offer: the new one is not in a workshop yet. */
export function returnMoves(state: State): Move[] {
  return differentParts(actorOf(state).workshops).map(
    ({ kind, value }): Move => ({ kind: 'returnPart', part: kind, value }),
  )
}

export function judgeReturn(state: State, { part: taken }: StepOf<'store'>, part: PartKind, value: number): Verdict {
  if (findPart(actorOf(state).workshops, part, value) >= 0) return legal
  return refuse(part === taken.kind && value === taken.value ? 'KW-5.13' : 'KW-5.12', { part, value })
}

export function returnPart(state: State, part: PartKind, value: number, fx: Effects<Event>): void {
  takeOutOfWorkshop(actorOf(state).workshops, part, value)
  fx.tell({ kind: 'partReturned', seat: state.actor, part, value })
}
