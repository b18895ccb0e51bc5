import { describe, expect, test } from 'vitest'
import { marketSpaces } from '../round.ts'
import { at, body, engine, type Play, type Position, table } from '../testing/index.ts'

/** Red is about to take this specialty tile, in the round of its set. */
function before(tile: string): Position {
  const round = tile.startsWith('A') ? 1 : tile.startsWith('B') ? 2 : 3
  return table({ options: { specialtyTiles: true } })
    .round(round)
    .chain(`r ${tile} b g y`)
}

const full = [body(1), engine(1), engine(2)] as const

describe('parts', () => {
  test.each([
    ['A1', 'takeEngine3', 3],
    ['C2', 'takeEngine6', 6],
  ] as const)('KW-13.20 %s, %s: the engine has its value whatever the level', (tile, bonus, value) => {
    for (const level of [1, 7]) {
      const game = at(before(tile).levels('red', 1, level))
        .takeTile(tile)
        .chooseAction(bonus)
        .placeEngine('workshop')
      expect(game.workshops('red')).toEqual([engine(value), null, null])
      expect(game.levels('red')).toEqual([1, level])
    }
  })

  test('KW-13.21 the engine goes into a workshop or into the Grand Prix car', () => {
    const game = at(before('A1')).takeTile('A1').chooseAction('takeEngine3')
    expect(game.moves()).toEqual([
      { kind: 'placeEngine', where: 'workshop' },
      { kind: 'placeEngine', where: 'gpCar' },
    ])
    game.placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(3)
    expect(game.workshops('red')).toEqual([null, null, null])
  })

  test('KW-13.21 full workshops must make room for it, and Bugatti drives with it', () => {
    const stored = at(before('A1').workshop('red', ...full))
      .takeTile('A1')
      .chooseAction('takeEngine3')
      .placeEngine('workshop')
    expect(stored.moves('returnPart')).toHaveLength(3)
    expect(stored.returnPart('engine', 1).workshops('red')).toEqual([body(1), engine(3), engine(2)])
    const driven = at(before('A1').engineers('red', 'bugatti'))
      .takeTile('A1')
      .chooseAction('takeEngine3')
      .placeEngine('gpCar')
    expect(driven.raceCar('red')).toEqual([3, 0])
  })

  test('KW-13.21 even a lower engine may replace the Grand Prix engine', () => {
    const game = at(before('A1').gpEngine('red', 5)).takeTile('A1').chooseAction('takeEngine3').placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(3)
  })

  test('KW-13.22 the body has value 5 whatever the level', () => {
    for (const level of [1, 7]) {
      const game = at(before('B1').levels('red', level, 1))
        .takeTile('B1')
        .chooseAction('takeBody5')
      expect(game.workshops('red')).toEqual([body(5), null, null])
    }
  })

  test('KW-13.22 full workshops must make room for it', () => {
    const game = at(before('B1').workshop('red', ...full))
      .takeTile('B1')
      .chooseAction('takeBody5')
    expect(game.moves()).toEqual([
      { kind: 'returnPart', part: 'body', value: 1 },
      { kind: 'returnPart', part: 'engine', value: 1 },
      { kind: 'returnPart', part: 'engine', value: 2 },
    ])
    expect(game.returnPart('body', 1).workshops('red')).toEqual([body(5), engine(1), engine(2)])
  })

  test('KW-13.36 parts gained by bonuses earn awards', () => {
    const stored = at(before('C2').awardsGone('engine7'))
      .takeTile('C2')
      .chooseAction('takeEngine6')
      .placeEngine('workshop')
    expect(stored.awards('red')).toEqual(['engine4'])
    expect(at(before('B1')).takeTile('B1').chooseAction('takeBody5').awards('red')).toEqual(['body3'])
    expect(at(before('A1')).takeTile('A1').chooseAction('takeEngine3').placeEngine('workshop').awards('red')).toEqual(
      [],
    )
  })

  test('KW-EX-61 a bonus part earns awards by value, not by level', () => {
    const bodyBonus = at(before('B1'))
    expect(bodyBonus.levels('red')).toEqual([1, 1])
    bodyBonus.takeTile('B1').chooseAction('takeBody5')
    expect(bodyBonus.workshops('red')).toEqual([body(5), null, null])
    expect(bodyBonus.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'body3', points: 3 }])

    const stored = at(before('C2')).takeTile('C2').chooseAction('takeEngine6').placeEngine('workshop')
    expect(stored.workshops('red')).toEqual([engine(6), null, null])
    expect(stored.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'engine4', points: 3 }])
    expect(stored.raceCar('red')).toEqual([1, 0])

    const installed = at(before('C2')).takeTile('C2').chooseAction('takeEngine6').placeEngine('gpCar')
    expect(installed.player('red').gpEngine).toBe(6)
    expect(installed.awards('red')).toEqual([])
    expect(installed.raceCar('red')).toEqual([6, 0])
  })
})

