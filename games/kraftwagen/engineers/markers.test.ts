import { judgeMove } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import type { Engineer, EngineerMarker } from '../components/index.ts'
import type { Event } from '../events.ts'
import { kraftwagen } from '../game.ts'
import type { Move } from '../moves.ts'
import {
  at,
  body,
  type Colour,
  colours,
  engine,
  type Play,
  type Position,
  playAtRandom,
  seatOf,
  setUp,
  table,
} from '../testing/index.ts'

const limits = ['perTurn', 'perStep'] as const
const daimler2 = { kind: 'useDaimler', marker: 'daimler2', buyer: 0 } as const
const daimler4 = { kind: 'useDaimler', marker: 'daimler4', buyer: 1 } as const
/** Of a car at the price of 10. */
const diesel = { kind: 'useDiesel', car: 10, change: 'price', to: 1 } as const

/** Red owns these engineers and has a car at 10, two parts for another, workers, and two active buyers. */
function owner(engineers: readonly Engineer[], limit: 'perTurn' | 'perStep' = 'perTurn'): Position {
  return table({ options: { engineerMarkerLimit: limit } })
    .engineers('red', ...engineers)
    .buyers('engine', 'body')
    .car('red', { price: 10 })
    .workshop('red', body(2), engine(3))
    .canteen('red', 2)
}

/** Whether the car placed now could carry a marker. */
function mayMark(game: Play): boolean {
  return game.placeCar(2, 3).crewCar(1).priceCar(5).decision === 'markCar'
}

describe('owners', () => {
  test('KW-8.1 only the owner of an engineer uses his markers', () => {
    const game = at(table().engineers('blue', 'daimler', 'diesel').buyers('engine').car('red', { price: 10 }))
    expect(game.moves('useDaimler')).toEqual([])
    expect(game.refused(daimler2)).toBe('KW-8.1')
    expect(game.moves('useDiesel')).toEqual([])
    expect(game.refused(diesel)).toBe('KW-8.1')
  })

  test('KW-8.1 nobody places the Horch or Maybach markers of others', () => {
    const game = at(owner(['maybach']).engineers('blue', 'horch').placingACar())
      .placeCar(2, 3)
      .crewCar(1)
      .priceCar(5)
    expect(game.moves('markCar').map(({ marker }) => marker)).toEqual([null, 'maybach1', 'maybach2'])
    expect(game.refused({ kind: 'markCar', marker: 'horch1' })).toBe('KW-8.1')
    expect(mayMark(at(owner([]).engineers('blue', 'horch', 'maybach').placingACar()))).toBe(false)
  })

  test('KW-8.1 only the owner of Benz is asked for his marker', () => {
    for (const colour of colours) expect(at(table().engineers(colour, 'benz').scoring()).actor).toBe(colour)
  })
})

describe('once in the game', () => {
  test('KW-8.2 a used marker cannot be used again', () => {
    const daimler = at(owner(['daimler']).markers('red', 'daimler4'))
    expect(daimler.refused(daimler2)).toBe('KW-8.2')
    expect(daimler.can(daimler4)).toBe(true)
    expect(at(owner(['daimler']).markers('red')).refused(daimler4)).toBe('KW-8.2')
    expect(at(owner(['diesel']).markers('red')).refused(diesel)).toBe('KW-8.2')
    const horch = at(owner(['horch']).markers('red', 'horch2').placingACar())
      .placeCar(2, 3)
      .crewCar(1)
      .priceCar(5)
    expect(horch.refused({ kind: 'markCar', marker: 'horch1' })).toBe('KW-8.2')
    expect(horch.can({ kind: 'markCar', marker: 'horch2' })).toBe(true)
    expect(mayMark(at(owner(['horch']).markers('red').placingACar()))).toBe(false)
  })

  test('KW-8.2 neither in the same round nor after the second use of Diesel', () => {
    const daimler = at(owner(['daimler']).chain('r T5 b g y'))
      .play(daimler2)
      .takeTile('T5')
      .endTurn()
      .as('red')
    expect(daimler.refused({ ...daimler2, buyer: 1 })).toBe('KW-8.2')
    const game = at(owner(['diesel']).chain('r T5 T1 b g y'))
      .useDiesel(10, 'price', 1)
      .takeTile('T5')
      .endTurn()
    game.as('red').useDiesel(1, 'price', 2).takeTile('T1').endTurn()
    expect(game.as('red').moves('useDiesel')).toEqual([])
    expect(game.refused({ kind: 'useDiesel', car: 2, change: 'price', to: 3 })).toBe('KW-8.2')
  })

  test('KW-8.2 KW-8.3 in random games no marker is used twice, and no turn goes beyond the limit', () => {
    for (const limit of limits) {
      const engineers = new Set<Engineer>()
      for (let seed = 1; seed <= 4; seed++) {
        const game = playAtRandom(setUp({ options: { engineerMarkerLimit: limit, specialtyTiles: true } }), seed)
        const uses = markerUses(game.events)
        for (const engineer of uses.map((use) => use.engineer)) engineers.add(engineer)
        const markers = uses.map(({ marker }) => marker)
        expect(new Set(markers).size).toBe(markers.length)
        const counted = uses.filter(({ engineer }) => engineer !== 'benz')
        const times = counted.map(({ turn, onCar }) => (limit === 'perTurn' ? `${turn}` : `${turn} ${onCar}`))
        expect(new Set(times).size).toBe(times.length)
      }
      expect([...engineers].sort()).toEqual(['benz', 'daimler', 'diesel', 'horch', 'maybach'])
    }
  })
})

