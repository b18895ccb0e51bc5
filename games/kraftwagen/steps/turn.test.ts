import { describe, expect, test } from 'vitest'
import {
  at,
  body,
  type Colour,
  colourOf,
  colours,
  engine,
  type Play,
  playAtRandom,
  playTwins,
  setUp,
  table,
} from '../testing/index.ts'

const tiles = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10']

/** Who had turns, in order, the one that is going on included. */
function turnsOf(game: Play): Colour[] {
  return game.emitted('turnBegan').map(({ seat }) => colourOf(seat))
}

describe('the chain', () => {
  test.each([false, true])(
    'KW-4.1 it holds a worker of each player and all tiles; specialty tiles: %s',
    (specialtyTiles) => {
      playAtRandom(setUp({ seats: 3, options: { specialtyTiles } }), 1, ({ state, decision }) => {
        if (decision !== 'takeTile') return
        const workers = state.chain.filter((element) => typeof element === 'number')
        const others = state.chain.filter((element) => typeof element === 'string')
        expect([workers.length, new Set(workers)]).toEqual([3, new Set([0, 1, 2])])
        expect(others.filter((tile) => tiles.includes(tile)).toSorted()).toEqual(tiles.toSorted())
        expect(others).toHaveLength(specialtyTiles ? 11 : 10)
      })
    },
  )

  test('KW-4.2 the turn belongs to the player whose worker is at the tail', () => {
    const game = at(table().chain('g T1 T2 b T3 y r'))
    game.as('green').takeTile('T3').endTurn()
    expect(game.actor).toBe('blue')
    game.takeTile('T5').endTurn()
    expect(game.actor).toBe('green')
    expect(game.emitted('turnBegan').map(({ again }) => again)).toEqual([false, false])
  })

  test('KW-4.6 the worker takes the place of the chosen tile, which is in hand meanwhile', () => {
    const game = at(table().chain('r b T8 g T1 y T10')).takeTile('T10')
    expect(game.chain).toBe('b T8 g T1 y r T2 T3 T4 T5 T6 T7 T9')
    expect(game.state.turn.tile).toBe('T10')
  })

  test('KW-4.7 the tile goes to the front when its last action is done, before a car can be placed', () => {
    const game = at(table().chain('r b T8 g T1 y')).takeTile('T8').chooseAction('body')
    expect(game.chain).toBe('b r g T1 y T2 T3 T4 T5 T6 T7 T9 T10')
    game.chooseBuyer('price')
    expect(game.chain).toBe('b r g T1 y T2 T3 T4 T5 T6 T7 T9 T10 T8')
    expect([game.decision, game.state.turn.tile]).toEqual(['placeCar', null])
  })

  test('KW-4.8 all other workers and tiles keep their order', () => {
    const before = 'r T9 y T1 b T4 T7 g T2 T3 T5 T6 T8 T10'
    for (const tile of ['T1', 'T4', 'T3', 'T5']) {
      const game = at(table().chain(before)).takeTile(tile)
      if (game.decision === 'placeEngine') game.placeEngine('workshop')
      const others = before.split(' ').filter((element) => element !== 'r' && element !== tile)
      expect(game.chain.split(' ').filter((element) => element !== 'r' && element !== tile)).toEqual(others)
    }
  })

  test('KW-4.9 a tile left at the tail moves to the front, and the next one after it', () => {
    const game = at(table().chain('r T3 T1 b g y T5')).takeTile('T5')
    expect(game.chain).toBe('T3 T1 b g y r T2 T4 T6 T7 T8 T9 T10 T5')
    game.endTurn()
    expect(game.chain).toBe('b g y r T2 T4 T6 T7 T8 T9 T10 T5 T3 T1')
    expect(game.emitted('tileToFront').map(({ tile, from }) => `${tile} from ${from}`)).toEqual([
      'T5 from hand',
      'T3 from tail',
      'T1 from tail',
    ])
  })

  test('KW-4.10 tiles from the tail land in front of the tile that was taken', () => {
    const game = at(table().chain('r T3 b g y T5')).takeTile('T5').endTurn()
    expect(game.chain.split(' ').slice(-2)).toEqual(['T5', 'T3'])
  })

  test('KW-13.8 KW-13.12 specialty tiles are replaced only when they really go to the front', () => {
    const specialty = () => table({ options: { specialtyTiles: true } })
    const used = at(specialty().chain('r b A1 g y')).takeTile('A1')
    while (used.decision !== 'placeCar') used.play(used.moves()[0]!)
    expect(used.emitted('tileToFront')).toEqual([])
    const left = at(specialty().round(2).chain('r A1 b T5 g y')).takeTile('T5').endTurn()
    expect(left.emitted('tileToFront')).toEqual([{ kind: 'tileToFront', tile: 'T5', from: 'hand' }])
  })

  test('KW-4.18 tiles left behind move also after the last turn of a round', () => {
    const game = at(table().chain('r T3 T1 b T5 g y').cars(5).workshop('red', body(1), engine(1)))
    game.takeTile('T5').offer(1, 1, 1, 1).endTurn()
    expect([game.state.round, game.chain]).toEqual([2, 'b r g y T2 T4 T6 T7 T8 T9 T10 T5 T3 T1'])
    expect(game.actor).toBe('blue')
  })

  test('KW-EX-15 tiles left behind wrap round to the front', () => {
    const game = at(table().chain('r T1 T2 b T3 g y T4 T5 T6 T7 T8 T9 T10')).takeTile('T3')
    expect(game.chain).toBe('T1 T2 b r g y T4 T5 T6 T7 T8 T9 T10 T3')
    expect(game.endTurn().chain).toBe('b r g y T4 T5 T6 T7 T8 T9 T10 T3 T1 T2')
    expect(game.actor).toBe('blue')
  })
})

