import type { Seat } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import type { Action, Bonus } from '../components/index.ts'
import { body, engine, type Position, table } from '../testing/index.ts'
import { blue, red, seen } from './testing/seen.ts'
import { type GainOutcome, tileGains } from './tile-gains.ts'

function gainsOf(position: Position, tile: string, action: Action | Bonus, seat: Seat = red) {
  return tileGains(seen(position), seat, tile).actions.find((each) => each.action === action)!
}

/** The kinds of gains along each line of choices, a line per leaf. */
function lines({ gains, next }: GainOutcome): string[] {
  const own = gains.map(({ kind }) => kind)
  if (!next) return [own.join(' ')]
  if (next.kind === 'luck') return [[...own, '?'].join(' ')]
  return next.options.flatMap(({ outcome }) => lines(outcome).map((line) => [...own, line].join(' ').trim()))
}

function optionsOf({ next }: GainOutcome) {
  if (next?.kind !== 'choice') throw new Error('There is nothing to choose.')
  return next.options
}

test('each action of a tile separately', () => {
  const { tile, actions } = tileGains(seen(table(), 'red'), red, 'T10')
  expect(tile).toBe('T10')
  expect(actions.map(({ action }) => action)).toEqual(['hire', 'body', 'engine'])
})

describe('hire', () => {
  test('KW-5.1 a worker for the canteen', () => {
    const { forfeited, outcome } = gainsOf(table(), 'T1', 'hire')
    expect(forfeited).toBeNull()
    expect(outcome).toEqual({ gains: [{ kind: 'workerHired', seat: red, from: 'supply', to: 'canteen' }], next: null })
  })

  test('KW-5.2 forfeited with an empty supply', () => {
    expect(gainsOf(table().supply('red', 0), 'T1', 'hire').forfeited).toBe('KW-5.2')
  })

  test('KW-5.3 KW-6.11 the worker may wake a development, and its part comes with him', () => {
    const position = table().inactive('red', 'D4').supply('red', 3).canteen('red', 0)
    const { outcome } = gainsOf(position, 'T1', 'hire')
    expect(lines(outcome)).toEqual(['workerHired developmentActivated partTaken'])
    expect(outcome.gains[2]).toMatchObject({ kind: 'partTaken', part: 'body', value: 2, where: 'workshop' })
  })

  test('KW-6.10 with several of them the owner chooses', () => {
    const { next } = gainsOf(table().inactive('red', 'D1', 'D2'), 'T1', 'hire').outcome
    expect(next).toMatchObject({ kind: 'choice', decision: 'chooseInactive', rule: 'KW-6.10' })
  })

  test('KW-10.18 the last worker of the supply brings the award', () => {
    const { gains } = gainsOf(table().supply('red', 1), 'T1', 'hire').outcome
    expect(gains.at(-1)).toMatchObject({ kind: 'awardTaken', award: 'workers', points: 7 })
  })
})

describe('parts', () => {
  test('KW-5.15 an engine 4 at my level, into a workshop or the Grand Prix car', () => {
    const { outcome } = gainsOf(table().levels('red', 1, 4), 'T4', 'engine')
    expect(outcome.next).toMatchObject({ decision: 'placeEngine', rule: 'KW-5.16' })
    expect(lines(outcome)).toEqual(['partTaken awardTaken', 'partTaken engineInstalled'])
    expect(optionsOf(outcome)[1]?.outcome.gains).toMatchObject([
      { kind: 'partTaken', value: 4, where: 'gpCar' },
      { kind: 'engineInstalled', value: 4, replaced: 1 },
    ])
  })

  test('KW-5.12 full workshops ask for a part to return', () => {
    const position = table().levels('red', 2, 1).workshop('red', body(1), engine(1), engine(2))
    const { outcome } = gainsOf(position, 'T3', 'body')
    expect(outcome.next).toMatchObject({ decision: 'returnPart', rule: 'KW-5.12' })
    expect(optionsOf(outcome)).toHaveLength(3)
  })

  test('KW-6.51 a better Grand Prix engine makes Bugatti drive', () => {
    const { outcome } = gainsOf(table().engineers('red', 'bugatti').levels('red', 1, 3), 'T4', 'engine')
    expect(lines(outcome)[1]).toBe('partTaken engineInstalled carDrove')
  })
})

