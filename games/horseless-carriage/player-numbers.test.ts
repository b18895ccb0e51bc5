import { startMatch } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { colours, standard, stationTypes } from './components/index.ts'
import { horselessCarriage } from './game.ts'
import { standardOptions } from './options.ts'
import { at, type Play, savedFactories, setUp, table } from './testing/index.ts'
import { playOn } from './testing/play-on.ts'

const { G1 } = savedFactories

const scarce = ['chassis', 'body', 'engine', 'gears', 'fuelTank', 'steeringWheel', 'dashboard', 'tire', 'headlights']

/** All players have placed the starting departments. */
function begun(given: Parameters<typeof setUp>[0]): Play {
  return playOn(setUp(given), ({ state }) => state.stage.name === 'research')
}

describe('the number of players', () => {
  test.each([1, 2, 3, 4, 5, 6])('HC-12.1 the game is for 3, 4 or 5: not for any other number, as %i', (seats) => {
    const start = () =>
      startMatch(horselessCarriage, {
        match: 'm1',
        players: Array.from({ length: seats }, (_, seat) => `p${seat}`),
        options: standardOptions,
        source: { kind: 'fast', seed: 1 },
      })
    if (seats >= 3 && seats <= 5) expect(start().state.players).toHaveLength(seats)
    else expect(start).toThrow('3 to 5 seats')
  })

  test.each([
    {
      seats: 3,
      timecard: 24,
      gantt: [3, 2, 1],
      neutralAtSetUp: 4,
      neutralEachYear: ['I', 'II', 'III'],
      mainlines: 6,
      research: [15, 12],
      planning: [18, 15],
      stations: [4, 6],
      expansions: 18,
    },
    {
      seats: 4,
      timecard: 32,
      gantt: [4, 3, 2, 1],
      neutralAtSetUp: 5,
      neutralEachYear: ['I', 'I', 'II', 'III'],
      mainlines: 8,
      research: [20, 16],
      planning: [24, 20],
      stations: [5, 8],
      expansions: 24,
    },
    {
      seats: 5,
      timecard: 40,
      gantt: [5, 4, 3, 2, 1],
      neutralAtSetUp: 6,
      neutralEachYear: ['I', 'I', 'I', 'II', 'III'],
      mainlines: 10,
      research: [25, 20],
      planning: [30, 25],
      stations: [6, 10],
      expansions: 30,
    },
  ] as const)('HC-12.2 what depends on it, with $seats players', (expected) => {
    const { seats } = expected
    const { supply } = setUp({ seats }).state
    expect([supply.research, supply.planning]).toEqual([expected.research[0], expected.planning[0]])
    const game = begun({ seats })
    expect(game.state.timecard).toEqual({ value: expected.timecard, flipped: false })
    expect(game.order.map((colour) => game.player(colour).gantt)).toEqual(expected.gantt)
    expect(game.emitted('neutralBuyerCame').map(({ quadrant }) => quadrant)).toEqual(
      Array.from({ length: expected.neutralAtSetUp }, () => 'I'),
    )
    const left = game.state.supply
    expect([left.research, left.planning]).toEqual([expected.research[1], expected.planning[1]])
    for (const type of ['car', 'sports', 'truck'] as const) expect(left[type]).toBe(expected.mainlines)
    for (const type of stationTypes) expect(left[type]).toBe(expected.stations[scarce.includes(type) ? 0 : 1])
    expect(stationTypes).toHaveLength(17)

    playOn(game, ({ state }) => state.stage.name === 'focus')
    expect(game.moves('takeSlot').map(({ slot }) => slot)).toEqual(expected.gantt.toReversed())
    expect(game.refused({ kind: 'takeSlot', slot: seats + 1 })).toMatch(/^HC-4/)

    playOn(game, ({ state }) => state.year === 2)
    const came = game.emitted('neutralBuyerCame').slice(expected.neutralAtSetUp)
    expect(came.map(({ quadrant }) => quadrant)).toEqual(expected.neutralEachYear)
    playOn(game, () => game.over || game.state.year === 7)
    const laid = game.state.players.flatMap(({ factory }) => factory.floor).filter(({ tile }) => tile === 'expansion')
    expect(laid).toHaveLength(expected.expansions)
  })

  test.each([3, 4, 5] as const)('HC-12.3 everything else is the same with %i', (seats) => {
    const game = begun({ seats })
    for (const colour of colours.slice(0, seats)) {
      expect(game.hand(colour)).toHaveLength(17)
      expect(game.player(colour)).toMatchObject({ wealth: 0, capacity: 1, revealed: [] })
    }
    expect(game.state.neutralDeck).toHaveLength(7)
    expect(game.state.prices).toEqual([6, null, null, null])
    expect(at(table({ seats }).year(6).timecard(1).selling()).over).toBe(false)
    expect(at(table({ seats }).year(7).selling()).over).toBe(true)
    const selling = at(
      table({ seats }).factory('red', G1).capacity('red', 2).buyers('car', 0, 0, 3).buyers('car', 7, 7).selling(),
    )
    selling.sell('small', { window: [0, 0, 2, 1] })
    expect([selling.earned('red'), selling.buyers('car', 0, 0)]).toEqual([8, 1])
    const growing = at(table({ seats }).sparks('truck', 7, 7, 2).buyers('truck', 7, 7, 3).demanding())
    playOn(growing, ({ state }) => state.year === 2)
    expect(growing.buyers('truck', 7, 7)).toBe(4)
    expect(growing.emitted('cardPlayed')).toHaveLength(seats)
  })
})

