import type { Rule } from '@carriage/kernel'

const section = 'Expectations'

export const expectationRules = [
  {
    id: 'HC-9.1',
    section,
    title: 'Phase 7 is automatic',
    text: 'Nobody decides anything in phase 7.',
  },
  {
    id: 'HC-9.2',
    section,
    title: 'The track that leaves',
    text: 'The track at the obsolescence marker leaves its axis.',
  },
  {
    id: 'HC-9.3',
    section,
    title: 'Higher minimum',
    text: 'The minimum spec of the dimension that leaves rises by exactly 1.',
  },
  {
    id: 'HC-9.4',
    section,
    title: 'To the bottom of the column',
    text: 'The track that leaves goes to the bottom of the off-board column. The others keep their order.',
  },
  {
    id: 'HC-9.5',
    section,
    title: 'Axes take turns',
    text: 'The obsolescence marker moves to the axis that kept its track. So the bottom axis is renewed in years 1, 3 and 5, the left axis in years 2, 4 and 6.',
  },
  {
    id: 'HC-9.6',
    section,
    title: 'Innovation of a track',
    text: "The innovation of a track is the sum of how far each player's marker stands beyond the minimum spec of that track.",
  },
  {
    id: 'HC-9.7',
    section,
    title: 'Candidates for the axis',
    text: 'Only the three tracks that were off-board before can enter, not the one that has just left.',
  },
  {
    id: 'HC-9.8',
    section,
    title: 'Most innovation enters',
    text: 'The candidate with the most innovation enters on the axis just freed.',
  },
  {
    id: 'HC-9.9',
    section,
    title: 'Markers behind the minimum',
    text: 'A marker at or behind the minimum adds nothing.',
  },
  {
    id: 'HC-9.10',
    section,
    title: 'Innovation tied',
    text: 'If innovation is tied, the tied track with the marker furthest along enters. In the option by distance, what counts is how far that marker is beyond the minimum of its track.',
    printed: 'part',
  },
  {
    id: 'HC-9.11',
    section,
    title: 'Still tied',
    text: 'If that is tied too, the tied track highest in the off-board column enters.',
  },
  {
    id: 'HC-9.12',
    section,
    title: 'The new axis',
    text: 'The axis of the track that enters starts at its minimum spec: 0, 1, 2, 3 or 1, 2, 3, 4 or 2, 3, 4, 5.',
  },
  {
    id: 'HC-9.13',
    section,
    title: 'Research markers stay',
    text: 'No research marker moves in this phase.',
  },
  {
    id: 'HC-9.14',
    section,
    title: 'Minimums never fall',
    text: 'Minimum specs never fall. Within seven years none exceeds 2.',
  },
  {
    id: 'HC-9.15',
    section,
    title: 'Sum of the minimums',
    text: 'After phase 7 the five minimum specs add up to the number of the year.',
  },
] as const satisfies readonly Rule[]
