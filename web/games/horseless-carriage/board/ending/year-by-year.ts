import type { Event, VehicleType } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'

/** The earnings of a seat in each year, and the number of vehicles of each type it sold. */
export interface Earnings {
  readonly seat: Seat
  readonly years: readonly number[]
  readonly vehicles: Readonly<Record<VehicleType, number>>
}

/** The earnings of each seat, from the events of the game. */
export function earningsOf(history: readonly Event[], seats: number): Earnings[] {
  const all = seatsOf(seats).map((seat) => ({
    seat,
    years: [] as number[],
    vehicles: { car: 0, sports: 0, truck: 0 },
  }))
  for (const event of history) {
    if (event.kind === 'yearBegan') for (const { years } of all) years.push(0)
    if (event.kind !== 'vehiclesSold') continue
    const own = all[event.seat]
    if (!own) continue
    const year = own.years.length - 1
    own.years[year] = (own.years[year] ?? 0) + event.earned
    own.vehicles[event.type] += event.vehicles
  }
  return all
}