describe('turn order', () => {
  test('KW-EX-3 two turns in a row', () => {
    const position = table().chain('r T5 b T1 T6 g T2 y T3 T4 T7 T8 T9 T10').workshop('red', body(1), engine(1))
    const game = at(position).as('red').takeTile('T5').offer(1, 1, 1, 5).endTurn()
    expect(game.chain).toBe('r b T1 T6 g T2 y T3 T4 T7 T8 T9 T10 T5')
    game.workshops('red').splice(0, 2, body(1), engine(1)) // parts for a second car
    game.as('red').takeTile('T6').chooseAction('grandPrix').chooseBuyer('body').offer(1, 1, 1, 6).endTurn()
    expect(game.chain).toBe('b T1 r g T2 y T3 T4 T7 T8 T9 T10 T5 T6')
    expect(game.actor).toBe('blue')
    expect(game.state.market.map(({ owner, price }) => [owner, price])).toEqual([
      [0, 5],
      [0, 6],
    ])
  })

  test('KW-EX-16 three turns in a row', () => {
    const game = at(table().chain('r T1 T2 T3 b g y T4 T5 T6 T7 T8 T9 T10'))
    game.as('red').takeTile('T2').takeCard('D1').endTurn()
    expect(game.chain).toBe('r T3 b g y T4 T5 T6 T7 T8 T9 T10 T2 T1')
    game.as('red').takeTile('T3').endTurn()
    expect(game.chain).toBe('r b g y T4 T5 T6 T7 T8 T9 T10 T2 T1 T3')
    game.as('red').takeTile('T4').placeEngine('gpCar').endTurn()
    expect(game.chain).toBe('b g y r T5 T6 T7 T8 T9 T10 T2 T1 T3 T4')
    expect(game.actor).toBe('blue')
  })

  test('KW-4.11 KW-4.12 a player who is still last goes on, ten times if need be, while the others have no turn', () => {
    const game = at(table().chain(`r ${tiles.join(' ')} b g y`))
    for (const tile of tiles) {
      game.as('red').takeTile(tile)
      while (game.decision !== 'placeCar') game.play(game.moves()[0]!)
      game.endTurn()
    }
    expect(turnsOf(game)).toEqual(Array(10).fill('red'))
    expect(game.emitted('turnBegan').every(({ again }) => again)).toBe(true)
    expect(game.chain).toBe(`r b g y ${tiles.join(' ')}`)
  })

  test('KW-4.12 in a game players have different numbers of turns', () => {
    const turns = turnsOf(playAtRandom(setUp(), 7))
    const numbers = colours.map((colour) => turns.filter((each) => each === colour).length)
    expect(Math.max(...numbers)).toBeGreaterThan(Math.min(...numbers))
  })

  test('KW-4.19 the order of the seats has no effect', () => {
    // The same game with other seats at the same places of the chain: everything but the seats is the same.
    const chain = 'r b g y T1 T2 T3 T4 T5 T6 T7 T8 T9 T10'
    const others = { r: 'g', b: 'y', g: 'b', y: 'r' } as Record<string, string>
    const reseated = (text: string) => text.replaceAll(/\b[rbgy]\b/g, (letter) => others[letter]!)
    const options = { scoreVisibility: 'open', specialtyTiles: true } as const
    const game = setUp({ chain, options })
    const twin = setUp({ chain: reseated(chain), options })
    playTwins(game, twin, 5, () => expect(twin.chain).toBe(reseated(game.chain)))
    expect(twin.over).toBe(true)
    // Red's place is green's in the twin, and so on.
    const [r, b, g, y] = game.state.players
    expect(twin.state.players).toEqual([y, g, r, b])
    const [red, blue, green, yellow] = game.result.scores
    expect(twin.result.scores).toEqual([yellow, green, red, blue])
  })
})

