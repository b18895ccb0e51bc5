import type { Rule } from '@carriage/kernel'

const section = 'Rounds'

export const roundRules = [
  {
    id: 'AE-3.1',
    section,
    title: 'Three rounds',
    text: 'The game has three rounds.',
  },
  {
    id: 'AE-3.2',
    section,
    title: 'Phases of a round',
    text: 'A round has three phases, always in this order: preparation, action phase, scoring phase.',
  },
  {
    id: 'AE-3.3',
    section,
    title: 'Prices of a round',
    text: 'Preparation fills the price chart with the price markers of the round. Round 1: {rounds.rows.1.prices}. Round 2: {rounds.rows.2.prices}. Round 3: {rounds.rows.3.prices}.',
  },
  {
    id: 'AE-3.4',
    section,
    title: 'Old prices are gone',
    text: 'Price markers of an earlier round are out of the game; only those of the current round lie on the chart, because it has as many places as new markers come.',
    printed: 'none',
  },
  {
    id: 'AE-3.5',
    section,
    title: 'New white markers',
    text: 'Preparation lays white markers beside the stacks of available buyers: {whiteMarkers.rows.body} points at body, {whiteMarkers.rows.engine} at engine, {whiteMarkers.rows.luxury} at luxury and {whiteMarkers.rows.price} at price.',
  },
  {
    id: 'AE-3.6',
    section,
    title: 'Old white markers stay',
    text: 'White markers that nobody has claimed stay where they are, and the new ones are added to them.',
  },
  {
    id: 'AE-3.7',
    section,
    title: 'Two tiles of each kind',
    text: 'Preparation turns up the top {recruitment.revealed} tiles of each stack of recruitment tiles: engineers, investors and instant benefits.',
  },
  {
    id: 'AE-3.8',
    section,
    title: 'Tiles nobody took',
    text: 'Tiles still face up from an earlier round stay, and {recruitment.revealed} more of each kind come beside them: nothing printed takes them away, and three rounds empty a stack exactly. Your table may choose to remove the old ones first, or only to fill each kind up to {recruitment.revealed}.',
    printed: 'part',
  },
  {
    id: 'AE-3.9',
    section,
    title: 'No refill during a round',
    text: 'A tile taken from the display is not replaced before the next preparation.',
  },
  {
    id: 'AE-3.10',
    section,
    title: 'Market marker at its start',
    text: 'Preparation puts the market marker back on space {players.rows.4.marketMarkerStart}, with two companies on space {players.rows.2.marketMarkerStart}. The printed rules say so only for two; without it the marker could never leave space {marketTrack.spaces}.',
    printed: 'part',
  },
  {
    id: 'AE-3.11',
    section,
    title: 'Who begins a round',
    text: 'The action phase begins with the company whose marker is rearmost in the chain.',
  },
  {
    id: 'AE-3.12',
    section,
    title: 'A full market ends it',
    text: 'The action phase ends with the turn in which the last market place was filled. A car sold at once frees its place, so what counts is the cars present. Your table may choose to count all cars placed in the round; then the place stays closed until the round ends.',
    printed: 'part',
  },
  {
    id: 'AE-3.13',
    section,
    title: 'The market marker ends it',
    text: 'The action phase ends with the turn in which the market marker came to space {marketTrack.spaces}.',
  },
  {
    id: 'AE-3.14',
    section,
    title: 'The last turn is finished',
    text: 'If you brought the end about, you still finish your whole turn: the actions left, the placing step and your free plays.',
  },
  {
    id: 'AE-3.15',
    section,
    title: 'Two reasons, one scoring',
    text: 'If the market is full and the market marker is on space {marketTrack.spaces} after the same turn, there is still only one scoring phase.',
  },
  {
    id: 'AE-3.16',
    section,
    title: 'Chain between rounds',
    text: 'The action chain does not change between rounds, since no step of preparation touches it. The company whose marker is rearmost goes on.',
    printed: 'none',
  },
  {
    id: 'AE-3.17',
    section,
    title: 'What you keep',
    text: 'Between rounds you keep your levels, parts in workshops, canteen, own supply, racing team, race engine, engineers, engineer tokens, unused engineering markers, unused investors with their production tokens, achievements and points. Only what the rules list is returned.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