describe('the limit of a turn', () => {
  test('KW-EX-51 one engineer marker per turn', () => {
    for (const limit of limits) {
      const position = table({ options: { engineerMarkerLimit: limit } })
        .engineers('red', 'daimler', 'horch')
        .buyers('engine')
        .workshop('red', body(2), engine(3))
        .canteen('red', 2)
      const game = at(position).takeTile('T5').useDaimler('daimler2', 0)
      expect(game.refused({ kind: 'useDaimler', marker: 'daimler4', buyer: 0 })).toBe('KW-8.3')
      game.placeCar(2, 3).crewCar(1).priceCar(5)
      if (limit === 'perTurn') {
        expect(game.state.market[0]).toMatchObject({ engineerMarker: null })
        expect(game.refused({ kind: 'markCar', marker: 'horch1' })).toBe('KW-8.6')
      } else {
        game.markCar('horch1')
        expect(game.state.market[0]).toMatchObject({ engineerMarker: 'horch1' })
      }
      expect(game.refused({ kind: 'useDaimler', marker: 'daimler4', buyer: 0 })).toBe('KW-8.3')
    }
  })

  test('KW-8.3 KW-8.4 Daimler and Diesel count together, in whatever order', () => {
    for (const limit of limits) {
      for (const [first, ...others] of [
        [daimler2, daimler4, diesel],
        [diesel, daimler2, { ...diesel, car: 1, to: 2 }],
      ] as const) {
        const game = at(owner(['daimler', 'diesel'], limit)).play(first)
        expect(game.moves().every(({ kind }) => kind === 'takeTile')).toBe(true)
        for (const move of others) expect(game.refused(move)).toBe('KW-8.3')
        game.takeTile('T5')
        for (const move of others) expect(game.refused(move)).toBe('KW-8.3')
      }
    }
  })

  test('KW-8.4 if agreed, Diesel may be used besides other markers', () => {
    const agreed = table({ options: { dieselLimit: 'free' } })
      .engineers('red', 'daimler', 'diesel')
      .buyers('engine', 'body')
      .car('red', { price: 10 })
      .workshop('red', body(2), engine(3))
      .canteen('red', 2)
    const game = at(agreed).play(daimler2).play(diesel)
    expect(game.refused(daimler4)).toBe('KW-8.3')
    expect(game.player('red').engineerMarkers).toHaveLength(2)
  })

  test('KW-8.3 KW-8.4 a Daimler or Diesel marker leaves none for the car, unless each step has one', () => {
    for (const move of [daimler2, diesel]) {
      for (const engineer of ['horch', 'maybach'] as const) {
        const used = (limit: 'perTurn' | 'perStep') =>
          at(owner(['daimler', 'diesel', engineer], limit))
            .takeTile('T5')
            .play(move)
        expect(mayMark(used('perTurn'))).toBe(false)
        expect(mayMark(used('perStep'))).toBe(true)
      }
    }
  })

  test('KW-8.3 KW-8.4 a marker on the car leaves none for Daimler and Diesel, unless each step has one', () => {
    for (const marker of ['horch2', 'maybach1'] as const) {
      const placed = (limit: 'perTurn' | 'perStep') =>
        at(owner(['daimler', 'diesel', 'horch', 'maybach'], limit).placingACar()).offer(2, 3, 1, 5, marker)
      for (const move of [daimler2, diesel]) {
        expect(placed('perTurn').refused(move)).toBe('KW-8.3')
        expect(placed('perStep').can(move)).toBe(true)
      }
    }
  })

  test('KW-8.3 each turn has a limit of its own, also of the same player', () => {
    const game = at(owner(['daimler']).chain('r T5 b g y'))
      .play(daimler2)
      .takeTile('T5')
      .endTurn()
      .as('red')
    expect(game.can(daimler4)).toBe(true)
  })

  test('KW-8.4 the marker of Benz does not count', () => {
    const position = owner(['benz', 'horch', 'daimler']).cars(5)
    const game = at(position.placingACar()).offer(2, 3, 1, 3, 'horch1').endTurn().as('red')
    expect(game.can({ kind: 'useBenz', preference: 'price' })).toBe(true)
    game.useBenz('price')
    const before = at(owner(['benz', 'daimler']).scoring())
      .useBenz('price')
      .as('red')
    before.takeTile('T6').chooseAction('buyer').chooseBuyer('body')
    expect(before.can(daimler2)).toBe(true)
  })
})

