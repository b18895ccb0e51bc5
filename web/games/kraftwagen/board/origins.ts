import { componentTablesOf, type State } from '@carriage/kraftwagen'
import { type Origin, originsBy } from '../../../board/interaction/origin.ts'

/** The component rows of every piece, the piece itself first. */
export const originsOf = originsBy<State>({
  marker: () => figures('KW-2.10'),
  workers: () => figures('KW-1.2'),
  supply: () => figures('KW-2.11'),
  tile: (view, tile = '') => tileOrigins(view, tile),
  hand: (view) => {
    const { tile } = view.turn
    return tile === null ? startTile(view.players[view.actor]?.startTile ?? '') : tileOrigins(view, tile)
  },
  start: (_view, tile = '') => startTile(tile),
  award: (_view, award) => [{ table: 'awards', row: award, rule: 'KW-1.29' }],
  buyer: (view, place) => buyers(view.activeBuyers[Number(place)]?.preference ?? ''),
  stack: (_view, preference = '') => buyers(preference),
  car: priceMarkers,
  price: priceMarkers,
  card: (view, card = '') => cardOrigins(view, card),
  cards: () => [{ table: 'developments', rule: 'KW-1.15' }],
  deck: () => [{ table: 'developments', rule: 'KW-1.16' }],
  discard: (view) => {
    const top = view.discard.at(-1)
    return top === undefined ? [{ table: 'developments', rule: 'KW-1.15' }] : cardOrigins(view, top)
  },
  circuit,
  racer: circuit,
  level: () => [
    { table: 'developments', rule: 'KW-6.3' },
    { table: 'startTiles', row: 'reverse', rule: 'KW-2.22' },
  ],
  part: (_view, _seat, kind, value) =>
    kind === 'body'
      ? [{ table: 'bodies', row: value, rule: 'KW-1.8' }]
      : [{ table: 'engines', row: value, rule: 'KW-1.9' }],
  parts: () => [{ table: 'mat', row: 'workshops', rule: 'KW-1.3' }],
  racecar: () => [{ table: 'mat', row: 'gpEngine', rule: 'KW-1.6' }],
  market: board,
  round: (view) => [...board(view), ...[1, 2, 3].map((row) => ({ table: 'rounds', row, rule: 'KW-1.20' }))],
  track: () => [{ table: 'buyerTrack', row: 'spaces', rule: 'KW-1.25' }],
})

function figures(rule: string): Origin[] {
  return [
    { table: 'workers', row: 'perColour', rule },
    { table: 'workers', row: 'atSetUp', rule: 'KW-2.8' },
    { table: 'colours', row: 'rows', rule: 'KW-1.1' },
  ]
}

function tileOrigins(view: State, tile: string): Origin[] {
  const special = componentTablesOf(view).components.specialtyTiles.rows.find(({ id }) => id === tile)
  if (special)
    return [
      { table: 'specialtyTiles', row: tile, rule: 'KW-1.30' },
      { table: 'specialtyBonuses', row: special.bonus, rule: 'KW-13.6' },
    ]
  return [
    { table: 'actionTiles', row: tile, rule: 'KW-1.12' },
    { table: 'actionTrack', row: 'spaces', rule: 'KW-1.31' },
  ]
}

function startTile(tile: string): Origin[] {
  return [{ table: 'startTiles', row: tile, rule: 'KW-1.28' }]
}

function buyers(preference: string): Origin[] {
  return [
    { table: 'buyers', row: preference, rule: 'KW-1.14' },
    { table: 'stackMoney', row: preference, rule: 'KW-3.6' },
  ]
}

function priceMarkers({ round }: State): Origin[] {
  return [{ table: 'rounds', row: round, rule: 'KW-1.20' }]
}

function board({ players }: State): Origin[] {
  return [{ table: 'players', row: players.length, rule: 'KW-1.26' }]
}

function circuit(): Origin[] {
  return [
    { table: 'circuit', row: 'lapSpaces', rule: 'KW-1.23' },
    { table: 'raceMoney', row: 'rows', rule: 'KW-9.4' },
    { table: 'lapMoney', row: 'rows', rule: 'KW-9.6' },
    { table: 'lapMoney', row: 'furtherLap', rule: 'KW-9.6' },
  ]
}

function cardOrigins(view: State, card: string): Origin[] {
  const { developments, instants, engineerMarkers } = componentTablesOf(view).components
  if (developments.rows.some(({ id }) => id === card)) return [{ table: 'developments', row: card, rule: 'KW-1.16' }]
  if (card in instants.rows) return [{ table: 'instants', row: card, rule: 'KW-1.17' }]
  const markers = Object.entries(engineerMarkers.rows).filter(([, { engineer }]) => engineer === card)
  return [
    { table: 'engineers', row: card, rule: 'KW-1.18' },
    ...markers.map(([marker]) => ({ table: 'engineerMarkers', row: marker, rule: 'KW-1.19' })),
  ]
}
