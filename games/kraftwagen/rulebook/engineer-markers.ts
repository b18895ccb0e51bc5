import type { Rule } from '@carriage/kernel'

const section = 'Engineer markers'

export const engineerMarkerRules = [
  {
    id: 'KW-8.1',
    section,
    title: 'Own markers only',
    text: 'Only the owner of an engineer uses the markers of that engineer.',
  },
  {
    id: 'KW-8.2',
    section,
    title: 'Once in the game',
    text: 'Each engineer marker is used once in the game at most.',
  },
  {
    id: 'KW-8.3',
    section,
    title: 'One marker per turn',
    text: 'You use one engineer marker at most in a turn. With the option of one per step you may use one Daimler or Diesel marker and also one Horch or Maybach marker in a turn.',
    printed: 'part',
  },
  {
    id: 'KW-8.4',
    section,
    title: 'Which markers count',
    text: "The markers of Daimler, Diesel, Horch and Maybach count for this limit, Diesel's because it is used up like a placed one; your table may agree that it does not. Benz's marker does not count, because it is used outside turns.",
    printed: 'part',
  },
  {
    id: 'KW-8.5',
    section,
    title: 'One marker per car',
    text: 'A car carries one engineer marker at most.',
  },
  {
    id: 'KW-8.6',
    section,
    title: 'Horch and Maybach when placing',
    text: 'Markers of Horch and Maybach go onto a car only when it is placed, never later.',
  },
  {
    id: 'KW-8.7',
    section,
    title: 'When Daimler and Diesel act',
    text: 'You may use a Daimler or Diesel marker in your own turn whenever no action is under way: before taking a tile, between two actions, after the last one, and after placing a car until the turn ends. An action is never interrupted.',
    printed: 'part',
  },
  {
    id: 'KW-8.8',
    section,
    title: 'Not in other turns',
    text: "Apart from Benz's marker, no engineer marker can be used in another player's turn or in scoring.",
  },
  {
    id: 'KW-8.9',
    section,
    title: 'Used markers leave the game',
    text: 'The markers of Diesel and Benz leave the game when they are used. Those of Horch, Maybach and Daimler leave at the clean-up after scoring, or earlier if their car is withdrawn (KW-13.30).',
  },
  {
    id: 'KW-8.10',
    section,
    title: 'Unused markers',
    text: 'You keep unused engineer markers for later rounds; only used ones are removed. At the end they are worth nothing.',
    printed: 'part',
  },
] as const satisfies readonly Rule[]
