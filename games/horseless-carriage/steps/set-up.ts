import {
  type Chance,
  type Effects,
  legal,
  type Phrase,
  refuse,
  type Seat,
  seatsOf,
  type Verdict,
} from '@carriage/kernel'
import type { Event } from '../events.ts'
import { expandFactory } from '../factories.ts'
import { checkSetUp, type DepartmentPiece, refusalOf } from '../factory/index.ts'
import { bringNeutralBuyer } from '../market/neutral-buyers.ts'
import { setPrices } from '../market/niches.ts'
import type { MoveOf } from '../moves.ts'
import { beginYear } from '../phases/begin.ts'
import { inventStart, type Start, someStarts } from '../plan-generator/departments.ts'
import { playerOf, type State } from '../state.ts'
import { neutralDeckOf, playerNumberOf, tablesOf } from '../tables.ts'
import { notNow } from './not-now.ts'
import type { Decision } from './step.ts'

type Placement = MoveOf<'placeDepartments'>

/** Before the first year every player places the starting departments, all at the same time. */
export const setUp: Decision<'setUp', 'placeDepartments'> = {
  decision: 'placeDepartments',
  rules: ['HC-2.9', 'HC-5.13', 'HC-5.5', 'HC-2.10'],
  must: 'HC-2.20',
  isPending(state, _stage, fx) {
    if (seatsToPlace(state).length > 0) return true
    bringFirstBuyers(state, fx)
    beginYear(state, fx)
    return false
  },
  seats: seatsToPlace,
  list: (state, _stage, seat) => placementMoves(state, seat),
  suggest: (state, _stage, seat, chance) => suggestPlacement(state, seat, chance),
  moves: {
    placeDepartments: {
      refusalElsewhere: (state) => notNow(state, 'HC-2.9'),
      judge: (state, move, _stage, seat) => judgePlacement(state, seat, move),
      play: (state, move, _stage, fx, seat) => placeDepartments(state, seat, move, fx),
      label: (_view, _seat, { research, planning }) => ({
        id: 'move.placeDepartments',
        values: { research: department(research), planning: department(planning) },
      }),
    },
  },
}

/** HC-2.10 All place at the same time: the seats that have not yet. */
function seatsToPlace({ players }: State): Seat[] {
  return seatsOf(players.length).filter((seat) => players[seat]?.factory.pieces.length === 0)
}

/** HC-2.9 */
function judgePlacement(state: State, seat: Seat, move: Placement): Verdict {
  const { factory } = playerOf(state, seat)
  if (factory.pieces.length > 0) return refuse('HC-2.9', { cause: 'departmentsPlaced', seat })
  const verdict = checkSetUp(factory, piecesOf(move), state.options)
  return verdict.ok ? legal : refusalOf(verdict)
}

function placeDepartments(state: State, seat: Seat, move: Placement, fx: Effects<Event>): void {
  const player = playerOf(state, seat)
  const [research, planning] = piecesOf(move)
  player.factory = expandFactory(player.factory, { pieces: [research, planning], expansion: null })
  state.supply.research -= 1
  state.supply.planning -= 1
  fx.emit({ kind: 'departmentsPlaced', seat, research, planning })
}

function piecesOf({ research, planning }: Placement): [research: DepartmentPiece, planning: DepartmentPiece] {
  return [
    { kind: 'department', type: 'research', ...research },
    { kind: 'department', type: 'planning', ...planning },
  ]
}

/** How many placements are listed at most. */
const listed = 8

/** Some of the ways to place the starting departments. */
function placementMoves(state: State, seat: Seat): Placement[] {
  return someStarts(playerOf(state, seat).factory, state.supply, state.options, listed).map(placement)
}

/** Any way to place them. */
function suggestPlacement(state: State, seat: Seat, chance: Chance): Placement {
  return placement(inventStart(playerOf(state, seat).factory, state.supply, state.options, chance))
}

function placement({ research, planning }: Start): Placement {
  return { kind: 'placeDepartments', research: placeOf(research), planning: placeOf(planning) }
}

function placeOf({ x, y, rot }: Start['research']): Placement['research'] {
  return { x, y, rot }
}

/** HC-2.15 to HC-2.17: the first buyers come when the last player has placed. */
function bringFirstBuyers(state: State, fx: Effects<Event>): void {
  const { neutralAtSetUp } = tablesOf(state).components.players.rows[playerNumberOf(state.players.length)]
  for (let drawn = 0; drawn < neutralAtSetUp; drawn++) bringNeutralBuyer(state, 'I', fx)
  state.neutralDeck = neutralDeckOf(state.options) // HC-2.16
  setPrices(state)
  fx.emit({ kind: 'pricesSet', prices: state.prices.slice() })
}

function department({ x, y, rot }: Placement['research']): Phrase {
  return { id: 'department', values: { x, y, turned: rot % 2 } }
}
