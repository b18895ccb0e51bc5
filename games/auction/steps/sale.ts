import { isSecret, legal, refuse, type Seat, seatName, seatsOf } from '@carriage/kernel'
import { nextLot } from '../next-lot.ts'
import { bidderAt, type Purchase, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import type { Decision } from './step.ts'

const polishLimit = 3
const spyFee = 2

/** The winner may use the new lot or act on rivals before the next one is drawn. */
export const sale: Decision<'sale', 'done' | 'polish' | 'spy'> = {
  decision: 'done',
  rules: ['AU-9', 'AU-10', 'AU-11'],
  seats: (_state, { winner }) => [winner],
  list(state, step, seat) {
    const rivals = seatsOf(state.bidders.length).filter((other) => canSpyOn(state, step, seat, other))
    return [
      { kind: 'done' },
      ...(canPolish(state, seat) ? [{ kind: 'polish' } as const] : []),
      ...rivals.map((on) => ({ kind: 'spy', on }) as const),
    ]
  },
  moves: {
    /** AU-11 Only a winner has a sale to end. */
    done: {
      refusalElsewhere: 'AU-11',
      play: (state, _move, _step, fx) => nextLot(state, fx),
    },
    polish: {
      refusalElsewhere: 'AU-11',
      judge(state, _move, _step, seat) {
        const { coins } = bidderAt(state, seat)
        const { polish } = newestLot(state, seat)
        return canPolish(state, seat) ? legal : refuse('AU-9', { coins, polish, polishLimit })
      },
      play(state, _move, _step, fx, seat) {
        const purchase = newestLot(state, seat)
        bidderAt(state, seat).coins -= 1 // AU-9
        purchase.polish += 1
        fx.emit({ kind: 'polished', seat, lot: purchase.lot, times: purchase.polish })
      },
    },
    spy: {
      refusalElsewhere: 'AU-11',
      judge(state, { on }, step, seat) {
        const { coins } = bidderAt(state, seat)
        return canSpyOn(state, step, seat, on) ? legal : refuse('AU-10', { coins, spyFee, spied: step.spied })
      },
      play(state, { on }, _step, fx, seat) {
        const rival = bidderAt(state, on)
        bidderAt(state, seat).coins -= spyFee // AU-10
        state.step = { name: 'sale', winner: seat, spied: true }
        if (!isSecret(rival.taste)) return
        rival.taste = fx.show(rival.taste, [seat])
        fx.emit({ kind: 'spied', seat, on, taste: rival.taste })
      },
      label: (_view, _seat, { on }) => ({ id: 'move.spy', values: { on: seatName(on) } }),
    },
  },
}

/** AU-9 At most three times, for a coin each. */
function canPolish(state: State, seat: Seat): boolean {
  return bidderAt(state, seat).coins >= 1 && newestLot(state, seat).polish < polishLimit
}

/** AU-10 Once per lot, on another bidder. */
function canSpyOn(state: State, { spied }: StepOf<'sale'>, seat: Seat, on: Seat): boolean {
  return !spied && on !== seat && on < state.bidders.length && bidderAt(state, seat).coins >= spyFee
}

function newestLot(state: State, seat: Seat): Purchase {
  const purchase = bidderAt(state, seat).bought.at(-1)
  if (!purchase) throw new RangeError(`Seat ${seat} has bought nothing.`)
  return purchase
}
