import { describe, expect, test } from 'vitest'
import { at, engine, research, table } from '../testing/index.ts'

describe('Otto', () => {
  test('KW-EX-31 Otto as third engineer empties the supply', () => {
    const position = table().engineers('red', 'opel', 'benz').supply('red', 2).canteen('red', 1).display('otto', 'D2')
    const game = at(position, 'D7', 'D4').takeTile('T2').takeCard('otto')
    expect(game.state.discard).toEqual(['D2'])
    expect(game.state.display).toEqual(['D7', 'D4'])
    expect(game.emitted('awardTaken')).toMatchObject([
      { seat: 0, award: 'engineers', points: 7 },
      { seat: 0, award: 'workers', points: 7 },
    ])
    expect(game.player('red')).toMatchObject({ canteen: 3, supply: 0 })
    expect(game.moves()).toEqual([
      { kind: 'takeCard', card: 'D7' },
      { kind: 'takeCard', card: 'D4' },
    ])
  })

  test('KW-6.71 two workers come, or as many as there are', () => {
    const otto = (supply: number) => research('otto', table().supply('red', supply).canteen('red', 1))
    expect(otto(5).player('red')).toMatchObject({ supply: 3, canteen: 3 })
    expect(otto(2).player('red')).toMatchObject({ supply: 0, canteen: 3 })
    expect(otto(1).player('red')).toMatchObject({ supply: 0, canteen: 2 })
  })

  test('KW-6.71 inactive developments come first, one worker after the other', () => {
    const game = research('otto', table().inactive('red', 'D6', 'D1').supply('red', 8))
    game.chooseInactive('D6')
    expect(game.player('red')).toMatchObject({ supply: 7, canteen: 0, inactive: ['D1'] })
    game.placeEngine('workshop')
    expect(game.workshops('red')[0]).toEqual(engine(2))
    expect(game.player('red')).toMatchObject({ supply: 6, canteen: 0, developments: ['D6', 'D1'], inactive: [] })
    expect(game.decision).toBe('takeCard')
  })

  test('KW-6.72 then he must research once more, and only once', () => {
    const game = research('otto', table(), 'D1', 'D3')
    expect(game.decision).toBe('takeCard')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
    expect(game.refused({ kind: 'skip' })).toBe('KW-5.9')
    game.takeCard('D3')
    expect(game.player('red').developments).toEqual(['D3'])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-6.72 his workers are there for the new card', () => {
    const game = research('otto', table().canteen('red', 0), 'D1', 'D3').takeCard('D1')
    expect(game.player('red')).toMatchObject({ canteen: 1, developments: ['D1'] })
  })

  test('KW-6.73 with an empty supply only the workers are forfeited', () => {
    const game = research('otto', table().supply('red', 0).canteen('red', 3))
    expect(game.forfeited).toEqual(['KW-6.73'])
    expect(game.player('red')).toMatchObject({ supply: 0, canteen: 3, engineers: ['otto'] })
    expect(game.decision).toBe('takeCard')
  })

  test('KW-6.74 he has no later effect', () => {
    const position = () => table().engineers('red', 'otto').supply('red', 6).canteen('red', 2)
    expect(at(position()).takeTile('T1').player('red')).toMatchObject({ supply: 5, canteen: 3 })
    const game = research('D1', position())
    expect(game.decision).toBe('placeCar')
    expect(game.player('red')).toMatchObject({ supply: 6, canteen: 1 })
  })

  test('KW-6.74 he stays and counts as an engineer', () => {
    const game = research('opel', table().engineers('red', 'otto', 'porsche'))
    expect(game.player('red').engineers).toEqual(['otto', 'porsche', 'opel'])
    expect(game.awards('red')).toEqual(['engineers'])
  })
})
