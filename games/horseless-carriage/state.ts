import type { Pile, Seat, Secret } from '@carriage/kernel'
import type {
  Axis,
  Colour,
  CommonTile,
  DealershipSize,
  Dimension,
  Quadrant,
  VehicleType,
  WindowSize,
} from './components/index.ts'
import type { Factory, Plan } from './factory/index.ts'
import type { Options } from './options.ts'

/** A card of a player's deck or of the neutral deck, by its id in the tables. */
export type CardId = string

export type PerDimension<T> = Record<Dimension, T>
export type PerType<T> = Record<VehicleType, T>

/** The complete state of a game. */
export interface State {
  /** Agreed before the game; immutable and shared by all copies of a state. */
  readonly options: Options
  year: number
  /** What is going on: the phase of the year, and how far it is. */
  stage: Stage
  /** The engineering order in force, slot 1 first; backward it is the sales order (HC-4.8). */
  order: Seat[]
  players: Player[]

  /** HC-1.9 The dimensions on the two axes, and the off-board column from top to bottom. */
  bottom: Dimension
  left: Dimension
  offBoard: Dimension[]
  /** HC-1.12 The axis whose track leaves next. */
  obsolescence: Axis
  /** HC-1.11 */
  minimums: PerDimension<number>
  /** Where the markers stand on each research track, by seat. */
  markers: PerDimension<number[]>

  supply: Record<CommonTile, number>
  /** HC-1.14, HC-1.29, HC-1.37 Buyers and sparks on the 64 niches, any number, counted from the bottom left, row by row. */
  buyers: PerType<number[]>
  sparks: PerType<number[]>
  /** The price of each segment; none without buyers (HC-10.19). */
  prices: (number | null)[]
  timecard: Timecard
  neutralDeck: Pile<CardId>
}

export interface Player {
  readonly colour: Colour
  /** HC-1.36 */
  wealth: number
  /** HC-1.33 Gantt charts. */
  gantt: number
  /** HC-1.35 Assembly capacity. */
  capacity: number
  /** Never changed in place: building makes a new one, so copies of a state share it. */
  factory: Factory
  hand: Secret<CardId[]>
  /** Cards that were played and have been revealed, in order (HC-10.5). */
  revealed: CardId[]
}

/** HC-1.32 */
export interface Timecard {
  value: number
  flipped: boolean
}

export type Stage =
  /** Starting departments are placed; seats with an empty factory are still to place theirs. */
  | { readonly name: 'setUp' }
  | ResearchStage
  | FocusStage
  | FactoryStage
  | SalesStage
  | DemandStage
  | { readonly name: 'over' }

export type StageName = Stage['name']
export type StageOf<Name extends StageName> = Extract<Stage, { readonly name: Name }>

export interface ResearchStage {
  readonly name: 'research'
  /** The seats that still have research to do; the first one is doing it. */
  waiting: Seat[]
  /** Research moves that the first one still has. */
  left: number
  /** The markers that it has moved (HC-3.6). */
  moved: Marker[]
}

/** A marker on a research track, or one on the assembly capacity track. */
export interface Marker {
  readonly track: Dimension | 'capacity'
  readonly owner: Seat
}

export interface FocusStage {
  readonly name: 'focus'
  /** The seats that still have to act, the next one first (HC-4.1). */
  waiting: Seat[]
  /** HC-1.34 The seat that has taken each slot; a seat that is in no slot and does not wait has passed. */
  slots: (Seat | null)[]
}

export interface FactoryStage {
  readonly name: 'factory'
  /** By seat. */
  plans: StoredPlan[]
}

export type StoredPlan =
  /** Not submitted. Content is kept if it was withdrawn or reopened, and if reopened also what was short (HC-5.70). */
  | {
      readonly state: 'draft'
      readonly kept: MaybeSecret<Plan> | null
      readonly short: MaybeSecret<readonly Shortage[]> | null
    }
  /** Submitted, and provisional until all earlier players have committed. */
  | { readonly state: 'submitted'; readonly plan: MaybeSecret<Plan> }
  | { readonly state: 'committed' }

/** Known to its owner only, or open to all if the table agreed to show what is submitted (HC-5.69). */
export type MaybeSecret<T> = T | Secret<T>

/** A kind of tile that a plan needs more of than there are, and its pieces of this kind. */
export interface Shortage {
  readonly tile: CommonTile
  readonly left: number
  readonly need: number
  readonly pieces: readonly number[]
}

export interface SalesStage {
  readonly name: 'sales'
  /** The seats that have not been skipped, the seller first and then in sales order, round after round. */
  selling: Seat[]
  /** By seat. */
  offers: SalesOffer[]
  step: SaleStep
}

/** What a seat can sell in a year: its dealerships and mainlines in the order of placing. */
export interface SalesOffer {
  dealerships: Dealership[]
  mainlines: Mainline[]
}

/** A dealership as its brochure shows it, fixed until the end of the sales (HC-6.18). */
export interface Dealership {
  readonly size: DealershipSize
  readonly specs: Readonly<PerDimension<number>>
  readonly types: readonly VehicleType[]
  /** The adjacent mainlines, by their places among the pieces of the factory. */
  readonly mainlines: readonly number[]
  readonly window: WindowSize
  readonly open: boolean
  /** Where its window lies on the market board. */
  placed: MarketWindow | null
}

export interface Mainline {
  /** Its place among the pieces of the factory. */
  readonly piece: number
  readonly type: VehicleType
  stock: number
}

/** A frame on the market board, from its bottom-left niche; it may stick out (HC-7.8). */
export interface MarketWindow {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What the seller decides next. */
export type SaleStep =
  | { readonly name: 'dealership' }
  /** The niche for this dealership. A window that was placed in this turn may be left idle, if the table agreed on that. */
  | { readonly name: 'niche'; readonly dealership: DealershipSize; readonly placedNow: boolean }
  /** Which mainlines deliver vehicles of this type. */
  | {
      readonly name: 'deliver'
      readonly dealership: DealershipSize
      readonly niche: number
      readonly type: VehicleType
    }

/** What is decided next, as the steps of the game know it: in the sales the step of the seller, else the stage itself. */
export type Step = Exclude<Stage, SalesStage> | SaleStep
export type StepName = Step['name']
export type StepOf<Name extends StepName> = Extract<Step, { readonly name: Name }>

export interface DemandStage {
  readonly name: 'demand'
  /** The seats that still have to play a card, the next one first. */
  waiting: Seat[]
  /** In the order of playing. */
  faceDown: FaceDown[]
}

export interface FaceDown {
  readonly owner: Seat
  readonly quadrant: Quadrant
  readonly card: Secret<CardId>
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`There is no seat ${seat}.`)
  return player
}

/** The stage as one of this name. A legal move always finds its own. */
export function expectStage<Name extends StageName>({ stage }: State, name: Name): StageOf<Name> {
  if (stage.name !== name) throw new RangeError(`The game is at ${stage.name}, not at ${name}.`)
  return stage as StageOf<Name> // the name was just compared, which the compiler cannot follow for any name
}

export function activeStep({ stage }: State): Step {
  return stage.name === 'sales' ? stage.step : stage
}

/** HC-4.8 The engineering order backward. */
export function salesOrder({ order }: Pick<State, 'order'>): Seat[] {
  return order.toReversed()
}
