import { familyFinale } from '../../../../board/kraftwagen-family/finale.tsx'
import type { Finale } from '../../../../table/finale/finale.ts'
import type { FinalProps } from '../props.ts'
import { pointGainIn, pointsOf, sources } from './points.ts'

export function finaleOf({ history, view, ranking, t }: FinalProps): Finale {
  const points = pointsOf(history, view.players.length)
  return familyFinale({ history, points, sources, gainIn: pointGainIn, winner: ranking[0]?.[0] ?? 0, t })
}
