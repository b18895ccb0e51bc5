import type { AwardForecast } from '@carriage/kraftwagen/forecast'
import type { Props } from './props.ts'

/** My distance to an award, in one short sentence. */
export function needText({ t, translator }: Pick<Props, 't' | 'translator'>, need: AwardForecast): string {
  switch (need.needs) {
    case 'laps':
      return t('need.laps', { steps: need.steps, drives: need.drives })
    case 'secondBuyer': {
      if (need.actions === null) return t(need.benz ? 'need.buyer.benz' : 'need.buyer.full')
      if (need.actions === 2) return t('need.buyer.two')
      return t('need.buyer.now', { kinds: need.preferences.map((each) => t(`preference.${each}`)).join(', ') })
    }
    case 'cars':
      return t('need.cars', { missing: need.missing })
    case 'part':
      return need.missing === 0
        ? t('need.part.ready', { part: need.part })
        : t('need.part', { part: need.part, level: need.level, value: need.value })
    case 'workers':
      return t('need.workers', { missing: need.missing })
    case 'engineers':
      return need.display.length > 0
        ? t('need.engineers.display', {
            missing: need.missing,
            names: need.display.map((name) => translator.phrase({ id: `engineer.${name}` })).join(', '),
          })
        : t('need.engineers', { missing: need.missing })
    default:
      return need satisfies never
  }
}
