import { type Game, open } from '@carriage/kernel'
import { type Check, playRefereed, roundsOf } from '@carriage/kernel/referee'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { refereed } from '../testing/refereed.ts'

type Rules = Game<State, Move, Options, Event>

const [right] = refereed.title.versions

/** The rules, with something done to every position after a move. */
function after(change: (state: State) => void): Partial<Rules> {
  return {
    play(state, seat, move, fx) {
      right.play(state, seat, move, fx)
      change(state)
    },
  }
}

const broken: readonly (readonly [check: Check, fault: string, rules: Partial<Rules>])[] = [
  ['state', 'money comes from nowhere', after(({ stackMoney }) => (stackMoney.price += 1))],
  ['state', 'the discard pile is turned over', after((state) => state.discard.reverse())],
  [
    'views',
    'money lies open',
    after(({ players }) => {
      for (const player of players) player.money = shown(player.money)
    }),
  ],
  ['turn', 'another seat decides', { turn: (state) => withTurn(state, (seat) => (seat === 0 ? 1 : 0)) }],
  ['moves', 'nobody can take engines', { moves: (state, seat) => without(right.moves(state, seat), 'placeEngine') }],
  [
    'moves',
    'a move is listed twice',
    { moves: (state, seat) => [...right.moves(state, seat), ...right.moves(state, seat)] },
  ],
  ['seats', 'everybody has moves', { moves: (state) => right.moves(state, state.actor) }],
  ['refusals', 'everything is legal', { judge: () => ({ legal: true }) }],
  ['malformed', 'everything is read', { move: z.any() }],
  ['result', 'the last one gets a point more', { turn: withMorePoints }],
  [
    'luck',
    'a start tile is missing',
    {
      setup(table, fx) {
        const state = right.setup(table, fx)
        state.startTiles.pop()
        return state
      },
    },
  ],
  [
    'crash',
    'the rules break',
    after(() => {
      throw new Error('broken')
    }),
  ],
]

test.each(broken)('%s: the referee finds that %s', (check, _fault, rules) => {
  const title = { ...refereed.title, versions: [{ ...right, ...rules }] as const }
  const compared = { checks: {}, sections: {} }
  const found = [...roundsOf(refereed, { games: 4, seed: 30, bots: false })].map(
    (round) => playRefereed({ ...refereed, title }, { ...round, compared, tryEvery: 3 }).difference?.check,
  )
  expect(found.filter((each) => each !== undefined)).toContain(check)
})

function shown(money: State['players'][number]['money']) {
  return typeof money === 'number' ? money : open(money)
}

function* without(moves: Iterable<Move>, kind: Move['kind']): Generator<Move> {
  for (const move of moves) if (move.kind !== kind) yield move
}

function withTurn(state: State, change: (seat: number) => 0 | 1): ReturnType<Rules['turn']> {
  const turn = right.turn(state)
  return turn.over ? turn : { ...turn, seats: turn.seats.map(change) }
}

function withMorePoints(state: State): ReturnType<Rules['turn']> {
  const turn = right.turn(state)
  if (!turn.over) return turn
  const { scores } = turn.result
  return { ...turn, result: { ...turn.result, scores: [...scores.slice(0, -1), (scores.at(-1) ?? 0) + 1] } }
}
