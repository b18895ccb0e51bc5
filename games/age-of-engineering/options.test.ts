import { differencesOf, readOptions, readStoredOptions } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { ageOfEngineering, grandPrixSteps, marketSpaces, standardOptions } from './index.ts'
import type { Options } from './options.ts'
import { at, type Play, table } from './testing/index.ts'
import { title } from './title.ts'

describe('startEngine', () => {
  const choosing = (options: Partial<Options> = {}) =>
    at(table({ options }).choosingBonuses(['yellow', 'purple'], 'bodyAndRace', 'engineAndToken')).chooseBonus(
      'engineAndToken',
    )

  test('AE-2.26 asked: the owner chooses where the engine goes before the next company chooses a bonus', () => {
    const game = choosing()
    expect([game.decision, game.company('yellow').looseTokens]).toEqual(['placeEngine', 1])
    game.placeEngine('raceCar')
    expect(game.company('yellow')).toMatchObject({ raceEngine: 2, workshops: [null, null, null] })
    const stored = choosing().placeEngine('workshop')
    expect(stored.company('yellow')).toMatchObject({
      raceEngine: 1,
      workshops: [{ kind: 'engine', value: 2 }, null, null],
    })
  })

  test('AE-2.26 workshop: no choice is offered', () => {
    const game = choosing({ startEngine: 'workshop' })
    expect(game.company('yellow').workshops).toEqual([{ kind: 'engine', value: 2 }, null, null])
    expect(game.decision).not.toBe('placeEngine')
  })

  test('AE-2.26 a record without the option was played without the choice', () => {
    const { startEngine: _, ...old } = standardOptions
    expect(differencesOf(title, old).options).toEqual({ startEngine: 'workshop' })
    expect(readStoredOptions(ageOfEngineering, old)).toEqual({ ok: true, value: old })
    expect(readOptions(ageOfEngineering, old)).toEqual({ ok: true, value: standardOptions })
  })
})

describe('engineersPerStep', () => {
  const hiring = (options: Partial<Options>) =>
    at(
      table({ options })
        .engineers('purple', 'king', 'riker', 'kettering')
        .salesperson('purple', 'supply')
        .supply('purple', 4)
        .canteen('purple', 0)
        .car('purple', 'w2 $9')
        .doing('hire'),
    ).chooseAction('hire')

  test('AE-6.3 AE-6.33 anyNumber: King helps beside Riker, and a marker may still be used', () => {
    const game = hiring({}).hire('salesperson')
    expect(game.company('purple')).toMatchObject({ salesperson: 'canteen', canteen: 1 })
    expect(game.moves('exchange').length).toBeGreaterThan(0)
  })

  test('AE-6.3 AE-6.33 one: King adds nothing to the salesperson of Riker, and no marker may be used in that step', () => {
    const game = hiring({ engineersPerStep: 'one' }).hire('salesperson')
    expect(game.company('purple')).toMatchObject({ salesperson: 'canteen', canteen: 0 })
    expect(game.state.turn.helper).toBe('riker')
  })

  test('AE-6.3 one: after King helped Kettering may not, and vice versa', () => {
    const options = { engineersPerStep: 'one' } as const
    const position = () =>
      table({ options })
        .engineers('purple', 'king', 'kettering')
        .supply('purple', 4)
        .canteen('purple', 0)
        .car('purple', '$9')
    const hired = at(position().chain('p T1 b y o')).takeTile('T1').chooseAction('hire')
    expect(hired.company('purple').canteen).toBe(2)
    // The marker of the placing step is separate.
    expect(hired.exchange(9, 'price', 1).state.turn).toMatchObject({ helper: 'king', placingMarkerUsed: true })
    expect(hired.state.turn.actionMarkerUsed).toBe(false)
    const changed = at(position().chain('p T1 b y o')).exchange(9, 'price', 1).takeTile('T1')
    expect(changed.company('purple').canteen).toBe(1)
  })

  test('AE-6.3 AE-6.43 one: Chevrolet moves no further once another engineer has helped', () => {
    const { state } = at(
      table({ options: { engineersPerStep: 'one' } })
        .engineers('purple', 'chevrolet')
        .raceEngine('purple', 3),
    )
    expect(grandPrixSteps(state, 0)).toBe(4)
    state.turn.helper = 'king'
    expect(grandPrixSteps(state, 0)).toBe(3)
  })
})

describe('soldCar', () => {
  const placesOf = ({ state }: Play) => [state.market.length, marketSpaces(state)]
  const sold = (options: Partial<Options>) =>
    at(
      table({ options })
        .car('purple', '$9')
        .car('blue', '$8')
        .car('blue', '$6')
        .car('yellow', '$5')
        .car('yellow', '$3')
        .display('sell5')
        .doing('recruit'),
    ).recruit('sell5')

  test('AE-3.12 AE-8.7 freesPlace: two more cars fit after the sale', () => {
    expect(placesOf(sold({}))).toEqual([4, 6])
  })

  test('AE-3.12 closesPlace: one more car fits, the sixth that was placed', () => {
    expect(placesOf(sold({ soldCar: 'closesPlace' }))).toEqual([4, 5])
  })
})

describe('swapAchievement', () => {
  const swapped = (options: Partial<Options>) =>
    at(table({ options }).buyers('engine', 'body', 'luxury').display('swapBuyer').doing('recruit'))
      .recruit('swapBuyer')
      .swapBuyer(2, 'engine')

  test('AE-8.18 won: the second active buyer of a kind wins the achievement, also by a swap', () => {
    expect(swapped({}).emitted('achievementWon')).toMatchObject([{ achievement: 'buyer', seat: 0 }])
  })

  test('AE-8.18 notWon: only the action and Buick win it', () => {
    const game = swapped({ swapAchievement: 'notWon' })
    expect(game.emitted('achievementWon')).toEqual([])
    expect(game.state.achievements).toContain('buyer')
  })
})
