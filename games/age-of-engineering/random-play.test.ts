import { fastChance, silentEffects } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { ageOfEngineering, type Event, invariants, type Options, optionsSchema, progress } from './index.ts'

const variants: readonly Partial<Options>[] = [
  {},
  { scoreVisibility: 'hidden', recruitmentLeftovers: 'discard', instantSale: 'placeExtraCar' },
  {
    recruitmentLeftovers: 'fillToTwo',
    pitLaneCars: 'sharedPlace',
    twoPlayerMarketSpaces: 4,
    oldsToken: 'anyToken',
  },
]

describe.each([2, 3, 4])('%i companies', (seats) => {
  test.each(variants)('random games keep every invariant: %o', (options) => {
    for (let seed = 1; seed <= 4; seed++) playOut(seats, optionsSchema.parse(options), seed)
  })
})

function playOut(seats: number, options: Options, seed: number): void {
  const chance = fastChance(seed)
  const fx = silentEffects<Event>(chance)
  const state = ageOfEngineering.setup({ seats, options }, fx)
  for (let moves = 0; ; moves++) {
    expectWhole(invariants.map((invariant) => [invariant.id, invariant.broken(state)]))
    const turn = ageOfEngineering.turn(state)
    if (turn.over) return
    expect(moves).toBeLessThan(3000)
    const seat = turn.seats[0]!
    const list = [...ageOfEngineering.moves(state, seat)]
    const before = ageOfEngineering.clone(state)
    ageOfEngineering.play(state, seat, list[chance.below(list.length)]!, fx)
    expectWhole(progress.map((each) => [each.id, each.broken(before, state)]))
  }
}

function expectWhole(found: readonly (readonly [id: string, broken: string | undefined])[]): void {
  const broken = found.filter(([, problem]) => problem !== undefined)
  if (broken.length > 0) expect(broken).toEqual([])
}
