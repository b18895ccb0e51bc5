import { describe, expect, test } from 'vitest'
import {
  colours,
  commonTiles,
  dealershipSizes,
  departments,
  dimensions,
  manufacturingSteps,
  phases,
  playerNumbers,
  quadrants,
  type StationType,
  segments,
  standard,
  stationTypes,
  supplyFor,
  vehicleTypes,
  windowSizes,
} from './index.ts'

const stations = standard.technologyStations.rows
const tracks = standard.researchTracks.rows

describe('the market board', () => {
  test('HC-1.2 sixty-four niches in eight rows of eight', () => {
    expect(standard.segments.rows.map((row) => row.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8])
  })

  test('HC-1.3 four quadrants, I at the bottom left and IV at the top right', () => {
    expect(quadrants.map((quadrant) => standard.quadrants.rows[quadrant])).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 4 },
      { x: 4, y: 4 },
    ])
  })

  test('HC-1.4 the segment of a niche is a quarter of x + y, and the segments hold 10, 26, 22 and 6 niches', () => {
    const niches = standard.segments.rows
      .toReversed()
      .flatMap((row, y) => row.split('').map((drawn, x) => ({ x, y, drawn })))
    for (const { x, y, drawn } of niches) expect(Number(drawn), `${x},${y}`).toBe(Math.floor((x + y) / 4))
    expect(segments.map((segment) => niches.filter(({ drawn }) => Number(drawn) === segment).length)).toEqual([
      10, 26, 22, 6,
    ])
  })

  test('HC-1.5 four price markers: 6, 4, 3 and 2', () => {
    expect(standard.priceMarkers.values).toEqual([6, 4, 3, 2])
  })

  test('a truck brings 1 more and a sports 2 more', () => {
    expect(standard.bonuses.rows).toEqual({ car: 0, sports: 2, truck: 1 })
  })

  test('HC-1.28 HC-6.15 windows of 2x1, 2x2 and 3x3', () => {
    expect(windowSizes.map((size) => sizeOf(standard.windows.rows[size]))).toEqual(['2x1', '2x2', '3x3'])
  })

  test('no marketing department gives S, one gives M, two give L', () => {
    expect(windowSizes.map((size) => standard.windows.rows[size].marketing)).toEqual([0, 1, 2])
  })
})

describe('research', () => {
  test('HC-1.6 five dimensions, each with a track', () => {
    expect(dimensions).toEqual(['speed', 'range', 'design', 'reliability', 'safety'])
    expect(Object.keys(tracks)).toEqual([...dimensions])
  })

  test('HC-1.7 a track has six squares beyond its start', () => {
    for (const dimension of dimensions) expect(tracks[dimension].squares).toHaveLength(6)
  })

  test.each([
    ['speed', 'engine B, claxon D, gears B, tire D, fuelTank B, dashboard C'],
    ['range', 'engine B, radiator A, tire D, fuelTank B, radiator A, gears B'],
    ['design', 'paint C, door A, headlights D, dashboard C, body A, steeringWheel B'],
    ['reliability', 'battery C, chassis A, body A, bumper A, engine B, chassis A'],
    ['safety', 'brake B, windshield D, steeringWheel B, bumper A, headlights D, tire D'],
  ] as const)('HC-1.8 the squares of %s: %s', (dimension, squares) => {
    expect(tracks[dimension].squares.map((type) => `${type} ${stations[type].step}`).join(', ')).toBe(squares)
  })

  test('HC-1.8 thirty squares, and each is one socket of its station', () => {
    const bySquare = dimensions.flatMap((dimension) =>
      tracks[dimension].squares.map((type, index) => `${type}: ${dimension} ${index + 1}`),
    )
    expect(bySquare).toHaveLength(30)
    expect(stationTypes.flatMap(socketsOf).sort()).toEqual(bySquare.sort())
  })

  test('HC-EX-2 HC-1.8 the dashboard is the fourth square of design and the sixth of speed', () => {
    expect(socketsOf('dashboard')).toEqual(['dashboard: speed 6', 'dashboard: design 4'])
    const named = dimensions.flatMap((dimension) =>
      tracks[dimension].squares.flatMap((type, index) => (type === 'dashboard' ? [`${dimension} ${index + 1}`] : [])),
    )
    expect(named).toEqual(['speed 6', 'design 4'])
    expect(stations.dashboard.step).toBe('C')
  })

  test('clocks on squares 4 and 6 of the tracks, at capacity 5 and at 10 Gantt charts', () => {
    expect(standard.researchTracks.clockSquares).toEqual([4, 6])
    expect(standard.assemblyTrack.clockAt).toBe(5)
    expect(standard.ganttTrack.clockAt).toBe(10)
  })

  test('HC-1.35 assembly capacities from 1 to 5', () => {
    expect(standard.assemblyTrack.capacities).toEqual([1, 2, 3, 4, 5])
  })
})

