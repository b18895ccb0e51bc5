import { describe, expect, test } from 'vitest'
import type { Award } from '../components/index.ts'
import { at, body, engine, type Position, table } from '../testing/index.ts'

/** The awards that red has after a Body action with this body level. */
function awardsForBody(value: number, position: Position = table()): Award[] {
  return at(position.levels('red', value, 1))
    .takeTile('T3')
    .awards('red')
}

/** The awards that red has after an Engine action with this engine level, the engine going into a workshop. */
function awardsForEngine(value: number, position: Position = table()): Award[] {
  return at(position.levels('red', 1, value))
    .takeTile('T4')
    .placeEngine('workshop')
    .awards('red')
}

describe('awards in general', () => {
  test('KW-10.1 an award goes to the first and to nobody after him', () => {
    const game = at(table().levels('red', 3, 1).levels('blue', 4, 1).chain('r b T3 g y'))
    game.as('red').takeTile('T3').endTurn().as('blue').takeTile('T3')
    expect(game.workshops('blue')).toEqual([body(4), null, null])
    expect([game.awards('red'), game.awards('blue')]).toEqual([['body3'], []])
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'body3', points: 3 }])
  })

  test('KW-10.1 it is taken at that very moment, before the next action begins', () => {
    const game = at(table().levels('red', 3, 1))
      .takeTile('T10')
      .chooseAction('body')
    expect(game.awards('red')).toEqual(['body3'])
    game.chooseAction('hire')
    const kinds = game.events.map(({ kind }) => kind)
    expect(kinds[kinds.indexOf('awardTaken') - 1]).toBe('partTaken')
    expect(kinds.indexOf('awardTaken')).toBeLessThan(kinds.indexOf('workerHired'))
  })

  test('KW-10.2 awards that nobody has earned can still be earned in later rounds', () => {
    const game = at(table().awardsGone('lap1').levels('red', 3, 1).scoring())
    expect(game.state.round).toBe(2)
    expect(game.state.awards).toHaveLength(9)
    expect(game.as('red').takeTile('T3').awards('red')).toEqual(['body3'])
  })

  test('KW-10.3 one engine earns two awards', () => {
    const game = at(table().levels('red', 1, 7))
      .takeTile('T4')
      .placeEngine('workshop')
    expect(game.emitted('awardTaken').map(({ award, points }) => [award, points])).toEqual([
      ['engine4', 3],
      ['engine7', 7],
    ])
    expect(game.emitted('partTaken')).toHaveLength(1)
  })

  test('KW-10.4 an award is taken without being asked for', () => {
    const game = at(table().levels('red', 6, 1)).takeTile('T3')
    expect(game.awards('red')).toEqual(['body3', 'body6'])
    expect(game.decision).toBe('placeCar')
    expect(game.moves()).toEqual([{ kind: 'endTurn' }])
  })

  test('KW-10.4 it is never lost, though what earned it is gone', () => {
    const game = at(table().levels('red', 3, 1).workshop('red', engine(1)).cars(5, 'blue', 'green')).takeTile('T3')
    game.offer(3, 1, 1, 1).endTurn()
    expect(game.state).toMatchObject({ round: 2, market: [] })
    expect(game.awards('red')).toEqual(['body3'])
    expect(game.state.awards).not.toContain('body3')
  })
})

describe('laps', () => {
  test('KW-10.5 the first to complete a lap takes lap1, worth 3', () => {
    const game = at(table().raceCar('red', 9).gpEngine('red', 2)).takeTile('T5')
    expect(game.raceCar('red')).toEqual([1, 1])
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'lap1', points: 3 }])
  })

  test('KW-10.5 the last space of the lap is not yet a lap, nor is leaving the pit lane', () => {
    expect(at(table().raceCar('red', 8).gpEngine('red', 2)).takeTile('T5').awards('red')).toEqual([])
    expect(at(table().gpEngine('red', 7)).takeTile('T5').awards('red')).toEqual([])
  })

  test('KW-10.6 the first to complete a second lap takes lap2, worth 7', () => {
    const game = at(table().raceCar('red', 9, 1).gpEngine('red', 2)).takeTile('T5')
    expect(game.raceCar('red')).toEqual([1, 2])
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'lap2', points: 7 }])
  })

  test('KW-10.6 laps of two rounds do not add up', () => {
    const game = at(table().chain('r T5 T6 b g y').raceCar('red', 9, 1).gpEngine('red', 7).scoring())
    game.as('red').takeTile('T5').endTurn().as('red').takeTile('T6').chooseAction('grandPrix')
    expect(game.raceCar('red')).toEqual([4, 1])
    expect(game.awards('red')).toEqual([])
    expect(game.state.awards).toContain('lap2')
  })
})

