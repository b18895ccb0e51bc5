import { copy } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { componentsSchema, readComponents } from './index.ts'
import data from './standard.json' with { type: 'json' }

type Tables = typeof data

describe('invalid tables', () => {
  test.each<[string, (tables: Tables) => void, string]>([
    [
      'AE-1.2 a twelfth tile',
      (tables) => tables.actionTiles.rows.push({ id: 'T12', actions: ['hire'], provenance: 'likely' }),
      'actionTiles.rows: expected 11 entries',
    ],
    [
      'AE-1.2 a second tile with three actions',
      (tables) => tables.actionTiles.rows[0]!.actions.push('body', 'engine'),
      'actionTiles.rows: expected exactly one tile with three actions, found 2',
    ],
    [
      'AE-1.3 an action that does not exist',
      (tables) => tables.actionTiles.rows[7]!.actions.splice(0, 1, 'advertise'),
      'actionTiles.rows.7.actions.0: expected one of hire, research, body, engine, buyer, grandPrix, recruit',
    ],
    [
      'AE-5.45 a tile with two Attract Buyer actions',
      (tables) => tables.actionTiles.rows[6]!.actions.splice(0, 1, 'buyer'),
      'actionTiles.rows.6.actions.1: buyer occurs twice',
    ],
    [
      'two tiles with one id',
      (tables) => {
        tables.actionTiles.rows[4]!.id = 'T1'
      },
      'actionTiles.rows.4.id: T1 occurs twice',
    ],
    [
      'AE-1.7 a ninth buyer',
      (tables) => {
        tables.buyers.rows.price = 3
      },
      'buyers.rows: expected 8 in all, found 9',
    ],
    [
      'AE-1.8 a price that occurs twice',
      (tables) => tables.rounds.rows[2].prices.splice(1, 1, 2),
      'rounds.rows.2.prices.1: 2 occurs twice',
    ],
    [
      'AE-1.11 an instant benefit too many',
      (tables) => {
        tables.instants.rows.sell5.copies = 2
      },
      'instants.rows: expected 9 in all, found 10',
    ],
    [
      'AE-1.15 achievements worth more than 50 points',
      (tables) => {
        tables.achievements.rows.lap1.points = 4
      },
      'achievements.rows: expected 50 in all, found 51',
    ],
    [
      'AE-1.14 a marker with the value of another',
      (tables) => {
        tables.engineeringMarkers.rows.winton1.value = 2
      },
      'engineeringMarkers.rows.winton1: expected the marker that winton1 is named for',
    ],
    [
      'AE-13.6 a neutral car outside the circuit',
      (tables) => tables.players.rows[2].neutralCars.splice(0, 1, 13),
      'players.rows.2.neutralCars.0: the circuit has only 12 spaces',
    ],
    [
      'an investor who wants something new',
      (tables) => {
        tables.investors.rows.ford.condition.wants = 'colour'
      },
      'investors.rows.ford.condition.wants: expected one of laps, luxury, engine, body, achievements, engineerTokens, anything',
    ],
  ])('%s', (_, spoil, expected) => {
    const tables = copy(data)
    spoil(tables)
    const reading = componentsSchema.safeParse(tables)
    expect(reading.success).toBe(false)
    const issues = reading.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(issues).toContain(expected)
  })

  test('the error names the path of the invalid entry', () => {
    const tables = copy(data)
    tables.circuit.lapSpaces = 5
    expect(() => readComponents(tables)).toThrow(/expected a whole number from 6 to 60\n.*circuit\.lapSpaces/)
  })
})
