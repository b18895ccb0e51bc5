import { type Game, isSecret, open, refuse, type Seat, secret } from '@carriage/kernel'
import { type Check, playRefereed, roundsOf } from '@carriage/kernel/referee'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { Plan } from '../factory/index.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { refereed } from '../testing/refereed.ts'

type Rules = Game<State, Move, Options, Event>

const [right] = refereed.title.versions

/** The rules, but plans like these are refused. */
function refusing(wrong: (plan: Plan) => boolean): Partial<Rules> {
  return {
    judge(state, seat, move) {
      if (move.kind === 'submitPlan' && wrong(open(move.plan))) return refuse('HC-5.12')
      return right.judge(state, seat, move)
    },
    // Their own suggestions never come to such a plan, so that only those of the referee do.
    suggest(state, seat, chance) {
      const move = right.suggest?.(state, seat, chance)
      if (move?.kind !== 'submitPlan') return move ?? { kind: 'pass' }
      const plan = open(move.plan)
      return wrong(plan) ? { kind: 'submitPlan', plan: secret({ ...plan, pieces: [] }, [seat]) } : move
    },
  }
}

const broken: readonly (readonly [check: Check, fault: string, rules: Partial<Rules>])[] = [
  ['refusals', 'plans of more than five pieces are refused', refusing(({ pieces }) => pieces.length > 5)],
  [
    'refusals',
    'two mainlines in one plan are refused',
    refusing(({ pieces }) => pieces.filter(({ kind }) => kind === 'mainline').length > 1),
  ],
  ['refusals', 'every plan is legal', { judge: () => ({ legal: true }) }],
  [
    'views',
    'plans lie open',
    {
      play(state, seat, move, fx) {
        right.play(state, seat, move, fx)
        showPlans(state, seat)
      },
    },
  ],
]

test.each(broken)('%s: the referee finds that %s', (check, _fault, rules) => {
  const title = { ...refereed.title, versions: [{ ...right, ...rules }] as const }
  const compared = { checks: {}, sections: {} }
  for (const round of roundsOf(refereed, { games: 4, seed: 30, bots: false })) {
    const found = playRefereed({ ...refereed, title }, { ...round, compared, tryEvery: 3 }).difference
    if (found?.check === check) return
  }
  expect.fail(`no difference of ${check}`)
})

function showPlans({ stage }: State, seat: Seat): void {
  if (stage.name !== 'factory') return
  const stored = stage.plans[seat]
  if (stored?.state === 'submitted' && isSecret(stored.plan)) stage.plans[seat] = { ...stored, plan: open(stored.plan) }
}
