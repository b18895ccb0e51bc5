import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { savedFactories, specs } from '../positions/saved-factories.ts'
import type { IndicatorPiece, StationPiece } from './piece.ts'
import { stationRooms } from './sockets.ts'

const { factory } = savedFactories.G1
const engine = factory.pieces.findIndex((piece) => piece.kind === 'station' && piece.type === 'engine')

test('HC-5.29 a socket is filled, open or waits for research', () => {
  const access = specs({ speed: 1, range: 1, reliability: 4, safety: 1 })
  const room = stationRooms(factory, access, [], standardOptions).find(({ station }) => station === engine)
  expect(room?.sockets).toEqual([
    { dimension: 'speed', square: 1, state: 'filled' },
    { dimension: 'range', square: 1, state: 'filled' },
    { dimension: 'reliability', square: 5, state: 'later' },
  ])
})

test('HC-5.45 a draft takes the squares that indicators of an old station would need', () => {
  const free = (draft: readonly StationPiece[]) =>
    stationRooms(factory, specs({}), draft, standardOptions).find(({ station }) => station === engine)?.free.length ?? 0
  expect(free([])).toBe(8)
  expect(free([{ kind: 'station', type: 'door', x: 8, y: 7, rot: 0 }])).toBe(6)
})

test('HC-5.48 an indicator of the draft fills the first socket of its dimension', () => {
  const chassis: StationPiece = { kind: 'station', type: 'chassis', x: 9, y: 8, rot: 0 }
  const first: IndicatorPiece = { kind: 'indicator', dimension: 'reliability', step: 'A', x: 8, y: 9, points: 'E' }
  const rooms = stationRooms(factory, specs({ reliability: 6 }), [chassis, first], standardOptions)
  expect(rooms.at(-1)?.sockets.map(({ state }) => state)).toEqual(['filled', 'open'])
})
