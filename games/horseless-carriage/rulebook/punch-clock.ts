import type { Rule } from '@carriage/kernel'

const section = 'Punch clock'

export const punchClockRules = [
  {
    id: 'HC-11.1',
    section,
    title: 'One tick',
    text: 'A tick lowers the timecard by 1.',
  },
  {
    id: 'HC-11.2',
    section,
    title: 'The timecard flips',
    text: 'A tick that would bring the timecard to 0 flips it instead. Further ticks have no effect, because a flipped card has nowhere to go.',
    printed: 'part',
  },
  {
    id: 'HC-11.3',
    section,
    title: 'Not before phase 6',
    text: 'A flipped timecard changes nothing until the next phase 6.',
  },
  {
    id: 'HC-11.4',
    section,
    title: 'Where ticks come from',
    text: 'Ticks come only from research squares {researchTracks.clockSquares}, from capacity {assemblyTrack.clockAt}, from Gantt charts that reach {ganttTrack.clockAt} and from cards.',
    printed: 'part',
  },
  {
    id: 'HC-11.5',
    section,
    title: 'Each clock counts',
    text: 'Each source counts separately: two markers that arrive on clock squares are two ticks, a card with three clocks is three.',
  },
  {
    id: 'HC-11.6',
    section,
    title: 'Passing a clock',
    text: 'Research goes square by square, so it never jumps over a clock. Gantt charts may jump over {ganttTrack.clockAt} and still tick (HC-6.4).',
    printed: 'part',
  },
] as const satisfies readonly Rule[]
