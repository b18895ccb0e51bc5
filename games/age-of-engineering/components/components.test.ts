import { describe, expect, test } from 'vitest'
import { tablesFrom } from '../tables.ts'
import {
  achievements,
  actions,
  type Engineer,
  engineeringMarkers,
  engineers,
  instants,
  investors,
  standard,
} from './index.ts'

const actionsOnTiles = standard.actionTiles.rows.map((tile) => tile.actions)

describe('components', () => {
  test('AE-1.1 two to four companies, in purple, yellow, orange and blue', () => {
    expect(Object.keys(standard.players.rows)).toEqual(['2', '3', '4'])
    expect(standard.colours.rows).toEqual(['purple', 'yellow', 'orange', 'blue'])
  })

  test('AE-1.2 eleven tiles: six with one action, four with two, one with three', () => {
    expect(tablesFrom(standard).tilesBySize.map((tiles) => tiles.length)).toEqual([6, 4, 1])
  })

  test('AE-1.3 required tiles are present: Grand Prix, Recruit, and Grand Prix with Attract Buyer', () => {
    const certain = standard.actionTiles.rows.filter((tile) => tile.provenance === 'rulebook')
    expect(certain.map((tile) => tile.actions)).toEqual([['grandPrix'], ['recruit'], ['grandPrix', 'buyer']])
    expect(new Set(actionsOnTiles.flat())).toEqual(new Set(actions))
  })

  test('AE-1.4 the Recruit tile counts as a tile with one action', () => {
    expect(tablesFrom(standard).tilesBySize[0]).toContain('T6')
    expect(tablesFrom(standard).tiles.get('T6')).toEqual(['recruit'])
  })

  test('AE-1.5 the gear has 16 spaces, so that with k companies 5 - k stay empty', () => {
    expect(standard.actionGear.spaces - standard.actionTiles.rows.length).toBe(5)
  })

  test('AE-1.6 bodies and engines of value 1 to 7, 41 and 39 of them', () => {
    for (const { rows } of [standard.bodies, standard.engines])
      expect(rows.map((row) => row.value)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(sum(standard.bodies.rows.map((row) => row.count))).toBe(41)
    expect(sum(standard.engines.rows.map((row) => row.count))).toBe(39)
    for (const row of standard.bodies.rows) expect(new Set(row.models).size).toBe(row.count)
  })

  test('AE-1.7 eight buyers, two of each preference', () => {
    expect(standard.buyers.rows).toEqual({ body: 2, engine: 2, luxury: 2, price: 2 })
  })

  test('AE-1.8 AE-3.3 three sets of eight price markers, all different within a set', () => {
    const { rows } = standard.rounds
    expect([rows[1], rows[2], rows[3]]).toEqual([
      { priceSet: 'orange', prices: [1, 2, 3, 5, 6, 8, 9, 10] },
      { priceSet: 'green', prices: [2, 3, 5, 6, 8, 9, 11, 12] },
      { priceSet: 'yellow', prices: [3, 4, 6, 8, 10, 12, 14, 15] },
    ])
    for (const { prices } of [rows[1], rows[2], rows[3]]) expect(new Set(prices).size).toBe(8)
  })

  test('AE-1.10 27 recruitment tiles, nine of each kind', () => {
    const { engineer, investor, instant } = tablesFrom(standard).recruits
    expect([engineer.length, investor.length, instant.length]).toEqual([9, 9, 9])
    expect([new Set(engineers).size, new Set(investors).size, instants.length]).toEqual([9, 9, 7])
  })

  test('AE-1.11 of the instant benefits Race 5 and Three workers come twice, all others once', () => {
    const copies = instants.map((instant) => [instant, standard.instants.rows[instant].copies])
    expect(Object.fromEntries(copies)).toEqual({
      sell5: 1,
      sell7: 1,
      takeBody3: 1,
      takeEngine3: 1,
      swapBuyer: 1,
      race5: 2,
      hire3: 2,
    })
  })

  test('AE-1.12 AE-1.13 as many engineers and investors are in a game as there are tokens for them', () => {
    expect(standard.recruitment.inGame).toBe(6)
    const bonuses = Object.values(standard.startingBonuses.rows).flatMap(({ items }) => items)
    expect(bonuses.filter(({ effect }) => effect === 'engineerToken')).toHaveLength(1)
    expect(standard.investorTrack.spaces).toBe(6)
  })

  test('AE-1.14 nine engineering markers of five engineers', () => {
    const markers = (engineer: Engineer) =>
      engineeringMarkers
        .map((marker) => standard.engineeringMarkers.rows[marker])
        .filter((row) => row.engineer === engineer)
    expect(markers('winton')).toMatchObject([
      { kind: 'engine', value: 1 },
      { kind: 'engine', value: 2 },
    ])
    expect(markers('christie')).toMatchObject([
      { kind: 'body', value: 1 },
      { kind: 'body', value: 2 },
    ])
    expect(markers('kettering')).toMatchObject([{ kind: 'exchange' }, { kind: 'exchange' }])
    expect(markers('packard')).toMatchObject([
      { kind: 'buyer', value: 2 },
      { kind: 'buyer', value: 4 },
    ])
    expect(markers('buick')).toMatchObject([{ kind: 'fifthBuyer' }])
    expect(engineeringMarkers).toHaveLength(9)
  })

  test('AE-1.15 ten achievements worth 50 points together', () => {
    expect(achievements).toHaveLength(10)
    expect(sum(achievements.map((achievement) => standard.achievements.rows[achievement].points))).toBe(50)
  })

  test('AE-1.16 twelve workers of each colour; the salesperson is not one of them', () => {
    expect(standard.workers.perColour).toBe(12)
    expect(standard.workers.salespersonLuxury).toBe(3)
  })

  test('AE-1.17 three workshops, a printed race engine of value 1, racing team areas for 1, 2 and 3', () => {
    expect(standard.companyBoard).toMatchObject({ workshops: 3, raceEngine: 1, racingTeamAreas: [1, 2, 3] })
  })

  test('AE-1.18 levels run from 1 to 7', () => {
    expect(standard.companyBoard).toMatchObject({ startLevels: { body: 1, engine: 1 }, highestLevel: 7 })
  })

  test('AE-1.20 a lap has twelve spaces', () => {
    expect(standard.circuit.lapSpaces).toBe(12)
  })

  test('AE-1.21 six market places, eight prices, four active buyers, four spaces of the market track', () => {
    expect(standard.players.rows[4]).toMatchObject({ marketSpaces: 6, activeBuyerSpaces: 4 })
    expect(standard.rounds.rows[1].prices).toHaveLength(8)
    expect(standard.marketTrack.spaces).toBe(4)
  })

  test('AE-1.22 the investor track has a place for every production token', () => {
    expect(standard.investorTrack.spaces).toBeGreaterThanOrEqual(standard.recruitment.inGame)
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
