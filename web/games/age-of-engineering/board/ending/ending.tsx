import { PointsSheet } from '../../../../board/parts/ending/points-sheet.tsx'
import { pointsOf, sources } from '../points.ts'
import type { FinalProps } from '../props.ts'

/** The sources of the points in the final ranking. */
export function WhereFrom({ ranking, history, view, t, translator }: FinalProps) {
  const points = pointsOf(history, view.companies.length)
  const rows = ranking.flat().flatMap((seat) => points.filter((each) => each.seat === seat))
  return <PointsSheet rows={rows} sources={sources} t={t} translator={translator} />
}
