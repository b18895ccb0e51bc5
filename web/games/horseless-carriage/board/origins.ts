import { type State, tablesOf } from '@carriage/horseless-carriage'
import { type Origin, originsBy } from '../../../board/interaction/origin.ts'

/** The component rows of every piece, the piece itself first. */
export const originsOf = originsBy<State>({
  market: () => market(),
  niche: (view, x, y) => [...market(), quadrantAt(view, Number(x), Number(y)), ...demand(view)],
  window: (_view, _seat, size) => dealership(size),
  square: (view, track = '', square) => {
    const opened = stationAt(view, track, Number(square))
    return [...researchTrack(track), ...(opened === undefined ? [] : station(opened))]
  },
  track: (_view, track = '') => researchTrack(track),
  minimum: (_view, dimension) => [{ table: 'specIndicators', row: dimension, rule: 'HC-1.24' }],
  capacity: () => [
    { table: 'assemblyTrack', row: 'capacities', rule: 'HC-1.35' },
    { table: 'assemblyTrack', row: 'clockAt', rule: 'HC-1.35' },
  ],
  clock: (view) => [
    { table: 'punchClock', row: 'start', rule: 'HC-2.14' },
    { table: 'punchClock', row: 'highest', rule: 'HC-1.32' },
    { table: 'players', row: view.players.length, rule: 'HC-2.8' },
  ],
  slot: (view) => [
    { table: 'players', row: view.players.length, rule: 'HC-1.34' },
    { table: 'ganttTrack', row: 'highest', rule: 'HC-1.33' },
    { table: 'ganttTrack', row: 'clockAt', rule: 'HC-1.33' },
  ],
  factory: (view, seat) => floor(view, Number(seat)),
  standing: (view, seat) => floor(view, Number(seat)).slice(0, 1),
  expansion: (view) => floor(view, 0).slice(1),
  station: (_view, type = '') => station(type),
  mainline: (_view, type = '') => vehicle(type),
  dealership: (_view, size) => dealership(size),
  department: (_view, kind) => [{ table: 'departments', row: kind, rule: 'HC-1.20' }],
  indicator: (_view, dimension) => [{ table: 'specIndicators', row: dimension, rule: 'HC-1.24' }],
  card: (_view, card) => [{ table: 'playerDecks', row: card, rule: 'HC-1.30' }],
})

function market(): Origin[] {
  return [
    { table: 'segments', row: 'rows', rule: 'HC-1.4' },
    { table: 'priceMarkers', row: 'values', rule: 'HC-1.5' },
  ]
}

function quadrantAt(view: State, x: number, y: number): Origin {
  const { rows } = tablesOf(view).components.quadrants
  const inside = Object.entries(rows).find(([, at]) => x >= at.x && x < at.x + 4 && y >= at.y && y < at.y + 4)
  return { table: 'quadrants', row: inside?.[0], rule: 'HC-1.3' }
}

/** What brings buyers to a niche, and the income of a vehicle there. */
function demand(view: State): Origin[] {
  const { bonuses, neutralDeck } = tablesOf(view).components
  return [
    ...Object.keys(bonuses.rows).map((row) => ({ table: 'bonuses', row, rule: 'HC-1.13' })),
    ...neutralDeck.rows.map(({ id }) => ({ table: 'neutralDeck', row: id, rule: 'HC-1.31' })),
  ]
}

function researchTrack(track: string): Origin[] {
  return [
    { table: 'researchTracks', row: track, rule: 'HC-1.7' },
    { table: 'researchTracks', row: 'clockSquares', rule: 'HC-3.11' },
  ]
}

function stationAt(view: State, track: string, square: number): string | undefined {
  const { rows } = tablesOf(view).components.researchTracks
  return Object.entries(rows).find(([name]) => name === track)?.[1].squares[square - 1]
}

function station(type: string): Origin[] {
  return [{ table: 'technologyStations', row: type, rule: 'HC-1.22' }]
}

/** A dealership, and its possible windows. */
function dealership(size: string | undefined): Origin[] {
  const windows = ['S', 'M', 'L'].map((row) => ({ table: 'windows', row, rule: 'HC-1.28' }))
  return [{ table: 'dealerships', row: size, rule: 'HC-1.19' }, ...windows]
}

function vehicle(type: string): Origin[] {
  return [
    { table: 'mainlines', row: type, rule: 'HC-1.18' },
    { table: 'mainlines', row: 'sides', rule: 'HC-1.18' },
    { table: 'bonuses', row: type, rule: 'HC-1.13' },
  ]
}

function floor(view: State, seat: number): Origin[] {
  return [
    { table: 'industrialists', row: view.players[seat]?.colour, rule: 'HC-2.1' },
    { table: 'floor', row: 'main', rule: 'HC-1.16' },
    { table: 'floor', row: 'expansion', rule: 'HC-1.17' },
    { table: 'floor', row: 'expansionsPerPlayer', rule: 'HC-2.12' },
  ]
}
