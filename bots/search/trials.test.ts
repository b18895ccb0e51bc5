import { expect, test } from 'vitest'
import type { GameModel } from '../game-model.ts'
import { Trials } from './trials.ts'

/** A single choice among bets. What a bet is worth shows only when it is played out, in a lucky world or a poor one. */
function betting(bets: Readonly<Record<string, (luck: number) => number>>): GameModel<string, string> {
  return {
    sampleHidden: (view) => view,
    worlds: Number.POSITIVE_INFINITY,
    effort: () => 1,
    mover: () => 0,
    plans: () => Object.keys(bets).map((name) => ({ moves: [name], worth: Float64Array.of(0.5), chancy: true })),
    follow: (_state, _seat, { moves: [bet] }) => bet,
    worth: (_state, into) => into.fill(0.5),
    playOut: (bet, chance, into) => into.fill(bets[bet]?.(chance.below(100)) ?? 0),
  }
}

function best(model: GameModel<string, string>, iterations: number, seed = 1): string | undefined {
  const trials = new Trials(model, 'start', 0, seed)
  trials.run({ iterations })
  return trials.found[0]?.plan.moves[0]
}

test('a slightly better plan is found in few worlds, since all have the same draws', () => {
  const model = betting({ a: (luck) => luck, b: (luck) => luck + 1, c: (luck) => luck - 1, d: (luck) => luck - 2 })
  for (let seed = 1; seed <= 20; seed++) expect(best(model, 8, seed)).toBe('b')
})

test('a random result is tried more than once', () => {
  const model = betting({ coin: (luck) => (luck < 40 ? 1 : 0), safe: () => 0.5 })
  let coins = 0
  for (let seed = 1; seed <= 40; seed++) if (best(model, 60, seed) === 'coin') coins++
  expect(coins).toBeLessThan(16)
})

test('close plans are tried most often', () => {
  const model = betting({ a: () => 0.1, b: () => 0.2, c: (luck) => luck / 100, d: (luck) => luck / 100 + 0.01 })
  const trials = new Trials(model, 'start', 0, 3)
  trials.run({ iterations: 40 })
  const visits = Object.fromEntries(trials.found.map((each) => [each.plan.moves[0], each.visits]))
  expect(visits).toEqual({ a: 5, b: 5, c: 15, d: 15 })
  expect(trials.iterations).toBe(40)
})

test('it stops when asked to, with the best plan so far', () => {
  const model = betting({ a: () => 0.1, b: () => 0.9, c: () => 0.2 })
  const trials = new Trials(model, 'start', 0, 1)
  let asked = 0
  trials.run({ iterations: 1_000, stop: () => ++asked > 2 })
  expect(trials.iterations).toBe(2)
  expect(trials.found[0]?.plan.moves).toEqual(['b'])
})

test('a single plan needs no trials', () => {
  const trials = new Trials(betting({ only: (_luck: number) => 1 }), 'start', 0, 1)
  expect(trials.isOpen).toBe(false)
  expect(trials.found[0]?.plan.moves).toEqual(['only'])
})

test('the same seed gives the same choice', () => {
  const noisy = betting({ a: (luck) => luck % 7, b: (luck) => luck % 11, c: (luck) => luck % 5 })
  const choices = (seed: number) => [3, 9, 27].map((iterations) => best(noisy, iterations, seed))
  for (let seed = 1; seed < 9; seed++) expect(choices(seed)).toEqual(choices(seed))
})
