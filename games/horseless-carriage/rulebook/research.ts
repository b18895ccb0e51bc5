import type { Rule } from '@carriage/kernel'

const section = 'Research'

export const researchRules = [
  {
    id: 'HC-3.1',
    section,
    title: 'Order of research',
    text: 'You act one after the other in the engineering order in force: the one made in phase 2 of last year, in year 1 that of the set-up.',
  },
  {
    id: 'HC-3.2',
    section,
    title: 'Number of research moves',
    text: 'You make as many research moves as you have research departments.',
  },
  {
    id: 'HC-3.3',
    section,
    title: 'One square forward',
    text: 'A research move brings one marker exactly one square forward.',
  },
  {
    id: 'HC-3.4',
    section,
    title: 'Any research marker',
    text: "You may move any player's marker on any of the five research tracks, active or off-board.",
  },
  {
    id: 'HC-3.5',
    section,
    title: 'Your own capacity marker',
    text: 'Instead of moving a research marker you may move your own marker on the assembly capacity track, but never that of another player.',
  },
  {
    id: 'HC-3.6',
    section,
    title: 'Each marker once',
    text: 'In one phase you move the same marker at most once.',
  },
  {
    id: 'HC-3.7',
    section,
    title: 'Markers moved by others',
    text: 'You may move a marker that somebody else has moved in this phase.',
  },
  {
    id: 'HC-3.8',
    section,
    title: 'End of a track',
    text: 'A marker on square 6 of a research track, or on capacity {count.lastCapacity}, cannot be moved; its track ends there.',
    printed: 'none',
  },
  {
    id: 'HC-3.9',
    section,
    title: 'All moves are used',
    text: 'You must use all your research moves. Only those for which no marker is left are lost.',
    printed: 'part',
  },
  {
    id: 'HC-3.10',
    section,
    title: 'One player after another',
    text: 'You finish all your research moves before the next player begins.',
  },
  {
    id: 'HC-3.11',
    section,
    title: 'Clocks in research',
    text: 'Whenever a marker arrives on one of the squares {researchTracks.clockSquares} of a research track, or on capacity {assemblyTrack.clockAt}, the timecard ticks once, whoever moved the marker.',
    printed: 'part',
  },
] as const satisfies readonly Rule[]
