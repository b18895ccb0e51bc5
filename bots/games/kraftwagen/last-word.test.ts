import { readFileSync } from 'node:fs'
import { fastChance, redact, silentEffects } from '@carriage/kernel'
import { currentStep, type Event, kraftwagen, type State, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import type { ExamQuestion } from '../../exam-question.ts'
import { examPositionOf } from '../../lab/exam/question.ts'
import { kraftwagenModel } from './model.ts'
import { weightsFor } from './trained-weights.ts'

const options = { ...standardOptions, scoreVisibility: 'open' as const }
const model = kraftwagenModel()

/** Positions of the last round in which a plan leaves it to the rival to use Benz's marker, after which the game is over. */
function* beforeTheLastWord(seed: number): Generator<{ seat: number; end: State; worth: Float64Array }> {
  const fx = silentEffects<Event>(fastChance(seed))
  const choice = fastChance(seed + 1)
  const state = kraftwagen.setup({ seats: 2, options }, fx)
  while (!kraftwagen.turn(state).over) {
    const seat = state.actor
    const plans = model.plans(state, seat, 'narrow', choice)
    for (const { end, worth } of plans) {
      if (end && state.round === 3 && end.phase !== 'over' && end.actor !== seat && currentStep(end).name === 'benz')
        yield { seat, end, worth }
    }
    const best = plans[0]
    if (best) kraftwagen.play(state, seat, best.moves[0], fx)
  }
}

test('a plan that leaves the last word to a rival is worth what the rival then makes of it', () => {
  let seen = 0
  for (let seed = 1; seed <= 40 && seen < 5; seed++) {
    for (const { seat, end, worth } of beforeTheLastWord(seed)) {
      const replies = [...kraftwagen.moves(end, end.actor)].map((move) => {
        const next = kraftwagen.clone(end)
        kraftwagen.play(next, end.actor, move, silentEffects<Event>(fastChance(1)))
        const into = new Float64Array(2)
        model.worth(next, into)
        return into
      })
      const best = replies.reduce((a, b) => ((b[end.actor] ?? 0) > (a[end.actor] ?? 0) ? b : a))
      expect(worth[seat]).toBeCloseTo(best[seat]! - weightsFor(2).flattery[2]!, 9)
      seen++
    }
  }
  expect(seen).toBeGreaterThanOrEqual(5)
})

test('Benz brings no buyer who would pay a rival only, no matter which rival is taken to be ahead', () => {
  const file = new URL('exam/3-seats-401-278.json', import.meta.url)
  const question = JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion
  const view = redact(examPositionOf(kraftwagen, question) as State, question.seat)
  const chosen = [1, 2, 3, 4, 5, 6, 7, 8].map((luck) => {
    const imagined = model.sampleHidden(view, question.seat, fastChance(luck))
    return model.plans(imagined, question.seat, 'wide', fastChance(luck))[0]?.moves[0].kind
  })
  expect(new Set(chosen)).toEqual(new Set(['declineBenz']))
})
