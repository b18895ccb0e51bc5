import { PointsSheet } from '../../../../board/parts/ending/points-sheet.tsx'
import type { FinalProps } from '../props.ts'
import { pointsOf, sources } from './points.ts'

/** The sources of the points in the final ranking. */
export function WhereFrom({ ranking, history, view, t, translator }: FinalProps) {
  const points = pointsOf(history, view.players.length)
  const rows = ranking.flat().flatMap((seat) => points.filter((each) => each.seat === seat))
  return <PointsSheet rows={rows} sources={sources} t={t} translator={translator} />
}
