import type { AwardForecast } from '@carriage/kraftwagen/forecast'
import type { Props } from './props.ts'

/** How far I am from an award, in one short sentence. */
export function needText({ say, tell }: Pick<Props, 'say' | 'tell'>, need: AwardForecast): string {
  switch (need.needs) {
    case 'laps':
      return say('need.laps', { steps: need.steps, drives: need.drives })
    case 'secondBuyer': {
      if (need.actions === null) return say(need.benz ? 'need.buyer.benz' : 'need.buyer.full')
      if (need.actions === 2) return say('need.buyer.two')
      return say('need.buyer.now', { kinds: need.preferences.map((each) => say(`preference.${each}`)).join(', ') })
    }
    case 'cars':
      return say('need.cars', { missing: need.missing })
    case 'part':
      return need.missing === 0
        ? say('need.part.ready', { part: need.part })
        : say('need.part', { part: need.part, level: need.level, value: need.value })
    case 'workers':
      return say('need.workers', { missing: need.missing })
    case 'engineers':
      return need.display.length > 0
        ? say('need.engineers.display', {
            missing: need.missing,
            names: need.display.map((name) => tell.phrase({ id: `engineer.${name}` })).join(', '),
          })
        : say('need.engineers', { missing: need.missing })
    default:
      return need satisfies never
  }
}
