import { type Seat, seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { GameModel, TurnPlan } from './game-model.ts'
import { thinker } from './think.ts'

const [me] = seatsOf(2) as [Seat, Seat]

/** A position is worth what it pays now; the plans are sorted from best to worst. */
const plans: readonly TurnPlan<number, string>[] = [3, 7, 5, 9].map((pays) => ({
  moves: [`pays ${pays}`],
  end: pays,
  worth: new Float64Array(2),
  chancy: false,
}))

const model: GameModel<number, string> = {
  sampleHidden: (view) => view,
  worlds: 1,
  effort: () => 1,
  mover: () => me,
  plans: () => [...plans],
  follow: (_state, _seat, { end = 0 }) => end,
  worth: () => undefined,
  paysNow: (state) => state,
}

test('an erring bot takes the best immediate payment among the better half of its plans', () => {
  const beginner = thinker(model, { kind: 'judgement', mistakes: 100 })
  for (let seed = 0; seed < 20; seed++) expect(beginner.choose(0, me, { seed })).toBe('pays 7')
})

test('a bot that does not err takes the best plan', () => {
  expect(thinker(model, { kind: 'judgement', mistakes: 0 }).choose(0, me, { seed: 1 })).toBe('pays 3')
})
