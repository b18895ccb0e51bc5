import { commonMoves } from '@carriage/kraftwagen-family/testing'
import { describe, expect, test } from 'vitest'
import type { Move, MoveKind } from '../index.ts'
import { rulebook } from '../rulebook/index.ts'
import { at, body, engine, type Play, table } from '../testing/index.ts'

/** One move of each kind; each is illegal at a wrong moment. */
const moves: Readonly<Record<MoveKind, Move>> = {
  ...commonMoves,
  chooseStartTile: { kind: 'chooseStartTile', tile: 'SA' },
  chooseItem: { kind: 'chooseItem', item: 'hire' },
  takeCard: { kind: 'takeCard', card: 'D1' },
  placeEngine: { kind: 'placeEngine', where: 'gpCar' },
  chooseInactive: { kind: 'chooseInactive', card: 'D1' },
  useDaimler: { kind: 'useDaimler', marker: 'daimler2', buyer: 0 },
  useDiesel: { kind: 'useDiesel', car: 8, change: 'workers', to: 2 },
  crewCar: { kind: 'crewCar', workers: 1 },
  useBenz: { kind: 'useBenz', preference: 'body' },
  declineBenz: { kind: 'declineBenz' },
  withdrawCar: { kind: 'withdrawCar', car: 8 },
  sellPart: { kind: 'sellPart', part: 'body', value: 1 },
  drive: { kind: 'drive' },
  skip: { kind: 'skip' },
}

function rulesFor(game: Play, ...kinds: readonly MoveKind[]): string[] {
  return kinds.map((kind) => game.refused(moves[kind]))
}

describe('a move at the wrong moment is refused by the rule that says when it is allowed', () => {
  test("set-up is nobody's turn", () => {
    const game = at(table().choosingStartTiles(['red', 'blue'], 'SA', 'SB'))
    expect(rulesFor(game, 'takeTile', 'placeCar', 'endTurn', 'useDiesel', 'chooseItem')).toEqual([
      'KW-2.32',
      'KW-2.32',
      'KW-2.32',
      'KW-2.31',
      'KW-2.20',
    ])
  })

  test('before the tile', () => {
    const game = at(table().workshop('red', body(1), engine(1)))
    expect(rulesFor(game, 'chooseAction', 'placeCar', 'endTurn', 'takeCard', 'placeEngine', 'chooseBuyer')).toEqual([
      'KW-4.3',
      'KW-7.1',
      'KW-4.5',
      'KW-5.4',
      'KW-5.16',
      'KW-5.21',
    ])
  })

  test('within an action', () => {
    const game = at(table().engineers('red', 'daimler').buyers('body')).takeTile('T4').chooseAction('engine')
    expect(game.decision).toBe('placeEngine')
    expect(rulesFor(game, 'takeTile', 'chooseAction', 'placeCar', 'endTurn', 'useDaimler', 'skip')).toEqual([
      'KW-4.15',
      'KW-4.15',
      'KW-4.15',
      'KW-4.15',
      'KW-8.7',
      'KW-4.13',
    ])
  })

  test('while a car is being put together', () => {
    const game = at(table().workshop('red', body(1), engine(1)).placingACar()).placeCar(1, 1)
    expect(game.decision).toBe('crewCar')
    expect(rulesFor(game, 'endTurn', 'placeCar', 'priceCar', 'markCar')).toEqual([
      'KW-7.3',
      'KW-7.3',
      'KW-7.6',
      'KW-8.6',
    ])
  })

  test('in scoring', () => {
    const game = at(table().engineers('red', 'benz', 'daimler').buyers('body').scoring())
    expect(game.decision).toBe('useBenz')
    expect(rulesFor(game, 'takeTile', 'placeCar', 'endTurn', 'useDaimler')).toEqual([
      'KW-3.13',
      'KW-3.13',
      'KW-3.13',
      'KW-8.8',
    ])
  })

  test('every refusal names a rule that can be looked up', () => {
    const ids = new Set(rulebook.map(({ id }) => id))
    const moments = [
      at(table().choosingStartTiles(['red', 'blue'], 'SA', 'SB')),
      at(table().startTile('red', 'SB')),
      at(table()),
      at(table()).takeTile('T10'),
      at(table()).takeTile('T2'),
      at(table()).takeTile('T4'),
      at(table().workshop('red', body(2), body(3), engine(1))).takeTile('T3'),
      at(table().holding('T8', 'buyer')),
      at(table().inactive('red', 'D1', 'D4')).takeTile('T1'),
      at(table().workshop('red', body(1), engine(1)).placingACar()),
      at(table().workshop('red', body(1), engine(1)).placingACar()).placeCar(1, 1),
      at(table().engineers('red', 'benz').scoring()),
    ]
    for (const game of moments) {
      for (const move of Object.values(moves)) if (!game.can(move)) expect(ids).toContain(game.refused(move))
    }
  })
})
