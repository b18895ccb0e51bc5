import type { Event } from './events.ts'
import type { State } from './state.ts'

/** What a simulation counts: how much is built and sold in a year, what becomes of everybody, how long it takes. */
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
    closedDealershipShare: closedShare(),
    wealthOfWinner: Math.max(...wealth),
    wealthPerPlayer: sum(wealth) / seats,
    ...Object.fromEntries(wealth.map((own, seat) => [`wealthOfSeat${seat + 1}`, own])),
    ...yearFigures(events, seats),
  }

  function told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  }

  function count(kind: Event['kind']): number {
    return told(kind).length
  }

  /** How many of all brochures are of a closed dealership. */
  function closedShare(): number {
    const printed = told('brochurePrinted')
    return printed.length === 0 ? 0 : printed.filter(({ open }) => !open).length / printed.length
  }
}

interface Year {
  stations: number
  mainlines: number
  vehicles: number
  earned: number[]
}

/** By year: stations and mainlines built and vehicles sold by a player, and the wealth of each seat at its end. */
function yearFigures(events: readonly Event[], seats: number): Record<string, number> {
  const years: Year[] = []
  for (const event of events) {
    if (event.kind === 'yearBegan') years.push({ stations: 0, mainlines: 0, vehicles: 0, earned: [] })
    const year = years.at(-1)
    if (!year) continue
    if (event.kind === 'planCommitted') {
      year.stations += event.plan.pieces.filter(({ kind }) => kind === 'station').length
      year.mainlines += event.plan.pieces.filter(({ kind }) => kind === 'mainline').length
    }
    if (event.kind === 'vehiclesSold') {
      year.vehicles += event.vehicles
      year.earned[event.seat] = (year.earned[event.seat] ?? 0) + event.earned
    }
  }
  const figures: Record<string, number> = {}
  const wealth = Array.from({ length: seats }, () => 0)
  for (const [index, { stations, mainlines, vehicles, earned }] of years.entries()) {
    const name = `year${index + 1}`
    figures[`${name}.stations`] = stations / seats
    figures[`${name}.mainlines`] = mainlines / seats
    figures[`${name}.vehiclesSold`] = vehicles / seats
    for (const [seat, before] of wealth.entries()) {
      wealth[seat] = before + (earned[seat] ?? 0)
      figures[`${name}.wealthOfSeat${seat + 1}`] = wealth[seat]
    }
  }
  return figures
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
