import { achievement as achievementPhrase } from '@carriage/age-of-engineering/things'
import { Aid, RuleLink } from '../../../../board/parts/aid.tsx'
import { needText } from '../achievement-needs.ts'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** Available achievements, with my distance to each. */
export function AchievementsAid(props: Props) {
  const { view, me, t, translator, showRule } = props
  if (me === undefined || view.achievements.length === 0) return null
  return (
    <Aid title={t('achievements.left', { left: view.achievements.length })} fold="shut">
      <ul className={css.list}>
        {forecasts.achievements(view, me).map((need) => (
          <li key={need.achievement}>
            <span className={css.line}>
              <b>{translator.phrase(achievementPhrase(need.achievement, need.points))}</b>
              <RuleLink rule={need.rule} show={showRule} />
            </span>
            <span>{needText(props, need)}</span>
          </li>
        ))}
      </ul>
    </Aid>
  )
}
