import type { PlanProblem } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import { RuleLink } from '../../../../board/parts/aid.tsx'
import { problemWords } from '../drafting/problem-words.ts'
import { squeezedWords } from '../drafting/squeezed-words.ts'
import { useBench } from '../drafting/use-bench.ts'
import { walledWords } from '../drafting/walled-words.ts'
import { shortagesOf } from '../editor/fallback.ts'
import { problemsIn } from '../editor/review.ts'
import { squeezedBy } from '../editor/room.ts'
import { emptyPlan } from '../editor/sheet.ts'
import { nameOf, trackName } from '../names.ts'
import type { OwnProps } from '../props.ts'
import css from './aids.module.css'
import { useDeadEnds } from './use-dead-ends.ts'

/** Why my draft cannot be built yet, and what ran short if it was sent back. */
export function DraftReview(props: OwnProps) {
  const { view, me, t, translator, showRule, bare = false } = props
  const bench = useBench(props)
  const { plan, site } = bench
  const problems = useMemo(() => problemsIn(view, me, plan), [view, me, plan])
  const squeezed = useMemo(() => (bare ? [] : squeezedBy(site, emptyPlan, plan)), [bare, site, plan])
  const deadEnds = useDeadEnds(view, me, plan, !bare)
  const short = shortagesOf(view, me)
  /** The blocked side of a station that cannot be connected any more. */
  const wallOf = ({ check, entries }: PlanProblem) => {
    const station = check === 'V-18' ? plan.pieces[entries.planned[0] ?? -1] : undefined
    return station && walledWords(props, bench, station)
  }
  return (
    <section className={css.review} data-review="" data-ready={problems.length === 0 || undefined}>
      {short.map(({ tile, left }) => (
        <p key={tile} role="alert" className={css.short}>
          {t('review.short', { tile: translator.phrase({ id: `tile.${tile}` }), left })}
        </p>
      ))}
      {problems.length === 0 ? (
        <p className={css.ready}>✓ {t('review.ready')}</p>
      ) : (
        <ul>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: problems stand in the order of the checks
            <li key={index}>
              {wallOf(problem) ?? problemWords(props, problem)} <RuleLink rule={problem.rule} show={showRule} />
            </li>
          ))}
        </ul>
      )}
      {squeezed.map((room) => (
        <p key={`${room.x},${room.y}`} className={css.squeezed}>
          <span aria-hidden="true">⚠ </span>
          {squeezedWords(props, room)}
        </p>
      ))}
      {deadEnds.map(({ dealership, dimension, minimum, year }) => (
        <p key={dealership} className={css.squeezed} data-dead-end={dealership}>
          <span aria-hidden="true">⚠ </span>
          {t('review.deadEnd', {
            dealership: nameOf(props, { kind: 'dealership', type: dealership }),
            track: trackName(props, dimension),
            minimum,
            year,
          })}
        </p>
      ))}
    </section>
  )
}
