import { type AnyGame, awaitedSeats, fastChance, redact, type Seat, silentEffects } from '@carriage/kernel'
import { botFor } from '../../node/index.ts'
import type { PuzzleSource } from '../../puzzle-source.ts'
import { type ExactChoice, isSameMove } from './exact.ts'

/** Lucks of the first look at every choice, and of each of the two comparisons of the best ones. */
const firstLucks = 4
const lucks = 12
/** Choices that are compared closely. */
const contenders = 2

/**
 * What every choice comes to on average if Mechanics play the game to its end, over the same lucks for all. The best ones are
 * compared twice with different lucks; undefined unless the same choice is clearly the best both times.
 */
export function expectedChoices(
  game: AnyGame,
  source: PuzzleSource,
  state: object,
  seat: Seat,
  /** A move that must be among the best: the rest is not looked at if it is not. */
  expected?: object,
): ExactChoice[] | undefined {
  const view = redact(state, seat)
  const tried = [...game.moves(state, seat)].map((move) => ({
    move,
    value: meanOf(firstLucks, (n) => playedOut(game, source, view, seat, move, n)),
  }))
  const close = tried.sort((a, b) => b.value - a.value).slice(0, contenders)
  if (expected && !close.some(({ move }) => isSameMove(move, expected))) return undefined
  const runs = [1_000, 2_000].map((first) =>
    close.map(({ move }) => meanOf(lucks, (n) => playedOut(game, source, view, seat, move, first + n))),
  )
  const best = clearlyBest(runs, source.clearly)
  if (best === undefined) return undefined
  const means = new Map(
    close.map(({ move }, place) => [move, meanOf(runs.length, (run) => runs[run]?.[place] ?? 0)] as const),
  )
  const first = means.get(close[best]?.move ?? {}) ?? 0
  return tried.map(({ move, value }) => ({
    move,
    // A choice that had few trials and does not reach the best is not claimed to be better than it.
    value: Math.round(Math.min(means.get(move) ?? value, move === close[best]?.move ? Infinity : first - 1)),
    line: [{ seat, move }],
  }))
}

/** The index of the choice that leads all others by at least `clearly` in every run; undefined if there is none. */
function clearlyBest(runs: readonly (readonly number[])[], clearly: number): number | undefined {
  const firsts = runs.map((values) => {
    const most = Math.max(...values)
    const place = values.indexOf(most)
    const next = Math.max(...values.filter((_, other) => other !== place))
    return most - next >= clearly ? place : undefined
  })
  return firsts.every((place) => place === firsts[0]) ? firsts[0] : undefined
}

function playedOut(game: AnyGame, source: PuzzleSource, view: object, seat: Seat, move: object, luck: number): number {
  const mechanic = botFor(game.id, 'mechanic')
  const chance = fastChance(luck)
  const state = game.clone(source.imagine(view, seat, chance))
  const fx = silentEffects<object>(chance)
  game.play(state, seat, move, fx)
  while (!source.isSettled(state, view)) {
    const [next] = awaitedSeats(game.turn(state))
    if (next === undefined || !mechanic) break
    game.play(state, next, mechanic.choose(redact(state, next), next, { seed: luck }), fx)
  }
  return source.figures(state, view)[seat] ?? 0
}

function meanOf(count: number, figure: (n: number) => number): number {
  let sum = 0
  for (let n = 0; n < count; n++) sum += figure(n)
  return sum / count
}