describe('buyers and market', () => {
  test('KW-10.7 the second buyer of a preference earns buyer, worth 3; the first does not', () => {
    const first = at(table().buyers('engine').holding('T6', 'buyer')).chooseBuyer('body')
    expect(first.awards('red')).toEqual([])
    const second = at(table().buyers('engine', 'body').holding('T6', 'buyer')).chooseBuyer('engine')
    expect(second.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'buyer', points: 3 }])
  })

  test('KW-10.7 a buyer of an earlier round is no longer active', () => {
    const game = at(table().buyers('engine').scoring()).takeTile('T6').chooseAction('buyer').chooseBuyer('engine')
    expect(game.awards('red')).toEqual([])
    expect(game.state.awards).toContain('buyer')
  })

  test('KW-10.8 it does not matter whether he or another brought in the first', () => {
    const game = at(table().chain('r T6 b g y T8')).takeTile('T6').chooseAction('buyer').chooseBuyer('price').endTurn()
    game.as('red').takeTile('T6').chooseAction('buyer').chooseBuyer('price')
    expect(game.awards('red')).toEqual(['buyer'])
    const other = at(table().chain('r T6 b g y T8')).takeTile('T6').chooseAction('buyer').chooseBuyer('price').endTurn()
    other.as('red').takeTile('T5').endTurn().as('blue').takeTile('T8').chooseAction('buyer').chooseBuyer('price')
    expect([other.awards('red'), other.awards('blue')]).toEqual([[], ['buyer']])
  })

  test('KW-EX-10 the buyer award', () => {
    const game = at(table().buyers('engine').holding('T6', 'buyer'))
    expect(game.state.stackMoney.engine).toBe(0)
    game.as('red').chooseBuyer('engine')
    expect(game.state.activeBuyers.map(({ preference }) => preference)).toEqual(['engine', 'engine'])
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'buyer', points: 3 }])
    expect(game.money('red')).toBe(0)
    expect(game.state.stacks.engine).toBe(0)
    const blue = at(table().chain('b r g y').buyers('engine', 'engine').holding('T6', 'buyer')).as('blue')
    expect(blue.refused({ kind: 'chooseBuyer', preference: 'engine' })).toBe('KW-5.22')
    expect(blue.moves('chooseBuyer').map(({ preference }) => preference)).toEqual(['body', 'prestige', 'price'])
  })

  const placing = (marketAward: 'sameRound' | 'wholeGame') =>
    table({ options: { marketAward } }).chain('r T5 T6 b g y').workshop('red', body(1), engine(1)).placingACar()

  test('KW-10.9 a car placed beside another of the same owner earns market, worth 3', () => {
    const game = at(placing('sameRound').car('red', { price: 9 })).offer(1, 1, 1, 5)
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'market', points: 3 }])
  })

  test('KW-10.9 cars of others on the market do not count', () => {
    for (const marketAward of ['sameRound', 'wholeGame'] as const)
      expect(at(placing(marketAward).cars(3)).offer(1, 1, 1, 1).awards('red')).toEqual([])
  })

  test('KW-10.9 a car that was withdrawn counts in the whole game, but not on the market', () => {
    const afterWithdrawal = (marketAward: 'sameRound' | 'wholeGame') =>
      at(
        table({ options: { marketAward, specialtyTiles: true } })
          .chain('r A4 b g y')
          .car('red', { price: 8 })
          .workshop('red', body(1), engine(1)),
      )
        .takeTile('A4')
        .chooseAction('withdrawCar3')
        .withdrawCar(8)
        .placeEngine('gpCar')
        .offer(1, 1, 1, 8)
    expect(afterWithdrawal('sameRound').awards('red')).toEqual([])
    expect(afterWithdrawal('wholeGame').awards('red')).toEqual(['market'])
  })

  test.each([
    ['sameRound', [], ['market']],
    ['wholeGame', ['market'], ['market']],
  ] as const)('KW-EX-44 the market award, %s', (marketAward, afterOne, afterTwo) => {
    const game = at(
      table({ options: { marketAward } })
        .round(2)
        .carsPlaced('red', 1)
        .chain('r T5 T6 b g y')
        .workshop('red', body(1), engine(1)),
    )
    game.takeTile('T5').offer(1, 1, 1, 5)
    expect(game.awards('red')).toEqual(afterOne)
    game.endTurn()
    // Red has built new parts meanwhile.
    game.player('red').workshops = [body(1), engine(1), null]
    game.as('red').takeTile('T6').chooseAction('grandPrix').chooseBuyer('body').offer(1, 1, 1, 6)
    expect(game.awards('red')).toEqual(afterTwo)
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'market', points: 3 }])
  })
})

