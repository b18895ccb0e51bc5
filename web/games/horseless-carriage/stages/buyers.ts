import type { State } from '@carriage/horseless-carriage'

/** Everybody who waits for a car. */
export function buyersWaiting({ buyers }: Pick<State, 'buyers'>): number {
  return buyers.car.reduce((sum, count) => sum + count, 0)
}
