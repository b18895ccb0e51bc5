import type { Seat } from '@carriage/kernel'
import { eventsOf } from '@carriage/kraftwagen-family'
import type { Move } from '../../../moves.ts'
import { endsActionPhase } from '../../../round.ts'
import type { Car, State } from '../../../state.ts'
import { engine as rules } from '../../../steps/index.ts'
import { salesForecast } from '../../sales-forecast.ts'
import { undercutForecast } from '../../undercutting.ts'
import { asIfOnTurn, tryingTable } from '../../what-if.ts'
import type { Comparison } from './comparison.ts'

/** Compares the forecast of a rival's cheaper car with the market after the rules placed both. */
export const compareUndercutting: Comparison = ({ seat, view, events, after }, tally) => {
  const [placed] = eventsOf(events, 'carPlaced')
  if (!placed) return
  const { body, engine, workers, salesperson, price, marker } = placed.car
  const forecast = undercutForecast(view(), seat, { body, engine, workers, salesperson, marker })
  const rivals = forecast?.find((each) => each.price === price)?.rivals ?? []
  if (endsActionPhase(after)) tally.same('nobody answers the last car', rivals, [])
  for (const { seat: rival, threat } of rivals) {
    if (threat?.kind !== 'placed') continue
    const answered = answeredBy(after, rival, threat.car)
    tally.same('what an answer leaves', threat.leaves, paidFor(answered, price))
    tally.same('what an answer brings', threat.brings, paidFor(answered, threat.car.price))
  }
}

/** The state after a rival has placed this car, decision by decision; forced decisions are skipped. */
function answeredBy(after: State, rival: Seat, car: Readonly<Car>): State {
  const { body, engine, workers, salesperson, price, marker } = car
  const state = asIfOnTurn(after, rival)
  const moves: Move[] = [
    { kind: 'placeCar', body, engine },
    { kind: 'crewCar', workers, salesperson },
    { kind: 'priceCar', price },
    { kind: 'markCar', marker },
  ]
  for (const move of moves) {
    const asked = rules.moves(state, rival).some((each) => JSON.stringify(each) === JSON.stringify(move))
    if (!asked) continue
    rules.play(state, rival, move, tryingTable())
  }
  return state
}

function paidFor(state: State, price: number): number | undefined {
  return salesForecast(state).fates.find(({ car }) => car.price === price)?.paid
}
