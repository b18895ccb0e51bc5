import { canonical, type Facts, fastChance, LiveEffects, type Phrase } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'
import { ageOfEngineering, ageOfEngineeringTitle, type Event, type Move, type State } from '../index.ts'
import { words } from './index.ts'

const messages = words.messages.en ?? {}
const refused = refusals()
/** Facts for programs, and one that the rule says by itself. */
const unsaid = new Set(['step', 'placed', 'used'])

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
  expect(Object.keys(messages).filter((id) => /^(fact|missing|token|salesperson)\./.test(id) && !said.has(id))).toEqual(
    [],
  )
})

/** What random games of every variant refuse when moves of other moments are tried, each kind of answer once. */
function refusals(): { view: State; facts: Facts }[] {
  const found = new Map<string, { view: State; facts: Facts }>()
  const tried = new Map<string, Move>()
  for (const [seed, { seats, options }] of ageOfEngineeringTitle.variants.entries()) {
    const choice = choiceOf(seed)
    const fx = new LiveEffects<Event>(fastChance(seed))
    const state = ageOfEngineering.setup({ seats, options }, fx)
    for (let turn = ageOfEngineering.turn(state); !turn.over; turn = ageOfEngineering.turn(state)) {
      const seat = pickFrom(turn.seats, choice)
      const moves = [...ageOfEngineering.moves(state, seat)]
      for (const move of moves) tried.set(canonical(move), move)
      for (const move of fx.events.length % 3 === 0 ? tried.values() : []) {
        const verdict = ageOfEngineering.judge(state, seat, move)
        if (verdict.legal) continue
        const looked = Object.entries(verdict.facts).map(([name, value]) =>
          typeof value === 'string' ? `${name} ${value}` : name,
        )
        const kind = [verdict.rule, ...looked].join(' ')
        if (!found.has(kind)) found.set(kind, { view: ageOfEngineering.clone(state), facts: verdict.facts })
      }
      ageOfEngineering.play(state, seat, pickFrom(moves, choice), fx)
    }
  }
  // A full market ends the round and there are more prices than spaces, so play never comes to these; nor does it try a tile that does not exist.
  const rare: Facts[] = [{ missing: 'place', cars: 6 }, { missing: 'price' }, { tile: 'T99' }]
  const { view } = [...found.values()][0]!
  return [...found.values(), ...rare.map((facts) => ({ view, facts }))]
}

function hear({ id, values = {} }: Phrase, said: Set<string>): void {
  said.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') hear(value, said)
}
