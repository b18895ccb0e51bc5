import { describe, expect, test } from 'vitest'
import { freshFactory } from '../factory/index.ts'
import { at, department, savedFactories, table } from '../testing/index.ts'

const { F3, G2, G7 } = savedFactories

function planning(departments: number) {
  const places = [
    [0, 5],
    [2, 5],
    [4, 5],
    [6, 5],
  ] as const
  const pieces = places.slice(0, departments).map(([x, y]) => department('planning', x, y))
  return { ...freshFactory(), pieces: [department('research', 0, 8), ...pieces] }
}

describe('brochures', () => {
  test('HC-EX-54 Gantt charts and their clock', () => {
    const colours = ['red', 'green', 'purple', 'blue', 'yellow'] as const
    const charts = [8, 9, 10, 19, 0]
    const departments = [3, 1, 2, 3, 4]
    let position = table({ seats: 5 }).timecard(12)
    for (const [index, colour] of colours.entries())
      position = position.gantt(colour, charts[index]!).factory(colour, planning(departments[index]!))
    const game = at(position.brochures())
    expect(colours.map((colour) => game.player(colour).gantt)).toEqual([11, 10, 12, 20, 4]) // HC-6.2, HC-6.3
    expect(game.state.timecard.value).toBe(10) // HC-6.4
    expect(game.emitted('ganttRaised')[3]).toMatchObject({ by: 3, to: 20, lost: 2 })
  })

  test('HC-EX-8 two types, the weaker mainline counts', () => {
    const game = at(table().factory('purple', G7).capacity('purple', 2).buyers('sports', 0, 0).brochures())
    expect(game.dealership('purple', 'small')).toMatchObject({
      specs: { speed: 0, range: 0, design: 0, reliability: 0, safety: 1 }, // HC-6.7, HC-6.8
      types: ['car', 'sports'], // HC-6.9
      window: 'S',
      open: true,
    })
    expect(game.stock('purple')).toEqual([2, 2]) // HC-6.10
  })

  test('HC-EX-9 two mainlines of one type add up', () => {
    const game = at(table().factory('purple', G2).capacity('purple', 3).buyers('car', 0, 0, 9).brochures())
    game.sell('middle', { window: [0, 0, 2, 1] })
    expect(game.emitted('vehiclesSold')).toMatchObject([{ vehicles: 6 }]) // HC-6.11
  })

  test('HC-6.13 a marketing department widens the window', () => {
    const game = at(table().factory('purple', F3).buyers('car', 0, 0).brochures())
    expect(game.dealership('purple', 'middle').window).toBe('M')
  })

  test('HC-6.16 HC-6.17 below a minimum spec a dealership is closed', () => {
    const position = () => table().year(2).factory('purple', G2).buyers('car', 0, 0).tracks('speed', 'safety')
    expect(at(position().minimums({ range: 1 }).brochures()).dealership('purple', 'middle').open).toBe(true)
    const closed = at(position().minimums({ reliability: 1 }).brochures())
    expect(closed.emitted('brochurePrinted')).toMatchObject([{ dealership: 'middle', open: false }])
    expect(closed.decision).toBe('playCard')
  })

  test('HC-6.1 the phase runs automatically when the last plan commits', () => {
    const game = at(table().building()).submit('red').submit('green').submit('purple')
    const phases = game.emitted('phaseBegan').map(({ phase }) => phase)
    expect(phases).toEqual(['brochures', 'sales', 'endCheck', 'expectations', 'demand'])
  })
})