describe('on cars', () => {
  test('KW-8.5 a car carries one marker at most', () => {
    for (const limit of limits) {
      const game = at(owner(['horch', 'maybach'], limit).placingACar()).offer(2, 3, 1, 5, 'horch1')
      expect(game.state.market.at(-1)).toMatchObject({ engineerMarker: 'horch1' })
      expect(game.moves('markCar')).toEqual([])
      for (const marker of ['horch2', 'maybach1'] as const) {
        expect(game.refused({ kind: 'markCar', marker })).toBe('KW-8.6')
      }
    }
  })

  test('KW-8.6 Horch and Maybach markers go on together with the car, never later', () => {
    const game = at(owner(['horch', 'maybach']).chain('r T5 b g y'))
      .takeTile('T5')
      .offer(2, 3, 1, 5, null)
    for (const marker of ['horch1', 'maybach2'] as const) {
      expect(game.refused({ kind: 'markCar', marker })).toBe('KW-8.6')
    }
    game.endTurn().as('red')
    expect(game.refused({ kind: 'markCar', marker: 'horch1' })).toBe('KW-8.6')
    game.takeTile('T1')
    expect(game.refused({ kind: 'markCar', marker: 'horch1' })).toBe('KW-8.6')
    expect(game.state.market.every(({ engineerMarker }) => engineerMarker === null)).toBe(true)
  })
})

describe('when Daimler and Diesel act', () => {
  const both = ['daimler', 'diesel'] as const

  test('KW-8.7 before a tile, between actions, after the last one, and after a car', () => {
    const open = (game: Play) => game.can(daimler2) && game.can(diesel)
    const game = at(owner(both))
    expect(open(game)).toBe(true)
    expect(open(game.takeTile('T8'))).toBe(true)
    expect(open(game.chooseAction('body'))).toBe(true)
    expect(game.decision).toBe('chooseAction')
    expect(open(game.chooseAction('buyer').chooseBuyer('price'))).toBe(true)
    expect(open(game.offer(2, 3, 1, 5))).toBe(true)
  })

  test('KW-8.7 never within an action or while a car is put together', () => {
    const position = () => owner(both)
    const within = [
      at(position()).takeTile('T8').chooseAction('buyer'),
      at(position()).takeTile('T2').chooseAction('research'),
      at(position()).takeTile('T4').chooseAction('engine'),
      at(position().workshop('red', body(1), body(2), engine(1)))
        .takeTile('T3')
        .chooseAction('body'),
      at(position().canteen('red', 0).inactive('red', 'D1', 'D2'))
        .takeTile('T1')
        .chooseAction('hire'),
      at(position().display('bodyAndEngine', 'D2')).takeTile('T2').chooseAction('research').takeCard('bodyAndEngine'),
      at(position().placingACar()).placeCar(2, 3),
      at(position().placingACar()).placeCar(2, 3).crewCar(1),
      at(owner(['daimler', 'diesel', 'horch']).placingACar())
        .placeCar(2, 3)
        .crewCar(1)
        .priceCar(5),
    ]
    expect(within.map(({ decision }) => decision)).toEqual([
      'chooseBuyer',
      'takeCard',
      'placeEngine',
      'returnPart',
      'chooseInactive',
      'chooseAction',
      'crewCar',
      'priceCar',
      'markCar',
    ])
    for (const game of within) {
      expect(game.moves().some(({ kind }) => kind === 'useDaimler' || kind === 'useDiesel')).toBe(false)
      expect(game.refused(daimler2), game.decision).toBe('KW-8.7')
      expect(game.refused(diesel), game.decision).toBe('KW-8.7')
    }
  })

  test('KW-8.7 the last action waits while a marker could come before it', () => {
    const game = at(owner(['diesel'])).takeTile('T5')
    expect(game.decision).toBe('chooseAction')
    expect(game.raceCar('red')).toEqual([0, 0])
    expect(game.moves('useDiesel').length).toBeGreaterThan(0)
    expect(
      at(owner(['horch', 'benz']))
        .takeTile('T5')
        .raceCar('red'),
    ).toEqual([1, 0])
  })

  test('KW-8.8 no marker is used in the turn of another player', () => {
    const position = table()
      .engineers('blue', ...both)
      .buyers('engine')
      .car('blue', { price: 10 })
    const { state } = at(position).as('red')
    for (const move of [daimler2, diesel]) {
      expect(judgeMove(kraftwagen, state, seatOf('blue'), move)).toMatchObject({ legal: false, rule: 'CH-3' })
    }
    expect([...kraftwagen.moves(state, seatOf('blue'))]).toEqual([])
  })

  test('KW-8.8 no marker but that of Benz is used in scoring', () => {
    const game = at(owner(['daimler', 'diesel', 'horch', 'benz']).scoring()).as('red')
    expect(game.refused(daimler2)).toBe('KW-8.8')
    expect(game.refused(diesel)).toBe('KW-8.8')
    expect(game.refused({ kind: 'markCar', marker: 'horch1' })).toBe('KW-8.6')
    expect(new Set(game.moves().map(({ kind }) => kind))).toEqual(new Set<Move['kind']>(['useBenz', 'declineBenz']))
  })
})

