import { legal, type Seat } from '@carriage/kernel'
import type { MoveAt } from './formats.ts'
import { recruitName } from './messages/things.ts'
import type { MoveOf } from './moves.ts'
import { noFreePlay, refuseByRule } from './refusal.ts'
import { actorOf, carAt, type State } from './state.ts'

/** AE-7.2 On an own car or, with the option, on any. */
export function mayCarryToken({ options }: State, seat: Seat, owner: Seat): boolean {
  return owner === seat || options.tokenCars === 'any'
}

/** AE-7.2 Any token on any of these cars; AE-7.4 as many as available, AE-7.5 regardless of used markers. */
export function addTokenMoves(state: State, moves: { push(move: MoveOf<'useProductionToken'>): unknown }): void {
  for (const investor of actorOf(state).investors) {
    for (const { owner, price } of state.market) {
      if (mayCarryToken(state, state.actor, owner)) moves.push({ kind: 'useProductionToken', investor, car: price })
    }
  }
}

export function tokenIsUsable(state: State): boolean {
  return (
    actorOf(state).investors.length > 0 && state.market.some(({ owner }) => mayCarryToken(state, state.actor, owner))
  )
}

/** AE-7.1 A free play. */
export const useProductionToken: MoveAt<'useProductionToken'> = {
  refusalElsewhere: noFreePlay,
  judge(state, { investor, car }) {
    if (!actorOf(state).investors.includes(investor)) return refuseByRule('AE-7.1', { investor })
    const owner = carAt(state, car)?.owner
    return owner !== undefined && mayCarryToken(state, state.actor, owner) ? legal : refuseByRule('AE-7.2', { car })
  },
  /** AE-7.3 The investor takes the first free place of the track. AE-7.6 Both are spent. */
  play(state, { investor, car: price }, _step, fx) {
    const car = carAt(state, price)
    if (!car) throw new RangeError(`There is no car at ${price}.`)
    const { investors } = actorOf(state)
    investors.splice(investors.indexOf(investor), 1)
    car.productionTokens++
    const place = state.investorTrack.length
    state.investorTrack.push({ investor, by: state.actor })
    fx.emit({ kind: 'productionTokenUsed', seat: state.actor, investor, car: price, place })
  },
  label: (_view, _seat, { investor, car }) => ({
    id: 'move.useProductionToken',
    values: { investor: recruitName(investor), car },
  }),
}
