import { componentTablesOf, type State } from '@carriage/age-of-engineering'
import { type Origin, originsBy } from '../../../board/interaction/origin.ts'

/** The component rows of every piece, the piece itself first. */
export const originsOf = originsBy<State>({
  marker: () => figures('AE-2.12'),
  workers: () => figures('AE-1.16'),
  supply: () => figures('AE-2.13'),
  team: () => [{ table: 'companyBoard', row: 'racingTeamAreas', rule: 'AE-1.17' }],
  tile: (_view, tile) => tiles(tile),
  hand: (view) => (view.turn.tile === null ? bonuses() : tiles(view.turn.tile)),
  start: (_view, bonus) => [{ table: 'startingBonuses', row: bonus, rule: 'AE-2.20' }],
  award: (_view, achievement) => [{ table: 'achievements', row: achievement, rule: 'AE-1.15' }],
  buyer: (view, place) => buyers(view.activeBuyers[Number(place)]?.preference ?? ''),
  stack: (_view, preference = '') => buyers(preference),
  investor: (view, investor = '') => recruitOrigins(view, investor),
  car: ({ round }) => [{ table: 'rounds', row: round, rule: 'AE-1.8' }],
  recruit: (view, tile = '') => recruitOrigins(view, tile),
  recruits: () => recruitment(),
  cards: () => recruitment(),
  token: () => [{ table: 'engineers', rule: 'AE-1.12' }],
  production: () => [{ table: 'investors', rule: 'AE-1.13' }],
  engineering: (_view, marker) => [{ table: 'engineeringMarkers', row: marker, rule: 'AE-1.14' }],
  circuit,
  racer: circuit,
  level: levels,
  levels,
  part: (_view, _seat, kind, value) => [{ table: kind === 'body' ? 'bodies' : 'engines', row: value, rule: 'AE-1.6' }],
  parts: () => [{ table: 'companyBoard', row: 'workshops', rule: 'AE-1.17' }],
  racecar: () => [{ table: 'companyBoard', row: 'raceEngine', rule: 'AE-2.16' }],
  market: board,
  round: (view) => [...board(view), ...[1, 2, 3].map((row) => ({ table: 'rounds', row, rule: 'AE-1.8' }))],
  track: () => [{ table: 'marketTrack', row: 'spaces', rule: 'AE-3.13' }],
})

function figures(rule: string): Origin[] {
  return [
    { table: 'workers', row: 'perColour', rule },
    { table: 'workers', row: 'atSetUp', rule: 'AE-2.13' },
    { table: 'workers', row: 'salespersonLuxury', rule: 'AE-1.16' },
    { table: 'colours', row: 'rows', rule: 'AE-1.1' },
  ]
}

function tiles(tile: string | undefined): Origin[] {
  return [
    { table: 'actionTiles', row: tile, rule: 'AE-1.3' },
    { table: 'actionGear', row: 'spaces', rule: 'AE-1.5' },
  ]
}

function bonuses(): Origin[] {
  return [{ table: 'startingBonuses', rule: 'AE-2.20' }]
}

function buyers(preference: string): Origin[] {
  return [
    { table: 'buyers', row: preference, rule: 'AE-1.7' },
    { table: 'whiteMarkers', row: preference, rule: 'AE-3.5' },
  ]
}

function recruitment(): Origin[] {
  const rows = { inGame: 'AE-1.10', revealed: 'AE-3.7', workers: 'AE-1.10', steps: 'AE-1.10' }
  return Object.entries(rows).map(([row, rule]) => ({ table: 'recruitment', row, rule }))
}

function recruitOrigins(view: State, tile: string): Origin[] {
  const { engineers, investors } = componentTablesOf(view).components
  if (tile in engineers.rows) return [{ table: 'engineers', row: tile, rule: 'AE-1.10' }]
  if (tile in investors.rows)
    return [
      { table: 'investors', row: tile, rule: 'AE-1.13' },
      { table: 'investorTrack', row: 'spaces', rule: 'AE-1.22' },
    ]
  return [{ table: 'instants', row: tile, rule: 'AE-1.11' }]
}

function levels(): Origin[] {
  return ['startLevels', 'highestLevel', 'mostLevelDifference'].map((row) => ({
    table: 'companyBoard',
    row,
    rule: 'AE-1.18',
  }))
}

function board({ companies }: State): Origin[] {
  return [{ table: 'players', row: companies.length, rule: 'AE-1.21' }]
}

function circuit(): Origin[] {
  return [
    { table: 'circuit', row: 'lapSpaces', rule: 'AE-1.20' },
    { table: 'placePoints', row: 'rows', rule: 'AE-10.6' },
    { table: 'lapPoints', row: 'rows', rule: 'AE-10.7' },
    { table: 'lapPoints', row: 'furtherLap', rule: 'AE-10.7' },
  ]
}
