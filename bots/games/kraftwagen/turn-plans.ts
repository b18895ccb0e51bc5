import type { Seat } from '@carriage/kernel'
import {
  type Action,
  type Bonus,
  boardFor,
  type Car,
  componentTablesOf,
  currentStep,
  type Event,
  kraftwagen,
  type Move,
  markerValue,
  marketIsFull,
  marketSpaces,
  playerOf,
  type State,
  type Step,
} from '@carriage/kraftwagen'
import { valuesOf } from '@carriage/kraftwagen-family'
import { FastMarket, type PlaceableCar } from '../kraftwagen-family/fast-market.ts'
import { bestByYardsticks, firstOf, gainIn, pricesForCar, TurnPlans } from '../kraftwagen-family/turn-plans.ts'
import { fillFastMarket } from './fast-market.ts'

/** The best order for the actions of a tile; trying all orders would take too long. */
const order: readonly (Action | Bonus | 'carOnSpace2' | 'gpEngine2')[] = [
  'gpEngine2',
  'hire',
  'research',
  'researchTopDiscard',
  'takeBody5',
  'takeEngine3',
  'takeEngine6',
  'body',
  'engine',
  'gpEngineUp',
  'carOnSpace2',
  'grandPrix',
  'moneyPerWorker',
  'withdrawCar3',
  'withdrawCar7',
  'sellPart',
  'buyer',
]

const fastMarket = new FastMarket()

/** What a worker who is sent with a car is missing later: about what it would be worth then. */
const costOfWorker = 0.4

export class KraftwagenTurns extends TurnPlans<State, Move, Event> {
  protected override readonly game = kraftwagen
  protected override readonly endTurn: Move = { kind: 'endTurn' }

  protected override isEndOfTurn(state: State): boolean {
    return isEndOfTurn(state, this.seat, this.moves.length)
  }

  protected override isPlacing(state: State): boolean {
    return currentStep(state).name === 'car'
  }

  protected override couldDoMore(state: State): boolean {
    return !state.turn.carPlaced && couldDoMore(state)
  }

  protected override seatCount(state: State): number {
    return state.players.length
  }

  protected override isLastWord(state: State): boolean {
    return currentStep(state).name === 'benz'
  }

  protected override endings(state: State): readonly Move[] {
    const moves = movesOf(state)
    const step = currentStep(state)
    switch (step.name) {
      case 'actions':
      case 'items':
        return [firstOf(moves, order, itemOf)]
      case 'takeTile':
        return moves.filter(({ kind }) => kind === 'takeTile')
      case 'crewCar':
        return moves.filter(worthTrying(state, this.seat, step))
      case 'priceCar':
        return bestPrices(state, this.seat, step)
      case 'markCar':
        return moves.filter(worthMarking(state, this.seat))
      case 'placeEngine':
        return moves.filter(worthInstalling(state, this.seat, step.value))
      default:
        return moves
    }
  }

  /** Step II: a marker, or one of the cars that sell best. */
  protected override place(state: State, draws: number, most: number): void {
    if (!state.turn.carPlaced) {
      for (const each of bestCars(state, this.seat, most)) this.#offer(kraftwagen.clone(state), each, draws)
    }
    for (const move of movesOf(state)) {
      if (!pays(state, move, this.seat)) continue
      const next = kraftwagen.clone(state)
      kraftwagen.play(next, this.seat, move, this.luck.table)
      this.moves.push(move)
      this.#finish(next, draws)
      this.moves.pop()
    }
  }

  #offer(state: State, { body, engine, luxury: workers, price }: PlaceableCar, draws: number): void {
    const depth = this.moves.length
    const play = (move: Move) => {
      kraftwagen.play(state, this.seat, move, this.luck.table)
      this.moves.push(move)
    }
    play({ kind: 'placeCar', body, engine })
    if (currentStep(state).name === 'crewCar') play({ kind: 'crewCar', workers })
    if (currentStep(state).name === 'priceCar') play({ kind: 'priceCar', price })
    this.#finish(state, draws)
    this.moves.length = depth
  }

  /** Whatever is still asked on the way to the end of the turn, each answer; then the turn ends. */
  #finish(state: State, draws: number): void {
    if (this.isPlacing(state)) this.play(state, this.endTurn, draws)
    else
      this.tryAll(state, movesOf(state).filter(worthMarking(state, this.seat)), draws, (next) =>
        this.#finish(next, draws),
      )
  }
}

