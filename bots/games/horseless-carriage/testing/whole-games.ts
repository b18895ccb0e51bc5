import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import type { Plan } from '@carriage/horseless-carriage/factory'
import { awaitedSeats, fastChance, redact, type Seat, secret, silentEffects } from '@carriage/kernel'
import { horselessPlayer } from '../player.ts'

/** Ideas for each factory on the way: a whole game in about a second. */
const ideas = 60
const lucks = 6

/** How many dollars more a seat ends with if it submits one plan rather than another, with the error of the mean. */
export interface Gain {
  readonly dollars: number
  readonly error: number
}

/** Both plans are played out to the end of the game by Mechanics, with the same lucks. */
export function gainOf(state: State, seat: Seat, plan: Plan, other: Plan): Gain {
  const gains = Array.from(
    { length: lucks },
    (_, n) => wealthAtTheEnd(state, seat, plan, 100 + n) - wealthAtTheEnd(state, seat, other, 100 + n),
  )
  const dollars = gains.reduce((sum, gain) => sum + gain, 0) / lucks
  const squares = gains.reduce((sum, gain) => sum + (gain - dollars) ** 2, 0)
  return { dollars, error: Math.sqrt(squares / (lucks - 1) / lucks) }
}

function wealthAtTheEnd(from: State, seat: Seat, plan: Plan, luck: number): number {
  const player = horselessPlayer('mechanic')
  const state = horselessCarriage.clone(from)
  const fx = silentEffects<object>(fastChance(luck))
  horselessCarriage.play(state, seat, { kind: 'submitPlan', plan: secret(plan, [seat]) }, fx)
  for (let move = 0; ; move++) {
    const turn = horselessCarriage.turn(state)
    const mover = turn.over ? undefined : awaitedSeats(turn)[0]
    if (mover === undefined) return state.players[seat]?.wealth ?? 0
    const budget = { seed: luck * 8192 + move, iterations: ideas }
    horselessCarriage.play(state, mover, player.choose(redact(state, mover), mover, budget), fx)
  }
}
