import { type Chance, type Seat, silentTable, type Table } from '@carriage/kernel'
import {
  type Action,
  type Bonus,
  boardFor,
  currentStep,
  type Event,
  kraftwagen,
  type Move,
  playerOf,
  type State,
  tablesOf,
} from '@carriage/kraftwagen'
import { valuesOf } from '@carriage/motorworks'
import type { Plan, Width } from '../craft.ts'
import { type Draft, Showroom } from './showroom.ts'

/** In what order the actions of a tile are best carried out; a turn that tried all orders would drown in them. */
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

/** Of the turns without a car, how many are looked at with one; and how many cars then, or when only the car is left. */
const turnsWithCar: Readonly<Record<Width, number>> = { wide: 8, narrow: 4 }
const carsInTurn: Readonly<Record<Width, number>> = { wide: 4, narrow: 2 }
const carsAlone: Readonly<Record<Width, number>> = { wide: 12, narrow: 4 }

const showroom = new Showroom()
const draft: Draft = { owner: 0, body: 0, engine: 0, workers: 0, price: 0 }

/** Tells whether something was drawn. */
class Luck {
  draws = 0
  readonly table: Table<Event>

  constructor(chance: Chance) {
    this.table = silentTable<Event>({
      below: (n) => {
        this.draws++
        return chance.below(n)
      },
    })
  }
}

type Worth = (state: State, into: Float64Array) => void

/** A turn whose actions are done, before step II. */
interface Done {
  readonly state: State
  readonly moves: readonly Move[]
  readonly draws: number
  readonly worth: number
}

/** All that a seat may sensibly do up to the end of its turn. */
export class TurnPlans {
  readonly #seat: Seat
  readonly #width: Width
  readonly #worth: Worth
  readonly #luck: Luck
  readonly #moves: Move[] = []
  readonly #done: Done[] = []
  readonly found: Plan<State, Move>[] = []

  constructor(seat: Seat, width: Width, worth: Worth, chance: Chance) {
    this.#seat = seat
    this.#width = width
    this.#worth = worth
    this.#luck = new Luck(chance)
  }

  /** From here on to the end of the turn: first what is done, then with a car what looked best without. */
  explore(state: State): void {
    if (currentStep(state).name === 'car') {
      this.#placeOrNot(kraftwagen.clone(state), 0, carsAlone[this.#width])
      return
    }
    this.#explore(kraftwagen.clone(state), 0)
    this.#done.sort((a, b) => b.worth - a.worth)
    for (const { state: done, moves, draws } of this.#done.slice(0, turnsWithCar[this.#width])) {
      this.#moves.push(...moves)
      this.#place(done, draws, carsInTurn[this.#width])
      this.#moves.length = 0
    }
  }

  /** Every way to the end of the turn. The state is used up. */
  #explore(state: State, draws: number): void {
    if (isEndOfTurn(state, this.#seat, this.#moves.length)) {
      this.#note(state, draws)
      return
    }
    const step = currentStep(state)
    switch (step.name) {
      case 'car':
        this.#setAside(state, draws)
        return
      case 'actions':
      case 'items':
        this.#try(state, [inOrder(state)], draws)
        return
      case 'takeTile':
        this.#try(
          state,
          movesOf(state).filter(({ kind }) => kind === 'takeTile'),
          draws,
        )
        return
      case 'crewCar':
        this.#try(state, movesOf(state).filter(worthTrying(state, this.#seat)), draws)
        return
      default:
        this.#try(state, movesOf(state), draws)
    }
  }

  #try(state: State, moves: readonly Move[], draws: number): void {
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]
      if (!move) continue
      const next = i === moves.length - 1 ? state : kraftwagen.clone(state)
      this.#play(next, move, draws)
    }
  }

  #play(state: State, move: Move, draws: number): void {
    const before = this.#luck.draws
    kraftwagen.play(state, this.#seat, move, this.#luck.table)
    this.#moves.push(move)
    this.#explore(state, draws + this.#luck.draws - before)
    this.#moves.pop()
  }

  /** Ends the turn without a car, and keeps the position before for another look. */
  #setAside(state: State, draws: number): void {
    const kept = state.turn.carPlaced || !couldDoMore(state) ? undefined : kraftwagen.clone(state)
    const moves = this.#moves.slice()
    this.#play(state, { kind: 'endTurn' }, draws)
    const worth = this.found.at(-1)?.worth[this.#seat] ?? 0
    if (kept) this.#done.push({ state: kept, moves, draws, worth })
  }

  #placeOrNot(state: State, draws: number, most: number): void {
    this.#place(state, draws, most)
    this.#play(state, { kind: 'endTurn' }, draws)
  }

  /** Step II: a marker, or one of the cars that sell best. */
  #place(state: State, draws: number, most: number): void {
    if (!state.turn.carPlaced) {
      for (const each of bestCars(state, this.#seat, most)) this.#offer(kraftwagen.clone(state), each, draws)
    }
    for (const move of movesOf(state)) {
      if (!pays(state, move, this.#seat)) continue
      const next = kraftwagen.clone(state)
      kraftwagen.play(next, this.#seat, move, this.#luck.table)
      this.#moves.push(move)
      this.#finish(next, draws)
      this.#moves.pop()
    }
  }

  #offer(state: State, { body, engine, workers, price }: Draft, draws: number): void {
    const depth = this.#moves.length
    const play = (move: Move) => {
      kraftwagen.play(state, this.#seat, move, this.#luck.table)
      this.#moves.push(move)
    }
    play({ kind: 'placeCar', body, engine })
    if (currentStep(state).name === 'crewCar') play({ kind: 'crewCar', workers })
    if (currentStep(state).name === 'priceCar') play({ kind: 'priceCar', price })
    this.#finish(state, draws)
    this.#moves.length = depth
  }

  /** Whatever is still asked on the way to the end of the turn, each answer; then the turn ends. */
  #finish(state: State, draws: number): void {
    if (currentStep(state).name === 'car') {
      this.#play(state, { kind: 'endTurn' }, draws)
      return
    }
    const moves = movesOf(state)
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]
      if (!move) continue
      const next = i === moves.length - 1 ? state : kraftwagen.clone(state)
      kraftwagen.play(next, this.#seat, move, this.#luck.table)
      this.#moves.push(move)
      this.#finish(next, draws)
      this.#moves.pop()
    }
  }

  #note(end: State, draws: number): void {
    const [first, ...rest] = this.#moves
    if (!first) return
    const worth = new Float64Array(end.players.length)
    this.#worth(end, worth)
    this.found.push({ moves: [first, ...rest], end, worth, chancy: draws > 0 })
  }
}