describe('a higher Grand Prix engine', () => {
  test.each(['A2', 'B3'])('KW-13.23 %s raises it by one, whatever the engine level', (tile) => {
    const game = at(before(tile).gpEngine('red', 4)).takeTile(tile).chooseAction('gpEngineUp')
    expect(game.player('red').gpEngine).toBe(5)
    expect(game.levels('red')).toEqual([1, 1])
    expect(game.workshops('red')).toEqual(tile === 'B3' ? [body(1), null, null] : [null, null, null])
  })

  test('KW-13.23 without Bugatti nobody drives', () => {
    expect(at(before('B3').gpEngine('red', 4)).takeTile('B3').chooseAction('gpEngineUp').raceCar('red')).toEqual([0, 0])
  })

  test('KW-13.24 an engine of 7 cannot be raised: the bonus lapses, and Bugatti does not drive', () => {
    const game = at(before('B3').gpEngine('red', 7).engineers('red', 'bugatti'))
      .takeTile('B3')
      .chooseAction('gpEngineUp')
    expect(game.forfeited).toEqual(['KW-13.24'])
    expect(game.player('red').gpEngine).toBe(7)
    expect(game.raceCar('red')).toEqual([0, 0])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-13.25 the owner of Bugatti may drive with the new engine, and one further with Porsche', () => {
    const raised = (...engineers: readonly ('bugatti' | 'porsche')[]) =>
      at(
        before('B3')
          .gpEngine('red', 2)
          .engineers('red', ...engineers),
      )
        .takeTile('B3')
        .chooseAction('gpEngineUp')
    expect(raised('bugatti').drive().raceCar('red')).toEqual([3, 0])
    expect(raised('bugatti').skip().raceCar('red')).toEqual([0, 0])
    expect(raised('bugatti', 'porsche').drive().raceCar('red')).toEqual([4, 0])
    expect(raised('porsche').raceCar('red')).toEqual([0, 0])
    expect(raised('bugatti').drive().emitted('carDrove')).toMatchObject([{ because: 'bugatti' }])
  })

  test('KW-13.25 nobody can ask for such a drive at another time', () => {
    const game = at(before('A2').engineers('red', 'bugatti'))
    expect(game.refused({ kind: 'drive' })).toBe('KW-13.25')
    expect(game.takeTile('A2').refused({ kind: 'drive' })).toBe('KW-13.25')
  })

  test('KW-D-17 drive or skip, one of the two', () => {
    const game = at(before('A2').engineers('red', 'bugatti')).takeTile('A2').chooseAction('gpEngineUp')
    expect(game.as('red').decision).toBe('drive')
    expect(game.moves()).toEqual([{ kind: 'drive' }, { kind: 'skip' }])
    expect(game.refused({ kind: 'chooseAction', action: 'grandPrix' })).toBe('KW-4.15')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
  })

  test('KW-D-17 it can be taken back unless it finishes the tile', () => {
    const game = at(
      before('B3')
        .engineers('red', 'bugatti')
        .workshop('red', ...full),
    )
      .takeTile('B3')
      .chooseAction('gpEngineUp')
    // The body is still to come, and waits for room.
    expect([game.undoable({ kind: 'drive' }), game.undoable({ kind: 'skip' })]).toEqual([true, true])
    const last = at(before('B3').engineers('red', 'bugatti')).takeTile('B3').chooseAction('body')
    expect([last.undoable({ kind: 'drive' }), last.undoable({ kind: 'skip' })]).toEqual([false, false])
  })

  test('KW-EX-60 the order of race and engine upgrade', () => {
    const start = () => before('A2').raceCar('red', 3).gpEngine('red', 2)
    const upgradeFirst = at(start()).takeTile('A2').chooseAction('gpEngineUp')
    expect(upgradeFirst.player('red').gpEngine).toBe(3)
    expect(upgradeFirst.raceCar('red')).toEqual([6, 0])
    const raceFirst = at(start()).takeTile('A2').chooseAction('grandPrix')
    expect(raceFirst.raceCar('red')).toEqual([5, 0])
    expect(raceFirst.player('red').gpEngine).toBe(3)
    const bugatti = at(start().engineers('red', 'bugatti')).takeTile('A2').chooseAction('gpEngineUp').drive()
    expect(bugatti.emitted('carDrove').map(({ to }) => to)).toEqual([6, 9])
    expect(bugatti.raceCar('red')).toEqual([9, 0])
  })
})

