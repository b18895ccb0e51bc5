import type { Chance, Seat } from '@carriage/kernel'
import type { TurnPlan, Width } from '../../game-model.ts'
import { type FastMarket, preferenceCount } from './fast-market.ts'
import { Luck } from './luck.ts'
import type { Worth } from './model.ts'
import type { AnyOptions } from './position.ts'
import { type FamilyPosition, mostSeats } from './position.ts'

/** Limits: turns that are also tried with a car, cars for each of them, and cars if only the car is left to decide. */
const turnsWithCar: Readonly<Record<Width, number>> = { wide: 6, narrow: 4 }
const carsInTurn: Readonly<Record<Width, number>> = { wide: 5, narrow: 3 }
const carsAlone: Readonly<Record<Width, number>> = { wide: 12, narrow: 6 }

/** Prices that are looked at for a car whose parts and crew are settled, unless it ends the round. */
export const pricesForCar = 4

/** A turn whose actions are done, before a car is placed. */
interface Done<State, Move> {
  readonly state: State
  readonly moves: readonly Move[]
  readonly draws: number
  readonly worth: number
}

/** All sensible plans of a seat up to the end of its turn. */
export abstract class TurnPlans<State extends FamilyPosition, Move extends object, Event extends object> {
  protected readonly seat: Seat
  /** The moves of the plan that is being explored. */
  protected readonly moves: Move[] = []
  protected readonly luck: Luck<Event>
  readonly #width: Width
  readonly #worth: Worth<State>
  readonly #done: Done<State, Move>[] = []
  readonly found: TurnPlan<State, Move>[] = []
  readonly #wasteful: TurnPlan<State, Move>[] = []
  #latest: TurnPlan<State, Move> | undefined

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
  protected abstract endings(state: State): readonly Move[]
  /** Every way to end the turn with more than its actions, limited to this many cars. */
  protected abstract place(state: State, draws: number, most: number): void

  /**
   * Whether spending in the turn turned out to be useless, before the turn ends: such plans are used only if there are
   * no others.
   */
  protected wastes(_state: State): boolean {
    return false
  }

  /** Explores the rest of the turn: first all actions, then the best of these turns with a car. */
  explore(state: State): void {
    this.#explore(state)
    if (this.found.length === 0) this.found.push(...this.#wasteful)
  }

  #explore(state: State): void {
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
    else this.tryAll(state, this.endings(state), draws, (next, drawn) => this.#walk(next, drawn))
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
    const count = this.found.length
    const isWasteful = move === this.endTurn && this.wastes(state)
    this.tryAll(state, [move], draws, (next, drawn) => this.#walk(next, drawn))
    if (isWasteful) this.#wasteful.push(...this.found.splice(count))
  }

  /** Ends the turn without a car, and keeps the position before it to try it with a car later. */
  #setAside(state: State, draws: number): void {
    const count = this.couldDoMore(state) ? this.game.clone(state) : undefined
    const moves = this.moves.slice()
    this.play(state, this.endTurn, draws)
    const worth = this.#latest?.worth[this.seat] ?? 0
    if (count) this.#done.push({ state: count, moves, draws, worth })
  }

  #note(end: State, draws: number): void {
    const [first, ...rest] = this.moves
    if (!first) return
    const worth = this.#worthOf(end)
    this.#latest = { moves: [first, ...rest], end, worth, chancy: draws > 0 }
    this.found.push(this.#latest)
  }

  /** Where another seat has yet to decide how the round is scored, what it prefers. */
  #worthOf(end: State): Float64Array {
    let best: Float64Array | undefined
    if (end.phase !== 'over' && this.isLastWord(end)) {
      const replier = end.actor
      for (const move of this.game.moves(end, replier)) {
        const next = this.game.clone(end)
        this.game.play(next, replier, move, this.luck.table)
        const worth = this.#worthOf(next)
        if (!best || (worth[replier] ?? 0) > (best[replier] ?? 0)) best = worth
      }
    }
    if (best) return best
    const worth = new Float64Array(this.seatCount(end))
    this.#worth(end, worth)
    return worth
  }

  protected abstract seatCount(state: State): number
  /** Whether a seat decides about the last buyer of a round, which no value was learned for: it only sees whole turns. */
  protected abstract isLastWord(state: State): boolean
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
  const from = kind * mostSeats
  let rivals = 0
  for (let other = 0; other < seats; other++) {
    if (other !== seat) rivals = Math.max(rivals, (sure[other] ?? 0) + (oneMore[from + other] ?? 0))
  }
  return 2 * ((sure[seat] ?? 0) + (oneMore[from + seat] ?? 0)) - rivals
}