/** Whether step II offers anything but the end of the turn. */
function couldDoMore(state: State): boolean {
  const { canteen, workshops, engineerMarkers } = playerOf(state, state.actor)
  if (engineerMarkers.length > 0) return true
  return canteen > 0 && valuesOf(workshops, 'body').length > 0 && valuesOf(workshops, 'engine').length > 0
}

/** A new turn or phase begins, or the game is over. The own decision about Benz's marker belongs to the turn before it. */
export function isEndOfTurn(state: State, seat: Seat, moves: number): boolean {
  if (moves === 0) return false
  if (state.phase === 'over' || state.actor !== seat) return true
  const { name } = currentStep(state)
  return name === 'takeTile' || name === 'startTiles'
}

function movesOf(state: State): Move[] {
  return [...kraftwagen.moves(state, state.actor)]
}

function itemOf(move: Move): (typeof order)[number] | undefined {
  return move.kind === 'chooseAction' ? move.action : move.kind === 'chooseItem' ? move.item : undefined
}

/** The crews of a car whose parts are settled: one worker, or more where that changes who is paid what. */
function worthTrying(state: State, seat: Seat, parts: Extract<Step, { name: 'crewCar' }>): (move: Move) => boolean {
  const cars = carsOf(state, seat, [parts.body], [parts.engine], Number.POSITIVE_INFINITY)
  const crews = new Set(cars.map(({ luxury }) => luxury).concat(1))
  return (move) => move.kind === 'crewCar' && crews.has(move.workers)
}

/** No engine that makes the race car slower, or none faster if it can be stored instead. */
function worthInstalling(state: State, seat: Seat, value: number): (move: Move) => boolean {
  const { gpEngine, workshops } = playerOf(state, seat)
  const serves = workshops.includes(null) ? value > gpEngine : value >= gpEngine
  return (move) => move.kind === 'placeEngine' && (move.where === 'workshop' || serves)
}

function prestigeOfRivals(state: State, seat: Seat): number {
  let most = 0
  for (const { owner, workers } of state.market) if (owner !== seat && workers > most) most = workers
  return most
}

/** The cars that a seat could place which bring it the most beside its rivals, now or with one more buyer. */
function bestCars(state: State, seat: Seat, most: number): PlaceableCar[] {
  const { workshops } = playerOf(state, seat)
  return carsOf(state, seat, valuesOf(workshops, 'body'), valuesOf(workshops, 'engine'), most)
}

/**
 * The same of these parts. Crews are one worker, all of them, or just enough to have more than others or as many: anything
 * between is wasted.
 */
function carsOf(
  state: State,
  seat: Seat,
  bodies: readonly number[],
  engines: readonly number[],
  most: number,
): PlaceableCar[] {
  const { canteen } = playerOf(state, seat)
  const tables = componentTablesOf(state)
  const seats = state.players.length
  const { activeBuyerSpaces } = boardFor(tables, seats)
  const prices = state.availablePrices
  if (canteen === 0 || marketIsFull(state) || prices.length === 0) return []
  if (engines.length === 0 || bodies.length === 0) return []
  const rivals = prestigeOfRivals(state, seat)
  const crews = [1, rivals, rivals + 1, canteen].filter(
    (crew, i, all) => crew >= 1 && crew <= canteen && all.indexOf(crew) === i,
  )
  const drafts: PlaceableCar[] = []
  for (const body of bodies) {
    for (const engine of engines) {
      for (const luxury of crews) {
        for (const price of prices) drafts.push({ owner: seat, body, engine, luxury, price })
      }
    }
  }
  fillFastMarket(fastMarket, state, tables, activeBuyerSpaces)
  const place = (draft: PlaceableCar) => {
    fastMarket.place(draft)
    return costOfWorker * draft.luxury
  }
  const ofSameParts = crews.length * prices.length
  const withOneWorker = (index: number) => index - (index % ofSameParts) + (index % prices.length)
  return bestByYardsticks(drafts, fastMarket, { seats, seat, most, prices: prices.length }, place, withOneWorker)
}

/**
 * The prices of a car whose parts and crew are settled that one of the yardsticks names. A value learned from such cars
 * only, so it knows little of others; where the turn ends the round, sales are certain and each price is tried.
 */