describe('money for workers', () => {
  test.each(['A3', 'C3'])('KW-13.26 %s brings 1 money for each worker in the canteen', (tile) => {
    const earned = (canteen: number) => at(before(tile).canteen('red', canteen)).takeTile(tile).chooseAction('body')
    expect(earned(5).money('red')).toBe(5)
    expect(earned(5).emitted('moneyEarned')).toMatchObject([
      { kind: 'moneyEarned', seat: 0, amount: 5, source: 'workers' },
    ])
    expect(earned(5).player('red').canteen).toBe(5)
    expect(earned(0).money('red')).toBe(0)
  })

  test('KW-13.26 workers on cars and cards and in the supply do not count', () => {
    const game = at(before('A3').car('red', { workers: 3 }).developments('red', 'D1').supply('red', 6)).takeTile('A3')
    expect(game.chooseAction('moneyPerWorker').money('red')).toBe(2)
  })

  test('KW-13.26 workers are counted at that moment', () => {
    const change = (workers: number) =>
      at(before('A3').engineers('red', 'diesel').car('red', { workers: 2, price: 8 }).supply('red', 7))
        .takeTile('A3')
        .chooseAction('body')
        .useDiesel(8, 'workers', workers) // without another usable marker, the bonus starts automatically
        .money('red')
    expect(change(1)).toBe(4)
    expect(change(4)).toBe(1)
  })
})

