import { canonical, fastChance, LiveEffects, readMove, readOptions, secret } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { horselessCarriage } from './game.ts'
import { standardOptions } from './options.ts'
import { at, setUp, table } from './testing/index.ts'

describe('options', () => {
  test('what is left out takes its default', () => {
    expect(readOptions(horselessCarriage, {})).toEqual({ ok: true, value: standardOptions })
    expect(Object.keys(standardOptions)).toHaveLength(11)
  })

  test.each([
    [{}, ['red', 'green', 'purple']],
    [{ firstIndustrialist: 'blue' }, ['blue', 'red', 'green']],
    [{ secondIndustrialist: 'red' }, ['green', 'red', 'purple']],
    [{ firstIndustrialist: 'anyLeft', thirdIndustrialist: 'red' }, ['green', 'purple', 'red']],
    [
      { firstIndustrialist: 'yellow', secondIndustrialist: 'blue', thirdIndustrialist: 'red' },
      ['yellow', 'blue', 'red'],
    ],
    [{ fifthIndustrialist: 'red' }, ['red', 'green', 'purple']],
    [{ colours: ['purple'], secondIndustrialist: 'blue' }, ['purple', 'red', 'green']],
  ])('HC-2.1 each seat may choose its industrialist, and the others take those left over: %j', (options, expected) => {
    const read = readOptions(horselessCarriage, options)
    if (!read.ok) throw new Error('The options cannot be read.')
    const state = horselessCarriage.setup({ seats: 3, options: read.value }, new LiveEffects(fastChance(1)))
    expect(state.players.map(({ colour }) => colour)).toEqual(expected)
    for (const { hand, colour } of state.players) expect(canonical(hand)).toContain(`"${colour}-1a"`)
  })

  test('HC-2.1 two seats never get the same industrialist', () => {
    const same = { secondIndustrialist: 'blue', fourthIndustrialist: 'blue' }
    expect(readOptions(horselessCarriage, same).ok).toBe(false)
    const neither = { secondIndustrialist: 'anyLeft', fourthIndustrialist: 'anyLeft' }
    expect(readOptions(horselessCarriage, neither).ok).toBe(true)
  })

  test('a colour cannot be chosen twice', () => {
    expect(readOptions(horselessCarriage, { colours: ['red', 'red'] }).ok).toBe(false)
    expect(readOptions(horselessCarriage, { colours: ['blue', 'red'] }).ok).toBe(true)
    expect(readOptions(horselessCarriage, { keepClear: 'nothing' }).ok).toBe(false)
  })
})

describe('moves', () => {
  test('cards and plans are sealed for their own seat only', () => {
    const card = { kind: 'playCard', quadrant: 'I', card: secret('red-1a', [0]) }
    expect(readMove(horselessCarriage, 0, card).ok).toBe(true)
    expect(readMove(horselessCarriage, 1, card)).toMatchObject({ refusal: { rule: 'CH-2' } })
    const plan = { kind: 'submitPlan', plan: { pieces: [], expansion: null } }
    expect(readMove(horselessCarriage, 0, plan)).toMatchObject({ refusal: { rule: 'CH-1' } })
  })

  test('mainlines are named by plain numbers', () => {
    const deliver = (from: object) => readMove(horselessCarriage, 0, { kind: 'deliver', from }).ok
    expect([deliver({}), deliver({ 3: 1 }), deliver({ '03': 1 }), deliver({ 3: 0 }), deliver({ x: 1 })]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('turns', () => {
  test('building is open, everything else can be listed', () => {
    const open = (game: ReturnType<typeof at>) => {
      const turn = horselessCarriage.turn(game.state)
      return !turn.over && turn.open === true
    }
    expect([setUp(), at(table().building())].map(open)).toEqual([true, true])
    expect([at(table()), at(table().focusing()), at(table().demanding())].map(open)).toEqual([false, false, false])
  })

  test('a clone shares nothing that could change', () => {
    const game = at(table().building()).submit('purple')
    const twin = horselessCarriage.clone(game.state)
    const text = canonical(game.state)
    twin.players[0]!.wealth = 99
    twin.buyers.car[0] = 5
    twin.order.reverse()
    expect(canonical(game.state)).toBe(text)
    expect(twin.players[0]!.factory).toBe(game.player('red').factory)
    expect(Object.isFrozen(game.player('red').factory.pieces)).toBe(true)
  })

  test('HC-INV-29 a state survives being stored', () => {
    const game = at(table().building()).submit('green')
    expect(canonical(JSON.parse(JSON.stringify(game.state)))).toBe(canonical(game.state))
  })
})