describe('parts', () => {
  test.each([
    [2, []],
    [3, ['body3']],
    [5, ['body3']],
  ] as const)('KW-10.10 body3 is for a body of 3 or more: %i', (value, awards) => {
    expect(awardsForBody(value)).toEqual(awards)
  })

  test.each([
    [5, []],
    [6, ['body6']],
    [7, ['body6']],
  ] as const)('KW-10.11 body6 is for a body of 6 or more: %i', (value, awards) => {
    expect(awardsForBody(value, table().awardsGone('body3'))).toEqual(awards)
  })

  test.each([
    [3, []],
    [4, ['engine4']],
    [6, ['engine4']],
  ] as const)('KW-10.12 engine4 is for an engine of 4 or more: %i', (value, awards) => {
    expect(awardsForEngine(value)).toEqual(awards)
  })

  test.each([
    [6, []],
    [7, ['engine7']],
  ] as const)('KW-10.13 engine7 is for an engine of 7: %i', (value, awards) => {
    expect(awardsForEngine(value, table().awardsGone('engine4'))).toEqual(awards)
  })

  test('KW-10.14 a part that is high enough for both earns what is still available', () => {
    expect(awardsForBody(6)).toEqual(['body3', 'body6'])
    expect(awardsForBody(7, table().awardsGone('body6'))).toEqual(['body3'])
    expect(awardsForEngine(7)).toEqual(['engine4', 'engine7'])
    expect(awardsForEngine(7, table().awardsGone('engine7'))).toEqual(['engine4'])
    expect(awardsForEngine(7, table().awardsGone('engine4', 'engine7'))).toEqual([])
  })

  test('KW-10.14 a body earns no engine award, nor an engine one for bodies', () => {
    expect(awardsForBody(7)).toEqual(['body3', 'body6'])
    expect(awardsForEngine(7)).toEqual(['engine4', 'engine7'])
  })

  test('KW-10.15 engineer markers do not raise a part for the awards', () => {
    const placing = () => table().engineers('red', 'maybach', 'horch').workshop('red', body(2), engine(3)).placingACar()
    expect(at(placing()).offer(2, 3, 1, 5, 'maybach2').awards('red')).toEqual([])
    expect(at(placing()).offer(2, 3, 1, 5, 'horch2').awards('red')).toEqual([])
  })

  test('KW-10.16 an engine in the Grand Prix car earns neither award', () => {
    const game = at(table().levels('red', 1, 7))
      .takeTile('T4')
      .placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(7)
    expect(game.awards('red')).toEqual([])
    expect(game.state.awards).toContain('engine4')
    expect(game.state.awards).toContain('engine7')
  })

  test('KW-10.17 the origin of the part does not matter', () => {
    const action = at(table().levels('red', 3, 1)).takeTile('T3')
    const development = at(table().levels('red', 2, 1).display('D4', 'D1'))
      .takeTile('T2')
      .takeCard('D4')
    const instant = at(table().levels('red', 3, 1).display('bodyAndEngine', 'D1')).takeTile('T2')
    instant.takeCard('bodyAndEngine').chooseAction('body')
    const bonus = at(
      table({ options: { specialtyTiles: true } })
        .round(2)
        .chain('r B1 b g y'),
    ).takeTile('B1')
    bonus.chooseAction('takeBody5')
    for (const game of [action, development, instant, bonus]) expect(game.awards('red')).toEqual(['body3'])
  })

  test('KW-EX-11 both body awards at once', () => {
    const game = at(table().levels('red', 6, 1)).takeTile('T3')
    expect(game.workshops('red')).toEqual([body(6), null, null])
    expect(game.emitted('awardTaken').map(({ award, points }) => [award, points])).toEqual([
      ['body3', 3],
      ['body6', 7],
    ])
    const late = at(table().levels('red', 6, 1).awards('blue', 'body3')).takeTile('T3')
    expect(late.emitted('awardTaken').map(({ award, points }) => [award, points])).toEqual([['body6', 7]])
    expect(late.awards('red')).toEqual(['body6'])
  })

  test('KW-EX-12 both engine awards at once, or none', () => {
    const both = at(table().levels('red', 1, 7))
      .takeTile('T4')
      .placeEngine('workshop')
    expect(both.workshops('red')).toEqual([engine(7), null, null])
    expect(both.emitted('awardTaken').map(({ award, points }) => [award, points])).toEqual([
      ['engine4', 3],
      ['engine7', 7],
    ])
    const none = at(table().levels('red', 1, 7))
      .takeTile('T4')
      .placeEngine('gpCar')
    expect(none.player('red').gpEngine).toBe(7)
    expect(none.workshops('red')).toEqual([null, null, null])
    expect(none.awards('red')).toEqual([])
  })
})

