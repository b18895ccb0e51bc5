import type { Rule } from '@carriage/kernel'

const section = 'Rounds'

export const roundRules = [
  {
    id: 'KW-3.1',
    section,
    title: 'Three rounds',
    text: 'The game has exactly three rounds.',
  },
  {
    id: 'KW-3.2',
    section,
    title: 'Phases of a round',
    text: 'A round has three phases, always in this order: preparation, action phase, scoring.',
  },
  {
    id: 'KW-3.3',
    section,
    title: 'Prices of round 1',
    text: 'In round 1 the prices {rounds.rows.1.prices} are available.',
  },
  {
    id: 'KW-3.4',
    section,
    title: 'Prices of round 2',
    text: 'In round 2 the prices {rounds.rows.2.prices} are available.',
  },
  {
    id: 'KW-3.5',
    section,
    title: 'Prices of round 3',
    text: 'In round 3 the prices {rounds.rows.3.prices} are available.',
  },
  {
    id: 'KW-3.6',
    section,
    title: 'New stack money',
    text: 'Preparation puts money beside the stacks of buyers: {stackMoney.rows.body} beside body, {stackMoney.rows.engine} beside engine, {stackMoney.rows.prestige} beside prestige and {stackMoney.rows.price} beside price.',
  },
  {
    id: 'KW-3.7',
    section,
    title: 'Old stack money stays',
    text: 'Money still lying beside a stack from earlier rounds stays there and adds up.',
  },
  {
    id: 'KW-3.8',
    section,
    title: 'Marker at its start',
    text: 'Preparation puts the marker back on its start space: {players.rows.4.markerStart}, or {players.rows.2.markerStart} with two players. The printed rules say so only for two players; without it the track would be of no use in later rounds.',
    printed: 'part',
  },
  {
    id: 'KW-3.9',
    section,
    title: 'Empty market and row',
    text: 'The action phase begins with an empty market and no active buyers.',
  },
  {
    id: 'KW-3.10',
    section,
    title: 'One turn at a time',
    text: 'In the action phase one player after the other takes a turn.',
  },
  {
    id: 'KW-3.11',
    section,
    title: 'End of the action phase',
    text: 'The action phase ends when the market is full ({players.rows.4.marketSpaces|car|cars}; with two players {players.rows.2.marketSpaces}) or when the marker is on 0.',
  },
  {
    id: 'KW-3.12',
    section,
    title: 'Last turn is finished',
    text: 'Whether the action phase is over is looked at only after a complete turn. If you brought the end about, you still finish your turn.',
  },
  {
    id: 'KW-3.13',
    section,
    title: 'No further turn',
    text: 'After that turn nobody has another one before scoring, not even the same player.',
  },
  {
    id: 'KW-3.14',
    section,
    title: 'Chain between rounds',
    text: 'The chain does not change between rounds, since no rule resets it. The next round begins with the worker at the tail.',
    printed: 'none',
  },
  {
    id: 'KW-3.15',
    section,
    title: 'What carries over',
    text: 'Workshops, canteens, research cards with their workers, Grand Prix engines, unused engineer markers, awards, money, deck, display and discard pile stay for the next round. Only what the rules list is reset.',
    printed: 'none',
  },
  {
    id: 'KW-3.16',
    section,
    title: 'No limit of turns',
    text: 'A round may last any number of turns; no printed rule limits it.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
