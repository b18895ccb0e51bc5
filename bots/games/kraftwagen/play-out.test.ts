import { canonical, fastChance, silentEffects } from '@carriage/kernel'
import { type Event, kraftwagen, type State, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { playOut } from '../kraftwagen-family/play-out.ts'
import { kraftwagenModel } from './model.ts'

const model = kraftwagenModel()

/** The positions with a decision in one game of best plans, with all secrets open. */
function turns(seed: number): State[] {
  const chance = fastChance(seed)
  const options = { ...standardOptions, scoreVisibility: 'open' } as const
  let state = kraftwagen.setup({ seats: 2, options }, silentEffects<Event>(chance))
  const found: State[] = []
  while (state.phase !== 'over') {
    found.push(state)
    state = model.plans(state, state.actor, 'narrow', chance)[0]!.end!
  }
  return found
}

/** What each seat can expect, and every position that was looked into on the way. */
function played(state: State, view: State, seed: number, lookahead = 300) {
  const seen: State[] = []
  const into = new Float64Array(2)
  const players = {
    plans: (
      at: State,
      ...how: [Parameters<typeof model.plans>[1], 'wide' | 'narrow', ReturnType<typeof fastChance>]
    ) => {
      seen.push(at)
      return model.plans(at, ...how)
    },
    worth: (at: State, shares: Float64Array) => model.worth(at, shares),
    lookahead,
  }
  playOut(players, state, fastChance(seed), into, view)
  return { shares: Array.from(into), seen }
}

test('in the first round the best plan decides', () => {
  const [first] = turns(1)
  const { shares, seen } = played(first!, first!, 5)
  expect(seen).toHaveLength(1)
  expect(shares).toEqual(Array.from(model.plans(first!, first!.actor, 'narrow', fastChance(5))[0]!.worth))
})

test('later a position is played to the end of its round, and no further', () => {
  for (const state of turns(2).filter(({ round }) => round > 1)) {
    const before = canonical(state)
    const { shares, seen } = played(state, state, 5)
    expect(seen.every(({ round }) => round === state.round)).toBe(true)
    expect(shares.every((share) => share > -0.1 && share < 1.1)).toBe(true)
    expect(played(state, state, 5).shares).toEqual(shares)
    expect(canonical(state)).toBe(before)
  }
})

test('nobody looks further ahead than the forecasts allow', () => {
  const [state] = turns(2).filter(({ round }) => round > 1)
  expect(played(state!, state!, 5).seen.length).toBeGreaterThan(3)
  expect(played(state!, state!, 5, 2).seen).toHaveLength(3)
})

test('before the last decision of the game half of it is the result itself', () => {
  const last = turns(3).at(-1)!
  const [best] = model.plans(last, last.actor, 'narrow', fastChance(5))
  expect(best!.end!.phase).toBe('over')
  const result = new Float64Array(2)
  model.worth(best!.end!, result)
  const { shares } = played(last, last, 5)
  for (const seat of [0, 1]) expect(shares[seat]).toBeCloseTo(((result[seat] ?? 0) + (best!.worth[seat] ?? 0)) / 2, 10)
})

test('what lies beyond the round in which the thinking began is only judged', () => {
  const all = turns(4)
  const view = all.find(({ round }) => round === 2)!
  const beyond = all.find(({ round }) => round === 3)!
  expect(played(beyond, view, 5).seen).toHaveLength(1)
})
