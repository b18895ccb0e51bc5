import { fastChance, silentEffects, type Title, type Variant } from '@carriage/kernel'
import { conform } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'

/** Random games of every variant, and of one with custom components, keep each promise of the contract. */
export function conformTest<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
  standardOptions: Options,
  otherTables: Options,
): void {
  describe('random games keep each promise of the contract', () => {
    const games = title.variants.map((variant, index) => [nameOf(variant), index + 1, variant] as const)
    test.each(games)('%s', (_, seed, variant) => {
      expect(conform({ ...title, variants: [variant] }, { games: 1, seed }).games).toBe(1)
    })
  })

  test('with custom components too', () => {
    const variants = [{ seats: 2, options: otherTables }]
    expect(conform({ ...title, variants }, { games: 1 }).games).toBe(1)
  })

  function nameOf({ seats, options }: Variant<Options>): string {
    const standard = new Map<string, unknown>(Object.entries(standardOptions))
    const chosen = Object.entries(options).filter(([option, value]) => value !== standard.get(option))
    return [`${seats} seats`, ...chosen.map(([option, value]) => `${option} ${JSON.stringify(value)}`)].join(', ')
  }
}

/** Random games with two to four seats keep every invariant at every move. */
export function invariantsTest<State extends object, Move extends object, Options extends object, Event extends object>(
  { versions: [game], invariants, progress = [] }: Title<State, Move, Options, Event>,
  tables: readonly Options[],
): void {
  describe.each([2, 3, 4])('%i players', (seats) => {
    test.each(tables)('random games keep every invariant: %o', (options) => {
      for (let seed = 1; seed <= 5; seed++) playOut(seats, options, seed)
    })
  })

  function playOut(seats: number, options: Options, seed: number): void {
    const chance = fastChance(seed)
    const fx = silentEffects<Event>(chance)
    const state = game.setup({ seats, options }, fx)
    for (let moves = 0; ; moves++) {
      expectWhole(invariants.map((invariant) => [invariant.id, invariant.broken(state)]))
      const turn = game.turn(state)
      if (turn.over) return
      expect(moves).toBeLessThan(2000)
      const seat = turn.seats[0]!
      const list = [...game.moves(state, seat)]
      const before = game.clone(state)
      game.play(state, seat, list[chance.below(list.length)]!, fx)
      expectWhole(progress.map((each) => [each.id, each.broken(before, state)]))
    }
  }
}

function expectWhole(found: readonly (readonly [id: string, broken: string | undefined])[]): void {
  const broken = found.filter(([, problem]) => problem !== undefined)
  if (broken.length > 0) expect(broken).toEqual([])
}
