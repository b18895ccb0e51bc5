import {
  type Action,
  ageOfEngineering,
  companyOf,
  componentTablesOf,
  currentStep,
  type Event,
  type Move,
  marketSpaces,
  type State,
  type Step,
  teamBonus,
} from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { firstOf, pricesForCar, TurnPlans } from '../kraftwagen-family/turn-plans.ts'
import { bestCars, bestOf, crewsFor, isOvercrewed, type PricedCar } from './cars.ts'
import { closings, endsTheRound } from './closings.ts'

/** The best order for the actions of a tile; trying all orders would take too long. */
const order: readonly Action[] = ['hire', 'research', 'body', 'engine', 'recruit', 'grandPrix', 'buyer']

export class AgeOfEngineeringTurns extends TurnPlans<State, Move, Event> {
  protected override readonly game = ageOfEngineering
  protected override readonly endTurn: Move = { kind: 'endTurn' }

  protected override isEndOfTurn(state: State): boolean {
    return isEndOfTurn(state, this.seat, this.moves.length)
  }

  protected override isPlacing(state: State): boolean {
    return currentStep(state).name === 'placing'
  }

  protected override couldDoMore(state: State): boolean {
    const { workshops, investors, engineeringMarkers } = companyOf(state, this.seat)
    if (investors.length > 0 || engineeringMarkers.length > 0) return true
    const has = (kind: string) => workshops.some((part) => part?.kind === kind)
    return !state.turn.carPlaced && has('body') && has('engine')
  }

  protected override seatCount(state: State): number {
    return state.companies.length
  }

  protected override isLastWord(state: State): boolean {
    return currentStep(state).name === 'buick'
  }

  protected override endings(state: State): readonly Move[] {
    const moves = movesOf(state)
    const step = currentStep(state)
    switch (step.name) {
      case 'actions':
        return [firstOf(moves, order, (move) => (move.kind === 'chooseAction' ? move.action : undefined))]
      case 'takeTile':
        return moves.filter(({ kind }) => kind === 'takeTile')
      case 'crewCar':
        return moves.filter(worthSending(state, this.seat, step))
      case 'priceCar':
        return bestPrices(state, this.seat, step)
      case 'placeEngine':
        return moves.filter(worthInstalling(state, this.seat, step.value))
      case 'team':
        return moves.filter(fillsAnArea(state, this.seat))
      default:
        return moves
    }
  }

  /** More workers than needed for the car of this turn, with the tokens that were played for it. */
  protected override wastes(state: State): boolean {
    const car = state.turn.carPlaced ? state.market.findLast(({ owner }) => owner === this.seat) : undefined
    return car !== undefined && isOvercrewed(state, car)
  }

  /** One of the cars that sell best, or none; then what helps to sell. */
  protected override place(state: State, draws: number, most: number): void {
    if (!state.turn.carPlaced) {
      for (const car of bestCars(state, this.seat, most)) this.#offer(ageOfEngineering.clone(state), car, draws)
    }
    this.#close(state, draws)
  }

  #offer(state: State, { body, engine, workers, salesperson, price, marker }: PricedCar, draws: number): void {
    const depth = this.moves.length
    const play = (move: Move) => {
      ageOfEngineering.play(state, this.seat, move, this.luck.table)
      this.moves.push(move)
    }
    play({ kind: 'placeCar', body, engine })
    if (currentStep(state).name === 'crewCar') play({ kind: 'crewCar', workers, salesperson })
    if (currentStep(state).name === 'priceCar') play({ kind: 'priceCar', price })
    if (currentStep(state).name === 'markCar') play({ kind: 'markCar', marker })
    this.#close(state, draws)
    this.play(state, this.endTurn, draws)
    this.moves.length = depth
  }

  /** Each set of free plays, followed by the end of the turn. The state is unchanged. */
  #close(state: State, draws: number): void {
    const depth = this.moves.length
    for (const moves of closings(state, this.seat)) {
      const next = ageOfEngineering.clone(state)
      for (const move of moves) {
        ageOfEngineering.play(next, this.seat, move, this.luck.table)
        this.moves.push(move)
      }
      this.play(next, this.endTurn, draws)
      this.moves.length = depth
    }
  }
}

/** A new turn or phase begins, or the game is over. The own decision about Buick's marker belongs to the turn before it. */
export function isEndOfTurn(state: State, seat: Seat, moves: number): boolean {
  if (moves === 0) return false
  if (state.phase === 'over' || state.actor !== seat) return true
  const { name } = currentStep(state)
  return name === 'takeTile' || name === 'bonuses'
}

function movesOf(state: State): Move[] {
  return [...ageOfEngineering.moves(state, state.actor)]
}

function worthSending(state: State, seat: Seat, parts: Extract<Step, { name: 'crewCar' }>): (move: Move) => boolean {
  const crews = crewsFor(state, seat, parts)
  return (move) =>
    move.kind === 'crewCar' &&
    crews.some(({ workers, salesperson }) => workers === move.workers && salesperson === move.salesperson)
}

/** The prices that one of the yardsticks names; where the turn ends the round, sales are certain and each is tried. */
function bestPrices(state: State, seat: Seat, car: Extract<Step, { name: 'priceCar' }>): Move[] {
  const drafts = state.priceChart.map((price): PricedCar => ({ ...car, price, marker: null }))
  const isLast = endsTheRound(state) || state.market.length + 1 >= marketSpaces(state)
  const named = isLast ? drafts : bestOf(state, seat, drafts, pricesForCar)
  return (named.length > 0 ? named : drafts).map(({ price }): Move => ({ kind: 'priceCar', price }))
}

/** No engine that makes the race car slower, or none faster if it can be stored instead. */
function worthInstalling(state: State, seat: Seat, value: number): (move: Move) => boolean {
  const { raceEngine, workshops } = companyOf(state, seat)
  const serves = workshops.includes(null) ? value > raceEngine : value >= raceEngine
  return (move) => move.kind === 'placeEngine' && (move.where === 'workshop' || serves)
}

/** No worker, or just enough for one more area of the racing team. */
function fillsAnArea(state: State, seat: Seat): (move: Move) => boolean {
  const { team } = companyOf(state, seat)
  const tables = componentTablesOf(state)
  return (move) =>
    move.kind === 'race' &&
    (move.workers === 0 || teamBonus(tables, team + move.workers) > teamBonus(tables, team + move.workers - 1))
}