describe('workers and engineers', () => {
  test('KW-10.18 the first whose supply becomes 0 takes workers, worth 7', () => {
    const game = at(table().chain('r T1 T7 b g y').supply('red', 2)).takeTile('T1')
    expect(game.awards('red')).toEqual([])
    game.endTurn().as('red').takeTile('T7').chooseAction('hire')
    expect(game.emitted('awardTaken')).toMatchObject([{ kind: 'awardTaken', seat: 0, award: 'workers', points: 7 }])
  })

  test('KW-10.18 however the last worker came', () => {
    const card = at(table().supply('red', 3).display('hire3', 'D1')).takeTile('T2').takeCard('hire3')
    expect(card.awards('red')).toEqual(['workers'])
    const otto = at(table().supply('red', 2).display('otto', 'D1')).takeTile('T2').takeCard('otto')
    expect(otto.awards('red')).toEqual(['workers'])
    const woken = at(
      table().supply('red', 1).car('red', { workers: 9 }).inactive('red', 'D1').developments('red', 'D2'),
    )
    expect(woken.takeTile('T1').awards('red')).toEqual(['workers'])
    expect(woken.player('red').inactive).toEqual([])
  })

  test('KW-10.19 with 6 workers in the canteen, 3 on cards and 3 on the market all twelve others are out', () => {
    const game = at(table().supply('red', 1).developments('red', 'D1', 'D2', 'D3').car('red', { workers: 3 }))
    game.takeTile('T1')
    const { supply, canteen, developments } = game.player('red')
    expect([supply, canteen, developments.length, game.state.market[0]!.workers]).toEqual([0, 6, 3, 3])
    expect(game.awards('red')).toEqual(['workers'])
  })

  test('KW-10.20 the third engineer earns engineers, worth 7; the second does not', () => {
    const second = at(table().engineers('red', 'opel').display('porsche', 'D1')).takeTile('T2').takeCard('porsche')
    expect(second.awards('red')).toEqual([])
    const third = at(table().engineers('red', 'opel', 'otto').display('porsche', 'D1')).takeTile('T2')
    expect(third.takeCard('porsche').emitted('awardTaken')).toMatchObject([
      { kind: 'awardTaken', seat: 0, award: 'engineers', points: 7 },
    ])
  })

  test('KW-10.20 used markers do not matter, and a fourth engineer earns nothing more', () => {
    const used = at(table().engineers('red', 'diesel', 'benz').markers('red').display('porsche', 'D1')).takeTile('T2')
    expect(used.takeCard('porsche').awards('red')).toEqual(['engineers'])
    const fourth = at(
      table().engineers('red', 'opel', 'otto', 'diesel').awards('red', 'engineers').display('porsche', 'D1'),
    )
    expect(fourth.takeTile('T2').takeCard('porsche').emitted('awardTaken')).toEqual([])
  })
})
