import type { Rule } from '@carriage/kernel'

const section = 'Action chain'

export const chainRules = [
  {
    id: 'AE-4.1',
    section,
    title: 'The action chain',
    text: 'The chain is one row from rear to front. It holds the marker of every company and all {actionTiles.rows.length} action tiles, each once.',
  },
  {
    id: 'AE-4.2',
    section,
    title: 'Whose turn it is',
    text: 'The company whose marker is rearmost has the turn.',
  },
  {
    id: 'AE-4.3',
    section,
    title: 'No passing',
    text: 'In your turn you must choose one action tile; you cannot pass.',
  },
  {
    id: 'AE-4.4',
    section,
    title: 'Any tile of the chain',
    text: 'You may choose any tile of the chain, however many tiles and markers lie between.',
  },
  {
    id: 'AE-4.5',
    section,
    title: 'Marker takes the place',
    text: 'Your company marker moves to where the chosen tile lay.',
  },
  {
    id: 'AE-4.6',
    section,
    title: 'Tile to the front',
    text: 'After its actions the chosen tile becomes the front of the chain; until then you hold it. Everything else keeps its order.',
  },
  {
    id: 'AE-4.7',
    section,
    title: 'Tiles left at the rear',
    text: 'At the end of your turn tiles at the rear of the chain move to the front, one after the other in their order, until a company marker is rearmost.',
  },
  {
    id: 'AE-4.8',
    section,
    title: 'The next turn',
    text: 'Then the company whose marker is rearmost has its turn. It can be the same company again.',
  },
  {
    id: 'AE-4.9',
    section,
    title: 'Tiles without use',
    text: 'You may choose a tile even if you can perform none of its actions. Any tile is allowed in print, and actions only have to be done as far as possible.',
  },
  {
    id: 'AE-4.10',
    section,
    title: 'Two steps of a turn',
    text: 'Your turn has two steps: the action step, then the placing step.',
  },
  {
    id: 'AE-4.11',
    section,
    title: 'Every possible action',
    text: 'You must perform every action of your tile that you can, each once.',
  },
  {
    id: 'AE-4.12',
    section,
    title: 'Order of actions',
    text: 'You decide the order of the actions on your tile, one at a time.',
  },
  {
    id: 'AE-4.13',
    section,
    title: 'One action at a time',
    text: 'You finish an action before you begin the next.',
  },
  {
    id: 'AE-4.14',
    section,
    title: 'Impossible actions',
    text: 'An action that you cannot perform is skipped, and you get nothing for it.',
  },
  {
    id: 'AE-4.15',
    section,
    title: 'Earlier actions count',
    text: 'Your levels, canteen and workshops count as they are when you perform an action, so what you did earlier in the turn helps.',
  },
  {
    id: 'AE-4.16',
    section,
    title: 'When free plays are possible',
    text: "Production tokens, Exchange markers and Packard's markers are free plays. In your turn you may make them before you choose a tile, before any action that is still to be performed, after your last action, and after placing a car. In print it is during your turn.",
    printed: 'part',
  },
  {
    id: 'AE-4.17',
    section,
    title: 'Never inside an action',
    text: 'A free play is never possible in the middle of an action or while you are placing a car.',
    printed: 'part',
  },
  {
    id: 'AE-4.18',
    section,
    title: 'You end your turn',
    text: 'Your turn ends when you say so, after your last action or after placing a car. Placing and free plays are optional, so somebody has to say stop.',
    printed: 'none',
  },
  {
    id: 'AE-4.19',
    section,
    title: 'Which actions can fail',
    text: 'Only Research with both levels at {companyBoard.highestLevel} and Hire Workers with an empty own supply (AE-5.31) can be impossible. All other actions can always be performed.',
    printed: 'part',
  },
  {
    id: 'AE-4.20',
    section,
    title: 'An action begins when named',
    text: 'An action begins when you name it, also the last one; until then free plays are open. Naming an impossible action skips it. After the last action the placing step is open.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
