import { describe, expect, test } from 'vitest'
import {
  actions,
  awards,
  bonuses,
  type Components,
  engineerMarkers,
  engineers,
  instants,
  preferences,
  standard,
} from './index.ts'

const rounds = [1, 2, 3] as const
const playerNumbers = [2, 3, 4] as const

describe('components', () => {
  test('KW-1.1 two to four players, a colour for each', () => {
    expect(Object.keys(standard.players.rows)).toEqual(['2', '3', '4'])
    expect(new Set(standard.colours.rows).size).toBe(4)
  })

  test('KW-1.2 fourteen workers of each colour', () => {
    expect(standard.workers.perColour).toBe(14)
  })

  test('KW-1.3 three workshops on a mat', () => {
    expect(standard.mat.workshops).toBe(3)
  })

  test('KW-1.6 KW-2.14 the engine printed in the Grand Prix car has value 1', () => {
    expect(standard.mat.gpEngine).toBe(1)
  })

  test('KW-1.8 bodies have the values 1 to 7', () => {
    expect(standard.bodies.rows.map((row) => row.value)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('KW-1.9 engines have the values 1 to 7', () => {
    expect(standard.engines.rows.map((row) => row.value)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('KW-1.10 the box has 41 bodies and 39 engines, and each body has a model to show', () => {
    expect(sum(standard.bodies.rows.map((row) => row.count))).toBe(41)
    expect(sum(standard.engines.rows.map((row) => row.count))).toBe(39)
    for (const row of standard.bodies.rows) expect(new Set(row.models).size).toBe(row.count)
  })

  test('KW-1.11 ten action tiles with one to three actions, exactly one with three', () => {
    const lengths = standard.actionTiles.rows.map((tile) => tile.actions.length)
    expect(lengths).toHaveLength(10)
    expect(lengths.every((length) => length >= 1 && length <= 3)).toBe(true)
    expect(lengths.filter((length) => length === 3)).toHaveLength(1)
  })

  test('KW-1.12 the attested tiles are there: Grand Prix alone, and Grand Prix with Buyer', () => {
    const attested = standard.actionTiles.rows.filter((tile) => tile.provenance === 'rulebook')
    expect(attested.map((tile) => tile.actions)).toEqual([['grandPrix'], ['grandPrix', 'buyer']])
  })

  test('KW-1.13 six kinds of actions, each on some tile', () => {
    expect(actions).toEqual(['hire', 'research', 'body', 'engine', 'buyer', 'grandPrix'])
    const onTiles = new Set(standard.actionTiles.rows.flatMap((tile) => tile.actions))
    expect(onTiles).toEqual(new Set(actions))
  })

  test('KW-1.14 eight buyers, two of each preference', () => {
    expect(standard.buyers.rows).toEqual({ body: 2, engine: 2, prestige: 2, price: 2 })
  })

  test('KW-1.15 fifty research cards: 32 developments, 9 instants, 9 engineers', () => {
    expect(sum(standard.developments.rows.map((card) => card.copies))).toBe(32)
    expect(sum(instants.map((card) => standard.instants.rows[card].copies))).toBe(9)
    expect(engineers).toHaveLength(9)
  })

  test('KW-1.16 KW-6.2 two-point developments of all three kinds, the others with a point and a part', () => {
    const [parts, points] = split(standard.developments.rows, (card) => card.immediatePart !== null)
    expect(new Set(points.map((card) => `${card.points.body}/${card.points.engine}`))).toEqual(
      new Set(['1/1', '2/0', '0/2']),
    )
    expect(parts.length).toBeGreaterThan(0)
    for (const card of parts) expect(card.points.body + card.points.engine).toBe(1)
  })

  test('KW-1.17 three instants with three copies each', () => {
    expect(instants).toEqual(['hire3', 'race5', 'bodyAndEngine'])
    expect(instants.map((card) => standard.instants.rows[card].copies)).toEqual([3, 3, 3])
  })

  test('KW-1.18 nine different engineers, each with a name', () => {
    expect([...engineers].sort()).toEqual([
      'benz',
      'bugatti',
      'daimler',
      'diesel',
      'horch',
      'maybach',
      'opel',
      'otto',
      'porsche',
    ])
    expect(new Set(engineers.map((engineer) => standard.engineers.rows[engineer].name)).size).toBe(9)
  })

  test('KW-1.19 nine engineer markers', () => {
    expect(engineerMarkers).toHaveLength(9)
    expect(Object.keys(standard.engineerMarkers.rows).sort()).toEqual([...engineerMarkers].sort())
  })

  test('KW-6.35 Horch has engine +1 and +2', () => {
    expect(markersOf('horch')).toEqual([
      { engineer: 'horch', kind: 'engine', value: 1 },
      { engineer: 'horch', kind: 'engine', value: 2 },
    ])
  })

  test('KW-6.41 Benz has one fifth-buyer marker', () => {
    expect(markersOf('benz')).toEqual([{ engineer: 'benz', kind: 'fifthBuyer' }])
  })

  test('KW-6.63 Daimler has buyer +2 and +4', () => {
    expect(markersOf('daimler')).toEqual([
      { engineer: 'daimler', kind: 'buyer', value: 2 },
      { engineer: 'daimler', kind: 'buyer', value: 4 },
    ])
  })

  test('KW-6.77 Diesel has two change markers', () => {
    expect(markersOf('diesel')).toEqual([
      { engineer: 'diesel', kind: 'change' },
      { engineer: 'diesel', kind: 'change' },
    ])
  })

  test('KW-6.91 Maybach has body +1 and +2', () => {
    expect(markersOf('maybach')).toEqual([
      { engineer: 'maybach', kind: 'body', value: 1 },
      { engineer: 'maybach', kind: 'body', value: 2 },
    ])
  })

  test('KW-1.20 KW-9.19 three sets of eight price markers, no price twice in a set', () => {
    for (const round of rounds) expect(new Set(standard.rounds.rows[round].prices).size).toBe(8)
    expect(new Set(rounds.map((round) => standard.rounds.rows[round].priceSet)).size).toBe(3)
  })

  test('KW-1.23 a lap has ten spaces', () => {
    expect(standard.circuit.lapSpaces).toBe(10)
  })

  test('KW-1.25 KW-5.24 the buyer track goes from S to 0', () => {
    expect(standard.buyerTrack.spaces).toEqual(['S', '3', '2', '1', '0'])
  })

  test('KW-1.26 six spaces on the market and four in the row of active buyers', () => {
    for (const players of [3, 4] as const)
      expect(standard.players.rows[players]).toMatchObject({ marketSpaces: 6, activeBuyerSpaces: 4 })
  })

  test('KW-1.27 KW-2.22 four start tiles with different faces and the same reverse', () => {
    const faces = standard.startTiles.rows.map((tile) => [...tile.items].sort().join())
    expect(new Set(faces).size).toBe(4)
    expect(standard.startTiles.reverse).toEqual({ body: 1, engine: 1 })
  })

  test('KW-1.28 the attested start tile gives two workers and an engine', () => {
    const attested = standard.startTiles.rows.filter((tile) => tile.provenance === 'rulebook')
    expect(attested.map((tile) => tile.items)).toEqual([['hire', 'hire', 'engine']])
  })

  test('KW-2.27 each special symbol is on one start tile', () => {
    for (const symbol of ['carOnSpace2', 'gpEngine2'] as const)
      expect(standard.startTiles.rows.filter((tile) => tile.items.includes(symbol))).toHaveLength(1)
  })

  test('KW-1.29 ten awards worth 50 points', () => {
    expect(awards).toHaveLength(10)
    expect(sum(awards.map((award) => standard.awards.rows[award].points))).toBe(50)
  })

  test('KW-1.30 twelve specialty tiles in three sets of four', () => {
    const sets = standard.specialtyTiles.rows.map((tile) => tile.set)
    expect(sets.join('')).toBe('AAAABBBBCCCC')
  })

  test('KW-1.31 the longest chain leaves a gap on the action track', () => {
    const longestChain = 4 + standard.actionTiles.rows.length + 1
    expect(standard.actionTrack.spaces).toBeGreaterThan(longestChain)
  })
})

describe('how the game begins', () => {
  test('KW-2.8 KW-2.9 KW-2.11 four workers in the canteen, one counts laps, one stands in the chain, eight are left', () => {
    expect(standard.workers.atSetUp).toEqual({ canteen: 4, lapCounter: 1, chain: 1, supply: 8 })
    expect(sum(Object.values(standard.workers.atSetUp))).toBe(standard.workers.perColour)
  })

  test('KW-2.6 KW-3.8 KW-12.2 the marker starts on S, with two players on 2', () => {
    expect(playerNumbers.map((players) => standard.players.rows[players].markerStart)).toEqual(['2', 'S', 'S'])
  })

  test('KW-2.28 KW-2.29 KW-12.3 all four start tiles are on offer, with two players two', () => {
    expect(playerNumbers.map((players) => standard.players.rows[players].startTilesOffered)).toEqual([2, 4, 4])
  })

  test('KW-12.4 with two players the market has four spaces', () => {
    expect(standard.players.rows[2].marketSpaces).toBe(4)
  })

  test('KW-12.5 with two players three buyers are active', () => {
    expect(standard.players.rows[2].activeBuyerSpaces).toBe(3)
  })

  test('KW-12.6 dummies stand on 3 and 6, and only with two players', () => {
    expect(playerNumbers.map((players) => standard.players.rows[players].dummies)).toEqual([[3, 6], [], []])
  })
})

describe('prices and money', () => {
  test('KW-3.1 there are three rounds', () => {
    expect(Object.keys(standard.rounds.rows)).toEqual(['1', '2', '3'])
  })

  test('KW-3.3 the prices of round 1', () => {
    expect(standard.rounds.rows[1].prices).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
  })

  test('KW-3.4 the prices of round 2', () => {
    expect(standard.rounds.rows[2].prices).toEqual([2, 3, 5, 6, 8, 9, 11, 12])
  })

  test('KW-3.5 the prices of round 3', () => {
    expect(standard.rounds.rows[3].prices).toEqual([3, 4, 6, 8, 10, 12, 14, 15])
  })

  test('KW-7.3 KW-12.12 there is a price for every space of the market', () => {
    for (const players of playerNumbers)
      for (const round of rounds)
        expect(standard.rounds.rows[round].prices.length).toBeGreaterThanOrEqual(
          standard.players.rows[players].marketSpaces,
        )
  })

  test('KW-3.6 each preparation puts 2 beside body and 1 beside the others', () => {
    expect(standard.stackMoney.rows).toEqual({ body: 2, engine: 1, prestige: 1, price: 1 })
  })

  test('KW-9.4 the first three places earn 7, 4 and 2', () => {
    expect(standard.raceMoney.rows).toEqual([7, 4, 2])
  })

  test('KW-9.6 laps earn 1, 3, 5, 6, 7 and then 1 more each', () => {
    expect(standard.lapMoney.rows).toEqual([0, 1, 3, 5, 6, 7])
    expect(standard.lapMoney.furtherLap).toBe(1)
  })

  test.each([
    ['KW-10.5', 'lap1', 3],
    ['KW-10.6', 'lap2', 7],
    ['KW-10.7', 'buyer', 3],
    ['KW-10.9', 'market', 3],
    ['KW-10.10', 'body3', 3],
    ['KW-10.11', 'body6', 7],
    ['KW-10.12', 'engine4', 3],
    ['KW-10.13', 'engine7', 7],
    ['KW-10.18', 'workers', 7],
    ['KW-10.20', 'engineers', 7],
  ] as const)('%s the award %s is worth %i', (_, award, points) => {
    expect(standard.awards.rows[award].points).toBe(points)
  })
})

describe('research cards', () => {
  test('KW-5.9 instants alone are enough for a display while one is carried out', () => {
    expect(sum(instants.map((card) => standard.instants.rows[card].copies))).toBeGreaterThanOrEqual(3)
  })

  test('KW-6.3 the developments hold enough points to reach level 7 in both kinds', () => {
    for (const kind of ['body', 'engine'] as const)
      expect(sum(standard.developments.rows.map((card) => card.points[kind] * card.copies))).toBeGreaterThanOrEqual(6)
  })
})

describe('specialty tiles', () => {
  test('KW-13.4 set A belongs to round 1, B to round 2, C to round 3', () => {
    expect(rounds.map((round) => standard.rounds.rows[round].specialtySet)).toEqual(['A', 'B', 'C'])
  })

  test('KW-13.6 only withdrawing a car and selling a part may be left out', () => {
    const optional = bonuses.filter((bonus) => standard.specialtyBonuses.rows[bonus].optional)
    expect(optional).toEqual(['withdrawCar3', 'withdrawCar7', 'sellPart'])
  })

  test('KW-13.16 the bonuses of each set', () => {
    expect(bonusesOf('A')).toEqual(['gpEngineUp', 'moneyPerWorker', 'takeEngine3', 'withdrawCar3'])
    expect(bonusesOf('B')).toEqual(['gpEngineUp', 'researchTopDiscard', 'sellPart', 'takeBody5'])
    expect(bonusesOf('C')).toEqual(['moneyPerWorker', 'sellPart', 'takeEngine6', 'withdrawCar7'])
  })

  test('KW-13.20 the engine bonuses give a 3 and a 6', () => {
    expect(standard.specialtyBonuses.rows.takeEngine3).toMatchObject({ part: 'engine', value: 3 })
    expect(standard.specialtyBonuses.rows.takeEngine6).toMatchObject({ part: 'engine', value: 6 })
  })

  test('KW-13.22 the body bonus gives a 5', () => {
    expect(standard.specialtyBonuses.rows.takeBody5).toMatchObject({ part: 'body', value: 5 })
  })

  test('KW-13.23 the raise makes the Grand Prix engine one higher', () => {
    expect(standard.specialtyBonuses.rows.gpEngineUp).toMatchObject({ effect: 'raiseGpEngine', by: 1 })
  })

  test('KW-13.26 a worker in the canteen brings 1 money', () => {
    expect(standard.specialtyBonuses.rows.moneyPerWorker).toMatchObject({ money: 1 })
  })

  test('KW-13.27 a withdrawn car brings 3 or 7 money', () => {
    expect(standard.specialtyBonuses.rows.withdrawCar3).toMatchObject({ effect: 'withdrawCar', money: 3 })
    expect(standard.specialtyBonuses.rows.withdrawCar7).toMatchObject({ effect: 'withdrawCar', money: 7 })
  })
})

describe('the tables as a whole', () => {
  test('the standard tables cannot be changed by accident', () => {
    expect(Object.isFrozen(standard)).toBe(true)
    expect(Object.isFrozen(standard.actionTiles.rows[0]?.actions)).toBe(true)
    expect(Object.isFrozen(standard.rounds.rows[1].prices)).toBe(true)
  })

  test('every preference has buyers and stack money', () => {
    expect(Object.keys(standard.buyers.rows)).toEqual([...preferences])
    expect(Object.keys(standard.stackMoney.rows)).toEqual([...preferences])
  })
})

function markersOf(engineer: string) {
  return Object.values(standard.engineerMarkers.rows).filter((marker) => marker.engineer === engineer)
}

function bonusesOf(set: Components['specialtyTiles']['rows'][number]['set']) {
  return standard.specialtyTiles.rows
    .filter((tile) => tile.set === set)
    .map((tile) => tile.bonus)
    .sort()
}

function split<T>(values: readonly T[], belongs: (value: T) => boolean): [T[], T[]] {
  return [values.filter(belongs), values.filter((value) => !belongs(value))]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
