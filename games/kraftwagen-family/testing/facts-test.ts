import { canonical, type Facts, fastChance, LiveEffects, type Title } from '@carriage/kernel'
import { choiceOf, collectIds, pickFrom } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'

interface FactsTest {
  /** Messages used by refusals only. */
  readonly ofRefusals: RegExp
  /** Facts for programs, and those that the rule's text already covers. */
  readonly unsaid: readonly string[]
  /** Facts of refusals that never occur in play. */
  readonly rare: readonly Facts[]
}

/** Every fact of a refusal has a message. Returns a position in which a move was refused. */
export function factsTest<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
  { ofRefusals, unsaid, rare }: FactsTest,
): State {
  const { words } = title
  const messages = words.messages.en ?? {}
  const found = refusalsIn(title)
  const { view } = found[0]!
  const refused = [...found, ...rare.map((facts) => ({ view, facts }))]

  test('every fact of a refusal has a message', () => {
    const seenIds = new Set<string>()
    for (const { facts, view } of refused) {
      const phrases = words.facts!(view, facts)
      expect(phrases.map(({ id }) => id)).toEqual(
        Object.keys(facts).flatMap((name) => (unsaid.includes(name) ? [] : [`fact.${name}`])),
      )
      for (const phrase of phrases) collectIds(phrase, seenIds)
    }
    expect([...seenIds].filter((id) => !(id in messages))).toEqual([])
    const unheard = Object.keys(messages).filter((id) => ofRefusals.test(id) && !seenIds.has(id))
    expect(unheard).toEqual([])
  })

  return view
}

/**
 * The refusals that occur in random games of every variant when moves of other moments are tried, one for each kind.
 */
function refusalsIn<State extends object, Move extends object, Options extends object, Event extends object>({
  versions: [game],
  variants,
}: Title<State, Move, Options, Event>): { view: State; facts: Facts }[] {
  const found = new Map<string, { view: State; facts: Facts }>()
  const tried = new Map<string, Move>()
  for (const [seed, { seats, options }] of variants.entries()) {
    const choice = choiceOf(seed)
    const fx = new LiveEffects<Event>(fastChance(seed))
    const state = game.setup({ seats, options }, fx)
    for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
      const seat = pickFrom(turn.seats, choice)
      const moves = [...game.moves(state, seat)]
      for (const move of moves) tried.set(canonical(move), move)
      for (const move of fx.events.length % 3 === 0 ? tried.values() : []) {
        const verdict = game.judge(state, seat, move)
        if (verdict.legal) continue
        const looked = Object.entries(verdict.facts).map(([name, value]) =>
          typeof value === 'string' ? `${name} ${value}` : name,
        )
        const kind = [verdict.rule, ...looked].join(' ')
        if (!found.has(kind)) found.set(kind, { view: game.clone(state), facts: verdict.facts })
      }
      game.play(state, seat, pickFrom(moves, choice), fx)
    }
  }
  return [...found.values()]
}
