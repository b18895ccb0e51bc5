import { sum } from '@carriage/motorworks'
import { achievements, investors } from './components/index.ts'
import { finalScores } from './end.ts'
import type { Event, EventOf, PointSource } from './events.ts'
import type { State } from './state.ts'

const rounds = 3

const figureOfSource: Readonly<Record<PointSource, string>> = {
  sale: 'pointsFromBuyers',
  investor: 'pointsFromInvestors',
  instant: 'pointsFromInstantSales',
  place: 'pointsFromRacePlaces',
  laps: 'pointsFromLaps',
  whiteMarkers: 'pointsFromWhiteMarkers',
  achievement: 'pointsFromAchievements',
}

/** What a simulation counts: how rounds end, where points come from, and how much of the game is used. */
export function survey(events: readonly Event[], end: State): Record<string, number> {
  const points = finalScores(end).map((score) => score.points)
  const companies = points.length
  return {
    turns: count('turnBegan'),
    ...roundFigures(),
    scorePerCompany: sum(points) / companies,
    scoreOfWinner: Math.max(...points),
    scoreOfFirstPlayer: points[firstPlayer()] ?? 0,
    ...pointFigures(),
    achievementsWon: count('achievementWon'),
    ...achievementFigures(),
    engineersPerCompany: sum(end.companies.map(({ engineers }) => engineers.length)) / companies,
    productionTokensUsed: count('productionTokenUsed'),
    carsSoldAgain: told('carSold').filter(({ stays }) => stays).length,
    carsInvestorsBought: count('investorBought'),
    investorsWithoutCar: count('investorLeft'),
    ...investorFigures(),
    ...markerFigures(),
    engineerTokensSpent: told('levelsRaised').filter(({ because }) => because === 'token').length,
    workersInTeams: sum(end.companies.map(({ team }) => team)),
    actionsSkipped: count('actionSkipped'),
    lapsPerCompany: sum(told('carDrove').map(({ laps }) => laps)) / companies,
    ...Object.fromEntries(points.map((score, seat) => [`scoreOfSeat${seat + 1}`, score])),
  }

  function told<Kind extends Event['kind']>(kind: Kind): EventOf<Kind>[] {
    return events.filter((event): event is EventOf<Kind> => event.kind === kind)
  }

  function count(kind: Event['kind']): number {
    return told(kind).length
  }

  /** Shares of the three rounds, and means of a round. */
  function roundFigures(): Record<string, number> {
    const causes = told('roundEnded').map(({ cause }) => cause)
    const share = (of: string) => causes.filter((cause) => cause === of).length / rounds
    return {
      roundsEndedByMarket: share('market'),
      roundsEndedByMarker: share('marker'),
      roundsEndedByBoth: share('both'),
      carsPlacedInRound: count('carPlaced') / rounds,
      carsUnsoldInRound: count('carUnsold') / rounds,
      buyersWithoutCarInRound: count('buyerLeft') / rounds,
    }
  }

  /** Starting bonuses are chosen in reverse order, so the first player takes the last one. */
  function firstPlayer(): number {
    return told('bonusTaken').at(-1)?.seat ?? 0
  }

  /** What a company gains in a game, by source. */
  function pointFigures(): Record<string, number> {
    const figures = Object.fromEntries(Object.values(figureOfSource).map((figure) => [figure, 0]))
    for (const { source, amount } of told('pointsGained')) {
      const figure = figureOfSource[source]
      figures[figure] = (figures[figure] ?? 0) + amount / companies
    }
    return figures
  }

  function achievementFigures(): Record<string, number> {
    const won = told('achievementWon').map(({ achievement }) => achievement)
    return Object.fromEntries(achievements.map((each) => [`achievement.${each}`, won.includes(each) ? 1 : 0]))
  }

  /** How often each investor bought a car. */
  function investorFigures(): Record<string, number> {
    const buying = told('investorBought').map(({ investor }) => investor)
    return Object.fromEntries(investors.map((each) => [`investor.${each}`, buying.includes(each) ? 1 : 0]))
  }

  function markerFigures(): Record<string, number> {
    const onCars = told('carPlaced').map(({ car }) => car.marker ?? '')
    return {
      markersOfWinton: onCars.filter((marker) => marker.startsWith('winton')).length,
      markersOfChristie: onCars.filter((marker) => marker.startsWith('christie')).length,
      markersOfPackard: count('packardUsed'),
      markersOfKettering: count('carChanged') + count('crewChanged'),
      markersOfBuick: told('buyerPlaced').filter(({ buick }) => buick).length,
    }
  }
}
