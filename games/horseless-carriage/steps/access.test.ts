import { describe, expect, test } from 'vitest'
import { type Colour, type Dimension, dimensions, standard, stationTypes } from '../components/index.ts'
import { accessOf } from '../factories.ts'
import { type Factory, freshFactory, type Piece } from '../factory/index.ts'
import { at, dealership, department, indicator, mainline, type Play, specs, station, table } from '../testing/index.ts'

const floor = freshFactory().floor
const start: Factory = { floor, pieces: [department('planning', 0, 5), department('research', 0, 8)] }
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine = station('engine', 4, 5)
const range = indicator('range', 'B', 8, 6, 'W')
const speed = indicator('speed', 'B', 8, 5, 'W')

/** `legal`, or the check and the rule that refuse a plan. */
function verdict(game: Play, pieces: readonly Piece[], colour: Colour = 'red'): string {
  const move = game.submission(colour, pieces)
  if (game.can(move, colour)) return 'legal'
  const { rule, facts } = game.refusal(move, colour)
  return `${String(facts.check)} ${rule}`
}

/** The squares of a track whose indicators are not refused for want of access. */
function accessible(game: Play, track: Dimension): number[] {
  const squares: number[] = []
  for (const type of stationTypes) {
    const { step, w, sockets } = standard.technologyStations.rows[type]
    for (const [index, square] of sockets[track]?.entries() ?? []) {
      const pieces: Piece[] = [station(type, 5, 5)]
      // Both sockets of one dimension are on stations with enough room at their right.
      for (let nth = 0; nth <= index; nth++) pieces.push(indicator(track, step, 5 + w, 5 + nth, 'W'))
      if (!verdict(game, pieces).startsWith('V-12')) squares.push(square)
    }
  }
  return squares.sort((a, b) => a - b)
}

function levels(game: Play, track: Dimension, ...colours: readonly Colour[]): number[] {
  return colours.map((colour) => accessOf(game.state, game.seatOf(colour))[track])
}

