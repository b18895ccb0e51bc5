import { describe, expect, test } from 'vitest'
import { at, type Play, playAtRandom, savedFactories, setUp, table } from '../testing/index.ts'
import { playOn } from '../testing/play-on.ts'

const { G1 } = savedFactories

/** The phases that were emitted, with their years. */
function phases(game: Play): string[] {
  return game.emitted('phaseBegan').map(({ year, phase }) => `${year} ${phase}`)
}

describe('the end of the game', () => {
  test('HC-8.1 a flipped timecard ends it in phase 6', () => {
    const game = at(table().year(4).flipped().selling())
    expect(game.over).toBe(true)
    expect(game.emitted('gameEnded')).toMatchObject([{ cause: 'timecard' }])
    expect(phases(game)).toEqual(['4 endCheck'])
  })

  test('HC-8.2 HC-EX-20 year 7 is the last, whatever the timecard', () => {
    const game = at(table().year(7).timecard(5).selling())
    expect(game.over).toBe(true)
    expect(game.state.timecard).toEqual({ value: 5, flipped: false })
    expect(game.emitted('gameEnded')).toMatchObject([{ cause: 'lastYear' }])
    expect(phases(game)).toEqual(['7 endCheck'])
    expect(game.emitted('trackLeft')).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6])('HC-8.3 otherwise phase 7 follows, as in year %i', (year) => {
    const game = at(table().year(year).timecard(1).selling())
    expect(phases(game)).toEqual([`${year} endCheck`, `${year} expectations`, `${year} demand`])
    expect(game.over).toBe(false)
  })
})

describe('victory', () => {
  test('HC-8.4 the most wealth wins, from any place in the order', () => {
    for (const winner of ['red', 'green', 'purple'] as const) {
      const game = at(
        table().year(7).wealth('red', 8).wealth('green', 8).wealth('purple', 8).wealth(winner, 9).selling(),
      )
      expect(game.result.ranking[0]).toEqual([game.seatOf(winner)])
    }
  })

  test('HC-EX-58 HC-8.5 a tie goes to the earliest in the sales order', () => {
    const game = at(
      table({ colours: ['red', 'green', 'blue'] })
        .year(7)
        .order('green', 'blue', 'red')
        .wealth('red', 112)
        .wealth('green', 112)
        .wealth('blue', 97)
        .selling(),
    )
    expect(game.result).toEqual({ ranking: [[0], [1], [2]], scores: [112, 112, 97] })
    expect(game.emitted('gameEnded')).toMatchObject([{ ranking: [0, 1, 2], wealth: [112, 112, 97] }])
  })

  test('HC-8.5 the sales order is that of this year', () => {
    const game = at(table().year(7).order('red', 'green', 'purple').focusing())
    game.as('red').takeSlot(3).as('green').takeSlot(1).as('purple').takeSlot(2)
    for (const colour of ['red', 'green', 'purple'] as const) game.submit(colour, [], null)
    expect(game.result.ranking).toEqual([[0], [2], [1]])
  })

  test('HC-8.6 the whole ranking goes by wealth, then by sales order', () => {
    const game = at(table({ seats: 5 }).year(7).wealth('blue', 3).wealth('green', 3).selling())
    expect(game.result.ranking).toEqual([[3], [1], [4], [2], [0]])
  })
})

describe('HC-8.7 when a flip counts', () => {
  test('HC-8.7 a flip in phase 8 ends the game in phase 6 of the next year', () => {
    const game = at(table().year(2).timecard(2).minimums({ speed: 1, range: 1 }).demanding()).playCard('red-2c', 'I')
    playOn(game, ({ state }) => state.timecard.flipped)
    expect(game.state.year).toBe(3)
    playOn(game, () => game.over)
    expect(phases(game).at(-1)).toBe('3 endCheck')
  })

  test('HC-8.7 a flip in phase 1 ends it in phase 6 of the same year', () => {
    const game = at(table().year(3).timecard(1).markers('speed', 3, 0, 0)).research('speed')
    expect(game.state.timecard.flipped).toBe(true)
    playOn(game, () => game.over)
    expect(phases(game).at(-1)).toBe('3 endCheck')
  })

  test('HC-8.7 a flip in phase 4 ends it in phase 6 of the same year, after the sales', () => {
    const game = at(table().year(3).timecard(1).gantt('red', 9).factory('purple', G1).buyers('car', 0, 0).brochures())
    expect(game.state.timecard.flipped).toBe(true)
    expect(game.decision).toBe('placeWindow')
    playOn(game, () => game.over)
    expect(game.player('purple').wealth).toBe(6)
    expect(phases(game).at(-1)).toBe('3 endCheck')
  })

  test('HC-8.7 HC-8.2 a random game ends at the first end check after the flip', () => {
    for (const seed of [1, 2, 3]) {
      const game = playAtRandom(setUp(), seed)
      const kinds = game.events.map((event) => (event.kind === 'phaseBegan' ? event.phase : event.kind))
      const flip = kinds.indexOf('timecardFlipped')
      if (flip < 0) expect(game.state.year).toBe(7)
      else expect(kinds.indexOf('endCheck', flip)).toBe(kinds.lastIndexOf('endCheck'))
    }
  })
})
