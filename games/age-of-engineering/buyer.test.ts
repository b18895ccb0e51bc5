import { describe, expect, test } from 'vitest'
import { at, table } from './testing/index.ts'

describe('Attract Buyer', () => {
  test('AE-EX-3 AE-5.41 AE-5.42 attracting a buyer', () => {
    const game = at(table().buyers('engine').doing('buyer')).chooseBuyer('body')
    expect([game.row, game.gained('purple'), game.state.whiteMarkers.body]).toEqual(['engine body', 2, 0])
    expect(game.state.stacks).toEqual({ body: 1, engine: 1, luxury: 2, price: 2 })
  })

  test('AE-5.41 only stacks that still have a buyer are on offer', () => {
    const game = at(table().buyers('price', 'price').doing('buyer'))
    expect(game.moves('chooseBuyer').map(({ preference }) => preference)).toEqual(['body', 'engine', 'luxury'])
    expect(game.refused({ kind: 'chooseBuyer', preference: 'price' })).toBe('AE-5.41')
  })

  test('AE-5.43 AE-5.44 with a full row the market marker moves instead, for nothing', () => {
    const game = at(table().buyers('body', 'engine', 'luxury', 'price').doing('buyer'))
    expect([game.state.marketMarker, game.row, game.gained('purple')]).toEqual([2, 'body engine luxury price', 0])
    expect(game.decision).toBe('placeCar')
  })

  test('AE-5.45 a marker on 4 moves no further', () => {
    const position = table().buyers('body', 'engine', 'luxury', 'price').marketMarker(4)
    const game = at(position.doing('buyer'))
    expect([game.state.marketMarker, game.skipped]).toEqual([4, ['AE-5.45']])
  })

  test('AE-5.46 AE-10.34 active buyers stay until the clean-up', () => {
    const game = at(table().buyers('body', 'price')).takeTile('T1').endTurn()
    expect(game.row).toBe('body price')
    expect(at(table().buyers('body', 'price').scoring()).state.stacks.body).toBe(2)
  })

  test('AE-EX-29 AE-5.47 counting Attract Buyer actions', () => {
    const state = at(table()).state
    const markers: number[] = []
    for (let action = 1; action <= 7; action++) {
      state.steps = [{ name: 'actions', left: ['buyer'] }]
      state.turn.tile = 'T7'
      state.chain = state.chain.filter((element) => element !== 'T7')
      const game = at(state)
      if (game.decision === 'chooseBuyer') game.play(game.moves()[0]!)
      markers.push(state.marketMarker)
    }
    expect([state.activeBuyers.length, markers]).toEqual([4, [1, 1, 1, 1, 2, 3, 4]])
    expect(at(state).endTurn().emitted('roundEnded')).toMatchObject([{ cause: 'marker' }])
  })
})
