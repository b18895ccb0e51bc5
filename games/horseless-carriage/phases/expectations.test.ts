import { describe, expect, test } from 'vitest'
import { dimensions } from '../components/index.ts'
import { nicheAt, requirementsOf } from '../market/niches.ts'
import type { State } from '../state.ts'
import { at, type Play, playAtRandom, setUp, table } from '../testing/index.ts'
import { playOn } from '../testing/play-on.ts'

/** No seat can sell, so the year continues to phase 7 automatically. */
const afterSales = (position = table()) => at(position.selling())

/** What the fields of both axes require. */
function axes(state: State): { bottom: number[]; left: number[] } {
  const fields = [0, 2, 4, 6]
  return {
    bottom: fields.map((x) => requirementsOf(state, nicheAt(x, 0))[0]),
    left: fields.map((y) => requirementsOf(state, nicheAt(0, y))[1]),
  }
}

/** The sum of all minimum specs. */
function sumOfMinimums({ minimums }: State): number {
  return dimensions.reduce((sum, dimension) => sum + minimums[dimension], 0)
}

function innovations(game: Play): Record<string, number> {
  const candidates = game.emitted('trackEntered')[0]!.candidates
  return Object.fromEntries(candidates.map(({ track, innovation }) => [track, innovation]))
}

describe('the track that leaves', () => {
  test('HC-9.1 nobody is asked: the phase leads to the first card', () => {
    const game = afterSales()
    expect(game.emitted('phaseBegan').map(({ phase }) => phase)).toEqual(['endCheck', 'expectations', 'demand'])
    expect(game.emitted('trackEntered')).toHaveLength(1)
    expect(game.decision).toBe('playCard')
  })

  test.each([
    ['bottom', 'speed', 'range'],
    ['left', 'range', 'speed'],
  ] as const)('HC-9.2 HC-9.8 at the %s axis %s leaves and %s stays', (axis, leaving, staying) => {
    const game = afterSales(table().tracks('speed', 'range', 'safety', 'design').obsolescence(axis))
    expect(game.emitted('trackLeft')).toMatchObject([{ track: leaving, axis }])
    expect(game.emitted('trackEntered')).toMatchObject([{ track: 'safety', axis }])
    const { bottom, left } = game.state
    expect(axis === 'bottom' ? [bottom, left] : [left, bottom]).toEqual(['safety', staying])
  })

  test('HC-9.3 its minimum rises by exactly 1, and no other does', () => {
    const game = afterSales(table().year(4).tracks('speed', 'range').minimums({ range: 1, design: 1, speed: 1 }))
    expect(game.state.minimums).toEqual({ speed: 1, range: 2, design: 1, reliability: 0, safety: 0 })
    expect(game.emitted('trackLeft')).toMatchObject([{ track: 'range', minimum: 2 }])
  })

  test('HC-9.4 it goes to the bottom of the column, and the others keep their order', () => {
    const column = (entering: 'safety' | 'design' | 'reliability') =>
      afterSales(table().tracks('speed', 'range', 'safety', 'design', 'reliability').markers(entering, 1, 0, 0)).state
        .offBoard
    expect(column('safety')).toEqual(['design', 'reliability', 'speed'])
    expect(column('design')).toEqual(['safety', 'reliability', 'speed'])
    expect(column('reliability')).toEqual(['safety', 'design', 'speed'])
  })

  test('HC-9.5 the axes are renewed in turn: bottom in years 1, 3, 5, left in years 2, 4, 6', () => {
    const game = playOn(setUp(), ({ state }) => state.year === 7)
    expect(game.emitted('trackLeft').map(({ axis }) => axis)).toEqual([
      'bottom',
      'left',
      'bottom',
      'left',
      'bottom',
      'left',
    ])
    expect(game.emitted('obsolescenceMoved')[0]).toEqual({ kind: 'obsolescenceMoved', to: 'left' })
  })
})

