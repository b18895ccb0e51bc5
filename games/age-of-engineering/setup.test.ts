import { describe, expect, test } from 'vitest'
import { at, body, colours, engine, playAtRandom, setUp, table } from './testing/index.ts'

const singles = 'T1 T2 T3 T4 T5 T6'
const ordered = `p y o b ${singles} T7 T8 T9 T10 T11`

describe('the initial table', () => {
  test('AE-2.1 AE-1.1 only as many companies as players', () => {
    for (const seats of [2, 3, 4] as const) {
      const { state } = setUp({ seats })
      expect(state.companies).toHaveLength(seats)
      expect(state.chain.filter((element) => typeof element === 'number')).toHaveLength(seats)
    }
  })

  test('AE-2.2 single actions at the rear, then two, the three-action tile at the very front', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 3; seed++) {
      const { chain } = setUp({ chain: `p y o b T${seed + 1} ${others(seed + 1)} T8 T7 T10 T9 T11` })
      const tiles = chain.split(' ').slice(4)
      expect(tiles.slice(0, 6).toSorted()).toEqual(singles.split(' '))
      expect(tiles.slice(6, 10).toSorted()).toEqual(['T10', 'T7', 'T8', 'T9'])
      expect(tiles[10]).toBe('T11')
      orders.add(chain)
    }
    expect(orders.size).toBe(3)
  })

  test('AE-2.3 AE-2.4 AE-2.5 six of nine tiles of each kind are in the stacks, and none is face up', () => {
    const { recruitment } = at(setUp().state).state
    for (const { unseen, stack, display } of [recruitment.engineer, recruitment.investor, recruitment.instant]) {
      expect([unseen.length, stack, display.length]).toEqual([9, 6, 0])
    }
  })

  test('AE-2.6 AE-2.8 AE-2.9 all buyers are available, the market marker is on 1, all achievements are available', () => {
    const { state } = setUp()
    expect([state.stacks, state.activeBuyers]).toEqual([{ body: 2, engine: 2, luxury: 2, price: 2 }, []])
    expect(state.marketMarker).toBe(1)
    expect(state.achievements).toHaveLength(10)
  })

  test('AE-2.10 AE-2.11 AE-2.13 AE-2.14 AE-2.15 AE-2.16 AE-2.17 all companies start alike', () => {
    for (const company of setUp().state.companies) {
      expect(company).toMatchObject({
        points: 0,
        raceCar: { space: 0, laps: 0 },
        supply: 8,
        canteen: 4,
        team: 0,
        salesperson: 'supply',
        levels: { body: 1, engine: 1 },
        raceEngine: 1,
        workshops: [null, null, null],
      })
    }
  })

  test('AE-2.12 AE-2.18 company markers stand behind the tiles in random order; the rearmost has the first turn', () => {
    const game = setUp({ chain: `o b p y ${singles} T7 T8 T9 T10 T11` })
    expect(game.chain.startsWith('o b p y T')).toBe(true)
    playAtRandom(game, 1, ({ state, decision }) => {
      if (decision === 'takeTile' && state.market.length === 0) expect(state.chain[0]).toBe(state.actor)
    })
    expect(game.emitted('turnBegan')[0]?.seat).toBe(2)
  })
})

describe('starting bonuses', () => {
  test('AE-EX-1 AE-2.19 AE-2.21 turn order and starting bonuses', () => {
    const game = setUp({ chain: ordered })
    expect(game.as('blue').moves()).toHaveLength(4)
    game.chooseBonus('engineAndToken').placeEngine('workshop')
    expect(game.as('orange').moves()).toHaveLength(3)
    game.chooseBonus('bodyAndRace')
    expect(game.as('yellow').moves()).toHaveLength(2)
    expect(game.refused({ kind: 'chooseBonus', bonus: 'bodyAndRace' })).toBe('AE-2.20')
    game.chooseBonus('bodyLevelAndWorker')
    expect(game.company('purple').startingBonus).toBe('engineLevelAndRaceEngine')
    expect([game.state.round, game.state.phase]).toEqual([1, 'action'])
    expect(game.as('purple').decision).toBe('takeTile')
  })

  test('AE-2.20 every company must choose one; the last company gets the remaining one', () => {
    const game = at(table().choosingBonuses(['yellow', 'purple'], 'bodyAndRace', 'engineAndToken'))
    expect(
      game
        .as('yellow')
        .moves()
        .map(({ kind }) => kind),
    ).toEqual(['chooseBonus', 'chooseBonus'])
    game.chooseBonus('engineAndToken').placeEngine('workshop')
    expect(game.company('purple').startingBonus).toBe('bodyAndRace')
  })

  test('AE-2.22 with three companies the fourth bonus leaves the game', () => {
    const game = setUp({ seats: 3 })
    game
      .chooseBonus('bodyAndRace')
      .chooseBonus('engineAndToken')
      .placeEngine('raceCar')
      .chooseBonus('bodyLevelAndWorker')
    expect(game.state.startingBonuses).toEqual([])
    expect(game.state.phase).toBe('action')
  })

  test('AE-EX-16 AE-2.23 AE-2.24 AE-2.25 AE-2.26 AE-2.27 the four starting bonuses', () => {
    const game = setUp({ chain: ordered })
    game.chooseBonus('bodyAndRace').chooseBonus('bodyLevelAndWorker').chooseBonus('engineLevelAndRaceEngine')
    expect([game.parts('blue'), game.raceCar('blue'), game.levels('blue')]).toEqual(['b2', [2, 0], [1, 1]])
    expect([game.levels('orange'), game.workers('orange')]).toEqual([
      [2, 1],
      [7, 5, 0],
    ])
    expect([game.levels('yellow'), game.company('yellow').raceEngine, game.parts('yellow')]).toEqual([[1, 2], 2, ''])
    game.placeEngine('workshop')
    expect([game.parts('purple'), game.levels('purple')]).toEqual(['e2', [1, 1]])
    expect([game.company('purple').looseTokens, game.company('purple').engineerTokens]).toEqual([1, 0])
    expect(game.emitted('achievementWon')).toEqual([])
  })

  test('AE-2.7 AE-3.5 round 1 starts with 2 white markers at body and 1 at each other stack', () => {
    const game = setUp({ chain: ordered })
    while (game.decision !== 'takeTile') game.play(game.moves()[0]!)
    expect(game.state.whiteMarkers).toEqual({ body: 2, engine: 1, luxury: 1, price: 1 })
  })
})

test('AE-2.14 AE-5.30 without Riker the salesperson is unused', () => {
  const game = at(table().doing('hire').workshop('purple', body(1), engine(1)))
  expect(game.emitted('salespersonHired')).toEqual([])
  expect(game.refused({ kind: 'hire', whom: 'salesperson' })).toBe('AE-5.30')
  game.placeCar(1, 1)
  expect(game.refused({ kind: 'crewCar', workers: 1, salesperson: true })).toBe('AE-9.5')
  for (const colour of colours) expect(game.company(colour).salesperson).toBe('supply')
})

/** All single tiles but one, in order. */
function others(one: number): string {
  return singles
    .split(' ')
    .filter((tile) => tile !== `T${one}`)
    .join(' ')
}
