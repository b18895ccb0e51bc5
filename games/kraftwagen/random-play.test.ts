import { fastChance, silentEffects } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, invariants, kraftwagen, type Options, optionsSchema, progress } from './index.ts'

const variants: readonly Partial<Options>[] = [
  {},
  { specialtyTiles: true },
  { specialtyTiles: true, scoreVisibility: 'open', engineerMarkerLimit: 'perStep', marketAward: 'wholeGame' },
]

describe.each([2, 3, 4])('%i players', (seats) => {
  test.each(variants)('random games keep every invariant: %o', (options) => {
    for (let seed = 1; seed <= 5; seed++) playOut(seats, optionsSchema.parse(options), seed)
  })
})

function playOut(seats: number, options: Options, seed: number): void {
  const chance = fastChance(seed)
  const fx = silentEffects<Event>(chance)
  const state = kraftwagen.setup({ seats, options }, fx)
  for (let moves = 0; ; moves++) {
    expectWhole(invariants.map((invariant) => [invariant.id, invariant.broken(state)]))
    const turn = kraftwagen.turn(state)
    if (turn.over) return
    expect(moves).toBeLessThan(2000)
    const seat = turn.seats[0]!
    const list = [...kraftwagen.moves(state, seat)]
    const before = kraftwagen.clone(state)
    kraftwagen.play(state, seat, list[chance.below(list.length)]!, fx)
    expectWhole(progress.map((each) => [each.id, each.broken(before, state)]))
  }
}

function expectWhole(found: readonly (readonly [id: string, broken: string | undefined])[]): void {
  const broken = found.filter(([, problem]) => problem !== undefined)
  if (broken.length > 0) expect(broken).toEqual([])
}
