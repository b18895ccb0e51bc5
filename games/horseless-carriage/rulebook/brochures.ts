import type { Rule } from '@carriage/kernel'

const section = 'Brochures'

export const brochureRules = [
  {
    id: 'HC-6.1',
    section,
    title: 'Phase 4 is automatic',
    text: 'Nobody decides anything in phase 4, and the order of players does not matter.',
  },
  {
    id: 'HC-6.2',
    section,
    title: 'New Gantt charts',
    text: 'Your Gantt charts rise by the number of your planning departments, those built this year included.',
  },
  {
    id: 'HC-6.3',
    section,
    title: 'Most Gantt charts',
    text: 'Gantt charts stop at {ganttTrack.highest}; what exceeds that is lost.',
    printed: 'part',
  },
  {
    id: 'HC-6.4',
    section,
    title: 'Clock for Gantt charts',
    text: 'If your Gantt charts go from below {ganttTrack.clockAt} to {ganttTrack.clockAt} or more in this phase, the timecard ticks once.',
    printed: 'part',
  },
  {
    id: 'HC-6.5',
    section,
    title: 'Specs of a mainline',
    text: 'The spec of a mainline in a dimension is the number of spec indicators of that dimension that are connected to its sides A, B, C and D.',
  },
  {
    id: 'HC-6.6',
    section,
    title: 'Indicators count once',
    text: 'An indicator counts once for each mainline it is connected to, never twice for the same one.',
  },
  {
    id: 'HC-6.7',
    section,
    title: 'Specs of a dealership',
    text: 'The spec of a dealership in a dimension is the smallest among its adjacent mainlines.',
  },
  {
    id: 'HC-6.8',
    section,
    title: 'All mainlines enter',
    text: 'All adjacent mainlines count for this, whatever their type and even if nobody wants to buy it.',
  },
  {
    id: 'HC-6.9',
    section,
    title: 'Types of a dealership',
    text: 'A dealership sells exactly the types of its adjacent mainlines.',
  },
  {
    id: 'HC-6.10',
    section,
    title: 'Stock of a mainline',
    text: 'In this phase the stock of each mainline becomes the assembly capacity of its owner.',
  },
  {
    id: 'HC-6.11',
    section,
    title: 'Stock of a dealership',
    text: 'Of each type, a dealership can sell the stock of all its adjacent mainlines of that type together.',
  },
  {
    id: 'HC-6.12',
    section,
    title: 'Shared stock',
    text: 'A mainline adjacent to several dealerships has one stock, which they share.',
    printed: 'part',
  },
  {
    id: 'HC-6.13',
    section,
    title: 'Size of the window',
    text: 'A dealership has window S without an adjacent marketing department, M with one and L with two. Three or four give L too, the largest there is.',
    printed: 'part',
  },
  {
    id: 'HC-6.14',
    section,
    title: 'Shared marketing',
    text: 'A marketing department adjacent to several dealerships counts fully for each.',
  },
  {
    id: 'HC-6.15',
    section,
    title: 'Window sizes',
    text: 'Window S covers {windows.rows.S.w} by {windows.rows.S.h} niches, M {windows.rows.M.w} by {windows.rows.M.h} and L {windows.rows.L.w} by {windows.rows.L.h}.',
  },
  {
    id: 'HC-6.16',
    section,
    title: 'Open or closed',
    text: 'A dealership is open this year if it meets the minimum spec in all five dimensions. Otherwise it is closed.',
  },
  {
    id: 'HC-6.17',
    section,
    title: 'Closed dealerships sell nothing',
    text: 'A closed dealership gets no window and sells nothing this year. Its mainlines may still deliver through other dealerships that are open.',
    printed: 'part',
  },
  {
    id: 'HC-6.18',
    section,
    title: 'Valid for one year',
    text: 'All this is worked out again every year for every dealership in a factory, and holds until the end of phase 5.',
  },
] as const satisfies readonly Rule[]
