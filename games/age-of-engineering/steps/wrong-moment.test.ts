import { commonMoves } from '@carriage/kraftwagen-family/testing'
import { describe, expect, test } from 'vitest'
import type { Move, MoveKind } from '../index.ts'
import { rulebook } from '../rulebook/index.ts'
import { at, body, engine, type Play, table } from '../testing/index.ts'

/** One move of each kind; each is illegal at a wrong moment. */
const moves: Readonly<Record<MoveKind, Move>> = {
  ...commonMoves,
  chooseBonus: { kind: 'chooseBonus', bonus: 'bodyAndRace' },
  placeEngine: { kind: 'placeEngine', where: 'raceCar' },
  research: { kind: 'research', raise: 'body' },
  spendToken: { kind: 'spendToken', token: 'loose' },
  hire: { kind: 'hire', whom: 'worker' },
  recruit: { kind: 'recruit', tile: 'king' },
  recruitWorkers: { kind: 'recruitWorkers' },
  recruitRace: { kind: 'recruitRace' },
  sellNow: { kind: 'sellNow', car: 5 },
  swapBuyer: { kind: 'swapBuyer', buyer: 0, preference: 'body' },
  race: { kind: 'race', workers: 0 },
  useProductionToken: { kind: 'useProductionToken', investor: 'ford', car: 5 },
  exchange: { kind: 'exchange', car: 5, change: 'price', to: 6 },
  exchangeCrew: { kind: 'exchangeCrew', car: 5, workers: 2, salesperson: false },
  usePackard: { kind: 'usePackard', marker: 'packard2', buyer: 0 },
  crewCar: { kind: 'crewCar', workers: 1, salesperson: false },
  useBuick: { kind: 'useBuick', preference: 'body' },
  declineBuick: { kind: 'declineBuick' },
}

function rulesFor(game: Play, ...kinds: readonly MoveKind[]): string[] {
  return kinds.map((kind) => game.refused(moves[kind]))
}

describe('a move at the wrong moment is refused by the rule that says when it is allowed', () => {
  test("set-up is nobody's turn", () => {
    const game = at(table().choosingBonuses(['purple', 'blue'], 'bodyAndRace', 'engineAndToken'))
    expect(rulesFor(game, 'takeTile', 'placeCar', 'endTurn', 'exchange')).toEqual([
      'AE-2.19',
      'AE-2.19',
      'AE-2.19',
      'AE-4.16',
    ])
  })

  test('before the tile', () => {
    const game = at(table().workshop('purple', body(1), engine(1)))
    expect(rulesFor(game, 'chooseBonus', 'chooseAction', 'placeCar', 'endTurn', 'race', 'chooseBuyer')).toEqual([
      'AE-2.19',
      'AE-4.3',
      'AE-9.3',
      'AE-4.3',
      'AE-5.48',
      'AE-5.41',
    ])
  })

  test('between actions and in the placing step', () => {
    const game = at(table()).takeTile('T8')
    expect(rulesFor(game, 'takeTile', 'endTurn', 'research', 'spendToken')).toEqual([
      'AE-4.11',
      'AE-4.18',
      'AE-5.10',
      'AE-5.15',
    ])
    const placing = at(table().placing())
    expect(rulesFor(placing, 'takeTile', 'chooseAction', 'hire', 'recruit', 'sellNow', 'swapBuyer')).toEqual([
      'AE-4.10',
      'AE-4.11',
      'AE-5.30',
      'AE-5.32',
      'AE-8.4',
      'AE-8.15',
    ])
    expect(rulesFor(placing, 'crewCar', 'priceCar', 'markCar', 'placeEngine', 'useBuick')).toEqual([
      'AE-9.5',
      'AE-9.6',
      'AE-9.13',
      'AE-5.22',
      'AE-6.36',
    ])
  })

  test('within an action, and while a car is started', () => {
    const action = at(table().doing('buyer'))
    expect(rulesFor(action, 'takeTile', 'endTurn', 'useProductionToken')).toEqual(['AE-4.13', 'AE-4.13', 'AE-4.17'])
    const car = at(table().workshop('purple', body(1), engine(1)).placing()).placeCar(1, 1)
    expect(rulesFor(car, 'endTurn', 'placeCar', 'usePackard')).toEqual(['AE-9.8', 'AE-9.8', 'AE-4.17'])
  })

  test('while the workshops are full', () => {
    const game = at(table().workshop('purple', body(2), body(3), engine(1)).placing())
    expect(rulesFor(game, 'returnPart')).toEqual(['AE-5.4'])
  })

  test('at the start of a scoring', () => {
    const game = at(table().engineers('purple', 'buick').scoring())
    expect(rulesFor(game, 'takeTile', 'placeCar', 'endTurn', 'exchange')).toEqual([
      'AE-10.2',
      'AE-10.2',
      'AE-10.2',
      'AE-4.16',
    ])
  })

  test('every cited rule is in the rulebook', () => {
    const ids = new Set(rulebook.map(({ id }) => id))
    const game = at(table().doing('buyer'))
    for (const move of Object.values(moves)) if (!game.can(move)) expect(ids).toContain(game.refused(move))
  })
})