function bestPrices(state: State, seat: Seat, { body, engine, workers }: Extract<Step, { name: 'priceCar' }>): Move[] {
  const tables = componentTablesOf(state)
  const seats = state.players.length
  const { activeBuyerSpaces } = boardFor(tables, seats)
  const drafts = state.availablePrices.map(
    (price): PlaceableCar => ({ owner: seat, body, engine, luxury: workers, price }),
  )
  const isLast =
    state.market.length + 1 >= marketSpaces(state) || state.marker === tables.components.buyerTrack.spaces.at(-1)
  if (!isLast) fillFastMarket(fastMarket, state, tables, activeBuyerSpaces)
  const tried = isLast
    ? drafts
    : bestByYardsticks(drafts, fastMarket, { seats, seat, most: pricesForCar, prices: drafts.length }, (draft) => {
        fastMarket.place(draft)
        return 0
      })
  return (tried.length > 0 ? tried : drafts).map(({ price }): Move => ({ kind: 'priceCar', price }))
}

/** No marker, or one that changes who is paid what: now, or with one more buyer. */
function worthMarking(state: State, seat: Seat): (move: Move) => boolean {
  const step = currentStep(state)
  if (step.name !== 'markCar') return () => true
  const tables = componentTablesOf(state)
  fillFastMarket(fastMarket, state, tables, boardFor(tables, state.players.length).activeBuyerSpaces)
  const { body, engine, workers: luxury, price } = step
  const paidWith = (raise: { readonly body: number; readonly engine: number }) => {
    fastMarket.place({ owner: seat, body: body + raise.body, engine: engine + raise.engine, luxury, price })
    const paid = paidNowOrWithOneMore()
    fastMarket.withdraw()
    return paid
  }
  const without = paidWith({ body: 0, engine: 0 })
  return (move) => {
    if (move.kind !== 'markCar' || move.marker === null) return true
    const raise = markerValue(tables, move.marker)
    const onEngine = tables.components.engineerMarkers.rows[move.marker].kind === 'engine'
    return paidWith({ body: onEngine ? 0 : raise, engine: onEngine ? raise : 0 }) !== without
  }
}

/**
 * A Daimler marker only where an own car is sold now; of Diesel's changes only prices that bring more as sales look, and better
 * parts that change who is paid what, now or with one more buyer.
 */
function pays(state: State, move: Move, seat: Seat): boolean {
  if (move.kind === 'useDaimler') return buysFrom(state, seat, move.buyer)
  if (move.kind !== 'useDiesel') return false
  const car = state.market.find(({ price }) => price === move.car)
  if (!car || move.change === 'workers') return false
  if (move.change === 'price') return bringsMore(state, seat, car, move.to)
  return move.to > car[move.change] && changesSales(state, car, { ...car, [move.change]: move.to })
}

/** Whether another car in place of this one changes who is paid what: now, or with one more buyer. */
function changesSales(state: State, car: Car, other: Car): boolean {
  const tables = componentTablesOf(state)
  const paidWith = (market: Car[]) => {
    fillFastMarket(fastMarket, { ...state, market }, tables, boardFor(tables, state.players.length).activeBuyerSpaces)
    return paidNowOrWithOneMore()
  }
  return paidWith(state.market.map((each) => (each === car ? other : each))) !== paidWith(state.market)
}

/** What the fast market pays each seat: now, and with one more buyer of each kind. */
function paidNowOrWithOneMore(): string {
  fastMarket.sell()
  fastMarket.sellOneMore()
  return [...fastMarket.sure, ...fastMarket.mixed, ...fastMarket.oneMore].join()
}

/** Values know little of prices that no yardstick names, and overrate low ones. */
function bringsMore(state: State, seat: Seat, car: Car, price: number): boolean {
  const tables = componentTablesOf(state)
  const seats = state.players.length
  const gainWith = (market: Car[]) => {
    fillFastMarket(fastMarket, { ...state, market }, tables, boardFor(tables, seats).activeBuyerSpaces)
    fastMarket.sell()
    return gainIn(fastMarket, seats, seat)
  }
  return gainWith(state.market.map((each) => (each === car ? { ...car, price } : each))) > gainWith(state.market)
}

/** Whether a buyer of the row takes a car of the seat, as sales look now. */
function buysFrom(state: State, seat: Seat, buyer: number): boolean {
  const tables = componentTablesOf(state)
  fillFastMarket(fastMarket, state, tables, boardFor(tables, state.players.length).activeBuyerSpaces)
  fastMarket.sell()
  const paid = fastMarket.sure[seat] ?? 0
  fastMarket.addBonus(buyer, 1)
  fastMarket.sell()
  return (fastMarket.sure[seat] ?? 0) > paid
}