describe('the steps of a turn', () => {
  test('KW-4.3 first a tile, then perhaps a car', () => {
    const game = at(table().workshop('red', body(1), engine(1)))
    expect(game.decision).toBe('takeTile')
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('KW-7.1')
    expect(game.refused({ kind: 'chooseAction', action: 'hire' })).toBe('KW-4.3')
    game.takeTile('T1')
    expect([game.decision, game.can({ kind: 'endTurn' })]).toEqual(['placeCar', true])
    game.offer(1, 1, 1, 1).endTurn()
    expect(game.emitted('carPlaced')).toHaveLength(1)
    expect(game.actor).toBe('blue')
  })

  test('KW-4.4 any tile of the chain can be taken, however far ahead', () => {
    const position = () => table().chain('r T10 b g T1 y T2 T3 T4 T5 T6 T7 T8 T9')
    expect(at(position()).moves()).toEqual(['T10', ...tiles.slice(0, 9)].map((tile) => ({ kind: 'takeTile', tile })))
    for (const tile of tiles)
      expect(at(position()).takeTile(tile).emitted('tileTaken')).toMatchObject([{ seat: 0, tile }])
    const refusal = { legal: false, rule: 'KW-4.4', facts: { tile: 'A1' } }
    expect(at(position()).refusal({ kind: 'takeTile', tile: 'A1' })).toEqual(refusal)
  })

  test('KW-4.4 only one tile is taken in a turn', () => {
    const game = at(table()).takeTile('T1')
    expect(game.refused({ kind: 'takeTile', tile: 'T5' })).toBe('KW-4.4')
  })

  test('KW-4.5 step I cannot be passed', () => {
    const game = at(table().supply('red', 0))
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.5')
    expect(game.refused({ kind: 'skip' })).toBe('KW-4.5')
    expect(game.moves().every(({ kind }) => kind === 'takeTile')).toBe(true)
  })
})

