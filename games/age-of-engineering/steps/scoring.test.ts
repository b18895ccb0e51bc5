import { describe, expect, test } from 'vitest'
import { lapPointsNow } from '../race-scoring.ts'
import { at, type Position, table } from '../testing/index.ts'

const placesOf = (position: Position) => at(position.scoring())

describe('the race', () => {
  test('AE-EX-7 AE-10.7 lap points', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7].map((laps) => lapPointsNow(table().raceCar('purple', 1, laps).state(), 0))
    expect(points).toEqual([0, 1, 3, 5, 6, 7, 8, 9])
  })

  test('AE-EX-61 AE-10.3 AE-10.4 AE-10.5 AE-10.6 race ranking', () => {
    const position = table().raceCar('yellow', 1, 2).raceCar('orange', 9, 1).raceCar('purple', 2, 1).raceCar('blue', 12)
    const game = placesOf(position)
    expect(game.places).toEqual(['yellow', 'orange', 'purple', 'blue'])
    expect((['yellow', 'orange', 'purple', 'blue'] as const).map((colour) => game.gained(colour))).toEqual([
      10, 5, 3, 0,
    ])
  })

  test('AE-EX-62 AE-10.8 cars in the pit lane', () => {
    const gains = (pitLaneCars: 'unplaced' | 'sharedPlace' | 'last') => {
      const game = placesOf(table({ options: { pitLaneCars } }).raceCar('purple', 5))
      return (['purple', 'yellow', 'orange', 'blue'] as const).map((colour) => game.gained(colour))
    }
    expect(gains('unplaced')).toEqual([7, 0, 0, 0])
    expect(gains('sharedPlace')).toEqual([7, 4, 4, 4])
    expect(gains('last')).toEqual([7, 0, 0, 0])
  })

  test('AE-10.8 the only car in the pit lane is last; several there get nothing', () => {
    const gains = (position: Position) => {
      const game = placesOf(position)
      return (['purple', 'yellow', 'orange'] as const).map((colour) => game.gained(colour))
    }
    const three = () => table({ seats: 3 })
    expect(gains(three().raceCar('purple', 5).raceCar('yellow', 3))).toEqual([7, 4, 2])
    expect(gains(three().raceCar('purple', 5))).toEqual([7, 0, 0])
    expect(gains(three())).toEqual([0, 0, 0])
  })

  test('AE-10.9 AE-10.10 after the race all cars are in the pit lane with no laps', () => {
    const game = placesOf(table().raceCar('purple', 5, 2).raceCar('blue', 7))
    expect([game.raceCar('purple'), game.raceCar('blue')]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

describe('a scoring phase', () => {
  test('AE-EX-72 AE-10.1 AE-10.2 a complete scoring phase', () => {
    const position = table()
      .round(2)
      .raceCar('purple', 4, 1)
      .raceCar('orange', 10)
      .raceCar('yellow', 9)
      .engineers('blue', 'buick', 'christie')
      .engineers('yellow', 'brayton')
      .engineers('orange', 'riker', 'packard')
      .buyers('price+2', 'engine', 'luxury')
      .whiteMarkers({ body: 4 })
      .car('purple', 'b3 e4 w1 $5 T1')
      .car('yellow', 'b4 e3 w2 $3')
      .car('orange', 'b4 e5 w1+S $11')
      .car('blue', 'b2 e2 w3 $9 B+2')
      .track('purple', 'chrysler')
    const game = at(position.scoring())
    expect(
      game
        .as('blue')
        .moves()
        .map(({ kind }) => kind),
    ).toEqual(['useBuick', 'useBuick', 'useBuick', 'useBuick', 'declineBuick'])
    game.useBuick('body')
    expect(game.places).toEqual(['purple', 'orange', 'yellow', 'blue']) // AE-10.8 the only one in the pit lane
    expect(game.sales).toEqual([
      ['price', 'yellow', 11],
      ['engine', 'orange', 11],
      ['luxury', 'blue', 9],
      ['body', 'purple', 5],
      ['chrysler', 'purple', 5],
    ])
    expect((['purple', 'yellow', 'orange', 'blue'] as const).map((colour) => game.gained(colour))).toEqual([
      18, 13, 15, 13,
    ])
  })

  test('AE-10.2 except for Buick, nobody decides anything', () => {
    const game = at(table().cars(3).buyers('body', 'engine').scoring())
    expect([game.state.round, game.decision]).toEqual([2, 'takeTile'])
  })

  test('AE-10.27 AE-10.28 AE-10.29 AE-10.31 a sold car leaves: parts gone, crew to the own supply, marker to the box', () => {
    const position = table().engineers('purple', 'winton').car('purple', 'w2 $5 E+1').buyers('body')
    const { supply, canteen } = position.state().companies[0]!
    const game = at(position.scoring())
    expect(game.workers('purple')).toEqual([supply + 2, canteen, 0])
    expect([game.state.market, game.parts('purple'), game.company('purple').engineeringMarkers]).toEqual([
      [],
      '',
      ['winton2'],
    ])
  })

  test('AE-10.30 AE-8.8 its price is unavailable for the round', () => {
    const game = at(table().car('purple', '$5').display('sell5').doing('recruit')).recruit('sell5')
    expect(game.state.priceChart).toEqual([1, 2, 3, 6, 8, 9, 10])
  })

  test('AE-EX-69 AE-10.33 AE-7.8 clean-up of an unsold car', () => {
    const position = table().engineers('yellow', 'christie').car('yellow', 'w2 $10 T1 B+1').track('yellow', 'rice')
    const { supply } = position.state().companies[1]!
    const game = at(position.scoring())
    expect([game.gained('yellow'), game.company('yellow').supply]).toEqual([0, supply + 2])
    expect([game.state.market, game.company('yellow').engineeringMarkers]).toEqual([[], ['christie2']])
  })

  test('AE-10.38 after rounds 1 and 2 the next preparation follows, after round 3 the end', () => {
    expect(at(table().scoring()).state.round).toBe(2)
    expect(at(table().round(2).scoring()).state.round).toBe(3)
    expect(at(table().round(3).scoring()).over).toBe(true)
  })
})
