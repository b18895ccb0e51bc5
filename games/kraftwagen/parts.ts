import { legal, refuse, type Table, type Verdict } from '@carriage/kernel'
import {
  begin,
  differentParts,
  findPart,
  finish,
  goOnWith,
  hasEmptyWorkshop,
  type Part,
  type PartKind,
  putIntoWorkshop,
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
  if (part.kind === 'engine') begin(state, { name: 'placeEngine', value: part.value })
  else begin(state, { name: 'store', part })
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
  table: Table<Event>,
): void {
  if (where === 'workshop') {
    goOnWith(state, { name: 'store', part: { kind: 'engine', value } }) // KW-5.17
    return
  }
  finish(state)
  const replaced = actorOf(state).gpEngine
  table.tell({ kind: 'partTaken', seat: state.actor, part: 'engine', value, where })
  installEngine(state, value, table)
  if (value > replaced) bugattiDrives(state, table) // KW-6.51, KW-6.52
}

/** KW-5.18, KW-5.19 The new engine replaces the old one, whatever their values; KW-5.20 the old one is gone. */
export function installEngine(state: State, value: number, table: Table<Event>): void {
  const player = actorOf(state)
  const replaced = player.gpEngine
  player.gpEngine = value
  table.tell({ kind: 'engineInstalled', seat: state.actor, value, replaced })
}

/** Stores the part in an empty workshop, or waits for the choice of the part that makes room. */
export function storeOrWait(state: State, { part }: StepOf<'store'>, table: Table<Event>): boolean {
  const { workshops } = actorOf(state)
  if (!hasEmptyWorkshop(workshops)) {
    const [only, ...others] = differentParts(workshops)
    if (!only || others.length > 0) return true // KW-5.12
    returnPart(state, only.kind, only.value, table)
  }
  finish(state)
  putIntoWorkshop(workshops, { kind: part.kind, value: part.value }) // KW-5.11
  table.tell({ kind: 'partTaken', seat: state.actor, part: part.kind, value: part.value, where: 'workshop' })
  partStored(state, state.actor, part, table)
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

export function returnPart(state: State, part: PartKind, value: number, table: Table<Event>): void {
  takeOutOfWorkshop(actorOf(state).workshops, part, value)
  table.tell({ kind: 'partReturned', seat: state.actor, part, value })
}
