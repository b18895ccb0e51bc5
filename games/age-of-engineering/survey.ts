import { eventsOf, gainFigures, onceFigures, roundFigures, scoreFigures, sum } from '@carriage/kraftwagen-family'
import { achievements, investors } from './components/index.ts'
import { finalScores } from './end.ts'
import type { Event, EventOf, PointSource } from './events.ts'
import type { State } from './state.ts'

const figureOfSource: Readonly<Record<PointSource, string>> = {
  sale: 'pointsFromBuyers',
  investor: 'pointsFromInvestors',
  instant: 'pointsFromInstantSales',
  place: 'pointsFromRacePlaces',
  laps: 'pointsFromLaps',
  whiteMarkers: 'pointsFromWhiteMarkers',
  achievement: 'pointsFromAchievements',
}

/** Simulation statistics: round ends, sources of points, and use of the components. */
export function survey(events: readonly Event[], end: State): Record<string, number> {
  const points = finalScores(end).map((score) => score.points)
  const companies = points.length
  return {
    turns: count('turnBegan'),
    ...roundFigures(events),
    scorePerCompany: sum(points) / companies,
    ...scoreFigures(points),
    scoreOfFirstPlayer: points[firstPlayer()] ?? 0,
    ...gainFigures(figureOfSource, ofKind('pointsGained'), companies),
    achievementsWon: count('achievementWon'),
    ...onceFigures(
      'achievement',
      achievements,
      ofKind('achievementWon').map(({ achievement }) => achievement),
    ),
    engineersPerCompany: sum(end.companies.map(({ engineers }) => engineers.length)) / companies,
    productionTokensUsed: count('productionTokenUsed'),
    carsSoldAgain: ofKind('carSold').filter(({ stays }) => stays).length,
    carsInvestorsBought: count('investorBought'),
    investorsWithoutCar: count('investorLeft'),
    ...onceFigures(
      'investor',
      investors,
      ofKind('investorBought').map(({ investor }) => investor),
    ),
    ...markerFigures(),
    engineerTokensSpent: ofKind('levelsRaised').filter(({ because }) => because === 'token').length,
    workersInTeams: sum(end.companies.map(({ team }) => team)),
    actionsSkipped: count('actionSkipped'),
    lapsPerCompany: sum(ofKind('carDrove').map(({ laps }) => laps)) / companies,
  }

  function ofKind<Kind extends Event['kind']>(kind: Kind): EventOf<Kind>[] {
    return eventsOf(events, kind)
  }

  function count(kind: Event['kind']): number {
    return ofKind(kind).length
  }

  /** Starting bonuses are chosen in reverse order, so the first player chooses last. */
  function firstPlayer(): number {
    return ofKind('bonusTaken').at(-1)?.seat ?? 0
  }

  function markerFigures(): Record<string, number> {
    const onCars = ofKind('carPlaced').map(({ car }) => car.marker ?? '')
    return {
      markersOfWinton: onCars.filter((marker) => marker.startsWith('winton')).length,
      markersOfChristie: onCars.filter((marker) => marker.startsWith('christie')).length,
      markersOfPackard: count('packardUsed'),
      markersOfKettering: count('carChanged') + count('crewChanged'),
      markersOfBuick: ofKind('buyerPlaced').filter(({ buick }) => buick).length,
    }
  }
}
