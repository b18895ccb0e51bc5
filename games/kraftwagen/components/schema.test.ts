import { describe, expect, test } from 'vitest'
import { componentsSchema, readComponents } from './index.ts'
import data from './standard.json' with { type: 'json' }

describe('invalid tables', () => {
  test.each<[string, (tables: Tables) => void, string]>([
    [
      'KW-1.11 an eleventh tile',
      (tables) => tables.actionTiles.rows.push({ id: 'T11', actions: ['hire'] }),
      'actionTiles.rows: expected 10 entries',
    ],
    ['KW-1.11 a tile too few', (tables) => tables.actionTiles.rows.pop(), 'actionTiles.rows: expected 10 entries'],
    [
      'KW-1.11 a second tile with three actions',
      (tables) => tables.actionTiles.rows[0]!.actions.push('body', 'engine'),
      'actionTiles.rows: expected exactly one tile with three actions, found 2',
    ],
    [
      'KW-1.11 a tile without actions',
      (tables) => tables.actionTiles.rows[3]!.actions.pop(),
      'actionTiles.rows.3.actions: expected 1 to 3 entries',
    ],
    [
      'KW-1.13 an action that does not exist',
      (tables) => tables.actionTiles.rows[7]!.actions.splice(0, 1, 'advertise'),
      'actionTiles.rows.7.actions.0: expected one of hire, research, body, engine, buyer, grandPrix',
    ],
    [
      'KW-1.13 an action that no tile has',
      (tables) => {
        for (const tile of tables.actionTiles.rows)
          tile.actions = tile.actions.map((action) => (action === 'buyer' ? 'hire' : action))
      },
      'actionTiles.rows: no tile has the action buyer',
    ],
    [
      'two tiles with one id',
      (tables) => {
        tables.actionTiles.rows[4]!.id = 'T1'
      },
      'actionTiles.rows.4.id: T1 occurs twice',
    ],
    [
      'a specialty tile with the id of an action tile',
      (tables) => {
        tables.specialtyTiles.rows[2]!.id = 'T3'
      },
      'specialtyTiles.rows.2.id: T3 is an action tile already',
    ],
    [
      'a development with the id of an engineer',
      (tables) => {
        tables.developments.rows[1]!.id = 'otto'
      },
      'developments.rows.1.id: expected a capital and up to 11 further letters and digits',
    ],
    [
      'a note that goes on for ever',
      (tables) => {
        tables.circuit.note = 'round and round '.repeat(100)
      },
      'circuit.note: expected a text of 1 to 400 visible characters',
    ],
    [
      'a note that turns the line around',
      (tables) => {
        tables.circuit.note = '\u202edaor eht'
      },
      'circuit.note: expected a text of 1 to 400 visible characters',
    ],
    [
      'KW-1.14 a ninth buyer',
      (tables) => {
        tables.buyers.rows.price = 3
      },
      'buyers.rows: expected 8 in all, found 9',
    ],
    [
      'KW-1.15 a development too many',
      (tables) => {
        tables.developments.rows[0]!.copies += 1
      },
      'developments.rows: expected 32 in all, found 33',
    ],
    [
      'KW-1.15 an instant too few',
      (tables) => {
        tables.instants.rows.race5.copies = 2
      },
      'instants.rows: expected 9 in all, found 8',
    ],
    [
      'KW-6.2 a development that gives nothing',
      (tables) => {
        tables.developments.rows[0]!.points = { body: 0, engine: 0 }
      },
      'developments.rows.0.points: expected a point or an immediate part',
    ],
    [
      'KW-6.2 a development with three points',
      (tables) => {
        tables.developments.rows[1]!.points.engine = 1
      },
      'developments.rows.1.points: expected at most 2 points in all, found 3',
    ],
    [
      'KW-1.19 a marker with the wrong value',
      (tables) => {
        tables.engineerMarkers.rows.daimler4.value = 2
      },
      'engineerMarkers.rows.daimler4: expected the marker that daimler4 is named for',
    ],
    [
      'KW-1.20 a price twice in a round',
      (tables) => {
        tables.rounds.rows[2].prices[1] = 2
      },
      'rounds.rows.2.prices.1: 2 occurs twice',
    ],
    [
      'KW-1.20 seven prices in a round',
      (tables) => tables.rounds.rows[3].prices.pop(),
      'rounds.rows.3.prices: expected 8 entries',
    ],
    [
      'a price that is not a whole number',
      (tables) => {
        tables.rounds.rows[1].prices[0] = 0.5
      },
      'rounds.rows.1.prices.0: expected a whole number from 1 to 99',
    ],
    [
      'KW-1.2 a worker that is nowhere',
      (tables) => {
        tables.workers.atSetUp.supply = 7
      },
      'workers.atSetUp: expected 14 in all, found 13',
    ],
    [
      'KW-1.8 a body of value 8',
      (tables) => {
        tables.bodies.rows[6]!.value = 8
      },
      'bodies.rows.6.value: expected a whole number from 1 to 7',
    ],
    [
      'KW-1.9 two rows for one engine value',
      (tables) => {
        tables.engines.rows[6]!.value = 6
      },
      'engines.rows.6.value: 6 occurs twice',
    ],
    [
      'KW-1.25 a buyer track in another order',
      (tables) => {
        tables.buyerTrack.spaces = ['S', '3', '1', '2', '0']
      },
      'buyerTrack.spaces.2: expected 2 here',
    ],
    [
      'KW-2.27 a special symbol on two start tiles',
      (tables) => tables.startTiles.rows[3]!.items.push('gpEngine2'),
      'startTiles.rows: expected gpEngine2 once, found it 2 times',
    ],
    [
      'KW-1.27 a fifth start tile',
      (tables) => tables.startTiles.rows.push({ id: 'SE', items: ['hire'] }),
      'startTiles.rows: expected 4 entries',
    ],
    [
      'KW-12.6 a dummy beyond the end of the circuit',
      (tables) => {
        tables.players.rows[2].dummies = [3, 11]
      },
      'players.rows.2.dummies.1: the circuit has only 10 spaces',
    ],
    [
      'KW-2.17 fewer start tiles than players',
      (tables) => {
        tables.players.rows[3].startTilesOffered = 2
      },
      'players.rows.3.startTilesOffered: expected a whole number from 3 to 4',
    ],
    [
      'KW-1.29 an award with other points',
      (tables) => {
        tables.awards.rows.lap2.points = 8
      },
      'awards.rows: expected 50 in all, found 51',
    ],
    [
      'KW-1.30 a fifth tile in set A',
      (tables) => {
        tables.specialtyTiles.rows[11]!.set = 'A'
      },
      'specialtyTiles.rows: expected four tiles of set A, found 5',
    ],
    [
      'a misspelt entry',
      (tables) => Object.assign(tables.circuit, { lapSpace: 12 }),
      'circuit: unknown entry lapSpace',
    ],
    [
      'a table without provenance',
      (tables) => {
        tables.actionTiles.provenance = ''
      },
      'actionTiles.provenance: expected one of rulebook, fan manual, likely, reconstructed, ruling',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsAfter(change)).toContain(fault)
  })

  test('a missing table is named', () => {
    const { circuit: _, ...rest } = structuredClone(data)
    expect(() => readComponents(rest)).toThrow(/circuit/)
  })

  test('other contents of the right shape are accepted', () => {
    const printed = structuredClone(data)
    printed.id = 'printed'
    printed.actionTiles.rows[6]!.actions = ['research', 'buyer']
    printed.circuit.lapSpaces = 12
    printed.developments.rows[0]!.copies = 6
    printed.developments.rows.push({
      id: 'D8',
      points: { body: 1, engine: 0 },
      immediatePart: null,
      copies: 2,
    })
    expect(readComponents(printed).circuit.lapSpaces).toBe(12)
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