describe('after use', () => {
  test('KW-8.9 markers of Diesel and Benz leave the game at once', () => {
    const game = at(owner(['diesel']))
    expect(placeOf(game, 'dieselA')).toBe('red')
    game.play(diesel)
    expect(['dieselA', 'dieselB'].map((marker) => placeOf(game, marker as EngineerMarker)).sort()).toEqual([
      'box',
      'red',
    ])
    const scoring = at(owner(['benz']).scoring())
    expect(placeOf(scoring, 'benz5')).toBe('red')
    expect(placeOf(scoring.useBenz('price'), 'benz5')).toBe('box')
  })

  test('KW-8.9 those of Horch, Maybach and Daimler stay until the clean-up after scoring', () => {
    const position = table()
      .engineers('red', 'horch', 'maybach', 'daimler', 'benz')
      .buyers('engine+4')
      .car('red', { marker: 'horch1' })
      .car('red', { marker: 'maybach2' })
    const game = at(position.scoring())
    expect([placeOf(game, 'horch1'), placeOf(game, 'maybach2'), placeOf(game, 'daimler4')]).toEqual([
      'market',
      'market',
      'buyers',
    ])
    game.declineBenz()
    for (const marker of ['horch1', 'maybach2', 'daimler4'] as const) expect(placeOf(game, marker)).toBe('box')
  })

  test('KW-8.10 unused markers stay with their owner for later rounds', () => {
    const position = owner(['horch', 'maybach', 'daimler', 'diesel', 'benz']).markers(
      'red',
      'horch2',
      'daimler2',
      'dieselB',
    )
    const game = at(position.scoring())
    expect(game.state.round).toBe(2)
    expect(game.player('red').engineerMarkers).toEqual(['horch2', 'daimler2', 'dieselB'])
  })

  test('KW-8.10 at the end they are worth nothing', () => {
    const end = (...engineers: Engineer[]) =>
      at(
        table()
          .round(3)
          .engineers('red', ...engineers)
          .money('red', 20)
          .scoring(),
      )
    expect(end('horch', 'daimler').result.scores).toEqual(end().result.scores)
  })
})

/** Where an engineer marker is: with a player, on a car, on a buyer, or out of the game. */
function placeOf({ state }: Play, marker: EngineerMarker): Colour | 'market' | 'buyers' | 'box' {
  const holder = colours.find((colour) => state.players[seatOf(colour)]?.engineerMarkers.includes(marker))
  if (holder) return holder
  if (state.market.some(({ engineerMarker }) => engineerMarker === marker)) return 'market'
  return state.activeBuyers.some((buyer) => buyer.daimler === marker) ? 'buyers' : 'box'
}

interface Use {
  readonly engineer: Engineer
  readonly marker: string
  readonly turn: number
  readonly onCar: boolean
}

/** All uses of engineer markers, with the number of the turn. */
function markerUses(events: readonly Event[]): Use[] {
  const uses: Use[] = []
  let turn = 0
  let changes = 0
  for (const event of events) {
    if (event.kind === 'turnBegan') turn++
    else if (event.kind === 'daimlerUsed') uses.push({ engineer: 'daimler', marker: event.marker, turn, onCar: false })
    else if (event.kind === 'carChanged')
      // His two markers are alike; a third one would be used again.
      uses.push({ engineer: 'diesel', marker: ++changes === 1 ? 'dieselA' : 'dieselB', turn, onCar: false })
    else if (event.kind === 'buyerPlaced' && event.benz)
      uses.push({ engineer: 'benz', marker: 'benz5', turn, onCar: false })
    else if (event.kind === 'carPlaced' && event.car.engineerMarker) {
      const marker = event.car.engineerMarker
      uses.push({ engineer: marker.startsWith('horch') ? 'horch' : 'maybach', marker, turn, onCar: true })
    }
  }
  return uses
}
