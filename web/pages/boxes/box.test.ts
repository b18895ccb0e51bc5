import { componentsWith, differencesOf, faultsInOptions } from '@carriage/kernel'
import { kraftwagenTitle, standard } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { readBoxFile } from './box.ts'

const { actionTiles, circuit, developments, rounds } = standard
const [first, ...tiles] = actionTiles.rows
const [one, two, ...cards] = developments.rows
if (!first || !one || !two) throw new Error('A standard table is empty.')
const changed = {
  ...standard,
  title: 'Our box',
  circuit: { ...circuit, lapSpaces: 12 },
  actionTiles: { ...actionTiles, rows: [{ ...first, actions: ['body'] }, ...tiles] },
  developments: { ...developments, rows: [{ ...one, copies: 7 }, { ...two, copies: 5 }, ...cards] },
  rounds: { ...rounds, rows: { ...rounds.rows, 1: { ...rounds.rows[1], prices: [1, 2, 3, 5, 6, 8, 9, 11] } } },
}

test('a file with another lap, tile, card and price is a box that differs in these four tables, and can be played with', () => {
  const box = readBoxFile(standard, JSON.stringify(changed))
  expect(box?.title).toBe('Our box')
  expect(Object.keys(box?.tables ?? {}).sort()).toEqual(['actionTiles', 'circuit', 'developments', 'rounds'])
  const components = componentsWith(standard, box ?? { title: '', tables: {} })
  expect(faultsInOptions(kraftwagenTitle.versions[0], { components })).toEqual([])
  expect(differencesOf(kraftwagenTitle, { components }).box).toEqual({
    title: 'Our box',
    tables: ['actionTiles', 'rounds', 'circuit', 'developments'].sort(
      (a, b) => Object.keys(standard).indexOf(a) - Object.keys(standard).indexOf(b),
    ),
  })
})

test('what makes a box unplayable is reported with its location', () => {
  const box = readBoxFile(standard, JSON.stringify({ ...standard, circuit: { ...circuit, lapSpaces: 3 } }))
  const components = componentsWith(standard, box ?? { title: '', tables: {} })
  expect(faultsInOptions(kraftwagenTitle.versions[0], { components })).toEqual([
    { at: 'components.circuit.lapSpaces', problem: 'expected a whole number from 6 to 60' },
    { at: 'components.players.rows.2.dummies.1', problem: 'the circuit has only 3 spaces' },
  ])
})

test('a malformed file, or one of another game, is no box', () => {
  expect(readBoxFile(standard, 'no json')).toBeUndefined()
  expect(readBoxFile(standard, '[]')).toBeUndefined()
  expect(readBoxFile(standard, '{"floor": {}}')).toBeUndefined()
})
