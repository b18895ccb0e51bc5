import type { Chance, Seat } from '@carriage/kernel'
import type { TurnPlan, Width } from '../game-model.ts'
import { type FastMarket, preferenceCount } from './fast-market.ts'
import { Luck } from './luck.ts'
import type { AnyOptions, Worth } from './model.ts'
import { type MotorworksPosition, mostSeats } from './position.ts'

/** Limits: turns that are also tried with a car, cars for each of them, and cars if only the car is left to decide. */
const turnsWithCar: Readonly<Record<Width, number>> = { wide: 8, narrow: 4 }
const carsInTurn: Readonly<Record<Width, number>> = { wide: 6, narrow: 3 }
const carsAlone: Readonly<Record<Width, number>> = { wide: 14, narrow: 6 }

/** A turn whose actions are done, before a car is placed. */
interface Done<State, Move> {
  readonly state: State
  readonly moves: readonly Move[]
  readonly draws: number
  readonly worth: number
}

/** All sensible plans of a seat up to the end of its turn. */
export abstract class TurnPlans<State extends MotorworksPosition, Move extends object, Event extends object> {
  protected readonly seat: Seat
  /** The moves of the plan that is being explored. */
  protected readonly moves: Move[] = []
  protected readonly luck: Luck<Event>
  readonly #width: Width
  readonly #worth: Worth<State>
  readonly #done: Done<State, Move>[] = []
  readonly found: TurnPlan<State, Move>[] = []

  protected abstract readonly game: AnyOptions<State, Move, Event>
  protected abstract readonly endTurn: Move

  constructor(seat: Seat, width: Width, worth: Worth<State>, chance: Chance) {
    this.seat = seat
    this.#width = width
    this.#worth = worth
    this.luck = new Luck<Event>(chance)
  }

  protected abstract isEndOfTurn(state: State): boolean
  /** Whether all actions of the turn are done: a car may be placed, or the turn ended. */
  protected abstract isPlacing(state: State): boolean
  /** Whether another move than the end of the turn is possible then. */
  protected abstract couldDoMore(state: State): boolean
  /** The moves to try before that. */
  protected abstract ways(state: State): readonly Move[]
  /** Every way to end the turn with more than its actions, limited to this many cars. */
  protected abstract place(state: State, draws: number, most: number): void

  /** Explores the rest of the turn: first all actions, then the best of these turns with a car. */
  explore(state: State): void {
    if (this.isPlacing(state)) {
      const own = this.game.clone(state)
      this.place(own, 0, carsAlone[this.#width])
      this.play(own, this.endTurn, 0)
      return
    }
    this.#walk(this.game.clone(state), 0)
    this.#done.sort((a, b) => b.worth - a.worth)
    for (const { state: done, moves, draws } of this.#done.slice(0, turnsWithCar[this.#width])) {
      this.moves.push(...moves)
      this.place(done, draws, carsInTurn[this.#width])
      this.moves.length = 0
    }
  }

  /** Every way to the end of the turn. Changes the state. */
  #walk(state: State, draws: number): void {
    if (this.moves.length > 0 && this.isEndOfTurn(state)) this.#note(state, draws)
    else if (this.isPlacing(state)) this.#setAside(state, draws)
    else this.tryAll(state, this.ways(state), draws, (next, drawn) => this.#walk(next, drawn))
  }

  /** Plays each of the moves and goes on from there. Changes the state. */
  protected tryAll(
    state: State,
    moves: readonly Move[],
    draws: number,
    goOn: (state: State, draws: number) => void,
  ): void {
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]
      if (!move) continue
      const next = i === moves.length - 1 ? state : this.game.clone(state)
      const before = this.luck.draws
      this.game.play(next, this.seat, move, this.luck.table)
      this.moves.push(move)
      goOn(next, draws + this.luck.draws - before)
      this.moves.pop()
    }
  }

  /** Plays a move and explores only the actions of the turn after it. Changes the state. */
  protected play(state: State, move: Move, draws: number): void {
    this.tryAll(state, [move], draws, (next, drawn) => this.#walk(next, drawn))
  }

  /** Ends the turn without a car, and keeps the position before it to try it with a car later. */
  #setAside(state: State, draws: number): void {
    const kept = this.couldDoMore(state) ? this.game.clone(state) : undefined
    const moves = this.moves.slice()
    this.play(state, this.endTurn, draws)
    const worth = this.found.at(-1)?.worth[this.seat] ?? 0
    if (kept) this.#done.push({ state: kept, moves, draws, worth })
  }

  #note(end: State, draws: number): void {
    const [first, ...rest] = this.moves
    if (!first) return
    const worth = this.#worthOf(end)
    this.found.push({ moves: [first, ...rest], end, worth, chancy: draws > 0 })
  }

  #worthOf(end: State): Float64Array {
    const worth = new Float64Array(this.seatCount(end))
    this.#worth(end, worth)
    return worth
  }

