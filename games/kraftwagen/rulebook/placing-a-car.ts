import type { Rule } from '@carriage/kernel'

const section = 'Placing a car'

export const placingRules = [
  {
    id: 'KW-7.1',
    section,
    title: 'One car per turn',
    text: 'In step II, after all actions of step I, you may place one car on the market. It is one car at most in a turn.',
  },
  {
    id: 'KW-7.2',
    section,
    title: 'Placing is optional',
    text: 'You need not place a car.',
  },
  {
    id: 'KW-7.3',
    section,
    title: 'What a car needs',
    text: 'A car needs a body and an engine from your workshops, at least one worker from your canteen, an available price marker and an empty space on the market.',
  },
  {
    id: 'KW-7.4',
    section,
    title: 'Choice of parts',
    text: 'You choose freely which body and which engine of your workshops you use.',
  },
  {
    id: 'KW-7.5',
    section,
    title: 'Choice of workers',
    text: 'You choose freely how many workers go with the car, from one to all in your canteen.',
  },
  {
    id: 'KW-7.6',
    section,
    title: 'Choice of price',
    text: 'You choose any available price marker. Its value is the price of the car.',
  },
  {
    id: 'KW-7.7',
    section,
    title: 'Building the car',
    text: 'The parts leave your workshops, the workers your canteen and the price marker the available prices. Together they form the car.',
  },
  {
    id: 'KW-7.8',
    section,
    title: 'Marker with the car',
    text: 'When you place a car you may put one marker of Horch or Maybach on it.',
  },
  {
    id: 'KW-7.9',
    section,
    title: 'Cars are open',
    text: 'Everybody sees all values of every car.',
  },
  {
    id: 'KW-7.10',
    section,
    title: 'Cars do not change',
    text: 'A car on the market is changed only by Diesel. Before scoring it is removed only by a withdraw bonus (KW-13.27).',
  },
  {
    id: 'KW-7.11',
    section,
    title: 'The car that fills the market',
    text: 'The car that fills the market ends the action phase after this turn.',
  },
  {
    id: 'KW-7.12',
    section,
    title: 'Car after marker 0',
    text: 'You may place a car also in the turn in which the marker reached 0.',
  },
  {
    id: 'KW-7.13',
    section,
    title: 'Several cars of yours',
    text: 'You may have several cars on the market.',
  },
  {
    id: 'KW-7.14',
    section,
    title: 'Markers after the last car',
    text: 'If your car fills the market you may still use a Daimler or Diesel marker in this turn, because you finish your turn.',
    printed: 'part',
  },
  {
    id: 'KW-7.15',
    section,
    title: 'Place on the market',
    text: 'It makes no difference which empty space of the market a car takes.',
  },
] as const satisfies readonly Rule[]
