import type { Rule } from '@carriage/kernel'

const section = 'Placing a car'

export const placingRules = [
  {
    id: 'AE-9.1',
    section,
    title: 'One car or none',
    text: 'In your placing step you may place one car on the market, or none.',
  },
  {
    id: 'AE-9.2',
    section,
    title: 'Never two cars',
    text: 'In one placing step you place at most one car.',
  },
  {
    id: 'AE-9.3',
    section,
    title: 'After all actions',
    text: 'You place a car only after all actions of your turn.',
  },
  {
    id: 'AE-9.4',
    section,
    title: 'A body and an engine',
    text: 'You need one body and one engine from your workshops.',
  },
  {
    id: 'AE-9.5',
    section,
    title: 'Somebody to sell it',
    text: 'You need at least one worker or the salesperson from your canteen.',
  },
  {
    id: 'AE-9.6',
    section,
    title: 'A place and a price',
    text: 'You need a free place on the market and a price marker from the price chart.',
  },
  {
    id: 'AE-9.7',
    section,
    title: 'Your free choice',
    text: 'You choose the body, the engine, the price marker and the crew freely: any number of workers, with or without the salesperson.',
  },
  {
    id: 'AE-9.8',
    section,
    title: 'All pieces together',
    text: 'The pieces leave your workshops, your canteen and the price chart and form the car. On which place of the market it stands makes no difference; no rule names one.',
    printed: 'part',
  },
  {
    id: 'AE-9.9',
    section,
    title: 'Values of a car',
    text: 'Body and engine: the value of the tile plus a marker on the car. Luxury: the workers of the crew, and {workers.salespersonLuxury} more with the salesperson. Price: the price marker.',
  },
  {
    id: 'AE-9.10',
    section,
    title: 'A placed car stays',
    text: 'A placed car cannot be changed or withdrawn, except by Kettering, a production token, an instant sale or scoring.',
  },
  {
    id: 'AE-9.11',
    section,
    title: 'Always a price left',
    text: 'In the standard tables the price chart never lacks a marker for a car: it has {rounds.rows.1.prices.length}, the market {players.rows.4.marketSpaces|place|places}, and instant sales do not use up the rest.',
    printed: 'part',
  },
  {
    id: 'AE-9.12',
    section,
    title: 'No two equal prices',
    text: 'All cars on the market have different prices at any time.',
  },
  {
    id: 'AE-9.13',
    section,
    title: 'One marker on a car',
    text: 'A car has at most one engineering marker, of Winton or of Christie, and gets it only when it is placed.',
  },
  {
    id: 'AE-9.14',
    section,
    title: 'One marker per step',
    text: 'In each of the two steps of your turn you may use at most one engineering marker, those of Winton, Christie, Kettering and Packard counted together.',
  },
  {
    id: 'AE-9.15',
    section,
    title: 'Markers before and between actions',
    text: 'A marker that you use before you choose a tile or before your last action counts for the action step. The limit needs a border between the steps.',
    printed: 'none',
  },
  {
    id: 'AE-9.16',
    section,
    title: 'Markers after the last action',
    text: 'A marker that you use after your last action and before placing counts for the action step if you used none there, otherwise for the placing step. You could have played it a moment earlier.',
    printed: 'none',
  },
  {
    id: 'AE-9.17',
    section,
    title: 'Markers from placing on',
    text: 'A marker that you put on a car when placing it, or use after that, counts for the placing step. So a marker of the action step that you did not use before placing is lost for this turn, unless your table chose that you may still use it after placing.',
    printed: 'none',
  },
  {
    id: 'AE-9.18',
    section,
    title: 'A marker and its car',
    text: 'The marker stays on the car when a production token is removed. It goes into the box when the car leaves the market.',
  },
] as const satisfies readonly Rule[]
