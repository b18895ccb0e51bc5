import { describe, expect, test } from 'vitest'
import { at, body, engine, setUp, table } from './testing/index.ts'

const two = (options = {}) => table({ seats: 2, options })

describe('two players', () => {
  test('AE-13.1 AE-13.2 the market marker starts on 2, and three buyers fill the row', () => {
    expect(at(two().scoring()).state.marketMarker).toBe(2)
    expect(at(two().buyers('body', 'engine', 'luxury').doing('buyer')).state.marketMarker).toBe(3)
  })

  test('AE-EX-64 AE-13.3 two players, market marker', () => {
    const { state } = at(two())
    const markers: number[] = []
    for (let action = 1; action <= 5; action++) {
      state.steps = [{ name: 'actions', left: ['buyer'] }]
      state.turn.tile = 'T7'
      state.chain = state.chain.filter((element) => element !== 'T7')
      const game = at(state)
      if (game.decision === 'chooseBuyer') game.play(game.moves()[0]!)
      markers.push(state.marketMarker)
    }
    expect([state.activeBuyers.length, markers]).toEqual([3, [2, 2, 2, 3, 4]])
    expect(at(state).endTurn().emitted('roundEnded')).toMatchObject([{ cause: 'marker' }])
  })

  test('AE-13.5 two bonuses are drawn; the company nearest to the tiles chooses, the other takes the rest', () => {
    const game = setUp({
      seats: 2,
      chain: 'p y T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11',
      bonuses: ['bodyLevelAndWorker', 'engineAndToken'],
    })
    expect(game.as('yellow').moves()).toEqual([
      { kind: 'chooseBonus', bonus: 'bodyLevelAndWorker' },
      { kind: 'chooseBonus', bonus: 'engineAndToken' },
    ])
    game.chooseBonus('engineAndToken').placeEngine('workshop')
    expect(game.company('purple').startingBonus).toBe('bodyLevelAndWorker')
  })

  test('AE-EX-17 AE-13.7 third or later behind the neutral cars', () => {
    const game = at(two().raceCar('yellow', 2).raceCar('purple', 1).scoring())
    expect(game.places).toEqual(['neutral', 'neutral', 'yellow', 'purple'])
    expect([game.gained('yellow'), game.gained('purple')]).toEqual([2, 0])
  })

  test('AE-EX-63 AE-13.6 AE-13.7 two players, neutral cars', () => {
    const game = at(two().raceCar('yellow', 2, 1).raceCar('purple', 5).scoring())
    expect([game.gained('yellow'), game.gained('purple'), game.places]).toEqual([
      8,
      2,
      ['yellow', 'neutral', 'purple', 'neutral'],
    ])
    expect([game.raceCar('yellow')[0], game.raceCar('purple')[0], game.state.neutralCars]).toEqual([0, 0, [3, 6]])
    expect(at(two().display('race5').doing('recruit')).recruit('race5').raceCar('purple')).toEqual([7, 0])
  })

  test('AE-13.8 the market has six places, or four if agreed', () => {
    const last = (options: object, cars: number) =>
      at(two(options).cars(cars).workshop('purple', body(1), engine(1)).placing())
        .offer('b1 e1 w1 $1')
        .endTurn()
    expect(last({}, 3).emitted('roundEnded')).toEqual([])
    expect(last({}, 5).emitted('roundEnded')).toHaveLength(1)
    expect(last({ twoPlayerMarketSpaces: 4 }, 3).emitted('roundEnded')).toHaveLength(1)
    const three = table({ seats: 3, options: { twoPlayerMarketSpaces: 4 } })
    expect(at(three.cars(4).workshop('purple', body(1), engine(1)).placing()).moves('placeCar')).toHaveLength(1)
  })
})
