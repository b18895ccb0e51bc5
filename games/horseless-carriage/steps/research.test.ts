import { describe, expect, test } from 'vitest'
import { freshFactory } from '../factory/index.ts'
import { moveSchema } from '../moves.ts'
import { at, department, type Play, table } from '../testing/index.ts'

/** A factory with this number of research departments. */
function researching(departments: number) {
  const places = [
    [0, 8],
    [3, 8],
    [6, 8],
    [9, 8],
    [5, 5],
    [8, 5],
  ] as const
  const pieces = places.slice(0, departments).map(([x, y]) => department('research', x, y))
  return { ...freshFactory(), pieces: [department('planning', 0, 5), ...pieces] }
}

function ticks(game: Play): number {
  return game.emitted('clockTicked').length
}

describe('research moves', () => {
  test('HC-3.1 players act in the engineering order in force', () => {
    const game = at(table().order('purple', 'red', 'green'))
    const acted: string[] = []
    while (game.decision === 'research') {
      acted.push(game.actor)
      game.research('speed')
    }
    expect(acted).toEqual(['purple', 'red', 'green'])
    expect(game.state.stage.name).toBe('focus')
  })

  test('HC-3.2 HC-3.10 a player makes as many moves as research departments, one after the other', () => {
    const game = at(table().factory('red', researching(3)))
    game.as('red').research('speed').as('red').research('range').as('red').raiseCapacity()
    expect(game.actor).toBe('green')
    expect(game.emitted('markerMoved').map(({ track, owner, to }) => [track, owner, to])).toEqual([
      ['speed', 0, 2], // HC-3.3 exactly one square
      ['range', 0, 2],
    ])
    expect(game.player('red').capacity).toBe(2)
  })

  test('HC-3.3 a research move brings one marker exactly one square forward', () => {
    const game = at(table().markers('speed', 2, 4, 0).markers('range', 1, 1, 1)).research('speed', 'green')
    expect(game.state.markers).toMatchObject({ speed: [2, 5, 0], range: [1, 1, 1], design: [0, 0, 0] })
    expect(game.state.players.map(({ capacity }) => capacity)).toEqual([1, 1, 1])
    game.as('green').raiseCapacity()
    expect(game.state.players.map(({ capacity }) => capacity)).toEqual([1, 2, 1])
    expect(game.state.markers.speed).toEqual([2, 5, 0])
  })

  test('HC-3.4 any marker on any track, active or not; HC-3.5 but only the own capacity', () => {
    const game = at(table().tracks('speed', 'range'))
    expect(game.moves('research')).toHaveLength(15)
    expect(game.moves('raiseCapacity')).toHaveLength(1)
    expect(game.refused({ kind: 'research', track: 'speed', owner: 3 })).toBe('HC-3.4') // no player has this seat
    // HC-3.5 the move cannot name another player's capacity
    expect(moveSchema.safeParse({ kind: 'raiseCapacity' }).success).toBe(true)
    expect(moveSchema.safeParse({ kind: 'raiseCapacity', owner: 1 }).success).toBe(false)
    game.research('safety', 'green')
    expect(game.marker('safety', 'green')).toBe(1)
  })

  test('HC-3.6 HC-3.7 the same marker once, but others may move it again', () => {
    const game = at(table().factory('red', researching(2))).research('design', 'green')
    expect(game.refused({ kind: 'research', track: 'design', owner: 1 })).toBe('HC-3.6')
    game.raiseCapacity()
    game.as('green').research('design', 'green')
    expect(game.marker('design', 'green')).toBe(2)
    const twice = at(table().factory('red', researching(2))).raiseCapacity()
    expect(twice.refused({ kind: 'raiseCapacity' })).toBe('HC-3.6')
  })

  test('HC-3.8 a marker at the end of its track stays there', () => {
    const game = at(table().markers('speed', 6, 0, 0).capacity('red', 5))
    expect(game.refusal({ kind: 'research', track: 'speed', owner: 0 })).toMatchObject({
      rule: 'HC-3.8',
      facts: { at: 6 },
    })
    expect(game.refused({ kind: 'raiseCapacity' })).toBe('HC-3.8')
  })

  test('HC-3.9 all moves must be used', () => {
    const game = at(table().factory('red', researching(2))).research('speed')
    expect([game.actor, game.refused({ kind: 'pass' })]).toEqual(['red', 'HC-1.1'])
    expect(game.moves().every(({ kind }) => kind === 'research' || kind === 'raiseCapacity')).toBe(true)
  })

  test('HC-3.9 moves are lost only when no marker is left', () => {
    let position = table().capacity('red', 5).factory('red', researching(2))
    for (const track of ['range', 'design', 'reliability', 'safety'] as const)
      position = position.markers(track, 6, 6, 6)
    const game = at(position.markers('speed', 5, 6, 6)).research('speed', 'red')
    expect(game.emitted('researchLost')).toEqual([{ kind: 'researchLost', seat: 0, moves: 1 }])
    expect(game.actor).toBe('green')
  })

  test('HC-EX-55 research and the punch clock', () => {
    const position = () =>
      table({ colours: ['green', 'red', 'blue'] })
        .factory('green', researching(2))
        .markers('speed', 1, 3, 1)
        .capacity('green', 4)
        .timecard(20)
    const game = at(position()).as('green').research('speed', 'red').raiseCapacity()
    expect(game.state.timecard.value).toBe(18) // HC-3.11, HC-11.5
    game.as('red').research('speed', 'red')
    expect([game.marker('speed', 'red'), game.state.timecard.value]).toEqual([5, 18])
    const other = at(position()).as('green').research('speed', 'red').research('range').as('red').raiseCapacity()
    expect([other.player('green').capacity, other.player('red').capacity]).toEqual([4, 2]) // HC-3.5
    const twice = at(position()).research('speed', 'red')
    expect(twice.refused({ kind: 'research', track: 'speed', owner: 1 })).toBe('HC-3.6')
  })

  test.each([1, 2, 3, 4, 5, 6])('HC-3.11 arriving on square %i of a track', (square) => {
    const game = at(table().markers('safety', square - 1, 0, 0)).research('safety')
    expect(ticks(game)).toBe(square === 4 || square === 6 ? 1 : 0)
  })

  test.each([2, 3, 4, 5])('HC-3.11 arriving on capacity %i', (capacity) => {
    const game = at(table().capacity('red', capacity - 1)).raiseCapacity()
    expect(game.player('red').capacity).toBe(capacity)
    expect(ticks(game)).toBe(capacity === 5 ? 1 : 0)
  })

  test('HC-3.11 by any player', () => {
    const game = at(table().markers('safety', 0, 3, 0))
      .as('red')
      .research('safety', 'green')
    expect(game.emitted('clockTicked')).toEqual([{ kind: 'clockTicked', source: 'track', seat: 0, timecard: 23 }])
  })

  test('it can be taken back, since nothing is revealed', () => {
    expect(at(table()).undoable({ kind: 'raiseCapacity' })).toBe(true)
  })

  test('HC-1.1 other decisions have other phases', () => {
    const game = at(table())
    expect(game.refused({ kind: 'pass' })).toBe('HC-1.1')
    expect(game.refused({ kind: 'leaveIdle' })).toBe('HC-1.1')
    expect(game.refusal(game.submission('red'))).toMatchObject({ rule: 'HC-5.64', facts: { check: 'V-01' } })
  })
})
