import type { Rule } from '@carriage/kernel'

const section = 'Demand'

export const demandRules = [
  {
    id: 'HC-10.1',
    section,
    title: 'One card each',
    text: 'In engineering order each player plays exactly one card from hand, face down, beside one of the four quadrants.',
  },
  {
    id: 'HC-10.2',
    section,
    title: 'Year of a card',
    text: 'You may play a card only if you have laid at least as many floor expansions as its year says; that number equals the current year.',
  },
  {
    id: 'HC-10.3',
    section,
    title: 'Any quadrant',
    text: 'You may choose any quadrant, also one that already has cards.',
  },
  {
    id: 'HC-10.4',
    section,
    title: 'A card must be played',
    text: 'You must play a card. If you had none to play, which cannot happen with complete decks, you would play none.',
    printed: 'part',
  },
  {
    id: 'HC-10.5',
    section,
    title: 'Cards are played once',
    text: 'A card you have played never comes back. After it is revealed it is out of the game and stays open to all.',
    printed: 'part',
  },
  {
    id: 'HC-10.6',
    section,
    title: 'Revealing the cards',
    text: 'When all have played, the cards are revealed quadrant by quadrant: I, II, III, IV. Within a quadrant they are revealed in the order played, which makes no difference.',
    printed: 'part',
  },
  {
    id: 'HC-10.7',
    section,
    title: 'Where sparks land',
    text: 'Cards are not turned: column and row of a spark count from the bottom-left niche of the quadrant.',
  },
  {
    id: 'HC-10.8',
    section,
    title: 'A spark for each symbol',
    text: 'Each spark symbol adds one spark of its type to that niche, for the rest of the game.',
  },
  {
    id: 'HC-10.9',
    section,
    title: 'Clocks on cards',
    text: 'Each punch clock on a revealed card makes the timecard tick once.',
  },
  {
    id: 'HC-10.10',
    section,
    title: 'Buyers come afterwards',
    text: 'Buyers are added only after the cards of all quadrants are revealed.',
  },
  {
    id: 'HC-10.11',
    section,
    title: 'Buyers from sparks',
    text: 'Each spark adds one buyer of its type to its niche, but only as long as there are fewer than two buyers of that type for each such spark there.',
  },
  {
    id: 'HC-10.12',
    section,
    title: 'Types are counted apart',
    text: 'Buyers of one type never limit those of another.',
  },
  {
    id: 'HC-10.13',
    section,
    title: 'Drawing neutral cards',
    text: 'Then neutral cards are drawn, none twice: for quadrant I {players.rows.3.neutralEachYear.I} with three players, {players.rows.4.neutralEachYear.I} with four and {players.rows.5.neutralEachYear.I} with five, then {players.rows.4.neutralEachYear.II} for II, then {players.rows.4.neutralEachYear.III} for III.',
  },
  {
    id: 'HC-10.14',
    section,
    title: 'Neutral buyers',
    text: 'Each neutral card adds exactly one buyer of its type on its niche of that quadrant. It adds no spark.',
  },
  {
    id: 'HC-10.15',
    section,
    title: 'No limit for neutral buyers',
    text: 'Neutral buyers come even beyond the limit of HC-10.11.',
  },
  {
    id: 'HC-10.16',
    section,
    title: 'None in quadrant IV',
    text: 'Quadrant IV never gets neutral buyers.',
  },
  {
    id: 'HC-10.17',
    section,
    title: 'Shuffling the neutral deck',
    text: 'Afterwards all neutral cards form one deck again, and it is shuffled.',
  },
  {
    id: 'HC-10.18',
    section,
    title: 'Setting prices',
    text: 'All price markers are taken off. From segment 3 down to 0, each segment with at least one buyer gets the highest marker not yet given, in this order: {priceMarkers.values}.',
    printed: 'part',
  },
  {
    id: 'HC-10.19',
    section,
    title: 'Segments without buyers',
    text: 'A segment without buyers gets no price marker.',
  },
  {
    id: 'HC-10.20',
    section,
    title: 'Prices until next year',
    text: 'Prices stay until the next phase 8.',
  },
  {
    id: 'HC-10.21',
    section,
    title: 'The next year',
    text: 'After the prices are set the year number rises by one, and phase 1 follows.',
  },
] as const satisfies readonly Rule[]
