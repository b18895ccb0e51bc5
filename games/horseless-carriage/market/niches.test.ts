import { describe, expect, test } from 'vitest'
import { dimensions } from '../components/index.ts'
import { at, type Play, type Position, savedFactories, setUp, table } from '../testing/index.ts'
import { playOn } from '../testing/play-on.ts'
import { nicheAt, nicheCount, nichesIn, requirementsOf, xOf, yOf } from './niches.ts'

const { G1 } = savedFactories

/** All niches with these requirements. */
function nichesRequiring(position: Position, bottom: number, left: number): string[] {
  const state = position.state()
  const niches = Array.from({ length: nicheCount }, (_, niche) => niche)
  return niches
    .filter((niche) => requirementsOf(state, niche).join() === `${bottom},${left}`)
    .map((niche) => `${xOf(niche)},${yOf(niche)}`)
}

/** The niches of the bottom row that some window of the small dealership would cover. */
function reachable(game: Play): number[] {
  const covered = new Set(game.windows('small').flatMap(nichesIn))
  return [...covered].filter((niche) => yOf(niche) === 0).toSorted((a, b) => a - b)
}

describe('what niches require', () => {
  test('HC-EX-1 HC-1.10 reading the axes', () => {
    const position = table().tracks('design', 'range')
    const needs = (x: number, y: number) => requirementsOf(position.state(), nicheAt(x, y))
    expect(needs(2, 4)).toEqual([1, 2])
    expect(needs(7, 6)).toEqual([3, 3])
    expect(needs(1, 0)).toEqual([0, 0])
    expect(nichesRequiring(position, 1, 2)).toEqual(['2,4', '3,4', '2,5', '3,5'])
  })

  test('HC-1.10 an axis begins at the minimum spec of its own dimension', () => {
    const position = table().year(4).tracks('design', 'range').minimums({ design: 1, range: 2, speed: 1 })
    const state = position.state()
    const along = [0, 2, 4, 6].map((at) => requirementsOf(state, nicheAt(at, 0))[0])
    const upward = [0, 2, 4, 6].map((at) => requirementsOf(state, nicheAt(0, at))[1])
    expect([along, upward]).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4, 5],
    ])
    expect(nichesRequiring(position, 1, 2)).toEqual(['0,0', '1,0', '0,1', '1,1'])
  })

  test('HC-1.11 one minimum for each dimension, off-board the same as on an axis', () => {
    expect(setUp().state.minimums).toEqual({ speed: 0, range: 0, design: 0, reliability: 0, safety: 0 })
    // G1 has speed 1: with this minimum it is open, and on the axis of speed it reaches the first field only.
    const offering = (bottom: 'speed' | 'safety', speed: number) =>
      at(
        table()
          .year(3)
          .tracks(bottom, 'range')
          .minimums({ speed })
          .factory('purple', G1)
          .buyers('car', 0, 0)
          .buyers('car', 2, 0)
          .brochures(),
      )
    expect(offering('safety', 1).dealership('purple', 'small').open).toBe(true)
    expect(offering('speed', 1).dealership('purple', 'small').open).toBe(true)
    expect(reachable(offering('speed', 1))).toEqual([0, 1])
    expect(reachable(offering('speed', 0))).toEqual([0, 1, 2, 3])
    for (const bottom of ['safety', 'speed'] as const)
      expect(offering(bottom, 2).emitted('brochurePrinted')).toMatchObject([{ open: false }])
  })

  test('HC-1.15 a buyer asks for both active specs and for every off-board minimum', () => {
    // G1 offers speed 1, range 1 and safety 1.
    const served = (x: number, y: number, minimums: Parameters<Position['minimums']>[0] = {}) => {
      const position = table().year(3).tracks('speed', 'range').minimums(minimums).factory('purple', G1)
      return at(position.buyers('car', x, y).selling()).emitted('salesEnded').length === 0
    }
    expect(served(3, 3)).toBe(true)
    expect(served(4, 3)).toBe(false)
    expect(served(3, 4)).toBe(false)
    expect(served(3, 3, { safety: 1 })).toBe(true)
    expect(served(3, 3, { safety: 2 })).toBe(false)
    expect(served(0, 0, { design: 1 })).toBe(false)
    expect(served(0, 0, { reliability: 1 })).toBe(false)
    expect(served(3, 3, { speed: 1 })).toBe(false)
    expect(served(1, 3, { speed: 1 })).toBe(true)
  })
})

describe('the axes', () => {
  test('HC-1.9 HC-1.12 two tracks are active, three off-board, and the marker is at one of the axes', () => {
    const seen: string[] = []
    const game = playOn(setUp(), ({ state }) => {
      const { bottom, left, offBoard, obsolescence, year } = state
      expect(offBoard).toHaveLength(3)
      expect([bottom, left, ...offBoard].toSorted()).toEqual([...dimensions].toSorted())
      if (state.stage.name === 'research') seen[year - 1] = obsolescence
      return year === 7
    })
    expect(game.emitted('trackEntered')).toHaveLength(6)
    expect(seen.slice(0, 6)).toEqual(['bottom', 'left', 'bottom', 'left', 'bottom', 'left'])
  })
})

describe('what never runs out', () => {
  test('HC-1.29 any number of sparks may lie on a niche, by type, and they stay', () => {
    const game = at(
      table().year(4).sparks('car', 2, 3, 5).sparks('truck', 2, 3, 1).sparks('car', 7, 7, 3).demanding(),
    ).playCard('red-4a', 'I') // two cars on (2,3)
    const sparks = () => [game.sparks('car', 2, 3), game.sparks('truck', 2, 3), game.sparks('car', 7, 7)]
    playOn(game, ({ state }) => state.year === 5)
    expect(sparks()).toEqual([7, 1, 3])
    playOn(game, ({ state }) => state.stage.name === 'demand')
    expect(sparks()).toEqual([7, 1, 3])
    expect(game.buyers('car', 7, 7)).toBe(3)
    playOn(game, ({ state }) => state.year === 6)
    expect(game.sparks('car', 7, 7)).toBe(3)
    expect(game.buyers('car', 7, 7)).toBe(6) // they go on bringing buyers
  })

  test('HC-1.37 vehicles and sparks are unlimited', () => {
    const game = at(table().sparks('car', 7, 7, 400).sparks('sports', 7, 5, 400).demanding())
    game.playCard('red-1a', 'IV') // a sports on (7,5)
    playOn(game, ({ state }) => state.year === 2)
    expect([game.sparks('sports', 7, 5), game.buyers('sports', 7, 5), game.buyers('car', 7, 7)]).toEqual([
      401, 401, 400,
    ])
  })
})
