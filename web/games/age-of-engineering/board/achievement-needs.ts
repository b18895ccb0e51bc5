import type { AchievementForecast } from '@carriage/age-of-engineering/forecast'
import type { Props } from './props.ts'
import { nameOfRecruit } from './recruit-words.ts'

/** How far I am from an achievement, in one short sentence. */
export function needText(props: Pick<Props, 'say' | 'tell'>, need: AchievementForecast): string {
  const { say } = props
  switch (need.needs) {
    case 'laps':
      return say('need.laps', { steps: need.steps, drives: need.drives })
    case 'secondBuyer': {
      if (need.actions === null) return say(need.buick ? 'need.buyer.buick' : 'need.buyer.full')
      if (need.actions === 2) return say('need.buyer.two')
      return say('need.buyer.now', { kinds: need.preferences.map((each) => say(`preference.${each}`)).join(', ') })
    }
    case 'cars':
      return say('need.cars', { missing: need.missing })
    case 'part': {
      if (need.missing === 0) return say('need.part.ready', { part: need.part })
      const [benefit] = need.benefits
      if (benefit) return say('need.part.benefit', { name: nameOfRecruit(props, benefit) })
      return say('need.part', { part: need.part, level: need.level, value: need.value })
    }
    case 'workers':
      return say('need.workers', { missing: need.missing })
    case 'engineers':
      return say('need.engineers', { missing: need.missing })
    default:
      return need satisfies never
  }
}
