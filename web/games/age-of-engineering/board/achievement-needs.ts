import type { AchievementForecast } from '@carriage/age-of-engineering/forecast'
import type { Props } from './props.ts'
import { nameOfRecruit } from './recruit-words.ts'

/** My distance to an achievement, in one short sentence. */
export function needText(props: Pick<Props, 't' | 'translator'>, need: AchievementForecast): string {
  const { t } = props
  switch (need.needs) {
    case 'laps':
      return t('need.laps', { steps: need.steps, drives: need.drives })
    case 'secondBuyer': {
      if (need.actions === null) return t(need.buick ? 'need.buyer.buick' : 'need.buyer.full')
      if (need.actions === 2) return t('need.buyer.two')
      return t('need.buyer.now', { kinds: need.preferences.map((each) => t(`preference.${each}`)).join(', ') })
    }
    case 'cars':
      return t('need.cars', { missing: need.missing })
    case 'part': {
      if (need.missing === 0) return t('need.part.ready', { part: need.part })
      const [benefit] = need.benefits
      if (benefit) return t('need.part.benefit', { name: nameOfRecruit(props, benefit) })
      return t('need.part', { part: need.part, level: need.level, value: need.value })
    }
    case 'workers':
      return t('need.workers', { missing: need.missing })
    case 'engineers':
      return t('need.engineers', { missing: need.missing })
    default:
      return need satisfies never
  }
}