describe('vehicles and mainlines', () => {
  test('HC-1.13 three types of vehicles', () => {
    expect(vehicleTypes).toEqual(['car', 'sports', 'truck'])
  })

  test('HC-1.18 mainlines of 4x3, 5x3 and 6x3 with the sides D, B, A, C clockwise', () => {
    expect(vehicleTypes.map((type) => sizeOf(standard.mainlines.rows[type]))).toEqual(['4x3', '5x3', '6x3'])
    expect(standard.mainlines.sides).toEqual(['D', 'B', 'A', 'C'])
  })
})

describe('dealerships and departments', () => {
  test('HC-1.19 three dealerships: 5x4, 4x4 and 4x3', () => {
    expect(dealershipSizes.map((size) => sizeOf(standard.dealerships.rows[size]))).toEqual(['5x4', '4x4', '4x3'])
  })

  test('HC-1.20 departments of 3x3, 2x3 and 4x3', () => {
    expect(departments.map((type) => sizeOf(standard.departments.rows[type]))).toEqual(['3x3', '2x3', '4x3'])
  })

  test('HC-1.21 three dealerships and four marketing departments at most', () => {
    expect(Object.keys(standard.dealerships.rows)).toEqual([...dealershipSizes])
    expect(standard.departments.rows.marketing.perPlayer).toBe(4)
  })
})

describe('technology stations', () => {
  test.each([
    ['chassis', 'A 3x4', 6, 1, ['reliability 2', 'reliability 6']],
    ['body', 'A 3x3', 6, 1, ['design 5', 'reliability 3']],
    ['radiator', 'A 2x3', 10, 2, ['range 2', 'range 5']],
    ['door', 'A 2x2', 10, 2, ['design 2']],
    ['bumper', 'A 4x1', 10, 2, ['reliability 4', 'safety 4']],
    ['engine', 'B 4x4', 6, 1, ['speed 1', 'range 1', 'reliability 5']],
    ['gears', 'B 3x4', 6, 1, ['speed 3', 'range 6']],
    ['fuelTank', 'B 4x2', 6, 1, ['speed 5', 'range 4']],
    ['steeringWheel', 'B 3x3', 6, 1, ['design 6', 'safety 3']],
    ['brake', 'B 2x2', 10, 2, ['safety 1']],
    ['dashboard', 'C 4x2', 6, 1, ['speed 6', 'design 4']],
    ['paint', 'C 2x3', 10, 2, ['design 1']],
    ['battery', 'C 2x2', 10, 2, ['reliability 1']],
    ['tire', 'D 3x3', 6, 1, ['speed 4', 'range 3', 'safety 6']],
    ['headlights', 'D 2x3', 6, 1, ['design 3', 'safety 5']],
    ['windshield', 'D 4x2', 10, 2, ['safety 2']],
    ['claxon', 'D 2x2', 10, 2, ['speed 2']],
  ] as const)('HC-1.22 %s: %s', (type, stepAndSize, tiles, perColour, sockets) => {
    expect(`${stations[type].step} ${sizeOf(stations[type])}`).toBe(stepAndSize)
    expect(stations[type]).toMatchObject({ tiles, perColour })
    expect(socketsOf(type)).toEqual(sockets.map((socket) => `${type}: ${socket}`))
  })

  test('HC-1.22 seventeen types, 134 tiles', () => {
    expect(stationTypes).toHaveLength(17)
    expect(sum(stationTypes.map((type) => stations[type].tiles))).toBe(134)
  })

  test('HC-1.23 five types of step A, five of B, three of C and four of D', () => {
    expect(
      manufacturingSteps.map((step) => stationTypes.filter((type) => stations[type].step === step).length),
    ).toEqual([5, 5, 3, 4])
  })

  test('HC-1.25 one to three sockets; only chassis and radiator have two of one dimension', () => {
    const counts = stationTypes.map((type) => socketsOf(type).length)
    expect(counts.every((count) => count >= 1 && count <= 3)).toBe(true)
    const double = stationTypes.filter((type) => Object.values(stations[type].sockets).some(({ length }) => length > 1))
    expect(double).toEqual(['chassis', 'radiator'])
    expect(stations.chassis.sockets.reliability).toEqual([2, 6])
    expect(stations.radiator.sockets.range).toEqual([2, 5])
  })

  test('HC-1.27 220 spec indicators, one for each socket of each station tile', () => {
    const rows = standard.specIndicators.rows
    for (const dimension of dimensions)
      for (const step of manufacturingSteps) {
        const ofStep = stationTypes.filter((type) => stations[type].step === step)
        const sockets = ofStep.map((type) => stations[type].tiles * (stations[type].sockets[dimension]?.length ?? 0))
        expect(rows[dimension][step], `${dimension} ${step}`).toBe(sum(sockets))
      }
    expect(dimensions.map((dimension) => sum(Object.values(rows[dimension])))).toEqual([40, 44, 44, 44, 48])
    expect(manufacturingSteps.map((step) => sum(dimensions.map((dimension) => rows[dimension][step])))).toEqual([
      74, 64, 32, 50,
    ])
  })
})

