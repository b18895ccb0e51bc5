import { fastChance, type Seat, seatsOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { savedFactories, specs } from '../positions/saved-factories.ts'
import { failing, fails, indicator, station, without } from '../testing/plans.ts'
import { accessLevels } from './index.ts'

const nobody = [0, 0, 0, 0]
const start = { speed: nobody, range: nobody, design: nobody, reliability: nobody, safety: nobody }
const seats = seatsOf(4)

function level(positions: readonly number[], slot: number, order: readonly Seat[] = seats): number {
  return accessLevels({ ...start, safety: positions }, order, order[slot - 1]!).safety
}

describe('access levels', () => {
  test('HC-5.23 there is one for every track', () => {
    const markers = { ...start, speed: [3, 0, 0, 0], design: [0, 5, 0, 0] }
    expect(accessLevels(markers, seats, seats[3]!)).toEqual(specs({}))
    expect(accessLevels(markers, seats, seats[0]!)).toEqual(specs({ speed: 3, design: 5 }))
  })

  test('HC-5.24 own research opens all squares up to the own marker, in every slot', () => {
    for (const slot of [1, 2, 3, 4]) expect(level([6, 6, 6, 6].with(slot - 1, 6), slot)).toBe(6)
    expect(level([0, 0, 0, 5], 4)).toBe(5)
  })

  test('HC-5.25 in slot k whatever k others have reached is open', () => {
    expect(level([0, 6, 0, 0], 1)).toBe(6)
    expect(level([6, 0, 0, 0], 2)).toBe(0)
    expect(level([6, 0, 3, 0], 2)).toBe(3)
    expect(level([6, 5, 0, 4], 3)).toBe(4)
  })

  test('HC-5.26 the larger of the own position and of the k-th highest other one', () => {
    const chance = fastChance(3)
    for (let count = 0; count < 300; count++) {
      const positions = seats.map(() => chance.below(7))
      const order = seats.toSorted(() => chance.below(3) - 1)
      for (const [index, seat] of order.entries()) {
        let open = 0
        for (let square = 1; square <= 6; square++) {
          const others = seats.filter((other) => other !== seat && positions[other]! >= square).length
          if (positions[seat]! >= square || others >= index + 1) open = square
        }
        expect(level(positions, index + 1, order)).toBe(open)
      }
    }
  })

  test('HC-5.27 where the others stand in the order does not matter', () => {
    const positions = [2, 0, 4, 3]
    const second = seats[1]!
    for (const others of [seats.filter((seat) => seat !== second), [seats[3]!, seats[2]!, seats[0]!]])
      expect(level(positions, 2, [others[0]!, second, others[1]!, others[2]!])).toBe(3)
  })

  test('HC-5.28 the last slot never gains by patents', () => {
    for (let own = 0; own <= 6; own++) expect(level([6, 6, 6, own], 4)).toBe(own)
  })
})

describe('what access opens', () => {
  const { factory } = savedFactories.G1
  const bare = without(factory, ({ kind }) => kind === 'station' || kind === 'indicator')

  test('HC-5.29 an indicator needs the square of its socket', () => {
    const reliability = [indicator('reliability', 'B', 8, 7, 'W')]
    for (let square = 0; square <= 6; square++)
      expect(failing(factory, reliability, { access: { reliability: square } })).toEqual(
        square < 5 ? fails('V-12', { planned: [0] }) : 'legal',
      )
  })

  test('HC-5.30 a station without an open socket cannot be built at all', () => {
    const closed = specs({})
    const engine = station('engine', 4, 5)
    expect(failing(bare, [engine], { access: closed })).toEqual(fails('V-13', { planned: [0] }))
    expect(failing(bare, [engine, indicator('speed', 'B', 8, 5, 'W')], { access: closed })).toEqual(
      fails('V-12', { planned: [1] }),
    )
    expect(failing(bare, [engine, indicator('range', 'B', 8, 5, 'W')], { access: specs({ range: 1 }) })).toBe('legal')
  })

  test('HC-5.31 every further copy and every further indicator needs access again', () => {
    const second = [indicator('reliability', 'B', 8, 7, 'W')]
    expect(failing(factory, second, { access: specs({ speed: 6, range: 6 }) })).toEqual(fails('V-12', { planned: [0] }))
  })

  test('HC-5.32 what is built stays legal without access', () => {
    expect(failing(factory, [], { access: specs({}) })).toBe('legal')
  })
})
