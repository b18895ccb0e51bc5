import { advance, fastChance, judgeMove, seatsOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { ageOfEngineering, type Move } from '../index.ts'
import { at, body, engine, type Play, playAtRandom, setUp, table } from '../testing/index.ts'

/** Whether a move reveals nothing, so that it can be undone freely. */
function bringsNothingToLight({ state }: Play, move: Move): boolean {
  const step = advance(ageOfEngineering, state, state.actor, move, () => fastChance(1))
  if (!step.legal) throw new Error(`The move is refused by ${step.rule}.`)
  return step.disclosed === undefined
}

/** No legal move reveals anything. */
function expectUndoSafe(game: Play): void {
  for (const move of game.moves()) expect([move, bringsNothingToLight(game, move)]).toEqual([move, true])
}

describe('who decides', () => {
  test.each([2, 3, 4] as const)('of %i companies exactly one decides at any time', (seats) => {
    const end = playAtRandom(setUp({ seats }), seats, ({ state }) => {
      const turn = ageOfEngineering.turn(state)
      expect(turn.over ? [] : turn.seats).toEqual([state.actor])
      for (const seat of seatsOf(seats)) {
        expect([...ageOfEngineering.moves(state, seat)].length > 0).toBe(seat === state.actor)
      }
    })
    for (const seat of seatsOf(seats)) expect([...ageOfEngineering.moves(end.state, seat)]).toEqual([])
  })

  test('nobody moves for another company', () => {
    const { state } = at(table())
    expect(judgeMove(ageOfEngineering, state, 1, { kind: 'takeTile', tile: 'T1' })).toMatchObject({ rule: 'CH-3' })
  })
})

describe('decisions', () => {
  test('AE-D-1 a starting bonus; only the last choice reveals tiles', () => {
    const game = at(
      table().choosingBonuses(['blue', 'yellow', 'purple'], 'bodyAndRace', 'engineAndToken', 'bodyLevelAndWorker'),
    )
    expectUndoSafe(game.as('blue'))
    game.chooseBonus('bodyAndRace')
    expect(bringsNothingToLight(game, { kind: 'chooseBonus', bonus: 'bodyLevelAndWorker' })).toBe(true)
    game.chooseBonus('bodyLevelAndWorker')
    expect(bringsNothingToLight(game, { kind: 'placeEngine', where: 'workshop' })).toBe(false)
  })

  test('AE-D-2 AE-D-3 a tile, then its actions', () => {
    const game = at(table())
    expect(game.decision).toBe('takeTile')
    expectUndoSafe(game)
    expect(game.takeTile('T11').decision).toBe('chooseAction')
    expectUndoSafe(game)
  })

  test('AE-D-4 AE-D-5 where an engine goes, and which part is replaced', () => {
    const game = at(table().workshop('purple', body(1), body(2), engine(1)).doing('engine'))
    expect(game.decision).toBe('placeEngine')
    expectUndoSafe(game)
    expect(game.placeEngine('workshop').decision).toBe('returnPart')
    expectUndoSafe(game)
  })

  test('AE-D-6 AE-D-7 which level, and whom to hire', () => {
    const research = at(table().tokens('purple', 0, 1).doing('research'))
    expect([research.decision, research.moves().length]).toEqual(['research', 3])
    expectUndoSafe(research)
    const hire = at(table().engineers('purple', 'riker').salesperson('purple', 'supply').doing('hire'))
    expect(hire.decision).toBe('hire')
    expectUndoSafe(hire)
  })

  test('AE-D-8 AE-D-9 what to recruit', () => {
    const game = at(table().display('king', 'ford', 'race5').doing('recruit'))
    expect(game.decision).toBe('recruit')
    expectUndoSafe(game)
  })

  test('AE-D-10 AE-D-11 which car to sell immediately, and which buyers to swap', () => {
    const sale = at(table().car('purple').car('purple').display('sell5').doing('recruit')).recruit('sell5')
    expect(sale.decision).toBe('sellNow')
    expectUndoSafe(sale)
    const swap = at(table().buyers('body', 'engine').display('swapBuyer').doing('recruit')).recruit('swapBuyer')
    expect([swap.decision, swap.moves().length]).toEqual(['swapBuyer', 8])
    expectUndoSafe(swap)
  })

  test('AE-D-12 AE-D-13 which buyer, and how many workers for the team', () => {
    const buyer = at(table().doing('buyer'))
    expect(buyer.decision).toBe('chooseBuyer')
    expectUndoSafe(buyer)
    const race = at(table().doing('grandPrix'))
    expect([race.decision, race.moves().length]).toEqual(['race', 5])
    expectUndoSafe(race)
  })

  test('AE-D-14 AE-D-15 AE-D-16 AE-D-17 free plays and a car', () => {
    const position = table().investors('purple', 'ford').engineers('purple', 'kettering', 'packard').buyers('body')
    const game = at(position.car('purple', '$5').workshop('purple', body(1), engine(1)).placing())
    const kinds = new Set(game.moves().map(({ kind }) => kind))
    expect([...kinds]).toEqual(['placeCar', 'useProductionToken', 'exchange', 'exchangeCrew', 'usePackard', 'endTurn'])
    expectUndoSafe(game)
    game.placeCar(1, 1)
    expect(game.decision).toBe('crewCar')
    expectUndoSafe(game)
    game.play({ kind: 'crewCar', workers: 1, salesperson: false })
    expect(game.decision).toBe('priceCar')
    expectUndoSafe(game)
  })

  test('AE-D-18 AE-D-19 the end of a turn that starts a preparation reveals tiles', () => {
    expect(bringsNothingToLight(at(table().placing()), { kind: 'endTurn' })).toBe(true)
    expect(bringsNothingToLight(at(table().cars(6).placing()), { kind: 'endTurn' })).toBe(false)
    const buick = at(table().engineers('yellow', 'buick').scoring())
    expect([buick.as('yellow').decision, buick.moves().length]).toEqual(['useBuick', 5])
    expect(bringsNothingToLight(buick, { kind: 'declineBuick' })).toBe(false)
  })
})
