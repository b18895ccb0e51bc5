import { secret } from '@carriage/kernel'
import { useMemo } from 'react'
import { fallbackMoves, storedPlan } from '../editor/fallback.ts'
import { take } from '../editor/hand.ts'
import { problemsIn, setUpProblem } from '../editor/review.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, hold } from './bench.ts'
import css from './drafting.module.css'
import { problemWords } from './problem-words.ts'

/** Submits the plan. If only the floor expansion is missing, takes it instead. */
export function Submit({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  return props.view.stage.name === 'setUp' ? (
    <PlaceDepartments {...{ props, bench }} />
  ) : (
    <SubmitPlan {...{ props, bench }} />
  )
}

function SubmitPlan({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  const { t, view, me, moves, commit, savePremove: order, waitingFor } = props
  const { plan, guidance } = bench
  const problems = useMemo(() => problemsIn(view, me, plan), [view, me, plan])
  const { stage } = view
  // A lesson lists no plans.
  const asked = moves.length > 0 || (guidance !== undefined && waitingFor.includes(me))
  const own = asked && stage.name === 'factory'
  const submitted = stage.name === 'factory' && stage.plans[me]?.state === 'submitted'
  const same = submitted && JSON.stringify(storedPlan(view, me)) === JSON.stringify(plan)
  const floorMissing = problems.length > 0 && problems.every(({ check }) => check === 'V-06') && !plan.expansion
  const laysFloor = floorMissing && !guidance
  if (!own) return null
  const fallbacks = order ? (fallbackMoves(view, me, bench.sheet)?.length ?? 0) : 0
  return (
    <div className={css.submit}>
      {submitted && (
        <button type="button" className="button" onClick={() => commit({ kind: 'withdrawPlan' })}>
          {t('submit.withdraw')}
        </button>
      )}
      {laysFloor ? (
        <button type="button" className="button primary" onClick={() => hold(bench, take('expansion'))}>
          {t('submit.floor')}
        </button>
      ) : (
        <button
          type="button"
          className="button primary"
          data-submit=""
          disabled={same}
          // Problems are shown as the rule that forbids it.
          onClick={() => commit({ kind: 'submitPlan', plan: secret(plan, [me]) })}
        >
          {same ? t('submit.done') : t(submitted ? 'submit.again' : 'submit.plan')}
        </button>
      )}
      {fallbacks > 0 && <small>{t('submit.fallbacks', { count: fallbacks })}</small>}
    </div>
  )
}

function PlaceDepartments({ props, bench }: { readonly props: OwnProps; readonly bench: Bench }) {
  const { t, moves, commit, refuse } = props
  const { site, plan } = bench
  const problem = setUpProblem(site, plan)
  const [research, planning] = (['research', 'planning'] as const).map((type) =>
    plan.pieces.find((piece) => piece.kind === 'department' && piece.type === type),
  )
  if (moves.length === 0) return null
  return (
    <div className={css.submit}>
      <button
        type="button"
        className="button primary"
        data-submit=""
        aria-disabled={problem !== undefined}
        onClick={() => {
          if (problem) refuse(problem.rule, problemWords(props, problem))
          if (research?.kind !== 'department' || planning?.kind !== 'department') return
          commit({ kind: 'placeDepartments', research: placeOf(research), planning: placeOf(planning) })
        }}
      >
        {t('submit.departments')}
      </button>
    </div>
  )
}

function placeOf<Rot>({ x, y, rot }: { readonly x: number; readonly y: number; readonly rot: Rot }) {
  return { x, y, rot }
}
