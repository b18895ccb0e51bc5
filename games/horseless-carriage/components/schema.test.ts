import { describe, expect, test } from 'vitest'
import { componentsSchema, readComponents } from './index.ts'
import data from './standard.json' with { type: 'json' }

describe('invalid tables', () => {
  test.each<[string, (tables: Tables) => void, string]>([
    [
      'HC-1.2 a ninth row of niches',
      (tables) => tables.segments.rows.push('00000000'),
      'segments.rows: expected 8 entries',
    ],
    [
      'HC-1.2 a row that is too short',
      (tables) => tables.segments.rows.splice(0, 1, '1222233'),
      'segments.rows.0: expected 8 of the characters 0 1 2 3',
    ],
    [
      'HC-1.3 two quadrants in one place',
      (tables) => {
        tables.quadrants.rows.III = { x: 4, y: 0 }
      },
      'quadrants.rows.III: the corner 4,0 occurs twice',
    ],
    [
      'HC-1.3 a quadrant across the others',
      (tables) => {
        tables.quadrants.rows.II.x = 3
      },
      'quadrants.rows.II.x: expected 0 or 4',
    ],
    [
      'HC-1.4 a fifth segment',
      (tables) => tables.segments.rows.splice(0, 1, '12222334'),
      'segments.rows.0: expected 8 of the characters 0 1 2 3',
    ],
    [
      'HC-1.4 a segment without niches',
      (tables) => {
        tables.segments.rows = tables.segments.rows.map((row) => row.replaceAll('3', '2'))
      },
      'segments.rows: no niche is in segment 3',
    ],
    [
      'HC-1.4 a niche cheaper than its left neighbour',
      (tables) => tables.segments.rows.splice(7, 1, '00100111'),
      'segments.rows.7: the segment falls to the right at x = 3',
    ],
    [
      'HC-1.4 a niche cheaper than the one below',
      (tables) => tables.segments.rows.splice(2, 1, '01122223'),
      'segments.rows.2: the segment falls upward at x = 0',
    ],
    [
      'HC-1.5 a fifth price marker',
      (tables) => tables.priceMarkers.values.push(1),
      'priceMarkers.values: expected 4 entries',
    ],
    [
      'HC-1.5 price markers out of order',
      (tables) => {
        tables.priceMarkers.values = [6, 3, 4, 2]
      },
      'priceMarkers.values.2: expected prices from the highest down',
    ],
    [
      'HC-1.7 a track with a seventh square',
      (tables) => tables.researchTracks.rows.speed.squares.push('brake'),
      'researchTracks.rows.speed.squares: expected 6 entries',
    ],
    [
      'HC-1.7 a punch clock beyond the track',
      (tables) => tables.researchTracks.clockSquares.push(7),
      'researchTracks.clockSquares.2: expected a whole number from 1 to 6',
    ],
    [
      'HC-1.8 a square that no socket answers',
      (tables) => tables.researchTracks.rows.safety.squares.splice(0, 1, 'door'),
      'researchTracks.rows.safety.squares.0: door has no safety socket for square 1',
    ],
    [
      'HC-1.8 a socket that no square opens',
      (tables) => {
        tables.technologyStations.rows.brake.sockets.safety = [2]
      },
      'technologyStations.rows.brake.sockets.safety.0: square 2 of safety does not open brake',
    ],
    [
      'HC-1.18 a mainline with the same letter on two sides',
      (tables) => {
        tables.mainlines.sides = ['D', 'B', 'A', 'B']
      },
      'mainlines.sides.3: B occurs twice',
    ],
    [
      'HC-1.21 a fifth marketing department',
      (tables) => {
        tables.departments.rows.marketing.perPlayer = 5
      },
      'departments.rows.marketing.perPlayer: expected 4',
    ],
    [
      'HC-1.22 an eighteenth type of station',
      (tables) => Object.assign(tables.technologyStations.rows, { roof: tables.technologyStations.rows.door }),
      'technologyStations.rows: unknown entry roof',
    ],
    [
      'HC-1.23 a fifth step',
      (tables) => {
        tables.technologyStations.rows.paint.step = 'E'
      },
      'technologyStations.rows.paint.step: expected one of A, B, C, D',
    ],
    [
      'HC-1.25 a station without sockets',
      (tables) => Object.assign(tables.technologyStations.rows.claxon, { sockets: {} }),
      'technologyStations.rows.claxon.sockets: expected one to three sockets, found 0',
    ],
    [
      'HC-1.25 a station with four sockets',
      (tables) => Object.assign(tables.technologyStations.rows.engine.sockets, { safety: [2] }),
      'technologyStations.rows.engine.sockets: expected one to three sockets, found 4',
    ],
    [
      'HC-1.25 sockets of one dimension out of order',
      (tables) => {
        tables.technologyStations.rows.chassis.sockets.reliability = [6, 2]
      },
      'technologyStations.rows.chassis.sockets.reliability.1: expected the squares of each dimension, lowest first',
    ],
    [
      'HC-1.27 fewer spec indicators than sockets',
      (tables) => {
        tables.specIndicators.rows.safety.B = 15
      },
      'specIndicators.rows.safety.B: the stations have 16 such sockets',
    ],
    [
      'HC-1.28 a window of another size',
      (tables) => {
        tables.windows.rows.L.w = 4
      },
      'windows.rows.L.w: expected 3',
    ],
    [
      'HC-1.16 a floor with a crooked edge',
      (tables) => tables.floor.rows.main.splice(4, 1, '#####......'),
      'floor.rows.main.4: expected 12 squares like in the first row',
    ],
    [
      'HC-1.16 a floor with an unknown square',
      (tables) => tables.floor.rows.main.splice(4, 1, '#####...x...'),
      'floor.rows.main.4: expected 10 to 20 of the characters . # k',
    ],
    [
      'HC-1.17 a strip away from the corner',
      (tables) => tables.floor.rows.expansion.splice(0, 1, '.kk...'),
      'floor.rows.expansion.0: expected a keep-clear strip from the left corner, over at most half of the row',
    ],
    [
      'HC-1.17 a strip over more than half of an edge',
      (tables) => tables.floor.rows.expansion.splice(0, 2, 'kkkk..', '####..'),
      'floor.rows.expansion.0: expected a keep-clear strip from the left corner, over at most half of the row',
    ],
    [
      'HC-1.17 a strip inside the tile',
      (tables) => tables.floor.rows.expansion.splice(2, 1, 'kk....'),
      'floor.rows.expansion.2: the keep-clear strip must be in the first row',
    ],
    [
      'HC-1.17 a strip without a loading bay',
      (tables) => tables.floor.rows.expansion.splice(1, 1, '......'),
      'floor.rows.expansion.1: expected a loading bay below the strip',
    ],
    [
      'HC-2.12 a seventh expansion',
      (tables) => {
        tables.floor.expansionsPerPlayer = 7
      },
      'floor.expansionsPerPlayer: expected 6',
    ],
    [
      'HC-1.30 a card too few',
      (tables) => tables.playerDecks.rows.red.pop(),
      'playerDecks.rows.red: expected 17 entries',
    ],
    [
      'HC-1.30 a card with five clocks',
      (tables) => {
        tables.playerDecks.rows.blue[9]!.clocks = 5
      },
      'playerDecks.rows.blue.9.clocks: expected a whole number from 0 to 4',
    ],
    [
      'HC-1.30 a spark outside the quadrant',
      (tables) => {
        tables.playerDecks.rows.blue[0]!.sparks[0]!.column = 4
      },
      'playerDecks.rows.blue.0.sparks.0.column: expected a whole number from 0 to 3',
    ],
    [
      'HC-1.30 a card of another deck',
      (tables) => {
        tables.playerDecks.rows.yellow[16]!.id = 'red-1a'
      },
      'playerDecks.rows.yellow.16.id: red-1a occurs twice',
    ],
    [
      'HC-1.30 a deck with nothing to play in the first year',
      (tables) => {
        for (const card of tables.playerDecks.rows.green) card.year = Math.max(card.year, 2)
      },
      'playerDecks.rows.green: in year 1 of the whole game no card could be played',
    ],
    [
      'a deck with too few cars for the introductory game',
      (tables) => {
        for (const card of tables.playerDecks.rows.green.slice(4, 10))
          card.sparks = [{ type: 'truck', column: 0, row: 0 }]
      },
      'playerDecks.rows.green: in year 6 of the introductory game no card could be played',
    ],
    [
      'HC-1.31 a neutral card twice',
      (tables) => {
        tables.neutralDeck.rows[6]!.id = 'N1'
      },
      'neutralDeck.rows.6.id: N1 occurs twice',
    ],
    [
      'a neutral car too few for five players',
      (tables) => {
        tables.neutralDeck.rows[0]!.type = 'sports'
      },
      'neutralDeck.rows: with 5 players 6 cards with a car are needed, found 5',
    ],
    [
      'HC-12.2 neutral cards for quadrant IV',
      (tables) => {
        tables.players.rows[4].neutralEachYear.IV = 1
      },
      'players.rows.4.neutralEachYear.IV: expected 0',
    ],
    [
      'HC-1.33 a punch clock beyond the end of the Gantt track',
      (tables) => {
        tables.ganttTrack.clockAt = 21
      },
      'ganttTrack.clockAt: the track ends at 20',
    ],
    [
      'HC-1.35 a capacity that does not rise',
      (tables) => {
        tables.assemblyTrack.capacities = [1, 2, 3, 3, 5]
      },
      'assemblyTrack.capacities.3: expected a higher capacity on each square',
    ],
    [
      'HC-1.35 a punch clock where no marker arrives',
      (tables) => {
        tables.assemblyTrack.clockAt = 1
      },
      'assemblyTrack.clockAt: no square with this capacity can be reached',
    ],
    [
      'HC-2.14 a timecard above its track',
      (tables) => {
        tables.punchClock.start[5] = 41
      },
      'punchClock.start.5: the track begins at 40',
    ],
    [
      'HC-12.2 a player without Gantt charts',
      (tables) => {
        tables.players.rows[3].gantt = [2, 1, 0]
      },
      'players.rows.3.gantt.2: expected a whole number from 1 to 10',
    ],
    [
      'HC-12.2 Gantt charts for one player too many',
      (tables) => tables.players.rows[3].gantt.push(1),
      'players.rows.3.gantt: expected 3 entries',
    ],
    [
      'HC-2.18 too few departments to start with',
      (tables) => {
        tables.departments.rows.planning.tiles = 14
      },
      'departments.rows.planning: with 3 players only 2 would be left',
    ],
    [
      'HC-2.18 a station that leaves with the missing colours',
      (tables) => {
        tables.technologyStations.rows.engine.perColour = 3
      },
      'technologyStations.rows.engine: with 3 players only 0 would be left',
    ],
    [
      'HC-2.18 a mainline that leaves with the missing colours',
      (tables) => {
        tables.mainlines.rows.truck.tiles = 4
      },
      'mainlines.rows.truck: with 3 players only 0 would be left',
    ],
    [
      'a misspelt entry',
      (tables) => Object.assign(tables.punchClock, { heighest: 40 }),
      'punchClock: unknown entry heighest',
    ],
    [
      'a misspelt id',
      (tables) => {
        tables.neutralDeck.rows[0]!.id = 'N 1'
      },
      'neutralDeck.rows.0.id: expected a letter and up to 15 further letters, digits and hyphens',
    ],
    [
      'a table without provenance',
      (tables) => {
        tables.segments.provenance = ''
      },
      'segments.provenance: expected one of rulebook, likely, reconstructed',
    ],
    [
      'a number that is not whole',
      (tables) => {
        tables.bonuses.rows.truck = 1.5
      },
      'bonuses.rows.truck: expected a whole number from 0 to 99',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsAfter(change)).toContain(fault)
  })

  test('a missing table is named', () => {
    const { floor: _, ...rest } = structuredClone(data)
    expect(() => readComponents(rest)).toThrow(/floor/)
  })
})