describe('the actions of a tile', () => {
  test('KW-4.13 all of them must be carried out before the turn goes on', () => {
    const game = at(table().workshop('red', body(1), engine(1)))
      .takeTile('T10')
      .chooseAction('hire')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.13')
    expect(game.refused({ kind: 'skip' })).toBe('KW-4.13')
    expect(game.refused({ kind: 'takeTile', tile: 'T1' })).toBe('KW-4.13')
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('KW-7.1')
    game.chooseAction('body').placeEngine('gpCar')
    expect(game.emitted('actionBegan').map(({ action }) => action)).toEqual(['hire', 'body', 'engine'])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-4.14 the player chooses their order, one at a time', () => {
    for (const order of [
      ['hire', 'body', 'engine'],
      ['body', 'engine', 'hire'],
      ['engine', 'hire', 'body'],
      ['hire', 'engine', 'body'],
    ] as const) {
      const game = at(table()).takeTile('T10')
      for (const action of order.slice(0, 2)) {
        game.chooseAction(action)
        if (game.decision === 'placeEngine') game.placeEngine('gpCar')
      }
      if (game.decision === 'placeEngine') game.placeEngine('gpCar')
      expect(game.emitted('actionBegan').map(({ action }) => action)).toEqual(order)
    }
    const game = at(table()).takeTile('T10')
    const refusal = game.refusal({ kind: 'chooseAction', action: 'buyer' })
    expect(refusal).toMatchObject({ rule: 'KW-4.14', facts: { action: 'buyer', left: ['hire', 'body', 'engine'] } })
    expect(game.chooseAction('hire').refused({ kind: 'chooseAction', action: 'hire' })).toBe('KW-4.14')
  })

  test('KW-4.14 an action that is there twice is one choice', () => {
    const game = at(table().holding('T10', 'body', 'hire', 'hire'))
    expect(game.moves()).toEqual([
      { kind: 'chooseAction', action: 'body' },
      { kind: 'chooseAction', action: 'hire' },
    ])
  })

  test('KW-4.15 an action is finished with all it sets off before the next begins', () => {
    const position = table().engineers('red', 'bugatti').display('D6', 'D1').raceCar('red', 9).levels('red', 1, 2)
    const game = at(position).takeTile('T7').chooseAction('research').takeCard('D6')
    expect(game.decision).toBe('placeEngine')
    expect(game.refused({ kind: 'chooseAction', action: 'hire' })).toBe('KW-4.15')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
    game.placeEngine('gpCar')
    // The development, its engine, Bugatti's drive and its award all come before the worker.
    expect(game.raceCar('red')).toEqual([2, 1])
    const kinds = game.events.map(({ kind }) => kind)
    const order = ['developmentActivated', 'engineInstalled', 'carDrove', 'awardTaken', 'workerHired'] as const
    expect(kinds.filter((kind) => order.some((each) => each === kind))).toEqual(order)
  })

  test('KW-EX-17 an impossible action on a tile', () => {
    const position = () => table().supply('red', 0).levels('red', 2, 2).awardsGone('workers')
    const game = at(position()).takeTile('T10').chooseAction('hire')
    expect(game.forfeited).toEqual(['KW-5.2'])
    game.chooseAction('body').placeEngine('workshop')
    expect(game.workshops('red')).toEqual([body(2), engine(2), null])
    expect(game.player('red')).toMatchObject({ supply: 0, canteen: 11 })

    const other = at(position()).takeTile('T10').chooseAction('engine').placeEngine('workshop').chooseAction('body')
    expect(other.workshops('red')).toEqual([engine(2), body(2), null])
    expect(other.forfeited).toEqual(['KW-5.2'])
  })

  test('KW-4.16 what is impossible is forfeited, and the rest is still carried out', () => {
    const game = at(table().supply('red', 0).display('D1', 'D2')).takeTile('T7').chooseAction('hire')
    expect(game.forfeited).toEqual(['KW-5.2'])
    expect(game.decision).toBe('takeCard')
    expect(game.takeCard('D1').player('red').developments).toEqual(['D1'])
  })

  test('KW-4.17 a tile whose actions are all impossible can be taken', () => {
    const game = at(table().supply('red', 0)).takeTile('T1')
    expect(game.forfeited).toEqual(['KW-5.2'])
    expect(game.endTurn().chain).toBe('b g y r T2 T3 T4 T5 T6 T7 T8 T9 T10 T1')
  })
})
