import type { Seat } from '@carriage/kernel'
import { contentIfKnown, type MaybeFaceDown } from '../face-down.ts'
import type { PartKind, Workshop } from '../workshops.ts'
import { type Played, placesOf, ScriptedPlay } from './scripted-play.ts'
import type { Draw, ScriptedTable } from './scripted-table.ts'

interface Kind {
  readonly kind: string
}

/** The part of the state that a play of either edition reads. */
interface PlayedState {
  readonly actor: Seat
  readonly chain: (Seat | string)[]
}

/** What both editions have at a seat. */
interface SeatState {
  readonly workshops: Workshop[]
  readonly raceCar: { readonly space: number; readonly laps: number }
}

/** The decisions that both editions have in the same form. */
type CommonMove<Words extends PlayWords> =
  | { readonly kind: 'takeTile'; readonly tile: string }
  | { readonly kind: 'chooseAction'; readonly action: Words['Action'] }
  | { readonly kind: 'returnPart'; readonly part: PartKind; readonly value: number }
  | { readonly kind: 'placeEngine'; readonly where: 'workshop' | Words['RaceCarPlace'] }
  | { readonly kind: 'chooseBuyer'; readonly preference: Words['Preference'] }
  | { readonly kind: 'placeCar'; readonly body: number; readonly engine: number }
  | { readonly kind: 'endTurn' }

/** The vocabulary of an edition for its test play. */
export interface PlayWords {
  readonly Colour: string
  readonly Action: string
  readonly Preference: string
  readonly RaceCarPlace: string
  readonly SeatState: SeatState
}

/** The names of the seats, as `namesOf` gives them. */
interface ColourNames<Colour> {
  seatOf(this: void, colour: Colour): Seat
  colourOf(this: void, seat: Seat): Colour
  writeChain(this: void, chain: readonly (Seat | string)[]): string
}

/** A play whose seats are named by their colours, with the decisions and questions that both editions have. */
export abstract class ColouredPlay<
  State extends PlayedState,
  Move extends Kind,
  Event extends Kind,
  Words extends PlayWords,
> extends ScriptedPlay<State, Move | CommonMove<Words>, Event> {
  readonly #names: ColourNames<Words['Colour']>

  constructor(
    played: Played<State, Move | CommonMove<Words>, Event>,
    names: ColourNames<Words['Colour']>,
    state: State,
    table: ScriptedTable<Event>,
  ) {
    super(played, state, table)
    this.#names = names
  }

  /** Asserts whose decision it is. */
  as(colour: Words['Colour']): this {
    if (this.over || this.actor !== colour) throw new Error(`It is ${this.over ? 'over' : `${this.actor}'s decision`}.`)
    return this
  }

  takeTile(tile: string): this {
    return this.play({ kind: 'takeTile', tile })
  }
  chooseAction(action: Words['Action']): this {
    return this.play({ kind: 'chooseAction', action })
  }
  returnPart(part: PartKind, value: number): this {
    return this.play({ kind: 'returnPart', part, value })
  }
  placeEngine(where: 'workshop' | Words['RaceCarPlace']): this {
    return this.play({ kind: 'placeEngine', where })
  }
  chooseBuyer(preference: Words['Preference']): this {
    return this.play({ kind: 'chooseBuyer', preference })
  }
  placeCar(body: number, engine: number): this {
    return this.play({ kind: 'placeCar', body, engine })
  }
  endTurn(): this {
    return this.play({ kind: 'endTurn' })
  }

  /** The seat to decide. */
  get actor(): Words['Colour'] {
    return this.#names.colourOf(this.state.actor)
  }

  /** The chain as text, tail first. */
  get chain(): string {
    return this.#names.writeChain(this.state.chain)
  }

  workshops(colour: Words['Colour']): Workshop[] {
    return this.at(colour).workshops
  }

  /** Space and laps of a race car. */
  raceCar(colour: Words['Colour']): [number, number] {
    const { space, laps } = this.at(colour).raceCar
    return [space, laps]
  }

  /** What this colour has. */
  protected abstract at(colour: Words['Colour']): Words['SeatState']

  /** The colours of a race's places, the winner first. */
  protected coloursOf<Other extends string>(
    races: readonly { readonly places: readonly { readonly seat: Seat | null }[] }[],
    other: Other,
  ): (Words['Colour'] | Other)[] {
    return races.flatMap(({ places }) => places.map(({ seat }) => (seat === null ? other : this.#names.colourOf(seat))))
  }

  /** What a colour has gained, from some or all sources. */
  protected gains<Source>(
    gains: readonly { readonly seat: Seat; readonly source: Source; readonly amount: number }[],
    colour: Words['Colour'],
    sources: readonly Source[],
  ): number {
    const seat = this.#names.seatOf(colour)
    return gains
      .filter((event) => event.seat === seat && (sources.length === 0 || sources.includes(event.source)))
      .reduce((sum, { amount }) => sum + amount, 0)
  }
}

/** The content, which this view must know. */
export function heldBy<T>(value: MaybeFaceDown<T>): T {
  const content = contentIfKnown(value)
  if (content === undefined) throw new Error('This view does not know the content.')
  return content
}

/** The draws that produce this chain, or any chain if none is given: the tiles by size, then the seats. */
export function drawsOfChain(
  chain: readonly (Seat | string)[] | undefined,
  tilesBySize: readonly (readonly string[])[],
  seats: number,
): Draw[] {
  const workers = Array.from({ length: seats }, (_, seat) => seat)
  const tiles = tilesBySize.flatMap((size) =>
    placesOf(size, chain?.filter((element) => typeof element === 'string' && size.includes(element)) ?? size),
  )
  if (chain && tiles.length + seats !== chain.length) throw new RangeError('This is not a whole chain.')
  return [...tiles, ...placesOf(workers, chain?.filter((element) => typeof element === 'number') ?? workers)]
}
