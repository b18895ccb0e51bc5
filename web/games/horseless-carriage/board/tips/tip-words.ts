import { nameOf, trackName } from '../names.ts'
import type { Props } from '../props.ts'
import type { Tip } from './tip.ts'

/** A tip as a sentence. */
export function tipWords(words: Pick<Props, 't' | 'translator'>, tip: Tip): string {
  const values: Record<string, string | number> = {}
  for (const [fact, value] of Object.entries(tip)) if (fact !== 'id') values[fact] = value as string | number
  if ('station' in tip) values.station = nameOf(words, { kind: 'station', type: tip.station })
  if ('track' in tip) values.track = trackName(words, tip.track)
  if ('dealership' in tip) values.dealership = nameOf(words, { kind: 'dealership', type: tip.dealership })
  return words.t(`tip.${tip.id}`, values)
}
