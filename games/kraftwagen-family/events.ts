import type { Seat } from '@carriage/kernel'
import type { DriveCourse } from './circuit.ts'
import type { PartKind } from './workshops.ts'

/** The vocabulary of an edition in the shared events. */
export interface EventWords {
  /** A car on the market. */
  readonly Car: object
  readonly Preference: string
  /** Where the worker or tile stands that has the next turn. */
  readonly ChainEnd: string
  /** The place of an engine that goes into no workshop. */
  readonly RaceCarPlace: string
  readonly DriveReason: string
}

/** A place of the race; a car that no seat drives has none. */
export interface RacePlacing {
  readonly seat: Seat | null
  readonly place: number
  readonly laps: number
  readonly space: number
}

/** The events of both editions. */
export type CommonEvent<Words extends EventWords> =
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly again: boolean }
  | { readonly kind: 'tileToFront'; readonly tile: string; readonly from: 'hand' | Words['ChainEnd'] }
  | {
      readonly kind: 'partTaken'
      readonly seat: Seat
      readonly part: PartKind
      readonly value: number
      readonly where: 'workshop' | Words['RaceCarPlace']
    }
  | { readonly kind: 'partReturned'; readonly seat: Seat; readonly part: PartKind; readonly value: number }
  | { readonly kind: 'engineInstalled'; readonly seat: Seat; readonly value: number; readonly replaced: number }
  | ({ readonly kind: 'carDrove'; readonly seat: Seat; readonly because: Words['DriveReason'] } & DriveCourse)
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  | { readonly kind: 'roundEnded'; readonly round: 1 | 2 | 3; readonly cause: 'market' | 'marker' | 'both' }
  | { readonly kind: 'buyerLeft'; readonly buyer: number; readonly preference: Words['Preference'] }
  | {
      readonly kind: 'carUnsold'
      readonly car: Readonly<Words['Car']>
      /** How often it could still have been sold, if it was sold before. */
      readonly left?: number
    }
  | { readonly kind: 'marketCleared'; readonly workers: readonly number[] }
