import { redact, seatsOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { kraftwagen } from '../game.ts'
import { at, body, engine, table } from '../testing/index.ts'
import { finalScores } from './end.ts'

describe('the end', () => {
  test('KW-11.1 the game ends after the scoring of round 3 and not before', () => {
    expect(at(table().scoring()).over).toBe(false)
    expect(at(table().round(2).scoring()).over).toBe(false)
    const game = at(table().round(3).raceCar('red', 3).buyers('body').marker('0').placingACar())
    expect(game.over).toBe(false)
    game.endTurn()
    expect(game.over).toBe(true)
    expect(game.earned('red', 'place')).toBe(7)
    expect(game.emitted('gameEnded')).toHaveLength(1)
    expect(game.events.at(-1)!.kind).toBe('gameEnded')
    for (const seat of seatsOf(4)) expect([...kraftwagen.moves(game.state, seat)]).toEqual([])
  })

  test('KW-11.1 Benz may still bring his buyer before it', () => {
    const game = at(table().round(3).engineers('red', 'benz').car('red', { price: 15 }).scoring())
    expect(game.over).toBe(false)
    expect(game.useBenz('body').over).toBe(true)
    expect(game.money('red')).toBe(6 + 15)
  })
})

describe('scores', () => {
  test('KW-11.2 a score is the money and the points of the own awards', () => {
    const game = at(
      table()
        .round(3)
        .money('red', 12)
        .awards('red', 'lap1', 'workers')
        .money('blue', 5)
        .awards('blue', 'body6')
        .scoring(),
    )
    expect(game.result.scores).toEqual([12 + 3 + 7, 5 + 7, 0, 0])
    expect(finalScores(game.state).slice(0, 2)).toEqual([
      { seat: 0, money: 12, awards: ['lap1', 'workers'], points: 22 },
      { seat: 1, money: 5, awards: ['body6'], points: 12 },
    ])
  })

  test('KW-11.6 they are not counted before all is revealed, and are a list of their own', () => {
    const position = table().round(3).awards('red', 'lap1')
    expect(() => finalScores(position.state())).toThrow(RangeError)
    const { state } = at(position.scoring())
    expect(finalScores(state)[0]!.awards).toEqual(state.players[0]!.awards)
    expect(finalScores(state)[0]!.awards).not.toBe(state.players[0]!.awards)
  })

  test('KW-11.3 parts, workers, cards and engineer markers are worth nothing', () => {
    const game = at(
      table()
        .round(3)
        .awardsGone()
        .money('red', 10)
        .money('blue', 10)
        .workshop('red', body(7), engine(7), engine(6))
        .gpEngine('red', 7)
        .developments('red', 'D1', 'D2', 'D3')
        .engineers('red', 'horch', 'maybach', 'diesel', 'opel')
        .canteen('red', 9)
        .scoring(),
    )
    expect(game.player('red').engineerMarkers).toHaveLength(6)
    expect(game.result.scores.slice(0, 2)).toEqual([10, 10])
  })

  test('KW-11.4 the highest score wins', () => {
    const game = at(
      table().round(3).money('red', 8).money('blue', 30).money('green', 9).awards('red', 'lap2').scoring(),
    )
    expect(game.result).toEqual({ ranking: [[1], [0], [2], [3]], scores: [15, 30, 9, 0] })
  })

  test('KW-11.5 tied players share the victory, however many engineers they have', () => {
    const game = at(table().round(3).money('red', 20).money('green', 20).engineers('green', 'opel').scoring())
    expect(game.result.ranking).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('KW-11.5 if agreed, more engineers win a tie, and equal ones share it', () => {
    const end = (...engineers: readonly 'porsche'[]) =>
      at(
        table({ options: { tieBreak: 'engineers' } })
          .round(3)
          .money('red', 20)
          .engineers('red', ...engineers)
          .money('green', 20)
          .engineers('green', 'opel')
          .money('blue', 21)
          .scoring(),
      ).result.ranking
    expect(end()).toEqual([[1], [2], [0], [3]])
    expect(end('porsche')).toEqual([[1], [0, 2], [3]])
  })

  test.each([
    ['shared', [[0, 1]]],
    ['engineers', [[1], [0]]],
  ] as const)('KW-EX-63 final score and tie, %s', (tieBreak, winners) => {
    const game = at(
      table({ options: { tieBreak } })
        .round(3)
        .money('red', 61)
        .awards('red', 'body3', 'engine7')
        .engineers('red', 'opel', 'otto')
        .money('blue', 64)
        .awards('blue', 'workers')
        .engineers('blue', 'porsche', 'bugatti', 'daimler')
        .awards('green', 'engineers')
        .scoring(),
    )
    expect(game.emitted('gameEnded')[0]!.scores.slice(0, 2)).toEqual([
      { seat: 0, money: 61, awards: ['body3', 'engine7'], points: 71 },
      { seat: 1, money: 64, awards: ['workers'], points: 71 },
    ])
    expect(game.result.scores).toEqual([71, 71, 7, 0])
    expect(game.result.ranking).toEqual([...winners, [2], [3]])
  })
})

describe('revealing', () => {
  test('KW-11.6 at the end all money and awards are open to everybody', () => {
    const position = table().round(3).money('red', 12).awards('blue', 'body6').scoring()
    expect(redact(position.state(), 'spectator').players[0]!.money).toEqual({ $secret: [0] })
    const game = at(position)
    for (const viewer of ['spectator', ...seatsOf(4)] as const) {
      const { players } = redact(game.state, viewer)
      expect(players.map(({ money }) => money)).toEqual([12, 0, 0, 0])
      expect(players.map(({ awards }) => awards)).toEqual([[], ['body6'], [], []])
      expect(kraftwagen.turn(redact(game.state, viewer))).toMatchObject({
        over: true,
        result: { scores: [12, 7, 0, 0] },
      })
    }
  })
})