describe('withdrawing a car', () => {
  const car = { body: 2, engine: 3, workers: 2, price: 8 }
  const withdrawn = (tile: 'A4' | 'C4', position: Position): Play =>
    at(position)
      .takeTile(tile)
      .chooseAction(tile === 'A4' ? 'withdrawCar3' : 'withdrawCar7')
      .withdrawCar(8)

  test.each([
    ['A4', 3],
    ['C4', 7],
  ] as const)('KW-13.27 %s brings %i money for the car, which leaves the market', (tile, money) => {
    const game = withdrawn(tile, before(tile).car('blue', { price: 6 }).car('red', car))
    expect(game.money('red')).toBe(money)
    expect(game.state.market.map(({ price }) => price)).toEqual([6])
    expect(game.emitted('carWithdrawn')).toMatchObject([{ seat: 0, car }])
  })

  test('KW-13.27 it is optional, and without it nothing happens', () => {
    const game = at(before('A4').car('red', car)).takeTile('A4').chooseAction('withdrawCar3').skip()
    expect(game.state.market).toMatchObject([car])
    expect(game.money('red')).toBe(0)
    expect(game.decision).toBe('placeEngine')
  })

  test('KW-13.27 only an own car can be withdrawn, and only by the bonus', () => {
    const game = at(before('A4').car('red', car).car('blue', { price: 6 }))
    expect(game.refused({ kind: 'withdrawCar', car: 8 })).toBe('KW-13.27')
    game.takeTile('A4').chooseAction('withdrawCar3')
    expect(game.refused({ kind: 'withdrawCar', car: 6 })).toBe('KW-13.27')
    expect(game.refused({ kind: 'withdrawCar', car: 5 })).toBe('KW-13.27')
  })

  test('KW-13.28 its price becomes available again', () => {
    const game = withdrawn('A4', before('A4').car('red', car))
    expect(game.state.availablePrices).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
  })

  test('KW-13.29 its parts go to the supply, and its workers too, not to the canteen', () => {
    const game = withdrawn('A4', before('A4').car('red', car).workshop('red', body(1)).supply('red', 6))
    expect(game.player('red')).toMatchObject({ supply: 8, canteen: 4 })
    expect(game.workshops('red')).toEqual([body(1), null, null])
  })

  test('KW-13.29 these workers wake no development', () => {
    const game = withdrawn('A4', before('A4').car('red', car).inactive('red', 'D1'))
    expect(game.player('red')).toMatchObject({ canteen: 0, inactive: ['D1'] })
  })

  test('KW-13.30 an engineer marker on it leaves the game', () => {
    const marked = before('A4')
      .engineers('red', 'maybach')
      .car('red', { ...car, marker: 'maybach1' })
    const game = withdrawn('A4', marked.workshop('red', body(1), engine(1)))
    expect(game.player('red').engineerMarkers).toEqual(['maybach2'])
    game.placeEngine('gpCar').placeCar(1, 1).crewCar(1).priceCar(8)
    expect(game.moves('markCar').map(({ marker }) => marker)).toEqual([null, 'maybach2'])
    expect(game.refused({ kind: 'markCar', marker: 'maybach1' })).toBe('KW-8.2')
  })

  test('KW-13.31 its space is free again: the round goes on if a car takes its place', () => {
    const game = at(before('A4').cars(4).car('red', car).workshop('red', body(1), engine(1))).takeTile('A4')
    game.chooseAction('engine').placeEngine('gpCar').withdrawCar(8)
    expect(game.state.market).toHaveLength(4)
    expect(game.offer(1, 1, 1, 8).state.market).toHaveLength(5)
    expect(game.endTurn().state).toMatchObject({ round: 1, phase: 'action' })
  })

  test('KW-13.31 cars count as they are there at the end of the turn', () => {
    const game = at(before('A4').cars(4).car('red', car).workshop('red', body(1), engine(1))).takeTile('A4')
    game.chooseAction('engine').placeEngine('gpCar').skip().offer(1, 1, 1, 1)
    expect(game.state.market).toHaveLength(6)
    expect(game.endTurn().state.round).toBe(2)
  })

  test('KW-13.31 if agreed, its space stays closed until the round ends', () => {
    const agreed = table({ options: { specialtyTiles: true, withdrawnCar: 'closesSpace' } }).chain('r A4 b g y')
    const game = at(agreed.cars(4).car('red', car).workshop('red', body(1), engine(1))).takeTile('A4')
    game.chooseAction('engine').placeEngine('gpCar').withdrawCar(8)
    expect(game.state.specialty).toMatchObject({ closedSpaces: 1 })
    expect(marketSpaces(game.state)).toBe(5)
    expect(game.offer(1, 1, 1, 8).state.market).toHaveLength(5)
    expect(game.endTurn().state.round).toBe(2)
    expect(marketSpaces(game.state)).toBe(6)
  })

  test('KW-13.37 without an own car on the market the bonus lapses', () => {
    const game = at(before('A4').cars(3)).takeTile('A4').chooseAction('withdrawCar3')
    expect(game.forfeited).toEqual(['KW-13.37'])
    expect(game.decision).toBe('placeEngine')
    expect(game.state.market).toHaveLength(3)
  })

  test('KW-D-15 withdraw one of the own cars or skip, one of the two', () => {
    const game = at(before('A4').car('red', car).car('blue', { price: 6 }).car('red', { price: 3 })).takeTile('A4')
    game.chooseAction('withdrawCar3')
    expect(game.as('red').decision).toBe('withdrawCar')
    expect(game.moves()).toEqual([{ kind: 'withdrawCar', car: 8 }, { kind: 'withdrawCar', car: 3 }, { kind: 'skip' }])
    expect(game.refused({ kind: 'chooseAction', action: 'engine' })).toBe('KW-4.15')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
  })

  test('KW-D-15 it can be taken back unless it finishes the tile', () => {
    const game = at(before('A4').car('red', car)).takeTile('A4').chooseAction('withdrawCar3')
    expect(game.undoable({ kind: 'withdrawCar', car: 8 })).toBe(true)
    expect(game.undoable({ kind: 'skip' })).toBe(true)
    const last = at(before('A4').car('red', car)).takeTile('A4').chooseAction('engine').placeEngine('gpCar')
    expect(last.undoable({ kind: 'withdrawCar', car: 8 })).toBe(false)
    expect(last.undoable({ kind: 'skip' })).toBe(false)
  })

  test('KW-EX-59 withdrawing a car frees space and price', () => {
    const game = at(
      before('A4')
        .cars(4)
        .car('red', { workers: 2, price: 8 })
        .supply('red', 4)
        .canteen('red', 1)
        .workshop('red', body(2))
        .levels('red', 1, 2),
    )
    game.takeTile('A4').chooseAction('withdrawCar3').withdrawCar(8)
    expect(game.state.market).toHaveLength(4)
    game.placeEngine('workshop')
    expect(game.workshops('red')).toEqual([body(2), engine(2), null])
    game.offer(2, 2, 1, 8)
    expect(game.money('red')).toBe(3)
    expect(game.player('red')).toMatchObject({ supply: 6, canteen: 0 })
    expect(game.state.market).toHaveLength(5)
    expect(game.endTurn().state).toMatchObject({ round: 1, phase: 'action' })
  })
})

