import { standard } from './components/index.ts'
import type { Options } from './options.ts'

/** Numbers for the rule texts, taken or computed from the tables. */
export function figures({ components = standard }: Pick<Options, 'components'>) {
  const { bodies, engines, buyers, instants, engineers, investors, engineeringMarkers, achievements } = components
  const { startingBonuses, lapPoints, marketTrack, players, companyBoard, actionTiles } = components
  const tiles = {
    engineers: Object.keys(engineers.rows).length,
    investors: Object.keys(investors.rows).length,
    instants: total(Object.values(instants.rows).map(({ copies }) => copies)),
  }
  const areas = companyBoard.racingTeamAreas
  return {
    ...components,
    lapPoints: { ...lapPoints, paid: lapPoints.rows.slice(1) },
    count: {
      ...tiles,
      recruitment: total(Object.values(tiles)),
      bodies: total(bodies.rows.map(({ count }) => count)),
      engines: total(engines.rows.map(({ count }) => count)),
      buyers: total(Object.values(buyers.rows)),
      markers: Object.keys(engineeringMarkers.rows).length,
      achievements: Object.keys(achievements.rows).length,
      achievementPoints: total(Object.values(achievements.rows).map(({ points }) => points)),
      startingBonuses: Object.keys(startingBonuses.rows).length,
      markerSteps: marketTrack.spaces - players.rows[4].marketMarkerStart,
      markerStepsForTwo: marketTrack.spaces - players.rows[2].marketMarkerStart,
      singleTiles: actionTiles.rows.filter(({ actions }) => actions.length === 1).length,
      doubleTiles: actionTiles.rows.filter(({ actions }) => actions.length === 2).length,
      racingTeam: total(areas),
      racingTeamFrom: areas.map((_, at) => total(areas.slice(0, at + 1))),
    },
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
