import { fastChance, LiveEffects, seatsOf } from '@carriage/kernel'
import { type Event, kraftwagen, type Move, type State, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { habit } from '../gallery/moments.ts'
import { forecasts } from './forecasts.ts'
import { missingForCar } from './missing-for-car.ts'

function* positions(seed: number): Generator<State> {
  const luck = fastChance(seed)
  const state = kraftwagen.setup({ seats: 3, options: standardOptions }, new LiveEffects<Event>(luck))
  while (!kraftwagen.turn(state).over) {
    if (state.phase === 'action') yield state
    const moves: Move[] = [...kraftwagen.moves(state, state.actor)]
    kraftwagen.play(state, state.actor, habit(moves, luck), new LiveEffects<Event>(luck))
  }
}

test('a player who can place a car lacks nothing, and all others lack something', () => {
  const found = new Set<string>()
  for (const state of positions(1)) {
    const { seats } = forecasts.roundEnd(kraftwagen.clone(state))
    for (const seat of seatsOf(3)) {
      // A second car in one turn is another question.
      if (state.turn.carPlaced && seat === state.actor) continue
      const missing = missingForCar(state, seat)
      for (const each of missing) found.add(each)
      expect(missing.length === 0).toBe(seats[seat]?.couldPlaceCar)
    }
  }
  expect([...found].sort()).toEqual(expect.arrayContaining(['body', 'engine', 'worker']))
})
