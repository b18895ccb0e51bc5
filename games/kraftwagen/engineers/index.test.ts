import { redact } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { at, playAtRandom, research, setUp, table } from '../testing/index.ts'

describe('taking an engineer', () => {
  test('KW-6.25 he lies open before his owner', () => {
    const game = research('opel')
    for (const viewer of ['spectator', 1] as const) {
      expect(redact(game.state, viewer).players[0]).toMatchObject({ engineers: ['opel'] })
    }
  })

  test('KW-6.25 he stays until the end of the game', () => {
    const game = at(table().round(3).engineers('red', 'opel', 'horch').scoring())
    expect(game.over).toBe(true)
    expect(game.player('red').engineers).toEqual(['opel', 'horch'])
  })

  test('KW-6.25 in random games nobody ever loses an engineer', () => {
    let before: string[][] = [[], [], []]
    playAtRandom(setUp({ seats: 3, options: { specialtyTiles: true } }), 2, ({ state }) => {
      const now = state.players.map(({ engineers }) => engineers.slice())
      now.forEach((engineers, seat) => {
        expect(engineers.slice(0, before[seat]!.length)).toEqual(before[seat])
      })
      before = now
    })
    expect(before.flat().length).toBeGreaterThan(2)
  })

  test('KW-6.26 KW-6.35 KW-6.41 KW-6.63 KW-6.77 KW-6.91 the owner takes his markers at once', () => {
    const markers = (engineer: string) => research(engineer).player('red').engineerMarkers
    expect(markers('horch')).toEqual(['horch1', 'horch2'])
    expect(markers('benz')).toEqual(['benz5'])
    expect(markers('daimler')).toEqual(['daimler2', 'daimler4'])
    expect(markers('diesel')).toEqual(['dieselA', 'dieselB'])
    expect(markers('maybach')).toEqual(['maybach1', 'maybach2'])
    for (const engineer of ['opel', 'bugatti', 'porsche', 'otto']) expect(markers(engineer)).toEqual([])
  })
})

describe('using engineers', () => {
  test('KW-6.27 an engineer works in the turn in which he was taken', () => {
    const racing = at(table().levels('red', 1, 3).display('bugatti', 'D2')).takeTile('T9')
    racing.chooseAction('research').takeCard('bugatti').placeEngine('gpCar')
    expect(racing.raceCar('red')).toEqual([3, 0])
    const helping = at(table().buyers('body').display('daimler', 'D2')).takeTile('T7')
    helping.chooseAction('research').takeCard('daimler').useDaimler('daimler4', 0)
    expect(helping.state.activeBuyers).toEqual([{ preference: 'body', daimler: 'daimler4' }])
  })

  test('KW-6.28 any number of engineers may be used in a turn, only their markers are limited', () => {
    const position = table()
      .engineers('red', 'daimler', 'porsche')
      .buyers('body')
      .levels('red', 1, 3)
      .display('otto', 'D2')
    const game = at(position, 'bugatti', 'D1').useDaimler('daimler2', 0).takeTile('T9').chooseAction('research')
    const { canteen } = game.player('red')
    game.takeCard('otto').takeCard('bugatti').placeEngine('gpCar')
    expect(game.player('red')).toMatchObject({ canteen: canteen + 2, gpEngine: 3 })
    expect(game.raceCar('red')).toEqual([4, 0])
    expect(game.refused({ kind: 'useDaimler', marker: 'daimler4', buyer: 0 })).toBe('KW-8.3')
  })

  test('KW-6.28 Opel, Horch and Daimler all work for one sale', () => {
    const position = table()
      .engineers('red', 'opel', 'horch', 'daimler')
      .buyers('price+4')
      .car('red', { engine: 2, price: 3, marker: 'horch1' })
    expect(at(position.scoring()).emitted('carSold')).toMatchObject([{ times: 3, bonus: 4, paid: 13 }])
  })
})