describe('selling a part', () => {
  test.each(['B2', 'C1'])('KW-13.32 %s: a part from a workshop brings its value', (tile) => {
    const game = at(before(tile).workshop('red', ...full))
      .takeTile(tile)
      .chooseAction('sellPart')
      .sellPart('engine', 2)
    expect(game.money('red')).toBe(2)
    expect(game.workshops('red')).toEqual([body(1), engine(1), null])
    expect(game.emitted('partSold')).toMatchObject([{ kind: 'partSold', seat: 0, part: 'engine', value: 2 }])
  })

  test('KW-13.32 it is optional', () => {
    const game = at(before('B2').workshop('red', ...full))
      .takeTile('B2')
      .chooseAction('sellPart')
      .skip()
    expect(game.workshops('red')).toEqual(full)
    expect(game.money('red')).toBe(0)
  })

  test('KW-13.32 only what is in a workshop can be sold, only one part, and only by the bonus', () => {
    const game = at(before('B2').workshop('red', body(2), engine(4)))
    expect(game.refused({ kind: 'sellPart', part: 'body', value: 2 })).toBe('KW-13.32')
    game.takeTile('B2').chooseAction('sellPart')
    expect(game.refused({ kind: 'sellPart', part: 'body', value: 4 })).toBe('KW-13.32')
    game.sellPart('engine', 4)
    expect(game.refused({ kind: 'sellPart', part: 'body', value: 2 })).toBe('KW-13.32')
  })

  test('KW-13.33 the Grand Prix engine cannot be sold', () => {
    const game = at(before('B2').workshop('red', body(2)).gpEngine('red', 5))
      .takeTile('B2')
      .chooseAction('sellPart')
    expect(game.moves('sellPart')).toEqual([{ kind: 'sellPart', part: 'body', value: 2 }])
    expect(game.refused({ kind: 'sellPart', part: 'engine', value: 5 })).toBe('KW-13.33')
  })

  test('KW-13.37 with empty workshops the bonus lapses', () => {
    const game = at(before('B2').gpEngine('red', 5)).takeTile('B2').chooseAction('sellPart')
    expect(game.forfeited).toEqual(['KW-13.37'])
    expect(game.decision).toBe('placeCar')
    expect(game.player('red').gpEngine).toBe(5)
  })

  test('KW-D-16 sell one of the own parts or skip, one of the two', () => {
    const game = at(before('C1').workshop('red', body(2), engine(1), body(2)))
      .takeTile('C1')
      .chooseAction('sellPart')
    expect(game.as('red').decision).toBe('sellPart')
    expect(game.moves()).toEqual([
      { kind: 'sellPart', part: 'body', value: 2 },
      { kind: 'sellPart', part: 'engine', value: 1 },
      { kind: 'skip' },
    ])
    expect(game.refused({ kind: 'chooseAction', action: 'hire' })).toBe('KW-4.15')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
  })

  test('KW-D-16 it can be taken back unless it finishes the tile', () => {
    // Two developments wait, so that the hire after the sale asks which one wakes.
    const waiting = before('C1').workshop('red', body(2)).inactive('red', 'D1', 'D2')
    const game = at(waiting).takeTile('C1').chooseAction('sellPart')
    expect(game.undoable({ kind: 'sellPart', part: 'body', value: 2 })).toBe(true)
    expect(game.undoable({ kind: 'skip' })).toBe(true)
    const last = at(before('C1').workshop('red', body(2)))
      .takeTile('C1')
      .chooseAction('hire')
    expect(last.undoable({ kind: 'sellPart', part: 'body', value: 2 })).toBe(false)
    expect(last.undoable({ kind: 'skip' })).toBe(false)
  })

  test('KW-EX-14 selling a part', () => {
    const game = at(before('B2').workshop('red', engine(4), body(2)))
      .takeTile('B2')
      .chooseAction('sellPart')
    game.sellPart('engine', 4)
    expect(game.money('red')).toBe(4)
    expect(game.workshops('red')).toEqual([null, body(2), null])
  })
})