describe('access to technology', () => {
  test('HC-5.23 HC-5.24 the own marker opens the squares up to it and no other', () => {
    for (const track of dimensions)
      for (let level = 0; level <= 6; level++) {
        const game = at(table().factory('red', start).markers(track, level, 0, 0).building())
        expect(accessible(game, track)).toEqual([1, 2, 3, 4, 5, 6].slice(0, level))
      }
  })

  test('HC-5.24 HC-5.25 HC-5.26 HC-EX-5 patents: as many others as the number of the slot', () => {
    const colours = ['green', 'red', 'blue', 'yellow'] as const
    const game = at(table({ colours }).markers('range', 1, 1, 2, 4).building())
    expect(levels(game, 'range', ...colours)).toEqual([4, 2, 2, 4])
    // The first in order builds from what the best of the others knows: engine, radiator, tire, fuel tank.
    const first = at(table().factory('red', start).markers('range', 1, 2, 4).building())
    expect(accessible(first, 'range')).toEqual([1, 2, 3, 4])
    const second = at(
      table().order('green', 'red', 'purple').factory('red', start).markers('range', 1, 2, 4).building(),
    )
    expect(accessible(second, 'range')).toEqual([1, 2])
  })

  test('HC-5.25 HC-5.26 HC-EX-24 patents with five players', () => {
    const colours = ['red', 'green', 'purple', 'blue', 'yellow'] as const
    const game = at(table({ colours }).markers('design', 0, 1, 3, 4, 2).building())
    expect(levels(game, 'design', ...colours)).toEqual([4, 3, 3, 4, 2])
  })

  test('HC-5.27 HC-EX-25 it does not matter where the others stand in the order', () => {
    const game = at(table().markers('speed', 2, 0, 3).building())
    expect(levels(game, 'speed', 'green', 'purple')).toEqual([2, 3])
    const turned = at(table().order('purple', 'green', 'red').markers('speed', 2, 0, 3).building())
    expect(levels(turned, 'speed', 'green')).toEqual([2])
  })

  test('HC-5.28 the last in order gains nothing by patents', () => {
    const game = at(table({ seats: 5 }).factory('yellow', start).markers('range', 6, 6, 6, 6, 0).building())
    expect(levels(game, 'range', 'blue', 'yellow')).toEqual([6, 0])
    expect(verdict(game, [...line, engine, range], 'yellow')).toBe('V-12 HC-5.29')
  })

  test('HC-5.29 HC-EX-6 one dimension of the engine does not open the other', () => {
    const game = (rangeAt: number, speedAt: number) =>
      at(table().factory('red', start).markers('range', rangeAt, 0, 0).markers('speed', speedAt, 0, 0).building())
    expect(verdict(game(1, 0), [...line, engine, range])).toBe('legal')
    expect(game(1, 0).refusal(game(1, 0).submission('red', [...line, engine, range, speed]), 'red')).toMatchObject({
      rule: 'HC-5.29',
      facts: { check: 'V-12', square: 1, level: 0, planned: [4] },
    })
    expect(verdict(game(0, 1), [...line, engine, speed])).toBe('legal')
    expect(verdict(game(0, 1), [...line, engine, speed, range])).toBe('V-12 HC-5.29')
  })

  test('HC-5.30 a station without an accessible socket cannot be built', () => {
    const none = table().factory('red', start)
    for (const track of dimensions) none.markers(track, 0, 0, 0)
    const game = at(none.building())
    expect(verdict(game, [...line, engine])).toBe('V-13 HC-5.44')
    for (const dimension of ['speed', 'range', 'reliability'] as const)
      expect(verdict(game, [...line, engine, indicator(dimension, 'B', 8, 5, 'W')])).toBe('V-12 HC-5.29')
    expect(verdict(game, line)).toBe('legal')
  })

  describe('access that is lost', () => {
    const colours = ['red', 'green', 'purple', 'blue'] as const
    const factory: Factory = {
      floor,
      pieces: [
        department('research', 9, 5),
        department('planning', 9, 8),
        mainline('car', 5, 5),
        dealership('small', 5, 8),
        station('windshield', 5, 3),
        indicator('safety', 'D', 5, 2, 'S'),
      ],
    }
    const another = [mainline('car', 1, 8), station('windshield', 1, 6), indicator('safety', 'D', 1, 5, 'S')]
    const position = () => table({ colours }).year(3).factory('red', factory).markers('safety', 1, 2, 0, 0)

    test('HC-5.31 HC-EX-17 every further copy needs access in its own year', () => {
      const first = at(position().order('red', 'green', 'purple', 'blue').building())
      expect(verdict(first, another)).toBe('legal')
      const last = at(position().order('green', 'purple', 'blue', 'red').building())
      expect(last.refusal(last.submission('red', another), 'red')).toMatchObject({
        rule: 'HC-5.29',
        facts: { check: 'V-12', square: 2, level: 1, planned: [2] },
      })
    })

    test('HC-5.31 and so does every further indicator', () => {
      const built = { floor, pieces: [...start.pieces, ...line, engine, range] }
      const upgrade = (...markers: readonly number[]) =>
        verdict(
          at(
            table()
              .factory('red', built)
              .markers('speed', ...markers)
              .building(),
          ),
          [speed],
        )
      expect(upgrade(1, 0, 0)).toBe('legal')
      expect(upgrade(0, 0, 0)).toBe('V-12 HC-5.29')
    })

    test('HC-5.32 HC-EX-17 what is built stays and counts', () => {
      const game = at(position().order('green', 'purple', 'blue', 'red').building())
      expect(verdict(game, [])).toBe('legal')
      const sales = at(position().order('green', 'purple', 'blue', 'red').buyers('car', 0, 0).brochures())
      expect(sales.dealership('red', 'small').specs).toEqual(specs({ safety: 1 }))
    })
  })
})