  protected abstract seatCount(state: State): number
}

/** What a seat would be paid after all sales, less half of what its strongest rival would. */
export function gainIn({ sure, mixed }: FastMarket, seats: number, seat: Seat): number {
  let rivals = 0
  for (let other = 0; other < seats; other++) {
    if (other !== seat) rivals = Math.max(rivals, (sure[other] ?? 0) + (mixed[other] ?? 0))
  }
  return (sure[seat] ?? 0) + (mixed[seat] ?? 0) - 0.5 * rivals
}

/** The same if one more buyer of a kind came now and no other. */
function gainWithOneMore({ sure, oneMore }: FastMarket, seats: number, seat: Seat, kind: number): number {
  const paid = (each: number) => (sure[each] ?? 0) + (oneMore[kind * mostSeats + each] ?? 0)
  let rivals = 0
  for (let other = 0; other < seats; other++) if (other !== seat) rivals = Math.max(rivals, paid(other))
  return 2 * paid(seat) - rivals
}

/**
 * The best of several cars by several yardsticks in turn: as sales look now, and if one more buyer of each kind came.
 * Sales as they look now alone would keep only cheap cars as long as no buyer is there. `place` puts a car on the
 * market and gives what is spent on it.
 */
export function bestByYardsticks<Draft>(
  drafts: readonly Draft[],
  fastMarket: FastMarket,
  { seats, seat, most }: { readonly seats: number; readonly seat: Seat; readonly most: number },
  place: (draft: Draft) => number,
): Draft[] {
  const gains = drafts.map((draft) => {
    const spent = place(draft)
    fastMarket.sell()
    fastMarket.sellOneMore()
    fastMarket.withdraw()
    const gain = [gainIn(fastMarket, seats, seat) - spent]
    for (let kind = 0; kind < preferenceCount; kind++) {
      gain.push(gainWithOneMore(fastMarket, seats, seat, kind) - spent)
    }
    return gain
  })
  const orders = Array.from({ length: preferenceCount + 1 }, (_, yardstick) =>
    gains.map((_gain, index) => index).sort((a, b) => (gains[b]?.[yardstick] ?? 0) - (gains[a]?.[yardstick] ?? 0)),
  )
  const chosen = new Set<number>()
  for (let rank = 0; rank < drafts.length && chosen.size < most; rank++) {
    for (const order of orders) {
      const index = order[rank]
      if (index !== undefined && chosen.size < most) chosen.add(index)
    }
  }
  return Array.from(chosen, (index) => drafts[index]).filter((draft) => draft !== undefined)
}

/** The move whose item comes first in the order. */
export function firstOf<Move, Item>(
  moves: readonly Move[],
  order: readonly Item[],
  itemOf: (move: Move) => Item | undefined,
): Move {
  let best: Move | undefined
  let rank = order.length
  for (const move of moves) {
    const item = itemOf(move)
    const place = item === undefined ? -1 : order.indexOf(item)
    if (place < 0 || place >= rank) continue
    rank = place
    best = move
  }
  if (!best) throw new RangeError('The tile in hand has an action left.')
  return best
}