describe('researching the top discard', () => {
  const bonusFirst = (position: Position) => at(position).takeTile('B4').chooseAction('researchTopDiscard')

  test('KW-13.34 the top card is taken and carried out, display and deck do not change', () => {
    const position = before('B4').discard('D3', 'opel').display('D1', 'race5')
    const { deck } = position.state()
    const game = bonusFirst(position)
    expect(game.player('red').engineers).toEqual(['opel'])
    expect(game.state.discard).toEqual(['D3'])
    expect(game.state.display).toEqual(['D1', 'race5'])
    expect(game.state.deck).toEqual(deck)
    expect(game.emitted('cardTaken')).toMatchObject([{ kind: 'cardTaken', seat: 0, card: 'opel', from: 'discard' }])
    expect(game.decision).toBe('placeEngine')
  })

  test('KW-13.34 an instant is carried out and lies on top again', () => {
    const game = bonusFirst(before('B4').discard('D3', 'race5'))
    expect(game.raceCar('red')).toEqual([5, 0])
    expect(game.state.discard).toEqual(['D3', 'race5'])
  })

  test('KW-13.34 Otto brings two workers and a research of his own', () => {
    const game = bonusFirst(before('B4').discard('otto').display('D1', 'D3'))
    expect(game.player('red')).toMatchObject({ engineers: ['otto'], canteen: 6 })
    expect(game.moves()).toEqual([
      { kind: 'takeCard', card: 'D1' },
      { kind: 'takeCard', card: 'D3' },
    ])
  })

  test('KW-13.34 with an empty canteen a development stays inactive', () => {
    const game = bonusFirst(before('B4').discard('D4').canteen('red', 0))
    expect(game.player('red')).toMatchObject({ developments: [], inactive: ['D4'] })
  })

  test('KW-13.34 it cannot be declined', () => {
    const game = at(before('B4').discard('D1')).takeTile('B4').chooseAction('engine').placeEngine('gpCar')
    expect(game.player('red').developments).toEqual(['D1'])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-13.35 with an empty discard pile it lapses', () => {
    const game = bonusFirst(before('B4'))
    expect(game.forfeited).toEqual(['KW-13.35'])
    expect(game.decision).toBe('placeEngine')
    expect(game.emitted('cardTaken')).toEqual([])
  })

  test('KW-EX-62 researching the top discard', () => {
    const position = before('B4').canteen('red', 1).developments('red', 'D1').discard('D2', 'D4')
    const { display, deck } = position.state()
    const game = bonusFirst(position)
    expect(game.player('red')).toMatchObject({ canteen: 0, developments: ['D1', 'D4'] })
    expect(game.levels('red')).toEqual([3, 2])
    expect(game.workshops('red')).toEqual([body(3), null, null])
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'body3', points: 3 }])
    expect([game.state.display, game.state.deck]).toEqual([display, deck])
    expect(game.placeEngine('workshop').workshops('red')).toEqual([body(3), engine(2), null])

    const empty = bonusFirst(before('B4').canteen('red', 1).developments('red', 'D1').discard())
    expect(empty.forfeited).toEqual(['KW-13.35'])
    expect(empty.placeEngine('workshop').workshops('red')).toEqual([engine(2), null, null])
    expect(empty.player('red').developments).toEqual(['D1'])
  })
})
