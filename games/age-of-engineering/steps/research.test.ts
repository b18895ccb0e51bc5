import { describe, expect, test } from 'vitest'
import { at, table } from '../testing/index.ts'

const levels = (body: number, engine: number) => table().levels('purple', body, engine)
const withToken = (body: number, engine: number) => levels(body, engine).tokens('purple', 0, 1)

describe('Research', () => {
  test('AE-5.10 one of the two levels rises by 1', () => {
    const game = at(levels(4, 4).doing('research'))
    expect(game.moves('research').map(({ raise }) => raise)).toEqual(['body', 'engine'])
    expect(game.research('engine').levels('purple')).toEqual([4, 5])
  })

  test('AE-5.11 no level goes above 7', () => {
    const game = at(withToken(7, 6).doing('research'))
    expect(game.levels('purple')).toEqual([7, 7])
    const between = at(levels(7, 6).tokens('purple', 0).steps('purple', { name: 'placing' }, { name: 'research' }))
    expect(between.levels('purple')).toEqual([7, 7])
  })

  test('AE-EX-23 AE-5.12 AE-5.13 research at the maximum difference', () => {
    expect(at(levels(3, 5).doing('research')).levels('purple')).toEqual([4, 5])
    expect(at(levels(5, 7).doing('research')).levels('purple')).toEqual([6, 7])
    const withChoice = at(withToken(3, 5).doing('research'))
    expect(withChoice.refused({ kind: 'research', raise: 'engine' })).toBe('AE-5.12')
    const free = at(levels(4, 4).doing('research'))
    expect([free.can({ kind: 'research', raise: 'body' }), free.can({ kind: 'research', raise: 'engine' })]).toEqual([
      true,
      true,
    ])
  })

  test('AE-EX-24 AE-5.15 AE-5.16 AE-5.17 AE-5.18 AE-5.19 an engineer token at the limits', () => {
    const game = at(withToken(3, 5).doing('research')).spendToken('loose')
    expect([game.levels('purple'), game.company('purple').looseTokens]).toEqual([[4, 6], 0])
    expect(at(withToken(6, 6).doing('research')).spendToken('loose').levels('purple')).toEqual([7, 7])
    const top = at(withToken(5, 7).doing('research'))
    expect(top.levels('purple')).toEqual([6, 7]) // plain Research is the only option
    const two = at(levels(2, 2).engineers('purple', 'king').tokens('purple', 1, 1).doing('research'))
    two.spendToken('onTile')
    expect([two.levels('purple'), two.decision]).toEqual([[3, 3], 'placeCar'])
    expect(two.refused({ kind: 'spendToken', token: 'loose' })).toBe('AE-5.15')
  })

  test('AE-5.15 AE-5.16 without a token, or with a level at 7, no token can be spent', () => {
    const none = at(levels(2, 2).doing('research'))
    expect(none.refused({ kind: 'spendToken', token: 'loose' })).toBe('AE-5.15')
    const top = at(withToken(7, 6).steps('purple', { name: 'placing' }))
    top.state.steps.push({ name: 'research' })
    expect(top.refused({ kind: 'spendToken', token: 'loose' })).toBe('AE-5.16')
    expect(top.refused({ kind: 'research', raise: 'body' })).toBe('AE-5.11')
  })

  test('AE-EX-25 AE-5.14 research at the top levels', () => {
    const game = at(withToken(7, 7)).takeTile('T2')
    expect([game.skipped, game.levels('purple'), game.company('purple').looseTokens]).toEqual([['AE-5.14'], [7, 7], 1])
    expect(game.decision).toBe('placeCar')
  })

  test('AE-5.20 a company with a loose token and one on a tile chooses; with anyToken the loose one is used first', () => {
    const position = (oldsToken: 'onEngineerTile' | 'anyToken') =>
      table({ options: { oldsToken } }).engineers('purple', 'king').tokens('purple', 1, 1).doing('research')
    expect(
      at(position('onEngineerTile'))
        .moves('spendToken')
        .map(({ token }) => token),
    ).toEqual(['loose', 'onTile'])
    const any = at(position('anyToken'))
    expect(any.moves('spendToken').map(({ token }) => token)).toEqual(['loose'])
    expect(any.refused({ kind: 'spendToken', token: 'onTile' })).toBe('AE-5.20')
    expect(at(withToken(1, 1).doing('research')).refused({ kind: 'spendToken', token: 'onTile' })).toBe('AE-5.20')
  })
})