describe('the introductory game', () => {
  const options = { introductory: true }

  test('HC-EX-61 HC-12.4 HC-12.5 HC-12.6 HC-12.7 only cars', () => {
    const game = begun({ seats: 5, options })
    expect(game.state.neutralDeck).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6'])
    const niches = ['0,0', '1,0', '2,0', '0,1', '1,1', '0,2']
    const came = game.emitted('neutralBuyerCame')
    expect(came.map(({ x, y }) => `${x},${y}`).toSorted()).toEqual(niches.toSorted())
    expect(came.every(({ type }) => type === 'car')).toBe(true)
    for (const colour of colours) expect(game.hand(colour)).toHaveLength(17)
    expect(game.state.supply).toMatchObject({ car: 10, sports: 0, truck: 0 })
  })

  test('HC-12.6 six cards are enough for the draws of every year', () => {
    const game = playOn(setUp({ seats: 5, options }), ({ state }) => state.year === 4)
    expect(game.emitted('neutralBuyerCame')).toHaveLength(6 + 3 * 5)
  })

  test.each(colours)('HC-12.7 if agreed, %s keeps exactly the cards without sports and trucks', (colour) => {
    const all = setUp({ seats: 5 }).hand(colour)
    const { rows } = standard.playerDecks
    const onlyCars = all.filter((id) =>
      rows[colour].find((card) => card.id === id)!.sparks.every(({ type }) => type === 'car'),
    )
    expect(setUp({ seats: 5, options: { ...options, introCards: 'carsOnly' } }).hand(colour)).toEqual(onlyCars)
    expect(onlyCars).toHaveLength(8)
  })

  test('HC-12.7 all cards stay, and only their sparks for cars count', () => {
    const game = at(table({ options, seats: 5 }).timecard(40))
    playOn(game, () => game.over || game.state.year > 3)
    const shown = game.emitted('cardRevealed')
    const cards = Object.values(standard.playerDecks.rows).flat()
    const printed = shown.map(({ card }) => cards.find(({ id }) => id === card))
    expect(printed.some((card) => card?.sparks.some(({ type }) => type !== 'car'))).toBe(true)
    for (const [at, { sparks, clocks }] of shown.entries()) {
      expect(clocks).toBe(printed[at]?.clocks)
      expect(sparks).toHaveLength(printed[at]?.sparks.filter(({ type }) => type === 'car').length ?? -1)
    }
  })

  test.each(['carsOnly', 'otherSparksIgnored'] as const)(
    'HC-12.7 at least one card can be played each year (%s)',
    (introCards) => {
      const game = at(table({ options: { ...options, introCards }, seats: 5 }).timecard(40))
      for (const year of [1, 2, 3, 4, 5, 6]) {
        if (playOn(game, () => game.over || game.state.year > year).over) break
        expect(game.emitted('cardPlayed')).toHaveLength(5 * year)
      }
      expect(game.state.year).toBeGreaterThan(4)
    },
  )
})
