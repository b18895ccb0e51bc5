import { sum } from '@carriage/motorworks'
import { awards } from './components/index.ts'
import type { Event, MoneySource } from './events.ts'
import { finalScores } from './scoring/end.ts'
import type { State } from './state.ts'

const rounds = 3

const figureOfSource: Readonly<Record<MoneySource, string>> = {
  sale: 'moneyFromSales',
  place: 'moneyFromRacePlaces',
  laps: 'moneyFromLaps',
  stack: 'moneyFromStacks',
  workers: 'moneyFromWorkers',
  withdrawal: 'moneyFromWithdrawnCars',
  partSold: 'moneyFromPartsSold',
}

/** What a simulation counts: how rounds end, where points come from, and how much of the game is used. */
export function survey(events: readonly Event[], end: State): Record<string, number> {
  const scores = finalScores(end)
  const players = scores.length
  const points = scores.map((score) => score.points)
  const total = sum(points)
  return {
    turns: count('turnBegan'),
    ...roundFigures(),
    scorePerPlayer: total / players,
    scoreOfWinner: Math.max(...points),
    scoreOfStartPlayer: scores[startPlayer()]?.points ?? 0,
    ...moneyFigures(),
    pointsFromAwards: sum(told('awardTaken').map((award) => award.points)) / players,
    awardsTaken: count('awardTaken'),
    ...awardFigures(),
    engineersPerPlayer: count('engineerJoined') / players,
    ...markerFigures(),
    actionsForfeited: count('actionForfeited'),
    lapsPerPlayer: sum(told('carDrove').map(({ laps }) => laps)) / players,
    ...Object.fromEntries(points.map((score, seat) => [`scoreOfSeat${seat + 1}`, score])),
  }

  function told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
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
      carsSoldInRound: count('carSold') / rounds,
      carsUnsoldInRound: count('carUnsold') / rounds,
      buyersWithoutCarInRound: count('buyerLeft') / rounds,
    }
  }

  /** Start tiles are chosen in reverse order, so the start player takes the last one. */
  function startPlayer(): number {
    return told('startTileTaken').at(-1)?.seat ?? 0
  }

  /** What a player earns in a game, by source. */
  function moneyFigures(): Record<string, number> {
    const figures = Object.fromEntries(Object.values(figureOfSource).map((figure) => [figure, 0]))
    for (const { source, amount } of told('moneyEarned')) {
      const figure = figureOfSource[source]
      figures[figure] = (figures[figure] ?? 0) + amount / players
    }
    return figures
  }

  function awardFigures(): Record<string, number> {
    const taken = told('awardTaken').map(({ award }) => award)
    return Object.fromEntries(awards.map((award) => [`award.${award}`, taken.includes(award) ? 1 : 0]))
  }

  function markerFigures(): Record<string, number> {
    const onCars = told('carPlaced').map(({ car }) => car.engineerMarker ?? '')
    return {
      markersOfHorch: onCars.filter((marker) => marker.startsWith('horch')).length,
      markersOfMaybach: onCars.filter((marker) => marker.startsWith('maybach')).length,
      markersOfDaimler: count('daimlerUsed'),
      markersOfDiesel: count('carChanged'),
      markersOfBenz: told('buyerPlaced').filter(({ benz }) => benz).length,
    }
  }
}
