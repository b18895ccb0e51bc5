import { describe, expect, test } from 'vitest'
import { at, playAtRandom, setUp, table } from './testing/index.ts'

describe('Recruit', () => {
  test('AE-5.32 AE-5.33 exactly one of three options: any face-up tile, workers, or the race car', () => {
    const game = at(table().display('king', 'ford', 'race5', 'race5').doing('recruit'))
    expect(game.moves()).toEqual([
      { kind: 'recruit', tile: 'king' },
      { kind: 'recruit', tile: 'ford' },
      { kind: 'recruit', tile: 'race5' },
      { kind: 'recruitWorkers' },
      { kind: 'recruitRace' },
    ])
    expect(game.refused({ kind: 'recruit', tile: 'olds' })).toBe('AE-5.33')
    game.recruitWorkers()
    expect(game.refused({ kind: 'recruitRace' })).toBe('AE-5.32')
  })

  test('AE-EX-28 AE-5.33 AE-5.39 recruiting with nothing available', () => {
    const bare = at(table().supply('purple', 0).achievementsGone('workers').doing('recruit'))
    expect(bare.raceCar('purple')).toEqual([3, 0]) // the only legal option
    const tile = at(table().supply('purple', 0).achievementsGone('workers').display('king').doing('recruit'))
    expect(tile.refused({ kind: 'recruitWorkers' })).toBe('AE-5.39')
    const one = at(table().supply('purple', 1).doing('recruit')).recruitWorkers()
    expect(one.emitted('workersHired')).toMatchObject([{ workers: 1 }])
    expect(at(table().doing('recruit')).recruitWorkers().workers('purple')).toEqual([6, 6, 0])
  })

  test('AE-5.34 a tile without effect may be taken', () => {
    const game = at(table().display('sell5', 'swapBuyer').doing('recruit'))
    expect(game.recruit('sell5').skipped).toEqual(['AE-8.9'])
  })

  test('AE-5.36 AE-6.2 an engineer comes with a token and markers', () => {
    const winton = at(table().display('winton').doing('recruit')).recruit('winton').company('purple')
    expect(winton).toMatchObject({
      engineers: ['winton'],
      engineerTokens: 1,
      engineeringMarkers: ['winton1', 'winton2'],
    })
    const king = at(table().display('king').doing('recruit')).recruit('king').company('purple')
    expect(king).toMatchObject({ engineers: ['king'], engineerTokens: 1, engineeringMarkers: [] })
  })

  test('AE-5.37 an investor comes with a production token, owned by the company until used', () => {
    const game = at(table().display('ford').doing('recruit')).recruit('ford')
    expect(game.company('purple').investors).toEqual(['ford'])
    expect(game.state.investorTrack).toEqual([])
  })

  test('AE-5.38 AE-8.1 an instant benefit applies immediately and leaves the game', () => {
    const game = at(table().display('takeBody3').doing('recruit')).recruit('takeBody3')
    expect(game.parts('purple')).toBe('b3')
    expect(game.state.recruitment.instant.gone).toEqual(['takeBody3'])
  })

  test('AE-5.40 AE-5.59 AE-6.45 the race option is 3 steps, without team, engine or Chevrolet', () => {
    const position = table().raceEngine('purple', 5).team('purple', 3).engineers('purple', 'chevrolet')
    expect(at(position.doing('recruit')).recruitRace().raceCar('purple')).toEqual([3, 0])
  })
})

describe('engineers', () => {
  test('AE-6.1 AE-6.4 an engineer is permanent and takes effect immediately', () => {
    const game = at(table().chain('p T6 T1 y o b').display('king')).takeTile('T6').recruit('king').endTurn()
    expect(game.as('purple').takeTile('T1').workers('purple')).toEqual([6, 6, 0])
    playAtRandom(setUp({ seats: 2 }), 4, ({ state }) => {
      const all = state.companies.flatMap(({ engineers }) => engineers)
      expect(new Set(all).size).toBe(all.length)
    })
  })

  test('AE-1.24 a used marker is never returned', () => {
    const game = at(table().engineers('purple', 'packard').buyers('body')).usePackard('packard2', 0)
    expect(game.company('purple').engineeringMarkers).toEqual(['packard4'])
    game.takeTile('T2').research('body')
    expect(game.refused({ kind: 'usePackard', marker: 'packard2', buyer: 0 })).toBe('AE-1.24')
  })
})
