import type { Workshop } from '../workshops.ts'

/** A move as far as both editions have it. */
interface WeighedMove {
  readonly kind: string
  readonly body?: unknown
  readonly engine?: unknown
  readonly value?: unknown
  readonly workers?: unknown
  readonly where?: unknown
  readonly marker?: unknown
}

/** How much a sensible player wants a move: what helps to sell a car comes up more often. */
export function weighCommon(move: WeighedMove): number {
  switch (move.kind) {
    case 'placeCar':
      return 5 * (Number(move.body) + Number(move.engine))
    case 'returnPart':
      return 8 - Number(move.value)
    case 'crewCar':
      return Number(move.workers) <= 3 ? 4 : 1
    case 'placeEngine':
      return move.where === 'workshop' ? 3 : 1
    case 'markCar':
      return move.marker === null ? 1 : 2
    default:
      return 1
  }
}

/** How much such a player wants an action: workers, the part that is missing, and buyers if he is after them. */
export function wishFor(
  action: string,
  { canteen, workshops }: { readonly canteen: number; readonly workshops: readonly Workshop[] },
  afterBuyers: boolean,
): number {
  switch (action) {
    case 'hire':
      return canteen === 0 ? 6 : 2
    case 'body':
    case 'engine':
      return workshops.some((part) => part?.kind === action) ? 1 : 6
    case 'buyer':
      return afterBuyers ? 12 : 3
    default:
      return 3
  }
}
