import { canonical, type Facts, fastChance, LiveEffects, type Phrase } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'
import { type Event, kraftwagen, kraftwagenTitle, type Move, type State } from '../index.ts'
import { words } from './index.ts'

const messages = words.messages.en ?? {}
const refused = refusals()
/** Facts for programs, and one that the rule says by itself. */
const unsaid = new Set(['step', 'placed'])

test('whatever a refusal looked at is said in words', () => {
  const said = new Set<string>()
  for (const { facts, view } of refused) {
    const phrases = words.facts!(view, facts)
    expect(phrases.map(({ id }) => id)).toEqual(
      Object.keys(facts).flatMap((name) => (unsaid.has(name) ? [] : [`fact.${name}`])),
    )
    for (const phrase of phrases) hear(phrase, said)
  }
  expect([...said].filter((id) => !(id in messages))).toEqual([])
  expect(Object.keys(messages).filter((id) => /^(fact|missing|limit)\./.test(id) && !said.has(id))).toEqual([])
})

test('a card or tile that does not exist is said as it was asked for', () => {
  const { view } = refused[0]!
  expect(words.facts!(view, { card: 'no such card', tile: 'no such tile' })).toEqual([
    { id: 'fact.card', values: { value: 'no such card' } },
    { id: 'fact.tile', values: { value: 'no such tile' } },
  ])
})

/** What random games of every variant refuse when moves of other moments are tried, each kind of answer once. */
function refusals(): { view: State; facts: Facts }[] {
  const found = new Map<string, { view: State; facts: Facts }>()
  const tried = new Map<string, Move>()
  for (const [seed, { seats, options }] of kraftwagenTitle.variants.entries()) {
    const choice = choiceOf(seed)
    const fx = new LiveEffects<Event>(fastChance(seed))
    const state = kraftwagen.setup({ seats, options }, fx)
    for (let turn = kraftwagen.turn(state); !turn.over; turn = kraftwagen.turn(state)) {
      const seat = pickFrom(turn.seats, choice)
      const moves = [...kraftwagen.moves(state, seat)]
      for (const move of moves) tried.set(canonical(move), move)
      for (const move of fx.events.length % 3 === 0 ? tried.values() : []) {
        const verdict = kraftwagen.judge(state, seat, move)
        if (verdict.legal) continue
        const looked = Object.entries(verdict.facts).map(([name, value]) =>
          typeof value === 'string' ? `${name} ${value}` : name,
        )
        const kind = [verdict.rule, ...looked].join(' ')
        if (!found.has(kind)) found.set(kind, { view: kraftwagen.clone(state), facts: verdict.facts })
      }
      kraftwagen.play(state, seat, pickFrom(moves, choice), fx)
    }
  }
  // A full market ends the round and there are more prices than spaces, so play never comes to these.
  const rare: Facts[] = [{ missing: 'space', cars: 6 }, { missing: 'price' }]
  const { view } = [...found.values()][0]!
  return [...found.values(), ...rare.map((facts) => ({ view, facts }))]
}

function hear({ id, values = {} }: Phrase, said: Set<string>): void {
  said.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') hear(value, said)
}