describe('the floor', () => {
  test('HC-1.16 the main tile: 12x12, a bay of 5x4, a strip of 5x1 and 119 black squares', () => {
    const { main } = standard.floor.rows
    expect(main.map((row) => row.length)).toEqual(Array.from({ length: 12 }, () => 12))
    expect(squaresOf(main, 'k')).toEqual(rectangle(0, 0, 5, 1))
    expect(squaresOf(main, '#')).toEqual(rectangle(0, 1, 5, 4))
    expect(squaresOf(main, '.')).toHaveLength(119)
  })

  test('HC-1.17 an expansion: 6x8, a bay of 2x1, a strip of 2x1 and 44 black squares', () => {
    const { expansion } = standard.floor.rows
    expect(expansion.map((row) => row.length)).toEqual(Array.from({ length: 8 }, () => 6))
    expect(squaresOf(expansion, 'k')).toEqual(rectangle(0, 0, 2, 1))
    expect(squaresOf(expansion, '#')).toEqual(rectangle(0, 1, 2, 1))
    expect(squaresOf(expansion, '.')).toHaveLength(44)
  })

  test('HC-2.12 six expansions for each player', () => {
    expect(standard.floor.expansionsPerPlayer).toBe(6)
  })
})

describe('cards', () => {
  test('HC-1.30 each colour has seventeen cards with its own ids', () => {
    expect(Object.keys(standard.playerDecks.rows)).toEqual([...colours])
    const ids = colours.flatMap((colour) => standard.playerDecks.rows[colour].map((card) => card.id))
    expect(new Set(ids).size).toBe(85)
    for (const colour of colours) expect(standard.playerDecks.rows[colour]).toHaveLength(17)
  })

  test.each(colours)('HC-1.30 the %s deck: 18 cars, 10 trucks, 6 sports, 24 clocks', (colour) => {
    const deck = standard.playerDecks.rows[colour]
    const sparks = deck.flatMap((card) => card.sparks)
    expect(vehicleTypes.map((type) => sparks.filter((spark) => spark.type === type).length)).toEqual([18, 6, 10])
    expect(sum(deck.map((card) => card.clocks))).toBe(24)
    expect([1, 2, 3, 4].map((year) => deck.filter((card) => card.year === year).length)).toEqual([4, 6, 6, 1])
  })

  test('HC-1.30 in every deck the cards have the same years and clocks', () => {
    const years = '11112222223333334'
    const clocks = [0, 0, 0, 1, 0, 1, 2, 2, 2, 4, 0, 1, 1, 3, 3, 3, 1]
    for (const colour of colours) {
      expect(standard.playerDecks.rows[colour].map((card) => card.year).join('')).toBe(years)
      expect(standard.playerDecks.rows[colour].map((card) => card.clocks)).toEqual(clocks)
    }
  })

  test.each([
    [
      'red',
      's31|c02|t02|c01|c11 c10|t11|s13|t10 t30|c31 c20||c33 c32 c00|s33 s22 c11|t03 t12 t01|c02 c01 c20|s23 s32 c10|t00 t21 t20|c13 c23 c23 c22',
    ],
    [
      'green',
      's13|c21|t21|c11|c00 c10|t01|s31|t02 t00|c23 c12||c33 c32 c01|s33 s22 c10|t03 t12 t11|c03 c11 c21|s23 s32 c00|t10 t20 t30|c13 c23 c22 c22',
    ],
    [
      'purple',
      's31|c12|t20|c11|c01 c00|t10|s13|t12 t00|c32 c21||c13 c23 c10|s33 s22 c00|t11 t21 t30|c12 c11 c30|s23 s32 c01|t03 t02 t01|c33 c22 c32 c32',
    ],
    [
      'blue',
      't20|c20|s31|c10|c01 c11|t11|s13|t03 t01|c11 c22||c00 c32 c31|c01 s33 s22|t10 t21 t30|t02 t00 t12|c11 s23 s32|c12 c10 c20|c23 c22 c33 c33',
    ],
    [
      'yellow',
      'c20|t12|s13|c10|c01 c11|t01|t00 t20|c13 c02|s31||c00 c23 c33|t03 t02 t11|s33 s22 c11|c02 c10 c20|s23 s32 c01|t10 t21 t30|c22 c22 c32 c31',
    ],
  ] as const)('HC-1.30 the sparks of the %s cards', (colour, sparks) => {
    const deck = standard.playerDecks.rows[colour]
    const drawn = deck.map((card) => card.sparks.map(({ type, column, row }) => `${type[0]}${column}${row}`).join(' '))
    expect(drawn.join('|')).toBe(sparks)
  })

  test('HC-1.30 four cards can be played in the first year, ten in the second, sixteen in the third', () => {
    for (const colour of colours)
      expect([1, 2, 3].map((year) => playableIn(year, standard.playerDecks.rows[colour]))).toEqual([4, 10, 16])
  })

  test('HC-1.31 seven neutral cards: a truck in the corner and six cars around it', () => {
    expect(standard.neutralDeck.rows.map(({ type, column, row }) => `${type} ${column},${row}`)).toEqual([
      'car 0,0',
      'car 1,0',
      'car 2,0',
      'car 0,1',
      'car 1,1',
      'car 0,2',
      'truck 0,0',
    ])
  })

  test('HC-1.31 every neutral card of quadrant I shows a niche of segment 0', () => {
    for (const { id, column, row } of standard.neutralDeck.rows)
      expect(standard.segments.rows.at(-1 - row)?.[column], id).toBe('0')
  })
})

