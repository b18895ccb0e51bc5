import { nameOf } from '../names.ts'
import type { Props } from '../props.ts'
import type { BrochureVehicle } from './vehicles.ts'

/** The drawing of a vehicle as text, for screen readers. */
export function carWords(
  { t, translator, language }: Pick<Props, 't' | 'translator' | 'language'>,
  { type, stations }: BrochureVehicle,
): string {
  const car = t(`car.${stations.includes('body') ? 'closed' : 'open'}.${type}`)
  const parts = stations.filter((station) => station !== 'body')
  if (parts.length === 0) return stations.length === 0 ? t('car.bare', { car }) : car
  const names = parts.map((station) => nameOf({ t, translator }, { kind: 'station', type: station }))
  return t('car.with', { car, parts: new Intl.ListFormat(language).format(names) })
}
