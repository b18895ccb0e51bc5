import {
  eventsOf,
  gainFigures,
  onceFigures,
  roundFigures,
  roundsOfGame,
  scoreFigures,
  sum,
} from '@carriage/kraftwagen-family'
import { awards } from './components/index.ts'
import type { Event, MoneySource } from './events.ts'
import { finalScores } from './scoring/end.ts'
import type { State } from './state.ts'

const figureOfSource: Readonly<Record<MoneySource, string>> = {
  sale: 'moneyFromSales',
  place: 'moneyFromRacePlaces',
  laps: 'moneyFromLaps',
  stack: 'moneyFromStacks',
  workers: 'moneyFromWorkers',
  withdrawal: 'moneyFromWithdrawnCars',
  partSold: 'moneyFromPartsSold',
}

/** Simulation statistics: round ends, sources of points, and use of the components. */
export function survey(events: readonly Event[], end: State): Record<string, number> {
  const scores = finalScores(end)
  const players = scores.length
  const points = scores.map((score) => score.points)
  const total = sum(points)
  return {
    turns: count('turnBegan'),
    ...roundFigures(events),
    carsSoldInRound: count('carSold') / roundsOfGame,
    scorePerPlayer: total / players,
    ...scoreFigures(points),
    scoreOfStartPlayer: scores[startPlayer()]?.points ?? 0,
    ...gainFigures(figureOfSource, ofKind('moneyEarned'), players),
    pointsFromAwards: sum(ofKind('awardTaken').map((award) => award.points)) / players,
    awardsTaken: count('awardTaken'),
    ...onceFigures(
      'award',
      awards,
      ofKind('awardTaken').map(({ award }) => award),
    ),
    engineersPerPlayer: count('engineerJoined') / players,
    ...markerFigures(),
    actionsForfeited: count('actionForfeited'),
    lapsPerPlayer: sum(ofKind('carDrove').map(({ laps }) => laps)) / players,
  }

  function ofKind<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return eventsOf(events, kind)
  }

  function count(kind: Event['kind']): number {
    return ofKind(kind).length
  }

  /** Start tiles are chosen in reverse order, so the start player takes the last one. */
  function startPlayer(): number {
    return ofKind('startTileTaken').at(-1)?.seat ?? 0
  }

  function markerFigures(): Record<string, number> {
    const onCars = ofKind('carPlaced').map(({ car }) => car.engineerMarker ?? '')
    return {
      markersOfHorch: onCars.filter((marker) => marker.startsWith('horch')).length,
      markersOfMaybach: onCars.filter((marker) => marker.startsWith('maybach')).length,
      markersOfDaimler: count('daimlerUsed'),
      markersOfDiesel: count('carChanged'),
      markersOfBenz: ofKind('buyerPlaced').filter(({ benz }) => benz).length,
    }
  }
}
