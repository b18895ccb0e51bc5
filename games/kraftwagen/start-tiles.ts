import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
import { differ, pop, push, replace, without } from '@carriage/motorworks'
import { carryOut } from './actions.ts'
import type { StartItem } from './components/index.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { actorOf, type StartTileId, type State } from './state.ts'
import type { StepOf } from './steps.ts'
import { itemsOf, tablesOf } from './tables.ts'

/** The next seat chooses; KW-2.32 when all have chosen, round 1 is prepared. */
export function startTileOrWait(state: State, step: StepOf<'startTiles'>, fx: Effects<Event>): boolean {
  const [next] = step.waiting
  if (next === undefined) {
    state.startTiles = [] // KW-2.28 what is left goes to the box
    replace(state, { name: 'preparation' })
    return false
  }
  state.actor = next
  const [only, ...others] = state.startTiles
  if (only === undefined || others.length > 0) return true
  chooseStartTile(state, step, only, fx) // KW-2.17 the last tile on offer leaves no choice
  return false
}

export function startTileMoves(state: State): Move[] {
  return state.startTiles.map((tile): Move => ({ kind: 'chooseStartTile', tile }))
}

export function judgeStartTile(state: State, tile: StartTileId): Verdict {
  return state.startTiles.includes(tile) ? legal : refuse('KW-2.17', { tile, onOffer: state.startTiles })
}

/** KW-2.18 The tile is carried out completely before the next seat chooses. */
export function chooseStartTile(
  state: State,
  { waiting }: StepOf<'startTiles'>,
  tile: StartTileId,
  fx: Effects<Event>,
): void {
  replace(state, { name: 'startTiles', waiting: waiting.slice(1) })
  state.startTiles = without(state.startTiles, tile)
  actorOf(state).startTile = tile
  const items = itemsOf(tablesOf(state), tile)
  fx.tell({ kind: 'startTileTaken', seat: state.actor, tile, items })
  push(state, { name: 'items', left: items.slice() })
}

/** KW-2.20 The order is free, as long as there is something to choose. */
export function itemOrWait(state: State, step: StepOf<'items'>, fx: Effects<Event>): boolean {
  const [next] = step.left
  if (next === undefined) pop(state)
  else if (differ(step.left)) return true
  else carryOutItem(state, step, next, fx)
  return false
}

export function itemMoves({ left }: StepOf<'items'>): Move[] {
  return left.filter((item, i) => left.indexOf(item) === i).map((item): Move => ({ kind: 'chooseItem', item }))
}

export function judgeItem({ left }: StepOf<'items'>, item: StartItem): Verdict {
  return left.includes(item) ? legal : refuse('KW-2.20', { item, left })
}

export function carryOutItem(state: State, { left }: StepOf<'items'>, item: StartItem, fx: Effects<Event>): void {
  replace(state, { name: 'items', left: without(left, item) })
  carryOut(state, item, fx) // KW-2.19
}
