import type { Rule } from '@carriage/kernel'

const section = 'Action chain'

export const chainRules = [
  {
    id: 'KW-4.1',
    section,
    title: 'The action chain',
    text: 'The chain consists of one worker of each player and the {actionTiles.rows.length} tiles (one more with specialty tiles), without holes.',
  },
  {
    id: 'KW-4.2',
    section,
    title: 'Who is next',
    text: 'The next turn belongs to the player whose worker is at the tail of the chain.',
  },
  {
    id: 'KW-4.3',
    section,
    title: 'Two steps of a turn',
    text: 'Your turn has two steps. In step I you must take a tile; then, in step II, you may place a car.',
  },
  {
    id: 'KW-4.4',
    section,
    title: 'Free choice of tile',
    text: 'You may take any tile of the chain, however far ahead it lies.',
  },
  {
    id: 'KW-4.5',
    section,
    title: 'No passing',
    text: 'You cannot pass step I: you must take a tile.',
  },
  {
    id: 'KW-4.6',
    section,
    title: "Worker takes the tile's place",
    text: 'Your worker leaves the tail and stands where the tile you took was.',
  },
  {
    id: 'KW-4.7',
    section,
    title: 'Tile goes to the front',
    text: 'When all actions of the tile are done, and before step II, the tile is put at the front of the chain.',
  },
  {
    id: 'KW-4.8',
    section,
    title: 'The others keep their order',
    text: 'All other tiles and workers keep their order.',
  },
  {
    id: 'KW-4.9',
    section,
    title: 'Tiles left at the tail',
    text: 'At the end of your turn every tile that is at the tail moves to the front, one after the other, until a worker is at the tail.',
  },
  {
    id: 'KW-4.10',
    section,
    title: 'Your tile lands first',
    text: 'The tile you took this turn is at the front before tiles move up from the tail (KW-4.9). So those tiles land ahead of it.',
  },
  {
    id: 'KW-4.11',
    section,
    title: 'Several turns in a row',
    text: 'If your worker is still at the tail you take another turn at once, and this as often as it happens.',
  },
  {
    id: 'KW-4.12',
    section,
    title: 'Unequal number of turns',
    text: 'Players may have different numbers of turns.',
  },
  {
    id: 'KW-4.13',
    section,
    title: 'All actions, if possible',
    text: 'You must carry out every action of your tile as far as it is possible.',
  },
  {
    id: 'KW-4.14',
    section,
    title: 'Order of actions',
    text: 'You choose the order of the actions on your tile, one at a time.',
  },
  {
    id: 'KW-4.15',
    section,
    title: 'One action after another',
    text: 'You finish an action, with everything it sets off (card effects, activations, drives, awards), before you begin the next.',
  },
  {
    id: 'KW-4.16',
    section,
    title: 'Impossible actions',
    text: 'An action that you cannot carry out is forfeited. You still carry out the others.',
  },
  {
    id: 'KW-4.17',
    section,
    title: 'Any tile may be taken',
    text: 'You may take a tile even if some or all of its actions are impossible; the choice of a tile has no condition.',
  },
  {
    id: 'KW-4.18',
    section,
    title: 'Tail after the last turn',
    text: 'Tiles at the tail move to the front (KW-4.9) also after the last turn of a round, because that belongs to every turn.',
  },
  {
    id: 'KW-4.19',
    section,
    title: 'Seats do not matter',
    text: 'The order in which you sit has no effect. Only the chain decides who acts.',
  },
] as const satisfies readonly Rule[]
