import { bot } from '@carriage/bots/kraftwagen'
import { type AnyGameRules, fastChance, LiveEffects, redact } from '@carriage/kernel'
import { type Event, kraftwagen, type State, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import type { ShownEntry } from '../model/link.ts'
import { aimAfter, type GivenHint } from './turn-aim.ts'

const rules = kraftwagen as unknown as AnyGameRules
const adviser = bot.adviser()

/** A game at its beginning, and what the first seat sees of each entry. */
function game() {
  const fx = new LiveEffects<Event>(fastChance(3))
  const state: State = kraftwagen.setup({ seats: 2, options: standardOptions }, fx)
  const me = state.actor
  const entries: ShownEntry[] = []
  const view = () => redact(kraftwagen.clone(state), me)
  return {
    state,
    me,
    entries,
    view,
    play: (move: object): void => {
      const seen = fx.events.length
      const seat = state.actor
      kraftwagen.play(state, seat, move as never, fx)
      const events = redact(fx.events.slice(seen), me)
      entries.push({ n: entries.length + 1, seat, events, view: view() })
    },
    hint: (): GivenHint => {
      const options = adviser.advise(view(), me, { seed: 1, iterations: 4 })
      return { asked: { view: view(), n: entries.length, moves: [] }, options }
    },
  }
}

/** Plays until a hint for the first seat has several moves, and not for all choices. */
function hinted() {
  const table = game()
  for (;;) {
    if (table.state.actor === table.me) {
      const given = table.hint()
      const choices = [...kraftwagen.moves(table.state, table.me)].length
      const [first] = given.options
      if (first?.aim && first.moves.length > 2 && choices > given.options.length) return { ...table, given }
    }
    const [move] = kraftwagen.moves(table.state, table.state.actor)
    if (!move) throw new Error('The game has ended.')
    table.play(move)
  }
}

test('who follows a hint hears the rest of it at the next step, with the aim of the turn', () => {
  const { given, me, entries, view, play } = hinted()
  const [{ moves, aim: first } = { moves: [], aim: undefined }] = given.options
  expect(aimAfter(given, rules, me, { view: view(), entries })).toBeUndefined()
  play(moves[0]!)
  const aim = aimAfter(given, rules, me, { view: view(), entries })
  expect(aim).toMatchObject({ reason: first, moves: moves.slice(1) })
})

test('who plays something else has no plan to go on with', () => {
  const { given, me, entries, view, play, state } = hinted()
  const firsts = given.options.map(({ moves }) => JSON.stringify(moves[0]))
  const own = [...kraftwagen.moves(state, me)].find((move) => !firsts.includes(JSON.stringify(move)))
  play(own!)
  expect(aimAfter(given, rules, me, { view: view(), entries })).toBeUndefined()
})

test('an undone move ends the plan', () => {
  const { given, me, entries, view, play } = hinted()
  play(given.options[0]!.moves[0]!)
  const undone = [...entries, { n: entries.length + 1, seat: me, events: [], undone: entries.length }]
  expect(aimAfter(given, rules, me, { view: view(), entries: undone })).toBeUndefined()
})
