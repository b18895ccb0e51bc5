import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from './testing/index.ts'

describe('production tokens', () => {
  test('AE-7.1 AE-7.3 on the own turn, including the one in which it was gained; its investor goes to the track', () => {
    const position = table().car('purple', '$5').display('olds').car('yellow', '$6 T1').track('yellow', 'durant')
    const game = at(position).takeTile('T6').recruit('olds').useProductionToken('olds', 5)
    expect(game.state.investorTrack).toEqual([
      { investor: 'durant', by: 1 },
      { investor: 'olds', by: 0 },
    ])
    expect([game.company('purple').investors, game.state.market[0]!.productionTokens]).toEqual([[], 1])
    expect(game.refused({ kind: 'useProductionToken', investor: 'olds', car: 5 })).toBe('AE-7.1')
  })

  test('AE-7.2 only on an own car, and only with a token', () => {
    const game = at(table().investors('purple', 'ford').car('yellow', '$6'))
    expect(game.refused({ kind: 'useProductionToken', investor: 'ford', car: 6 })).toBe('AE-7.2')
    expect(game.moves('useProductionToken')).toEqual([])
  })

  test('AE-7.2 with the option, on any car', () => {
    const agreed = table({ options: { tokenCars: 'any' } })
      .investors('purple', 'ford')
      .car('yellow', '$6')
    expect(at(agreed).useProductionToken('ford', 6).state.market[0]!.productionTokens).toBe(1)
  })

  test('AE-7.4 AE-7.5 any number per turn and per car, in addition to the markers of the steps', () => {
    const position = table().investors('purple', 'ford', 'rice').engineers('purple', 'packard').buyers('body')
    const game = at(position.car('purple', '$5')).usePackard('packard2', 0)
    game.useProductionToken('ford', 5).useProductionToken('rice', 5)
    expect(game.state.market[0]!.productionTokens).toBe(2)
  })

  test('AE-7.6 a used token stays on its car', () => {
    const game = at(table().investors('purple', 'ford').car('purple', '$5')).useProductionToken('ford', 5)
    expect(game.moves().map(({ kind }) => kind)).not.toContain('useProductionToken')
    expect(game.takeTile('T1').endTurn().state.market[0]!.productionTokens).toBe(1)
  })

  test('AE-EX-60 AE-7.11 AE-3.12 the sixth car, then a token', () => {
    const position = table().chain('o p y b').cars(5).investors('orange', 'durant')
    const game = at(position.workshop('orange', body(1), engine(1)).placing()).offer('b1 e1 w1 $1')
    game.useProductionToken('durant', 1)
    expect(game.state.investorTrack).toEqual([{ investor: 'durant', by: 2 }])
    game.endTurn()
    expect(game.emitted('raceScored')).toHaveLength(1)
  })

  test('AE-7.9 unused investors stay and score nothing at the end', () => {
    const game = at(table().round(3).investors('purple', 'durant').scoring())
    expect([game.over, game.company('purple').investors, game.points('purple')]).toEqual([true, ['durant'], 0])
  })
})
