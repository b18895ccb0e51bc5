import { familyFinale } from '../../../../board/kraftwagen-family/finale.tsx'
import type { Finale } from '../../../../table/finale/finale.ts'
import { pointGainIn, pointsOf, sources } from '../points.ts'
import type { FinalProps } from '../props.ts'

export function finaleOf({ history, view, ranking, t }: FinalProps): Finale {
  const points = pointsOf(history, view.companies.length)
  return familyFinale({ history, points, sources, gainIn: pointGainIn, winner: ranking[0]?.[0] ?? 0, t })
}