describe('tracks', () => {
  test('HC-1.1 eight phases', () => {
    expect(phases.join(' ')).toBe('research focus factory brochures sales endCheck expectations demand')
  })

  test('HC-1.32 HC-2.14 the timecard starts at 24, 32 or 40 on a track from 40', () => {
    expect(standard.punchClock.highest).toBe(40)
    expect(playerNumbers.map((players) => standard.punchClock.start[players])).toEqual([24, 32, 40])
  })

  test('HC-1.33 the Gantt track ends at 20', () => {
    expect(standard.ganttTrack.highest).toBe(20)
  })
})

describe('player numbers', () => {
  test('HC-12.1 three to five players, a colour for each', () => {
    expect(Object.keys(standard.players.rows)).toEqual(['3', '4', '5'])
    expect(Object.keys(standard.industrialists.rows)).toEqual([...colours])
  })

  test('HC-12.2 the first of the order starts with as many Gantt charts as there are players', () => {
    for (const players of playerNumbers)
      for (const [index, charts] of standard.players.rows[players].gantt.entries())
        expect(charts).toBe(players + 1 - (index + 1))
    expect(playerNumbers.map((players) => standard.players.rows[players].gantt.length)).toEqual([3, 4, 5])
  })

  test('HC-12.2 at set-up one neutral card more than there are players', () => {
    expect(playerNumbers.map((players) => standard.players.rows[players].neutralAtSetUp)).toEqual([4, 5, 6])
  })

  test('HC-12.2 each year two neutral cards fewer than players in I, one in II and III, none in IV', () => {
    for (const players of playerNumbers)
      expect(standard.players.rows[players].neutralEachYear).toEqual({ I: players - 2, II: 1, III: 1, IV: 0 })
  })

  test('HC-1.26 the common supply: mainlines, research, planning and technology stations', () => {
    expect(Object.keys(supplyFor(standard, 5))).toHaveLength(3 + 2 + 17)
    for (const own of ['marketing', 'expansion', ...dealershipSizes]) expect(commonTiles).not.toContain(own)
  })

  test('HC-2.18 a missing colour takes 42 tiles with it', () => {
    const all = supplyFor(standard, 5)
    const four = supplyFor(standard, 4)
    expect(sum(commonTiles.map((tile) => all[tile] - four[tile]))).toBe(42)
    expect(all).toMatchObject({ car: 10, sports: 10, truck: 10, research: 25, planning: 30, engine: 6, brake: 10 })
  })

  test.each([
    [3, { mainline: 6, research: 15, planning: 18, scarce: 4, common: 6 }],
    [4, { mainline: 8, research: 20, planning: 24, scarce: 5, common: 8 }],
    [5, { mainline: 10, research: 25, planning: 30, scarce: 6, common: 10 }],
  ])(
    'HC-2.18 HC-12.2 the common supply with %i players',
    (players, { mainline, research, planning, scarce, common }) => {
      const supply = supplyFor(standard, players)
      for (const type of vehicleTypes) expect(supply[type], type).toBe(mainline)
      expect(supply).toMatchObject({ research, planning })
      for (const type of scarceStations) expect(supply[type], type).toBe(scarce)
      for (const type of stationTypes.filter((type) => !scarceStations.includes(type)))
        expect(supply[type], type).toBe(common)
    },
  )
})

