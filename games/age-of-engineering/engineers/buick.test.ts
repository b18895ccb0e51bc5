import { describe, expect, test } from 'vitest'
import { at, table } from '../testing/index.ts'

describe('Buick', () => {
  const example = () =>
    table()
      .round(2)
      .engineers('purple', 'buick')
      .buyers('body', 'engine', 'body', 'luxury')
      .whiteMarkers({ price: 2 })
      .car('purple', '$2')
      .car('blue', 'b5 e2 w1 $11')
      .car('orange', 'b2 e5 w1 $9')
      .car('yellow', 'b4 e3 w2 $8')
      .car('blue', 'b2 e2 w4 $12')

  test('AE-EX-53 AE-6.36 AE-6.37 AE-6.39 AE-6.41 Buick’s fifth buyer', () => {
    const game = at(example().scoring())
    expect([game.as('purple').decision, game.emitted('raceScored')]).toEqual(['useBuick', []])
    game.useBuick('price')
    expect(game.gained('purple', 'whiteMarkers')).toBe(2)
    expect(game.sales).toEqual([
      ['body', 'blue', 11],
      ['engine', 'orange', 9],
      ['body', 'yellow', 8],
      ['luxury', 'blue', 12],
      ['price', 'purple', 4],
    ])
    expect(game.company('purple').engineeringMarkers).toEqual([])
    expect(game.emitted('marketMarkerMoved')).toEqual([])
  })

  test('AE-EX-54 AE-6.38 AE-6.40 Buick with few buyers', () => {
    const position = table().engineers('purple', 'buick').buyers('engine').scoring()
    const game = at(position).useBuick('engine')
    expect([game.gained('purple', 'achievement'), game.gained('purple', 'whiteMarkers')]).toEqual([3, 0])
    expect(at(table().engineers('purple', 'buick').scoring()).useBuick('body').emitted('buyerPlaced')).toMatchObject([
      { buyer: 0, buick: true },
    ])
  })

  test('AE-6.5 AE-6.36 the marker may be kept for a later round; only available buyers can be added', () => {
    const game = at(table().engineers('yellow', 'buick').buyers('price', 'price').scoring())
    expect(game.as('yellow').refused({ kind: 'useBuick', preference: 'price' })).toBe('AE-6.36')
    game.declineBuick()
    expect([game.company('yellow').engineeringMarkers, game.state.round]).toEqual([['buick5'], 2])
  })

  test('AE-6.42 it does not count against the markers of a step', () => {
    const game = at(table().engineers('purple', 'buick').scoring()).useBuick('body')
    expect(game.state.turn).toMatchObject({ actionMarkerUsed: false, placingMarkerUsed: false })
  })

  test('AE-EX-55 AE-13.4 two players and Buick', () => {
    const position = table({ seats: 2 }).engineers('purple', 'buick').buyers('body', 'engine', 'luxury')
    expect(at(position.cars(4, 'yellow').scoring()).useBuick('price').sales).toHaveLength(4)
  })
})