/** Whether step II offers anything but the end of the turn. */
function couldDoMore(state: State): boolean {
  const { canteen, workshops, engineerMarkers } = playerOf(state, state.actor)
  if (engineerMarkers.length > 0) return true
  return canteen > 0 && valuesOf(workshops, 'body').length > 0 && valuesOf(workshops, 'engine').length > 0
}

/** Somebody begins something new, or the game is over. */
export function isEndOfTurn(state: State, seat: Seat, moves: number): boolean {
  if (moves === 0) return false
  if (state.phase === 'over' || state.actor !== seat) return true
  const { name } = currentStep(state)
  return name === 'takeTile' || name === 'benz' || name === 'startTiles'
}

function movesOf(state: State): Move[] {
  return [...kraftwagen.moves(state, state.actor)]
}

/** The action that is best carried out first. */
function inOrder(state: State): Move {
  const moves = movesOf(state)
  let best: Move | undefined
  let rank = order.length
  for (const move of moves) {
    const item = move.kind === 'chooseAction' ? move.action : move.kind === 'chooseItem' ? move.item : undefined
    const place = item === undefined ? -1 : order.indexOf(item)
    if (place < 0 || place >= rank) continue
    rank = place
    best = move
  }
  if (!best) throw new RangeError('The tile in hand has an action left.')
  return best
}

/** One worker, all of them, or just enough to have more than others or as many: anything between is wasted. */
function worthTrying(state: State, seat: Seat): (move: Move) => boolean {
  const { canteen } = playerOf(state, seat)
  const rivals = prestigeOfRivals(state, seat)
  return (move) =>
    move.kind === 'crewCar' &&
    (move.workers === 1 || move.workers === canteen || move.workers === rivals || move.workers === rivals + 1)
}

function prestigeOfRivals(state: State, seat: Seat): number {
  let most = 0
  for (const { owner, workers } of state.market) if (owner !== seat && workers > most) most = workers
  return most
}

/** The cars that a seat could place which bring it the most beside its rivals, as sales look now. */
function bestCars(state: State, seat: Seat, most: number): Draft[] {
  const { canteen, workshops } = playerOf(state, seat)
  const tables = tablesOf(state)
  const { marketSpaces, activeBuyerSpaces } = boardFor(tables, state.players.length)
  if (canteen === 0 || state.market.length >= marketSpaces || state.availablePrices.length === 0) return []
  const engines = valuesOf(workshops, 'engine')
  const bodies = valuesOf(workshops, 'body')
  if (engines.length === 0 || bodies.length === 0) return []
  showroom.open(state, tables, activeBuyerSpaces)
  const rivals = prestigeOfRivals(state, seat)
  const crews = [1, rivals, rivals + 1, canteen].filter(
    (crew, i, all) => crew >= 1 && crew <= canteen && all.indexOf(crew) === i,
  )
  const found: { readonly draft: Draft; readonly worth: number }[] = []
  draft.owner = seat
  for (const body of bodies) {
    for (const engine of engines) {
      for (const workers of crews) {
        for (const price of state.availablePrices) {
          draft.body = body
          draft.engine = engine
          draft.workers = workers
          draft.price = price
          showroom.place(draft)
          showroom.sell()
          showroom.withdraw()
          found.push({ draft: { ...draft }, worth: gain(state, seat) - 0.4 * workers })
        }
      }
    }
  }
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map((each) => each.draft)
}

function gain(state: State, seat: Seat): number {
  const { sure, mixed } = showroom
  let rivals = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) rivals = Math.max(rivals, (sure[other] ?? 0) + (mixed[other] ?? 0))
  }
  return (sure[seat] ?? 0) + (mixed[seat] ?? 0) - 0.5 * rivals
}

/** A Daimler marker only where an own car is sold now; of Diesel's changes only prices, and parts that are better. */
function pays(state: State, move: Move, seat: Seat): boolean {
  if (move.kind === 'useDaimler') return state.market.some(({ owner }) => owner === seat)
  if (move.kind !== 'useDiesel') return false
  if (move.change === 'price') return true
  const car = state.market.find(({ price }) => price === move.car)
  return car !== undefined && move.change !== 'workers' && move.to > car[move.change]
}
