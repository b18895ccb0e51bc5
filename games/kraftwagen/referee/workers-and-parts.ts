import { driveOn, takePartOut } from '@carriage/kraftwagen-family/referee'
import type { preferenceOrder, RefereedPlayer } from './pieces.ts'
import { ask, type Part, type RefereedTable } from './table.ts'

/* 5.2: what actions, cards and bonuses have in common: workers, developments, parts, buyers and the race. */

/** Developments: one point of the start tile and those of active cards; no part is worth more than 7. */
export function researchPoints(table: RefereedTable, player: RefereedPlayer, part: 'body' | 'engine'): number {
  const points = player.developments.map((card) => table.development(card)?.points[part] ?? 0)
  return Math.min(
    7,
    points.reduce((sum, each) => sum + each, 1),
  )
}

/** Hire Workers. Each worker that comes from the supply must first activate a development that waits for one. */
export function* hireWorkers(table: RefereedTable, seat: number, count: number): Part {
  const player = table.player(seat)
  table.apply(player.supply === 0 ? 'nobody' : 'hire')
  for (let hired = 0; hired < count && player.supply > 0; hired++) {
    const card = yield* waitingDevelopment(table, seat)
    player.supply -= 1
    player.canteen += 1
    if (player.supply === 0) table.award(seat, 'workers')
    if (card !== undefined) yield* activate(table, seat, card)
  }
}

/** Developments: with several that wait, the player says which is first. */
export function* waitingDevelopment(table: RefereedTable, seat: number): Part<string | undefined> {
  const { inactive } = table.player(seat)
  if (inactive.length === 0) return undefined
  table.apply('inactive')
  const moves = inactive.map((card) => ({ kind: 'chooseInactive', card }))
  return new Set(inactive).size > 1 ? (yield* ask(table, seat, moves)).card : inactive[0]
}

/** Developments: a worker of the canteen activates the card; its part follows by the new points. */
export function* activate(table: RefereedTable, seat: number, card: string): Part {
  const player = table.player(seat)
  table.apply('development')
  player.canteen -= 1
  player.inactive.splice(player.inactive.indexOf(card), 1)
  player.developments.push(card)
  const part = table.development(card)?.immediatePart
  if (part) table.apply('immediatePart')
  if (part === 'body') yield* takeBody(table, seat, researchPoints(table, player, 'body'))
  if (part === 'engine') yield* takeEngine(table, seat, researchPoints(table, player, 'engine'))
}

/** Car Body. */
export function* takeBody(table: RefereedTable, seat: number, value: number): Part {
  table.apply('body')
  yield* putIntoWorkshop(table, seat, 'body', value)
  if (value >= 3) table.award(seat, 'body3')
  if (value >= 6) table.award(seat, 'body6')
}

/** Engine: into a workshop or into the Grand-Prix car. */
export function* takeEngine(table: RefereedTable, seat: number, value: number): Part {
  const player = table.player(seat)
  table.apply('engine')
  const places = [{ kind: 'placeEngine', where: 'workshop' }]
  if (table.options.weakerEngine !== 'higherOnly' || value > player.raceEngine)
    places.push({ kind: 'placeEngine', where: 'gpCar' })
  const { where } = yield* ask(table, seat, places)
  if (where === 'workshop') {
    yield* putIntoWorkshop(table, seat, 'engine', value)
    if (value >= 4) table.award(seat, 'engine4')
    if (value >= 7) table.award(seat, 'engine7')
    return
  }
  const before = player.raceEngine
  player.raceEngine = value
  // Engineers, Ettore Bugatti: a better engine drives at once.
  const best = table.options.bugattiEngine !== 'ownLevel' || value === researchPoints(table, player, 'engine')
  if (player.engineers.includes('bugatti') && value > before && best) {
    table.apply('bugatti')
    driveGrandPrix(table, seat, value)
  }
}

/** Car Body and Engine: where all workshops are full, an old part goes back first. */
function* putIntoWorkshop(table: RefereedTable, seat: number, kind: 'body' | 'engine', value: number): Part {
  const { workshops } = table.player(seat)
  if (workshops.length === table.box.mat.workshops) {
    table.apply('full')
    const moves = workshops.map((part) => ({ kind: 'returnPart', part: part.kind, value: part.value }))
    const old = yield* ask(table, seat, moves)
    takePartOut(workshops, old.part, old.value)
  }
  workshops.push({ kind, value })
}

export function bringBuyer(
  table: RefereedTable,
  seat: number,
  preference: (typeof preferenceOrder)[number],
  withMoney: boolean,
): void {
  table.stacks[preference] -= 1
  table.buyers.push({ preference, daimler: null })
  if (withMoney) {
    table.player(seat).money += table.stackMoney[preference]
    table.stackMoney[preference] = 0
  }
  if (table.buyers.filter((buyer) => buyer.preference === preference).length === 2) table.award(seat, 'buyer')
}

/** Grand-Prix: so many steps; Porsche takes one more each time. */
export function driveGrandPrix(table: RefereedTable, seat: number, steps: number): void {
  const player = table.player(seat)
  table.apply('grandPrix')
  const occupied = new Set(table.board.dummies)
  for (const [other, { space }] of table.players.entries()) if (other !== seat && space > 0) occupied.add(space)
  const porsche = player.engineers.includes('porsche')
  if (porsche) table.apply('porsche')
  const { laps } = player
  driveOn(player, steps + (porsche ? 1 : 0), occupied, table.box.circuit.lapSpaces)
  if (player.laps > laps) table.apply('lap')
  if (player.laps >= 1) table.award(seat, 'lap1')
  if (player.laps >= 2) table.award(seat, 'lap2')
}
