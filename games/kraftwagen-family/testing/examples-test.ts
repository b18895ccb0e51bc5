import type { Examples, Game, Rule } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'

interface TestedExample<State, Move> {
  readonly id: string
  readonly rules: readonly string[]
  readonly position: () => State
  readonly moves: readonly Move[]
}

interface ExamplesTest<State, Move, Play> {
  readonly examples: readonly TestedExample<State, Move>[]
  readonly seat: Examples['seat']
  readonly turn: (state: State) => ReturnType<Game<object, object, object, object>['turn']>
  readonly rulebook: readonly Rule[]
  readonly en: object
  readonly de: object
  begin(this: void, state: State): Play
  play(this: void, game: Play, move: Move): void
  /** Asserts the outcome that an example describes, by its id. */
  readonly claims: Readonly<Record<string, (played: Play) => void>>
}

/** The worked examples of an edition. */
export function examplesTest<State, Move, Play>({
  examples,
  seat,
  turn: turnOf,
  rulebook,
  en,
  de,
  begin,
  play,
  claims,
}: ExamplesTest<State, Move, Play>): void {
  describe('worked examples', () => {
    test.each(examples)('$id: the described outcome is correct', ({ id, position, moves }) => {
      const played = begin(position())
      for (const move of moves) play(played, move)
      claims[id]!(played)
    })

    test('examples exist in both languages, cite existing rules and start with a decision of the reader', () => {
      expect(examples.map(({ id }) => id).sort()).toEqual(Object.keys(en).sort())
      expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
      const rules = new Set(rulebook.map(({ id }) => id))
      for (const { id, rules: cited, position } of examples) {
        expect([id, cited.filter((rule) => !rules.has(rule))]).toEqual([id, []])
        const turn = turnOf(position())
        expect([id, turn.over || turn.seats]).toEqual([id, [seat]])
      }
    })
  })
}
