import { describe, expect, test } from 'vitest'
import { phases } from '../components/index.ts'
import { at, playAtRandom, savedFactories, setUp, table } from '../testing/index.ts'
import { playOn, playOnToSalesOf } from '../testing/play-on.ts'

const { G1, G3 } = savedFactories

describe('the course of a year', () => {
  test('HC-1.1 the eight phases in this order, year after year', () => {
    const game = playOn(at(table()), ({ state }) => state.year === 3)
    const begun = game.emitted('phaseBegan').map(({ year, phase }) => `${year} ${phase}`)
    // The position stands in phase 1 already, whose event came before it.
    const expected = [1, 2].flatMap((year) => phases.map((phase) => `${year} ${phase}`))
    expect(begun).toEqual([...expected.slice(1), '3 research'])
    expect(phases).toEqual(['research', 'focus', 'factory', 'brochures', 'sales', 'endCheck', 'expectations', 'demand'])
  })

  test('HC-4.8 HC-4.9 HC-3.1 an order is in force from its making to the end of phase 2 next year', () => {
    const game = at(
      table().factory('red', G1).factory('green', G1).factory('purple', G1).buyers('car', 0, 0, 9).focusing(),
    )
    game.as('red').takeSlot(3).as('green').takeSlot(2).as('purple').takeSlot(1)
    game.submit('red').submit('green').submit('purple')
    expect(game.emitted('planCommitted').map(({ seat }) => seat)).toEqual([2, 1, 0])
    playOn(game, ({ state }) => state.stage.name === 'demand')
    expect(game.emitted('vehiclesSold').map(({ seat }) => seat)).toEqual([0, 1, 2])
    playOn(game, ({ state }) => state.stage.name === 'research')
    expect(game.emitted('cardPlayed').map(({ seat }) => seat)).toEqual([2, 1, 0])
    playOn(game, ({ state }) => state.stage.name === 'focus')
    expect(game.emitted('markerMoved').map(({ seat }) => seat)).toEqual([2, 1, 0])
    // All have one Gantt chart again, so they act by this order too (HC-4.1).
    game.as('purple').pass().as('green').pass().as('red').takeSlot(1)
    expect(game.order).toEqual(['red', 'purple', 'green'])
  })

  test('HC-4.10 everybody has a Gantt chart when phase 2 begins, even after taking a slot every year', () => {
    const game = setUp({ seats: 5 })
    const fewest: number[] = []
    const spend = () => {
      fewest.push(Math.min(...game.state.players.map(({ gantt }) => gantt)))
      while (game.decision === 'takeSlot') game.play(game.moves('takeSlot')[0]!)
    }
    for (const year of [1, 2, 3]) {
      playOn(game, ({ state }) => state.year === year && state.stage.name === 'focus')
      spend()
      expect(game.state.players.every(({ gantt }) => gantt === 0)).toBe(true)
    }
    expect(fewest).toEqual([1, 1, 1])
  })
})

describe('from year to year', () => {
  /** Purple sells to two of nine car buyers, and nothing else changes their number in this year. */
  const twoSold = () => {
    const game = at(
      table()
        .tracks('design', 'reliability')
        .factory('purple', G3)
        .capacity('purple', 2)
        .buyers('car', 0, 0, 9)
        .selling(),
      'N2', // none of the neutral buyers comes to (0,0)
    )
    return game.sell('small', { window: [0, 0, 2, 1] })
  }

  test('HC-1.14 a vehicle on a niche is a buyer, one on a mainline counts a sale of this year', () => {
    const game = at(
      table().tracks('design', 'range').factory('purple', G3).capacity('purple', 2).buyers('car', 0, 0, 1).selling(),
    )
    expect([game.buyers('car', 0, 0), game.stock('purple')]).toEqual([1, [2]])
    game.sell('small', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: 1, from: [{ vehicles: 1 }] }])
    expect(game.buyers('car', 0, 0)).toBe(0)
    expect(playOnToSalesOf(twoSold(), 2).stock('purple')).toEqual([2])
  })

  test('HC-7.28 windows and stock are cleared, and next year brings them again', () => {
    const game = twoSold()
    expect(game.state.stage.name).toBe('demand') // nothing of the sales is left
    playOnToSalesOf(game, 2)
    expect(game.stock('purple')).toEqual([2])
    expect(game.dealership('purple', 'small').placed).toBeNull()
    expect(game.can({ kind: 'placeWindow', dealership: 'small', window: { x: 0, y: 0, w: 1, h: 2 } })).toBe(true)
  })

  test('HC-7.29 buyers not served stay on the board', () => {
    const game = twoSold()
    expect(game.buyers('car', 0, 0)).toBe(7)
    expect(playOnToSalesOf(game, 2).buyers('car', 0, 0)).toBe(7)
  })

  test('HC-1.36 wealth starts at nothing, never falls and has no end', () => {
    let before = [0, 0, 0]
    expect(setUp().state.players.map(({ wealth }) => wealth)).toEqual(before)
    playAtRandom(setUp(), 5, ({ state }) => {
      const now = state.players.map(({ wealth }) => wealth)
      for (const [seat, wealth] of now.entries()) expect(wealth).toBeGreaterThanOrEqual(before[seat]!)
      before = now
    })
    expect(Math.max(...before)).toBeGreaterThan(0)
    const rich = at(table().wealth('purple', 199).factory('purple', G1).buyers('car', 0, 0).selling())
    expect(rich.sell('small', { window: [0, 0, 2, 1] }).player('purple').wealth).toBe(205)
  })
})
