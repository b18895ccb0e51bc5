import { legal, refuse } from '@carriage/kernel'
import { givePriceBack, popStep } from '@carriage/kraftwagen-family'
import type { MoveOf } from '../moves.ts'
import { earn } from '../scoring/money.ts'
import { actorOf, carAt } from '../state.ts'
import { skip } from './skip.ts'
import type { Decision } from './step.ts'

/** KW-13.27 A car of one's own may leave the market for money. */
export const withdrawCar: Decision<'withdrawCar', 'withdrawCar' | 'skip'> = {
  decision: 'withdrawCar',
  rules: ['KW-13.27'],
  list(state) {
    const moves: MoveOf<'withdrawCar' | 'skip'>[] = []
    for (const { owner, price } of state.market)
      if (owner === state.actor) moves.push({ kind: 'withdrawCar', car: price })
    moves.push({ kind: 'skip' })
    return moves
  },
  moves: {
    withdrawCar: {
      refusalElsewhere: 'KW-13.27',
      judge: (state, { car }) => (carAt(state, car)?.owner === state.actor ? legal : refuse('KW-13.27', { car })),
      play(state, { car: price }, { money }, fx) {
        popStep(state)
        const place = state.market.findIndex((car) => car.price === price)
        const [car] = state.market.splice(place, 1)
        if (!car) throw new RangeError(`There is no car at ${price}.`)
        const { specialty, options } = state
        // KW-13.31 Its space is free again, unless the table counts all cars that were placed.
        if (specialty && options.withdrawnCar === 'closesSpace')
          specialty.closedSpaces = (specialty.closedSpaces ?? 0) + 1
        givePriceBack(state.availablePrices, price) // KW-13.28
        actorOf(state).supply += car.workers // KW-13.29; KW-13.30 a marker on it leaves the game with it
        fx.emit({ kind: 'carWithdrawn', seat: state.actor, car })
        earn(state, state.actor, money, 'withdrawal', fx) // KW-13.27
      },
      label: (_view, _seat, { car }) => ({ id: 'move.withdrawCar', values: { car } }),
    },
    skip,
  },
  prompt: (_view, { money }) => ({ id: 'decision.withdrawCar', values: { money } }),
}
