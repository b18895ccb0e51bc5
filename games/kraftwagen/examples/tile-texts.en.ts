import type { ExampleText } from '@carriage/kernel'

export const tileTexts = {
  'choosing-in-reverse-order': {
    title: 'The rearmost gets the last start tile',
    text: 'Klara and Otto, whose workers stand before yours, have chosen already. Take the tile with Hire and the Grand Prix engine and carry it out: the last tile is for Emil. His worker is the rearmost, so the first turn of round 1 is his as well.',
  },
  'three-turns-in-a-row': {
    title: 'Three turns in a row',
    text: 'Three tiles lie between you and Emil. Take the Research tile: you are on turn again, and the tile that you passed goes to the front. Take the Body tile: you are still the rearmost. Take the Engine tile beyond everybody: now Emil is on turn.',
  },
  'bonus-engine-into-a-workshop': {
    title: 'An engine 6 for a workshop',
    text: 'Your engine level is 1, and the specialty tile brings an engine 6. Put it into a workshop: it earns the award for an engine of 4, but not that for 7.',
  },
  'empty-discard-pile': {
    title: 'No card to research',
    text: 'The bonus of the specialty tile would take the top card of the discard pile, but that is empty. Take the tile: the engine comes as usual, and the bonus lapses.',
  },
  'specialty-tile-is-replaced': {
    title: 'A used specialty tile is replaced',
    text: 'Two tiles of set A are used, one is left in the stack. Take the specialty tile with Body and carry it out: it goes to the used ones, and the last of the stack comes to the front of the chain.',
  },
  'fourth-specialty-tile': {
    title: 'The fourth specialty tile of a set',
    text: 'The stack of set A is empty. Take the fourth specialty tile and carry it out: all four are shuffled, one of them comes to the front of the chain, and three are in the stack again.',
  },
  'passed-tile-of-this-round': {
    title: 'A specialty tile of this round is passed',
    text: 'In round 1 a tile of set A lies between the others. Take the Hire tile beyond it and end your turn: the three tiles that you passed go to the front in their order, the specialty tile like the others.',
  },
  'passed-tile-of-an-earlier-round': {
    title: 'A specialty tile of an earlier round is passed',
    text: 'In round 2 a tile of set A is still in the chain. Take the Hire tile beyond it and end your turn: nobody is behind the tile of set A any more, so it goes to the box, and a tile of set B comes to the front in its place.',
  },
  'taken-tile-of-an-earlier-round': {
    title: 'A specialty tile of an earlier round is taken',
    text: 'In round 2 a tile of set A is still in the chain. Take it: race one space and upgrade your engine to 2. The tile goes to the box, and a tile of set B comes to the front.',
  },
} satisfies Readonly<Record<string, ExampleText>>
