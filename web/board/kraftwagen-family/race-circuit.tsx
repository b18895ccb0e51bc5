import type { Seat } from '@carriage/kernel'
import { CircuitDrawing, type DriveTrail } from '../parts/index.ts'

interface RaceCircuitProps {
  readonly spaces: number
  readonly title: string
  /** Spaces of the neutral cars. */
  readonly neutral: readonly number[]
  /** In the order of the race. */
  readonly racers: readonly Racer[]
  /** A previewed drive. */
  readonly drive: DriveTrail | undefined
  /** The text for screen readers, around those of the racers. */
  label(this: void, words: string): string
}

interface Racer {
  readonly seat: Seat
  /** 0 before the first drive. */
  readonly space: number
  readonly laps: string
  readonly pays: number
  readonly words: string
}

/** The track with its spaces, the cars, their laps and the current prizes. */
export function RaceCircuit({ spaces, title, neutral, racers, drive, label }: RaceCircuitProps) {
  const bySeat = racers.toSorted((a, b) => a.seat - b.seat)
  const cars = bySeat.filter(({ space }) => space > 0).map(({ seat, space }) => ({ badge: seat, space }))
  return (
    <CircuitDrawing
      spaces={spaces}
      cars={[...neutral.map((space) => ({ badge: null, space })), ...cars]}
      drive={drive}
      heading={title}
      standing={racers.map(({ seat, laps, pays }) => ({ badge: seat, laps, pays: `+${pays}` }))}
      label={label(bySeat.map(({ words }) => words).join(' '))}
    />
  )
}

/** The seats in the order of the race, those without a drive last. */
export function raceOrder(places: readonly { readonly seat: Seat | null }[], seats: readonly Seat[]): Seat[] {
  const ranked = places.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  return [...ranked, ...seats.filter((seat) => !ranked.includes(seat))]
}
