import { isOpen, isSecret, redact, type Viewer } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { at, colours, engine, type Play, playAtRandom, seatOf, setUp, table } from '../testing/index.ts'

const viewers: readonly Viewer[] = ['spectator', 0, 1, 2, 3]

/** Red takes stack money and an award and places a car that fills the market; then the round is scored. */
function busyTurn(scoreVisibility: 'hidden' | 'open', blueHas = 0): Play {
  const position = table({ options: { scoreVisibility } })
    .chain('r T8 b g y')
    .levels('red', 3, 1)
    .workshop('red', engine(1))
    .raceCar('blue', 3, 2)
    .cars(5)
    .money('blue', blueHas)
  return at(position).takeTile('T8').chooseAction('buyer').chooseBuyer('body').offer(3, 1, 2, 1).endTurn()
}

describe('hidden scores', () => {
  const { state } = at(table().money('red', 12).money('blue', 7).awards('red', 'lap1').awards('blue', 'body6', 'buyer'))

  test('KW-9.35 everybody sees his own money and awards', () => {
    expect(redact(state, 0).players[0]).toMatchObject({ money: { value: 12 }, awards: { value: ['lap1'] } })
    expect(redact(state, 1).players[1]).toMatchObject({ money: { value: 7 }, awards: { value: ['body6', 'buyer'] } })
  })

  test('KW-9.35 the money and awards of others are not sent, and spectators get none at all', () => {
    for (const viewer of viewers) {
      redact(state, viewer).players.forEach(({ money, awards }, seat) => {
        if (seat === viewer) return
        expect(money).toStrictEqual({ $secret: [seat] })
        expect(awards).toStrictEqual({ $secret: [seat] })
      })
    }
  })

  test('KW-9.35 they are face down from the first move to the last', () => {
    const game = playAtRandom(setUp(), 4, (each) => {
      for (const viewer of viewers) {
        const seen = redact(each.state, viewer).players.map(({ money, awards }) => [isOpenTo(money), isOpenTo(awards)])
        expect(seen).toEqual([0, 1, 2, 3].map((seat) => [seat === viewer, seat === viewer]))
      }
    })
    expect(game.over).toBe(true)
  })
})

describe('open scores', () => {
  test('KW-9.35 if agreed, everybody sees all totals', () => {
    const options = { scoreVisibility: 'open' } as const
    const { state } = at(table({ options }).money('red', 12).awards('blue', 'body6'))
    for (const viewer of viewers) {
      const { players } = redact(state, viewer)
      expect(players.map(({ money }) => money)).toEqual([12, 0, 0, 0])
      expect(players.map(({ awards }) => awards)).toEqual([[], ['body6'], [], []])
    }
  })

  test('KW-9.35 they stay open while they grow', () => {
    const { state } = busyTurn('open')
    for (const viewer of viewers) expect(redact(state, viewer)).toEqual(state)
    expect(state.players[0]).toMatchObject({ awards: ['body3'] })
    expect(state.players[0]!.money).toBeGreaterThan(0)
  })
})

describe('public events', () => {
  test.each(['hidden', 'open'] as const)('KW-9.35 every single gain is seen by all: %s', (scoreVisibility) => {
    const { events } = busyTurn(scoreVisibility)
    for (const viewer of viewers) expect(redact(events, viewer)).toEqual(events)
    const gains = events.filter(({ kind }) => kind === 'moneyEarned' || kind === 'awardTaken')
    expect(gains).toMatchObject([
      { seat: 0, amount: 2, source: 'stack' },
      { seat: 0, award: 'body3', points: 3 },
      { seat: 1, amount: 7, source: 'place' },
      { seat: 1, amount: 3, source: 'laps' },
      { seat: 0, amount: 1, source: 'sale' },
    ])
  })

  test('KW-9.35 the events are the same whether scores are hidden or open', () => {
    expect(busyTurn('hidden').events).toEqual(busyTurn('open').events)
  })

  test("KW-9.35 no total is shown before the end: the events do not depend on anyone's total", () => {
    expect(busyTurn('hidden', 0).events).toEqual(busyTurn('hidden', 50).events)
  })

  test('KW-9.35 a player who adds up the events knows the totals', () => {
    for (const seats of [2, 3, 4] as const) {
      const game = playAtRandom(setUp({ seats, options: { specialtyTiles: true } }), 10 + seats)
      for (const colour of colours.slice(0, seats)) {
        expect(game.earned(colour)).toBe(game.money(colour))
        const taken = game.emitted('awardTaken').filter(({ seat }) => seat === seatOf(colour))
        expect(taken.map(({ award }) => award)).toEqual(game.awards(colour))
      }
    }
  })

  test('KW-9.35 a gain of 0 emits no event', () => {
    const game = at(table().stackMoney({ body: 0 }).holding('T8', 'buyer')).chooseBuyer('body')
    expect(game.emitted('moneyEarned')).toEqual([])
  })
})

test('KW-9.35 a secret purse grows without being opened', () => {
  const game = at(table().money('red', 5).holding('T8', 'buyer')).chooseBuyer('body')
  expect(game.player('red').money).toStrictEqual({ $secret: [0], value: 7 })
  expect(redact(game.state, 1).players[0]!.money).toStrictEqual({ $secret: [0] })
})

function isOpenTo(value: unknown): boolean {
  return !isSecret(value) || isOpen(value)
}
