import { expect, test } from 'vitest'
import type { CommonTile } from '../components/index.ts'
import { freshFactory, type Piece } from '../factory/index.ts'
import { at, dealership, department, indicator, mainline, type Position, station, table } from '../testing/index.ts'
import { partsLedger } from './parts-ledger.ts'
import { purple, seen } from './testing/seen.ts'

const start = { ...freshFactory(), pieces: [department('planning', 0, 5), department('research', 0, 8)] }
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine: readonly Piece[] = [...line, station('engine', 4, 5), indicator('speed', 'B', 8, 5, 'W')]

function building(options = {}) {
  return table({ options })
    .factory('red', start)
    .factory('green', start)
    .factory('purple', start)
    .markers('speed', 0, 0, 1)
    .markers('range', 0, 0, 0)
    .supply({ engine: 1, car: 2 })
    .building()
}

function entry(position: Position | ReturnType<typeof at>['state'], tile: CommonTile) {
  return partsLedger(seen(position, purple), purple, { pieces: engine, expansion: null }).find(
    (each) => each.tile === tile,
  )
}

test('HC-5.66 HC-5.70 rivals who commit first may take a tile', () => {
  expect(entry(building(), 'car')).toEqual({
    tile: 'car',
    left: 2,
    need: 1,
    rivals: [0, 1],
    reserved: 0,
    outlook: 'atRisk',
    rule: 'HC-5.70',
  })
})

test('HC-5.44 nobody takes a station without access to a socket', () => {
  // The first slot uses the only patent, the second would need another one.
  expect(entry(building(), 'engine')).toMatchObject({ rivals: [0], outlook: 'atRisk' })
})

test('HC-5.10 what is gone is short, and a player who has committed takes no more', () => {
  const game = at(building()).submit('red', engine)
  expect(entry(game.state, 'engine')).toMatchObject({ left: 0, rivals: [], outlook: 'short', rule: 'HC-5.10' })
  expect(entry(game.state, 'car')).toMatchObject({ left: 1, rivals: [1] })
  game.submit('green')
  expect(entry(game.state, 'car')).toMatchObject({ left: 1, rivals: [], outlook: 'safe', rule: null })
})

test('HC-5.70 what is at risk may be reopened, what is safe commits', () => {
  const atRisk = at(building()).submit('purple', engine)
  expect(entry(atRisk.state, 'engine')?.outlook).toBe('atRisk')
  atRisk.submit('red', engine).submit('green')
  expect(atRisk.plans).toEqual(['committed', 'committed', 'draft'])

  const safe = at(building()).submit('purple', engine).submit('red')
  expect(entry(safe.state, 'engine')).toMatchObject({ left: 1, rivals: [], outlook: 'safe' })
  // The one who still comes first cannot take it.
  expect(safe.refused(safe.submission('green', engine), 'green')).toBe('HC-5.29')
  safe.submit('green')
  expect(safe.emitted('planCommitted').map(({ seat }) => seat)).toEqual([0, 1, 2])
})

test('HC-5.69 an open plan speaks for its tiles', () => {
  const of = (planVisibility: 'open' | 'closed') =>
    entry(at(building({ planVisibility })).submit('green', line).state, 'car')?.reserved
  expect([of('open'), of('closed')]).toEqual([1, 0])
})

test('before phase 3 everybody may be first', () => {
  expect(entry(building().focusing(), 'engine')).toMatchObject({ rivals: [0, 1] })
})

test('HC-12.5 the introductory game has car mainlines only', () => {
  const tiles = partsLedger(seen(table({ options: { introductory: true } })), purple).map(({ tile }) => tile)
  expect(tiles.slice(0, 3)).toEqual(['car', 'research', 'planning'])
})