describe('tables that are accepted', () => {
  test('what a group reads off its box', () => {
    const printed: Tables = structuredClone(data)
    printed.id = 'printed'
    printed.punchClock.start[3] = 26
    printed.priceMarkers.values = [6, 5, 3, 1]
    printed.mainlines.sides = ['A', 'B', 'D', 'C']
    printed.floor.rows.expansion = ['kkk....', '###....', '.......', '.......', '.......', '.......']
    printed.playerDecks.rows.red[0]!.sparks = [{ type: 'car', column: 0, row: 0 }]
    expect(readComponents(printed).mainlines.sides).toEqual(['A', 'B', 'D', 'C'])
  })

  test('HC-1.8 two stations that change their squares, on the tracks and on the tiles', () => {
    const printed: Tables = structuredClone(data)
    printed.researchTracks.rows.safety.squares.splice(0, 2, 'windshield', 'brake')
    printed.technologyStations.rows.brake.sockets.safety = [2]
    printed.technologyStations.rows.windshield.sockets.safety = [1]
    expect(readComponents(printed).technologyStations.rows.brake.sockets).toEqual({ safety: [2] })
  })
})

/** The tables as they lie in the file, still open to change. */
type Tables = typeof data

function faultsAfter(change: (tables: Tables) => void): string[] {
  const tables = structuredClone(data)
  change(tables)
  const reading = componentsSchema.safeParse(tables)
  return reading.success ? [] : reading.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
