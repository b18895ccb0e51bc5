import { expect, test } from 'vitest'
import { type AutomaticOf, createEngine, type DecisionOf, type Steps } from './index.ts'
import { buy, draw, guess, over, type Raffle, raffleAt, raffleOptions, turnOver } from './testing/raffle.ts'

// Compile errors, tested by `pnpm check types`: an expected error that does not occur is an error.

test('the compiler refuses a missing step', () => {
  // @ts-expect-error the step `over` is missing
  const steps: Steps<Raffle> = { buy, turnOver, draw, guess }
  const { turn } = createEngine<Raffle>(steps, raffleOptions)
  expect(() => turn(raffleAt({ name: 'over' }))).toThrow('The game has no step over.')
})

test('the compiler refuses a step under the name of another', () => {
  // @ts-expect-error `draw` reads other data than the step `over` has
  const automatic: Steps<Raffle> = { buy, turnOver, draw, guess, over: draw }
  // @ts-expect-error `guess` decides at another step
  const decision: Steps<Raffle> = { buy, turnOver: guess, draw, guess, over }
  expect([automatic.over, decision.turnOver]).toEqual([draw, guess])
})

test('the compiler refuses a step without one of its moves', () => {
  const { buy: bought } = buy.moves
  // @ts-expect-error `pass` is missing
  const step: DecisionOf<Raffle, 'buy', 'buy' | 'pass'> = { ...buy, moves: { buy: bought } }
  expect(Object.keys(step.moves)).toEqual(['buy'])
})

test('the compiler refuses a move in the list that the step does not allow', () => {
  const step: DecisionOf<Raffle, 'guess', 'guess'> = {
    ...guess,
    // @ts-expect-error `pass` is a move of other steps
    list: () => [{ kind: 'pass' }],
  }
  expect(step.list(raffleAt({ name: 'guess' }), { name: 'guess' }, 0)).toEqual([{ kind: 'pass' }])
})

test('the compiler refuses to read the data of another step', () => {
  const step: AutomaticOf<Raffle, 'draw'> = {
    rules: [],
    // @ts-expect-error only the step `turnOver` has `left`
    run: (_state, { left }) => left === undefined,
  }
  expect(step.rules).toEqual([])
})

test('the compiler refuses a move that the step does not name', () => {
  const step: DecisionOf<Raffle, 'guess', 'guess'> = {
    ...guess,
    // @ts-expect-error `pass` is not among the kinds of this step
    moves: { ...guess.moves, pass: buy.moves.pass },
  }
  expect(Object.keys(step.moves)).toEqual(['guess', 'pass'])
})

test('the compiler refuses a rule that the game does not have', () => {
  // @ts-expect-error there is no rule RA-99
  const step: AutomaticOf<Raffle, 'over'> = { ...over, rules: ['RA-99'] }
  expect(step.rules).toEqual(['RA-99'])
})
