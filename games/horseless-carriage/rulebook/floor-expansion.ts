import type { Rule } from '@carriage/kernel'

const section = 'Factory'

export const floorExpansionRules = [
  {
    id: 'HC-5.54',
    section,
    title: 'One expansion a year',
    text: 'As long as you have floor expansions, you lay exactly one in every phase 3, as the last act of your plan.',
  },
  {
    id: 'HC-5.55',
    section,
    title: 'Without expansions left',
    text: 'Once you have none left, in year 7, you lay none.',
  },
  {
    id: 'HC-5.56',
    section,
    title: 'On the same grid',
    text: 'The expansion keeps to the grid, turned in any way that HC-5.7 allows.',
  },
  {
    id: 'HC-5.57',
    section,
    title: 'Edge to edge',
    text: 'A new expansion shares at least one edge with your existing floor. A corner is not enough, as with pieces.',
    printed: 'part',
  },
  {
    id: 'HC-5.58',
    section,
    title: 'Floor beside floor',
    text: 'A new expansion overlaps none of your existing floor.',
  },
  {
    id: 'HC-5.59',
    section,
    title: 'The front of a tile',
    text: 'The front of a floor tile is the row of table squares just beyond its keep-clear strip: {floorTiles.main.front|square|squares} for the main tile, {floorTiles.expansion.front} for an expansion.',
    printed: 'part',
  },
  {
    id: 'HC-5.60',
    section,
    title: 'Fronts stay free',
    text: 'No floor ever covers the front of any of your tiles, old or new.',
  },
  {
    id: 'HC-5.61',
    section,
    title: 'Beside the strip',
    text: 'In print the table stays empty where it borders on a strip. We keep its front free: you may lay floor against the short outer edge. In the option with front and side, no other tile covers any table square beside a strip.',
    printed: 'part',
  },
  {
    id: 'HC-5.62',
    section,
    title: 'Shared fronts and yards',
    text: 'Fronts of different tiles may coincide. A front may lie in a yard that floor encloses on all sides.',
    printed: 'part',
  },
  {
    id: 'HC-5.63',
    section,
    title: 'Usable from next year',
    text: 'The black squares and the loading bay of a new expansion count from next year on.',
  },
] as const satisfies readonly Rule[]