describe('research', () => {
  test('KW-6.12 each card of the display with the levels it would bring', () => {
    const { outcome } = gainsOf(table().display('D2', 'horch'), 'T2', 'research')
    const [development, engineer] = optionsOf(outcome)
    expect(development?.outcome.gains).toMatchObject([
      { kind: 'cardTaken', card: 'D2' },
      { kind: 'developmentActivated', bodyLevel: 3, engineLevel: 1 },
    ])
    expect(engineer?.outcome.gains[1]).toMatchObject({ kind: 'engineerJoined', markers: ['horch1', 'horch2'] })
  })

  test('KW-6.7 a development stays inactive while the canteen is empty', () => {
    const { outcome } = gainsOf(table().canteen('red', 0).display('D2', 'D1'), 'T2', 'research')
    expect(optionsOf(outcome)[0]?.outcome.gains[1]).toMatchObject({ kind: 'developmentInactive', rule: 'KW-6.7' })
  })

  test('KW-6.72 after Otto luck goes on', () => {
    const { outcome } = gainsOf(table().display('otto', 'D1'), 'T2', 'research')
    expect(lines(outcome)[0]).toBe('cardTaken engineerJoined workerHired workerHired ?')
  })

  test('KW-6.18 an instant may come to nothing', () => {
    const { outcome, forfeited } = gainsOf(table().supply('red', 0).display('hire3', 'D1'), 'T2', 'research')
    expect(optionsOf(outcome)[0]?.outcome.gains[1]).toMatchObject({ kind: 'actionForfeited', rule: 'KW-6.18' })
    expect(forfeited).toBeNull()
  })

  test('the result of a draw is not shown', () => {
    const text = JSON.stringify(gainsOf(table().display('race5', 'D1'), 'T2', 'research'))
    expect(text).not.toContain('displayRefilled')
  })
})

describe('buyers and race', () => {
  test('KW-5.23 each buyer with the money beside his stack', () => {
    const { outcome } = gainsOf(table().buyers('engine').stackMoney({ engine: 0 }), 'T6', 'buyer')
    expect(outcome.next).toMatchObject({ decision: 'chooseBuyer', rule: 'KW-5.22' })
    expect(lines(outcome)).toEqual([
      'buyerPlaced moneyEarned',
      'buyerPlaced awardTaken',
      'buyerPlaced moneyEarned',
      'buyerPlaced moneyEarned',
    ])
  })

  test('KW-5.24 with a full row the marker moves', () => {
    const { outcome } = gainsOf(table().buyers('body', 'engine', 'prestige', 'price'), 'T8', 'buyer')
    expect(outcome).toEqual({ gains: [{ kind: 'markerMoved', seat: red, from: 'S', to: '3' }], next: null })
  })

  test('KW-5.27 forfeited with the marker on 0', () => {
    const position = table().buyers('body', 'engine', 'prestige', 'price').marker('0')
    expect(gainsOf(position, 'T8', 'buyer').forfeited).toBe('KW-5.27')
  })

  test('KW-5.30 the drive with the engine of the race car, for any seat', () => {
    const { outcome } = gainsOf(table().gpEngine('blue', 3).raceCar('red', 2), 'T5', 'grandPrix', blue)
    expect(outcome.gains).toMatchObject([{ kind: 'carDrove', seat: blue, path: [1, 2, 3, 4], skipped: [2] }])
  })
})

describe('bonuses', () => {
  const round = (round: 1 | 2 | 3) => table({ options: { specialtyTiles: true } }).round(round)

  test('KW-13.24 no engine above 7', () => {
    expect(gainsOf(round(1).gpEngine('red', 7), 'A2', 'gpEngineUp').forfeited).toBe('KW-13.24')
  })

  test('KW-13.25 Bugatti may drive or not', () => {
    const { outcome } = gainsOf(round(1).engineers('red', 'bugatti'), 'A2', 'gpEngineUp')
    expect(lines(outcome)).toEqual(['engineInstalled carDrove', 'engineInstalled'])
    expect(outcome.next).toMatchObject({ decision: 'drive', rule: 'KW-13.25' })
  })

  test('KW-13.37 no car to withdraw', () => {
    expect(gainsOf(round(1), 'A4', 'withdrawCar3').forfeited).toBe('KW-13.37')
    expect(lines(gainsOf(round(1).car('red'), 'A4', 'withdrawCar3').outcome)).toEqual(['carWithdrawn moneyEarned', ''])
  })

  test('KW-13.34 the top of the discard pile', () => {
    const { outcome } = gainsOf(round(2).discard('D1', 'D2'), 'B4', 'researchTopDiscard')
    expect(outcome.gains[0]).toMatchObject({ kind: 'cardTaken', card: 'D2', from: 'discard' })
    expect(gainsOf(round(2), 'B4', 'researchTopDiscard').forfeited).toBe('KW-13.35')
  })
})

test('start tiles can be asked for, too', () => {
  const { actions } = tileGains(seen(table().choosingStartTiles(['red'], 'SB', 'SC')), red, 'SB')
  expect(actions.map(({ action, outcome }) => `${action}: ${lines(outcome).join()}`)).toEqual([
    'body: partTaken',
    'hire: workerHired',
    'carOnSpace2: carPutOnCircuit',
  ])
})