const yardsticks = preferenceCount + 1

interface YardstickOptions {
  readonly seats: number
  readonly seat: Seat
  /** Limit of cars that are named. */
  readonly most: number
  /** How many prices each car is drafted with. */
  readonly prices: number
}

/** For each car what it gains by each yardstick; −∞ once that yardstick has named it. Grows as needed. */
let gains = new Float64Array(0)
/** What is spent on each car, and what the seat would be paid with it as sales look now. */
let costs = new Float64Array(0)
let paid = new Float64Array(0)
/** Sums of prices and shares of them differ by more than this, or not at all. */
const rounding = 1e-6

/**
 * The best of several cars by several yardsticks in turn: as sales look now, and if one more buyer of each kind came.
 * Sales as they look now alone would keep only cheap cars as long as no buyer is there. `place` puts a car on the
 * market and gives what is spent on it. `plainOf` gives where the same car lies with the least that can be spent on it: more is
 * spent only if that changes who is paid what. Drafts lie in groups of the same car at each of `prices` prices: one that takes
 * a buyer from an own dearer car is left out where another price of the car would not. Nothing takes the place of a car that is
 * left out: values were learned from cars that yardsticks name first.
 */
export function bestByYardsticks<Draft>(
  drafts: readonly Draft[],
  fastMarket: FastMarket,
  { seats, seat, most, prices }: YardstickOptions,
  place: (draft: Draft) => number,
  plainOf?: (index: number) => number,
): Draft[] {
  const useless = new Set<Draft>()
  if (costs.length < drafts.length) {
    gains = new Float64Array(2 * drafts.length * yardsticks)
    costs = new Float64Array(2 * drafts.length)
    paid = new Float64Array(2 * drafts.length)
  }
  fastMarket.sell()
  const before = fastMarket.sure[seat] ?? 0
  for (let i = 0; i < drafts.length; i++) {
    const spent = place(drafts[i] as Draft) // i is below the length
    costs[i] = spent
    fastMarket.sell()
    fastMarket.sellOneMore()
    fastMarket.withdraw()
    paid[i] = fastMarket.sure[seat] ?? 0
    const from = i * yardsticks
    gains[from] = gainIn(fastMarket, seats, seat) - spent
    for (let kind = 0; kind < preferenceCount; kind++) {
      gains[from + 1 + kind] = gainWithOneMore(fastMarket, seats, seat, kind) - spent
    }
    if (plainOf && spendsForNothing(i, plainOf(i))) useless.add(drafts[i] as Draft)
  }
  if (before > 0) {
    for (let i = 0; i < drafts.length; i++) {
      if ((paid[i] ?? 0) < before && isHarmless(i - (i % prices), prices, before)) useless.add(drafts[i] as Draft)
    }
  }
  const chosen: Draft[] = []
  for (let rank = 0; rank < drafts.length; rank++) {
    for (let yardstick = 0; yardstick < yardsticks; yardstick++) {
      if (chosen.length >= most) return chosen.filter((draft) => !useless.has(draft))
      const draft = drafts[takeBest(yardstick, drafts.length)] as Draft // there are as many as ranks
      if (!chosen.includes(draft)) chosen.push(draft)
    }
  }
  return chosen.filter((draft) => !useless.has(draft))
}

/** Whether a car brings by each yardstick what the plain one brings, which lies before it and costs less. */
function spendsForNothing(car: number, plain: number): boolean {
  if (car === plain) return false
  const more = (costs[car] ?? 0) - (costs[plain] ?? 0)
  for (let yardstick = 0; yardstick < yardsticks; yardstick++) {
    const less = (gains[plain * yardsticks + yardstick] ?? 0) - (gains[car * yardsticks + yardstick] ?? 0)
    if (Math.abs(less - more) > rounding) return false
  }
  return true
}

/** Whether one of the prices of a car, from this index on, takes nothing from what the seat would be paid without it. */
function isHarmless(from: number, prices: number, before: number): boolean {
  for (let i = from; i < from + prices; i++) if ((paid[i] ?? 0) >= before) return true
  return false
}

/** The index of the car that a yardstick names next, the first of equals. */
function takeBest(yardstick: number, count: number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const gain = gains[i * yardsticks + yardstick] ?? 0
    if (gain <= most) continue
    most = gain
    best = i
  }
  gains[best * yardsticks + yardstick] = Number.NEGATIVE_INFINITY
  return best
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
