import type { Event } from '@carriage/horseless-carriage'

export type Sold = Extract<Event, { kind: 'vehiclesSold' }>

/** The sales of the current year, in order. */
export function soldThisYear(history: readonly Event[]): Sold[] {
  const began = history.findLastIndex(({ kind }) => kind === 'yearBegan')
  return history.slice(began + 1).filter((event) => event.kind === 'vehiclesSold')
}
