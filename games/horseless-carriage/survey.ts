import type { Event } from './events.ts'
import type { Plan } from './factory/index.ts'
import type { State } from './state.ts'

/**
 * The figures of a simulation, for all players together unless the name says otherwise: building and sales in a year,
 * the wealth of the players, and the length of the game.
 */
export function survey(events: readonly Event[], end: State): Record<string, number> {
  const seats = end.players.length
  const wealth = end.players.map((player) => player.wealth)
  return {
    years: end.year,
    endedByTimecard: end.timecard.flipped ? 1 : 0,
    clockTicks: count('clockTicked'),
    timecardAtEnd: end.timecard.value,
    plansReopened: count('planReopened'),
    plansWithdrawn: count('planWithdrawn'),
    salesPerPlayer: count('vehiclesSold') / seats,
    stationsPerYear: sum(ofKind('planCommitted').map(({ plan }) => stationsIn(plan))) / end.year,
    carsPerYear: sum(ofKind('vehiclesSold').map(({ type, vehicles }) => (type === 'car' ? vehicles : 0))) / end.year,
    vehiclesPerYear: sum(ofKind('vehiclesSold').map(({ vehicles }) => vehicles)) / end.year,
    closedDealershipShare: closedShare(),
    wealthOfWinner: Math.max(...wealth),
    wealthPerPlayer: sum(wealth) / seats,
    ...Object.fromEntries(wealth.map((own, seat) => [`wealthOfSeat${seat + 1}`, own])),
    ...yearFigures(events, seats),
  }

  function ofKind<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  }

  function count(kind: Event['kind']): number {
    return ofKind(kind).length
  }

  /** The share of brochures that are of a closed dealership. */
  function closedShare(): number {
    const printed = ofKind('brochurePrinted')
    return printed.length === 0 ? 0 : printed.filter(({ open }) => !open).length / printed.length
  }
}

interface Year {
  stations: number
  mainlines: number
  cars: number
  vehicles: number
  earned: number[]
}

/**
 * By year: stations and mainlines built, cars and all vehicles sold by a player on average, and the wealth of each seat
 * at the end of the year.
 */
function yearFigures(events: readonly Event[], seats: number): Record<string, number> {
  const years: Year[] = []
  for (const event of events) {
    if (event.kind === 'yearBegan') years.push({ stations: 0, mainlines: 0, cars: 0, vehicles: 0, earned: [] })
    const year = years.at(-1)
    if (!year) continue
    if (event.kind === 'planCommitted') {
      year.stations += stationsIn(event.plan)
      year.mainlines += event.plan.pieces.filter(({ kind }) => kind === 'mainline').length
    }
    if (event.kind === 'vehiclesSold') {
      year.vehicles += event.vehicles
      if (event.type === 'car') year.cars += event.vehicles
      year.earned[event.seat] = (year.earned[event.seat] ?? 0) + event.earned
    }
  }
  const figures: Record<string, number> = {}
  const wealth = Array.from({ length: seats }, () => 0)
  for (const [index, { stations, mainlines, cars, vehicles, earned }] of years.entries()) {
    const name = `year${index + 1}`
    figures[`${name}.stations`] = stations / seats
    figures[`${name}.mainlines`] = mainlines / seats
    figures[`${name}.carsSold`] = cars / seats
    figures[`${name}.vehiclesSold`] = vehicles / seats
    for (const [seat, before] of wealth.entries()) {
      wealth[seat] = before + (earned[seat] ?? 0)
      figures[`${name}.wealthOfSeat${seat + 1}`] = wealth[seat]
    }
  }
  return figures
}

function stationsIn({ pieces }: Plan): number {
  return pieces.filter(({ kind }) => kind === 'station').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
