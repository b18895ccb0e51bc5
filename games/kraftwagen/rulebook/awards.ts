import type { Rule } from '@carriage/kernel'

const section = 'Awards'

export const awardRules = [
  {
    id: 'KW-10.1',
    section,
    title: 'First come',
    text: 'Each award goes once, to the first player who meets its condition, at that very moment.',
  },
  {
    id: 'KW-10.2',
    section,
    title: 'Awards stay available',
    text: 'An award that nobody has earned stays available in later rounds.',
  },
  {
    id: 'KW-10.3',
    section,
    title: 'Several awards at once',
    text: 'One event may earn you several awards.',
  },
  {
    id: 'KW-10.4',
    section,
    title: 'Awards are final',
    text: 'You take an award automatically, cannot decline it and never lose it; the printed rules offer no such choice.',
    printed: 'part',
  },
  {
    id: 'KW-10.5',
    section,
    title: 'First lap award',
    text: 'First to complete one lap: {awards.rows.lap1.points|point|points}.',
  },
  {
    id: 'KW-10.6',
    section,
    title: 'Second lap award',
    text: 'First to complete a second lap within one round: {awards.rows.lap2.points|point|points}. It must be one round, because laps go back to 0 after each race.',
    printed: 'part',
  },
  {
    id: 'KW-10.7',
    section,
    title: 'Buyer award',
    text: 'First to bring in a buyer whose preference is already among the active buyers: {awards.rows.buyer.points|point|points}.',
  },
  {
    id: 'KW-10.8',
    section,
    title: 'Whose first buyer',
    text: 'For the buyer award it does not matter who brought in the first buyer of that preference.',
  },
  {
    id: 'KW-10.9',
    section,
    title: 'Market award',
    text: 'First to place a car while another car of theirs is on the market: {awards.rows.market.points|point|points}. In the option for the whole game it is the first to place a second car at all; the printed rule can be read both ways.',
    printed: 'part',
  },
  {
    id: 'KW-10.10',
    section,
    title: 'Body 3 award',
    text: 'First to put a body of value 3 or more into a workshop: {awards.rows.body3.points|point|points}.',
  },
  {
    id: 'KW-10.11',
    section,
    title: 'Body 6 award',
    text: 'First to put a body of value 6 or more into a workshop: {awards.rows.body6.points|point|points}.',
  },
  {
    id: 'KW-10.12',
    section,
    title: 'Engine 4 award',
    text: 'First to put an engine of value 4 or more into a workshop: {awards.rows.engine4.points|point|points}.',
  },
  {
    id: 'KW-10.13',
    section,
    title: 'Engine 7 award',
    text: 'First to put an engine of value 7 into a workshop: {awards.rows.engine7.points|point|points}.',
  },
  {
    id: 'KW-10.14',
    section,
    title: 'Both awards of a kind',
    text: 'A part high enough for both awards of its kind earns both, if both are still available.',
  },
  {
    id: 'KW-10.15',
    section,
    title: 'Markers earn no part award',
    text: 'Engineer markers do not raise a part for these awards.',
  },
  {
    id: 'KW-10.16',
    section,
    title: 'No award in the race car',
    text: 'An engine that goes into the Grand Prix car earns none of them.',
  },
  {
    id: 'KW-10.17',
    section,
    title: 'Any source of the part',
    text: 'It does not matter whether the part comes from an action, a development, an instant or a specialty bonus. The printed rules name only the workshop.',
    printed: 'part',
  },
  {
    id: 'KW-10.18',
    section,
    title: 'Workers award',
    text: 'First whose supply of workers becomes empty: {awards.rows.workers.points|point|points}.',
  },
  {
    id: 'KW-10.19',
    section,
    title: 'Workers in play',
    text: 'Your workers on the lap counter and in the chain count as in play. So the other {count.workersAtWork} must be in your canteen, on your developments or on your cars.',
  },
  {
    id: 'KW-10.20',
    section,
    title: 'Engineers award',
    text: 'First to own three engineers: {awards.rows.engineers.points|point|points}.',
  },
] as const satisfies readonly Rule[]
