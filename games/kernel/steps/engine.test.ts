import { describe, expect, test } from 'vitest'
import { refuse } from '../contract/rule.ts'
import { LiveEffects } from '../play/live-effects.ts'
import { rigged } from '../testing/rigged.ts'
import { createEngine } from './index.ts'
import { buy, pass, type Raffle, type RaffleEvent, raffle, raffleAt, raffleOptions, steps } from './testing/raffle.ts'

const fx = (...wishes: number[]) => new LiveEffects<RaffleEvent>(rigged(...wishes))

describe('whose decision it is', () => {
  test("a step asks the engine's seats for its named decision", () => {
    expect(raffle.turn(raffleAt({ name: 'buy', price: 2 }))).toEqual({ over: false, decision: 'buy', seats: [1] })
    expect(raffle.seats(raffleAt({ name: 'buy', price: 2 }))).toEqual([1])
  })

  test('a step may ask several seats and name the settled ones; one with suggest is open', () => {
    const state = raffleAt({ name: 'guess' })
    state.guesses[1] = 3
    expect(raffle.turn(state)).toEqual({ over: false, decision: 'guess', seats: [0, 1], settled: [1], open: true })
    expect(raffle.seats(state)).toEqual([0, 1])
  })

  test('an automatic step asks nobody', () => {
    const state = raffleAt({ name: 'over' })
    expect(raffle.turn(state)).toEqual({ over: false, decision: 'over', seats: [] })
    expect(raffle.moves(state, 1)).toEqual([])
  })
})

describe('moves', () => {
  test('are listed by the step, from its data, for a deciding seat', () => {
    expect(raffle.moves(raffleAt({ name: 'buy', price: 2 }), 1)).toEqual([
      { kind: 'buy', tickets: 3 },
      { kind: 'pass' },
    ])
    expect(raffle.moves(raffleAt({ name: 'buy', price: 2 }), 0)).toEqual([])
  })

  test('are suggested by an open step', () => {
    expect(raffle.suggest(raffleAt({ name: 'guess' }), 0, rigged(123))).toEqual({ kind: 'guess', number: 123 })
  })

  test('are drawn from the list otherwise', () => {
    expect(raffle.suggest(raffleAt({ name: 'buy', price: 2 }), 1, rigged(1))).toEqual({ kind: 'pass' })
    expect(() => raffle.suggest(raffleAt({ name: 'over' }), 1, { below: () => 0 })).toThrow(RangeError)
  })
})

describe('a move is judged', () => {
  test("by its step, with the step's data and the seat", () => {
    const state = raffleAt({ name: 'buy', price: 2 })
    expect(raffle.judge(state, 1, { kind: 'buy', tickets: 3 })).toEqual({ legal: true })
    expect(raffle.judge(state, 1, { kind: 'buy', tickets: 4 })).toEqual(refuse('RA-1', { tickets: 4, seat: 1 }))
  })

  test('legal if its step does not object', () => {
    expect(raffle.judge(raffleAt({ name: 'buy', price: 2 }), 1, { kind: 'pass' })).toEqual({ legal: true })
  })

  test('at another step by the rule for that, with the name of the step', () => {
    expect(raffle.judge(raffleAt({ name: 'guess' }), 1, { kind: 'buy', tickets: 1 })).toEqual(
      refuse('RA-1', { step: 'guess' }),
    )
  })

  test('at another step by what must be done there first', () => {
    const move = { kind: 'pass' } as const
    expect(raffle.judge(raffleAt({ name: 'guess' }), 1, move)).toEqual(refuse('RA-4', { step: 'guess' }))
    expect(raffle.judge(raffleAt({ name: 'over' }), 1, move)).toEqual(refuse('RA-6', { step: 'over' }))
  })

  test('at another step with additional facts, if any', () => {
    expect(raffle.judge(raffleAt({ name: 'buy', price: 2 }), 1, { kind: 'turnOver', ticket: 0 })).toEqual(
      refuse('RA-2', { at: 'buy' }),
    )
  })
})

describe('a move is played', () => {
  test('and the game continues until a seat must decide', () => {
    const state = raffleAt({ name: 'buy', price: 2 })
    raffle.play(state, 1, { kind: 'buy', tickets: 2 }, fx())
    expect(state.step).toEqual({ name: 'turnOver', left: 2 })
    const effects = fx(1)
    raffle.play(state, 1, { kind: 'turnOver', ticket: 0 }, effects)
    expect(state).toMatchObject({ step: { name: 'guess' }, prize: 1 })
    expect(effects.events).toEqual([{ kind: 'drawn', prize: 1 }])
  })

  test('by the seat that made it; after the last one the game ends', () => {
    const state = raffleAt({ name: 'guess' })
    raffle.play(state, 1, { kind: 'guess', number: 4 }, fx())
    expect(state).toMatchObject({ step: { name: 'guess' }, guesses: [null, 4] })
    const effects = fx()
    raffle.play(state, 0, { kind: 'guess', number: 5 }, effects)
    expect(state).toMatchObject({ step: { name: 'over' }, guesses: [5, 4] })
    expect(effects.events).toEqual([{ kind: 'ended' }])
  })

  test('only at a step that allows it', () => {
    const state = raffleAt({ name: 'guess' })
    expect(() => raffle.play(state, 1, { kind: 'pass' }, fx())).toThrow('pass is not a move of the step guess')
  })
})

describe('messages', () => {
  test('each step names its rules', () => {
    expect(raffle.rulesNow(raffleAt({ name: 'buy', price: 2 }))).toEqual(['RA-1', 'RA-6'])
    expect(raffle.rulesNow(raffleAt({ name: 'draw', tickets: 1 }))).toEqual(['RA-3'])
  })

  test('a step has its own prompt or the default one', () => {
    expect(raffle.prompt(raffleAt({ name: 'buy', price: 2 }), 0)).toEqual({
      id: 'decision.buy',
      values: { price: 2, actor: 1, seat: 0 },
    })
    expect(raffle.prompt(raffleAt({ name: 'turnOver', left: 2 }), 1)).toEqual({ id: 'decision.turnOver' })
    expect(raffle.prompt(raffleAt({ name: 'over' }), 1)).toEqual({ id: 'decision.none' })
  })

  test('a move has its own label or the default one, at any step', () => {
    const state = raffleAt({ name: 'over' })
    expect(raffle.label(state, 0, { kind: 'buy', tickets: 3 })).toEqual({
      id: 'move.buy',
      values: { seat: 0, tickets: 3 },
    })
    expect(raffle.label(state, 0, { kind: 'pass' })).toEqual({ id: 'move.pass' })
  })
})

describe('an invalid table of steps', () => {
  test('a move that two steps refuse or label differently is reported at the start', () => {
    const refusing = { ...pass, refusalElsewhere: 'RA-6' } as const
    expect(() =>
      createEngine<Raffle>({ ...steps, buy: { ...buy, moves: { ...buy.moves, pass: refusing } } }, raffleOptions),
    ).toThrow('pass')
    const labelled = { ...pass, label: () => ({ id: 'move.leave' }) }
    expect(() =>
      createEngine<Raffle>({ ...steps, buy: { ...buy, moves: { ...buy.moves, pass: labelled } } }, raffleOptions),
    ).toThrow('pass')
  })

  test('a move that no step allows is reported when it is judged', () => {
    const closed = { rules: [], run: () => true }
    const engine = createEngine<Raffle>({ ...steps, buy: closed, turnOver: closed }, raffleOptions)
    expect(() => engine.judge(raffleAt({ name: 'buy', price: 1 }), 1, { kind: 'pass' })).toThrow('No step allows')
  })
})