describe('the track that enters', () => {
  test('HC-EX-13 HC-9.6 HC-9.10 a tie of innovation goes to the track with the marker furthest along', () => {
    const game = afterSales(
      table({ seats: 4 })
        .tracks('range', 'safety', 'reliability', 'design', 'speed')
        .markers('reliability', 1, 1, 1, 0)
        .markers('speed', 3, 1, 0, 0)
        .markers('design', 1, 1, 1, 1),
    )
    expect(game.emitted('trackEntered')).toEqual([
      {
        kind: 'trackEntered',
        track: 'speed',
        axis: 'bottom',
        minimum: 0,
        candidates: [
          { track: 'reliability', innovation: 3, furthest: 1 },
          { track: 'design', innovation: 4, furthest: 1 },
          { track: 'speed', innovation: 4, furthest: 3 },
        ],
      },
    ])
  })

  test('HC-9.6 HC-9.9 only markers ahead of the minimum add to innovation', () => {
    const game = afterSales(
      table({ seats: 5 })
        .year(5)
        .tracks('speed', 'range', 'design', 'safety', 'reliability')
        .minimums({ design: 2, safety: 1, reliability: 0, speed: 1 })
        .markers('design', 0, 1, 2, 3, 6)
        .markers('safety', 0, 0, 1, 1, 3)
        .markers('reliability', 0, 0, 0, 0, 0),
    )
    expect(innovations(game)).toEqual({ design: 5, safety: 2, reliability: 0 })
  })

  test('HC-9.8 the most innovation enters, though another marker is further along', () => {
    const game = afterSales(
      table().tracks('speed', 'range', 'design', 'safety').markers('design', 6, 0, 0).markers('safety', 3, 3, 1),
    )
    expect(innovations(game)).toEqual({ design: 6, safety: 7, reliability: 0 })
    expect(game.state.bottom).toBe('safety')
  })

  test('HC-9.7 the track that has just left is no candidate', () => {
    const game = afterSales(table().tracks('speed', 'range').markers('speed', 6, 6, 6).markers('range', 6, 6, 6))
    expect(Object.keys(innovations(game))).toEqual(['design', 'reliability', 'safety'])
    expect(game.state.bottom).toBe('design')
  })

  test('HC-EX-51 HC-9.4 HC-9.5 HC-9.7 HC-9.12 column order and exclusion', () => {
    const game = afterSales(
      table({ seats: 4 })
        .year(3)
        .tracks('speed', 'design', 'reliability', 'range', 'safety')
        .minimums({ range: 1, safety: 1 })
        .markers('speed', 6, 5, 4, 3)
        .markers('reliability', 1, 0, 0, 0)
        .markers('range', 3, 1, 1, 1)
        .markers('safety', 1, 1, 1, 1),
    )
    expect(game.emitted('trackLeft')).toEqual([{ kind: 'trackLeft', track: 'speed', axis: 'bottom', minimum: 1 }])
    expect(innovations(game)).toEqual({ reliability: 1, range: 2, safety: 0 })
    const { bottom, left, offBoard, obsolescence, minimums } = game.state
    expect([bottom, left, offBoard]).toEqual(['range', 'design', ['reliability', 'safety', 'speed']])
    expect(axes(game.state).bottom).toEqual([1, 2, 3, 4])
    expect(minimums).toEqual({ speed: 1, range: 1, design: 0, reliability: 0, safety: 1 })
    expect(sumOfMinimums(game.state)).toBe(3)
    expect(obsolescence).toBe('left')
    playOn(game, () => game.emitted('trackLeft').length === 2)
    expect(game.emitted('trackLeft')[1]).toMatchObject({ track: 'design', axis: 'left' })
  })

  test.each([
    ['position', 'safety'],
    ['distance', 'range'],
  ] as const)('HC-EX-50 HC-9.10 HC-9.11 a tie by %s brings %s', (innovationTie, entering) => {
    const game = afterSales(
      table({ seats: 4, options: { innovationTie } })
        .year(2)
        .tracks('speed', 'design', 'range', 'safety', 'reliability')
        .minimums({ safety: 1 })
        .markers('range', 3, 1, 0, 0)
        .markers('safety', 4, 2, 1, 1),
    )
    expect(innovations(game)).toEqual({ range: 4, safety: 4, reliability: 0 })
    expect(game.state.left).toBe(entering)
  })

  test('HC-9.11 with everything tied the upper track enters', () => {
    const entering = (...column: readonly ['safety' | 'design', 'safety' | 'design']) =>
      afterSales(
        table()
          .tracks('speed', 'range', 'reliability', ...column)
          .markers('safety', 2, 0, 0)
          .markers('design', 0, 2, 0),
      ).state.bottom
    expect(entering('safety', 'design')).toBe('safety')
    expect(entering('design', 'safety')).toBe('design')
  })
})

describe('over the years', () => {
  test('HC-EX-14 HC-9.3 HC-9.12 a dimension comes back, and its axis starts at its minimum', () => {
    const game = at(table().tracks('speed', 'range').markers('speed', 6, 6, 6))
    const until = (year: number) => playOn(game, ({ state }) => state.year === year && state.stage.name === 'demand')
    expect(axes(game.state)).toEqual({ bottom: [0, 1, 2, 3], left: [0, 1, 2, 3] })
    until(1)
    expect(game.state.offBoard).toContain('speed')
    until(2)
    expect([game.state.left, game.state.minimums.speed]).toEqual(['speed', 1])
    expect(axes(game.state).left).toEqual([1, 2, 3, 4])
    for (const y of [0, 1]) expect(requirementsOf(game.state, nicheAt(5, y))[1]).toBe(1)
    until(4)
    expect(game.state.offBoard).toContain('speed')
    until(5)
    expect([game.state.bottom, game.state.minimums.speed]).toEqual(['speed', 2])
    expect(axes(game.state).bottom).toEqual([2, 3, 4, 5])
  })

  test('HC-9.13 no research marker moves', () => {
    const position = table().markers('design', 2, 1, 0)
    const { markers } = position.state()
    expect(afterSales(position).state.markers).toEqual(markers)
  })

  test.each([3, 4, 5] as const)(
    'HC-9.14 HC-9.15 with %i players minimums never fall, never exceed 2, and add up to the year',
    (seats) => {
      let before = setUp().state.minimums
      let seen = 0
      playAtRandom(setUp({ seats }), 60 + seats, ({ state }) => {
        for (const dimension of dimensions) {
          expect(state.minimums[dimension]).toBeGreaterThanOrEqual(before[dimension])
          expect(state.minimums[dimension]).toBeLessThanOrEqual(2)
        }
        before = { ...state.minimums }
        if (state.stage.name !== 'demand') return
        expect(sumOfMinimums(state)).toBe(state.year)
        seen++
      })
      expect(seen).toBeGreaterThan(0)
    },
  )
})
