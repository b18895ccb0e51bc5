import { type Achievement, companyOf, componentTablesOf, type State } from '@carriage/age-of-engineering'
import { achievement as achievementPhrase } from '@carriage/age-of-engineering/things'
import { type Seat, seatsOf } from '@carriage/kernel'
import { AwardPlaque } from '../../../board/kraftwagen-family/award-plaque.tsx'
import { Roving } from '../../../board/parts/roving.tsx'
import { ScreenReaderText } from '../../../board/parts/screen-reader-text.tsx'
import { needText } from './achievement-needs.ts'
import css from './achievements.module.css'
import { firstAchievementRules } from './first-rules.ts'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'

/** The ten achievements: their owners, and which are still available. */
export function Achievements(props: Props) {
  const { view, me, t, translator, showRule, bare } = props
  const own = me === undefined || bare ? [] : forecasts.achievements(view, me)
  const { rows } = componentTablesOf(view).components.achievements
  // The keys of this table are the achievements.
  const all = Object.keys(rows) as Achievement[]
  return (
    <Roving label={t('achievements.label')} className={css.achievements}>
      {all.map((achievement) => {
        const { points } = rows[achievement]
        const owner = ownerOf(view, achievement)
        const need = own.find((each) => each.achievement === achievement)
        const state =
          owner !== undefined
            ? t('achievements.owned', { name: translator.name(owner) })
            : need
              ? needText(props, need)
              : t('achievements.open')
        const label = `${translator.phrase(achievementPhrase(achievement, points))}: ${state}`
        return (
          <button
            key={achievement}
            type="button"
            className={css.achievement}
            data-spot={`award ${achievement}`}
            data-piece=""
            title={label}
            onClick={() => showRule(firstAchievementRules[achievement])}
          >
            <ScreenReaderText name={label}>
              <AwardPlaque award={achievement} points={points} gone={owner !== undefined} owner={owner} />
            </ScreenReaderText>
          </button>
        )
      })}
    </Roving>
  )
}

function ownerOf(view: State, achievement: Achievement): Seat | undefined {
  return seatsOf(view.companies.length).find((seat) => companyOf(view, seat).achievements.includes(achievement))
}