describe('the introductory game', () => {
  test('HC-12.6 six neutral cards show a car, enough for the largest draw', () => {
    expect(standard.neutralDeck.rows.filter((card) => card.type === 'car')).toHaveLength(6)
    expect(standard.players.rows[5].neutralAtSetUp).toBe(6)
  })

  test('HC-12.7 eight cards of each deck show no sports and no truck, and one can be played every year', () => {
    for (const colour of colours) {
      const deck = standard.playerDecks.rows[colour].filter((card) => card.sparks.every(({ type }) => type === 'car'))
      expect(deck).toHaveLength(8)
      for (const year of [1, 2, 3, 4, 5, 6]) expect(playableIn(year, deck), colour).toBeGreaterThanOrEqual(year)
    }
  })
})

describe('the tables as a whole', () => {
  test('the standard tables cannot be changed by accident', () => {
    expect(Object.isFrozen(standard)).toBe(true)
    expect(Object.isFrozen(standard.technologyStations.rows.engine.sockets)).toBe(true)
    expect(Object.isFrozen(standard.playerDecks.rows.red[0]?.sparks)).toBe(true)
  })
})

const scarceStations: readonly StationType[] = [
  'chassis',
  'body',
  'engine',
  'gears',
  'fuelTank',
  'steeringWheel',
  'dashboard',
  'tire',
  'headlights',
]

function socketsOf(type: StationType): string[] {
  const { sockets } = stations[type]
  return dimensions.flatMap((dimension) =>
    (sockets[dimension] ?? []).map((square) => `${type}: ${dimension} ${square}`),
  )
}

function sizeOf({ w, h }: { readonly w: number; readonly h: number }): string {
  return `${w}x${h}`
}

function squaresOf(rows: readonly string[], kind: string): string[] {
  return rows.flatMap((row, y) => row.split('').flatMap((square, x) => (square === kind ? [`${x},${y}`] : [])))
}

function rectangle(left: number, top: number, w: number, h: number): string[] {
  return Array.from({ length: w * h }, (_, index) => `${left + (index % w)},${top + Math.floor(index / w)}`)
}

function playableIn(year: number, deck: readonly { readonly year: number }[]): number {
  return deck.filter((card) => card.year <= year).length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
