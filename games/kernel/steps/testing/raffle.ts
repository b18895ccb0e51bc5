import { refuse } from '../../contract/rule.ts'
import { type Seat, seatsOf } from '../../contract/seat.ts'
import { type AutomaticOf, createEngine, type DecisionOf, type MoveAtOf, type Steps } from '../index.ts'

/** A game for two seats that only visits every kind of step. */
export interface RaffleState {
  step: RaffleStep
  actor: Seat
  /** What each seat has guessed. */
  guesses: (number | null)[]
  tickets: number
  prize: number
}

export type RaffleStep =
  /** The actor buys tickets, or passes. */
  | { readonly name: 'buy'; readonly price: number }
  /** A ticket is turned over; a single one is not a choice. */
  | { readonly name: 'turnOver'; readonly left: number }
  /** No player decides. */
  | { readonly name: 'draw'; readonly tickets: number }
  /** Both guess, and may change their guess until the other one has guessed. */
  | { readonly name: 'guess' }
  | { readonly name: 'over' }

export type RaffleMove =
  | { readonly kind: 'buy'; readonly tickets: number }
  | { readonly kind: 'turnOver'; readonly ticket: number }
  | { readonly kind: 'guess'; readonly number: number }
  | { readonly kind: 'pass' }

export type RaffleEvent = { readonly kind: 'drawn'; readonly prize: number } | { readonly kind: 'ended' }
export type RaffleRule = 'RA-1' | 'RA-2' | 'RA-3' | 'RA-4' | 'RA-5' | 'RA-6'

export interface Raffle {
  readonly State: RaffleState
  readonly Step: RaffleStep
  readonly Move: RaffleMove
  readonly Event: RaffleEvent
  readonly RuleId: RaffleRule
}

/** One object for both steps that allow it. */
export const pass: MoveAtOf<Raffle, 'pass'> = {
  refusalElsewhere: (_state, _step, must) => must ?? 'RA-6',
  play(state) {
    state.step = { name: 'draw', tickets: state.tickets }
  },
}

export const buy: DecisionOf<Raffle, 'buy', 'buy' | 'pass'> = {
  decision: 'buy',
  rules: ['RA-1', 'RA-6'],
  list: (_state, { price }) => [{ kind: 'buy', tickets: 6 / price }, { kind: 'pass' }],
  moves: {
    buy: {
      refusalElsewhere: 'RA-1',
      judge: (_state, { tickets }, { price }, seat) =>
        tickets * price <= 6 ? { legal: true } : refuse('RA-1', { tickets, seat }),
      play(state, { tickets }) {
        state.tickets = tickets
        state.step = { name: 'turnOver', left: tickets }
      },
      label: (_view, seat, { tickets }) => ({ id: 'move.buy', values: { seat, tickets } }),
    },
    pass,
  },
  prompt: ({ actor }, { price }, seat) => ({ id: 'decision.buy', values: { price, actor, seat } }),
}

export const turnOver: DecisionOf<Raffle, 'turnOver', 'turnOver' | 'pass'> = {
  decision: 'turnOver',
  rules: ['RA-2'],
  isPending(state, { left }) {
    if (left !== 1) return true
    state.step = { name: 'draw', tickets: 1 }
    return false
  },
  list: (_state, { left }) => [
    ...Array.from({ length: left }, (_, ticket) => ({ kind: 'turnOver', ticket }) as const),
    { kind: 'pass' },
  ],
  moves: {
    turnOver: {
      refusalElsewhere: (_state, step) => refuse('RA-2', { at: step.name }),
      play(state, _move, { left }) {
        state.step = { name: 'turnOver', left: left - 1 }
      },
    },
    pass,
  },
}

export const draw: AutomaticOf<Raffle, 'draw'> = {
  rules: ['RA-3'],
  run(state, { tickets }, fx) {
    state.prize = fx.below(tickets + 1)
    fx.emit({ kind: 'drawn', prize: state.prize })
    state.step = { name: 'guess' }
    return false
  },
}

export const guess: DecisionOf<Raffle, 'guess', 'guess'> = {
  decision: 'guess',
  rules: ['RA-4'],
  must: 'RA-4',
  isPending(state) {
    if (state.guesses.includes(null)) return true
    state.step = { name: 'over' }
    return false
  },
  seats: ({ guesses }) => seatsOf(guesses.length),
  settled: ({ guesses }) => seatsOf(guesses.length).filter((seat) => guesses[seat] !== null),
  list: () => [{ kind: 'guess', number: 0 }],
  suggest: (_state, _step, _seat, chance) => ({ kind: 'guess', number: chance.below(1_000_000) }),
  moves: {
    guess: {
      refusalElsewhere: 'RA-4',
      play(state, { number }, _step, _fx, seat) {
        state.guesses[seat] = number
      },
    },
  },
}

export const over: AutomaticOf<Raffle, 'over'> = {
  rules: ['RA-5'],
  run(_state, _step, fx) {
    fx.emit({ kind: 'ended' })
    return true
  },
}

export const steps: Steps<Raffle> = { buy, turnOver, draw, guess, over }

export const raffleOptions = {
  current: ({ step }: RaffleState) => step,
  seats: ({ actor }: RaffleState): readonly Seat[] => [actor],
}

export const raffle = createEngine<Raffle>(steps, raffleOptions)

export function raffleAt(step: RaffleStep): RaffleState {
  return { step, actor: 1, guesses: [null, null], tickets: 0, prize: 0 }
}
