import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import { contentIfKnown, listPhrase, markerPhrase, partPhrase } from '@carriage/kraftwagen-family'
import { grandPrixSteps } from '../grand-prix.ts'
import { type Company, companyOf, type State, tokensOf } from '../state.ts'
import { achievementsOn, colour, knownRecruit } from './things.ts'

/** A company board with everything on it. */
export function companyLines(view: State, seat: Seat): Phrase[] {
  const company = companyOf(view, seat)
  const { supply, canteen, team, raceEngine, levels, investors, engineeringMarkers } = company
  const workshops = company.workshops.map((held) => (held ? partPhrase(held.kind, held.value) : { id: 'empty' }))
  return [
    { id: 'board.company', values: { seat: seatName(seat), colour: colour(view, seat) } },
    { id: 'board.workers', values: { supply: two(supply), canteen: two(canteen), salesperson: salesperson(company) } },
    { id: 'board.levels', values: { body: levels.body, engine: levels.engine, tokens: tokensOf(company) } },
    { id: 'board.racing', values: { raceEngine, team, steps: grandPrixSteps(view, seat) } },
    { id: 'board.workshops', values: { parts: listPhrase(workshops, 'comma') } },
    ...company.engineers.map((each) => ({ id: 'board.engineer', values: { engineer: knownRecruit(view, each) } })),
    ...(engineeringMarkers.length > 0
      ? [{ id: 'board.markers', values: { markers: listPhrase(engineeringMarkers.map(markerPhrase), 'comma') } }]
      : []),
    ...investors.map((each) => ({ id: 'board.investor', values: { investor: knownRecruit(view, each) } })),
    pointsLine(view, seat),
  ]
}

/** A salesperson is mentioned only while working. */
function salesperson({ salesperson: at, engineers }: Company): string {
  return engineers.includes('riker') ? at : 'none'
}

/** A hidden total is shown to its company only. */
function pointsLine(view: State, seat: Seat): Phrase {
  const { points, achievements } = companyOf(view, seat)
  const total = contentIfKnown(points)
  const values = { achievements: achievements.length, which: achievementsOn(view, achievements) }
  return total === undefined
    ? { id: 'board.points.hidden', values }
    : { id: 'board.points', values: { ...values, points: total } }
}

/** Padded to two digits, so that the boards align. */
function two(workers: number): string {
  return String(workers).padStart(2)
}
