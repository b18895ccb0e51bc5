import { body, engine } from '../positions/names.ts'
import type { Position } from '../positions/position.ts'
import { does, type EngineeringExample, endTurn, position } from './example.ts'

/** A car of mine at 9 that Kettering can change. */
function ketteringTable(start: Position): Position {
  return start
    .round(2)
    .engineers('purple', 'kettering')
    .car('purple', 'b3 e4 w2 $9 E+1')
    .workshop('purple', body(5), engine(6))
    .canteen('purple', 3)
    .prices(2, 5, 12)
}

/** The chain, the actions of a tile, free plays and the car at the end of a turn. */
export const turnExamples: readonly EngineeringExample[] = [
  {
    id: 'two-turns-in-a-row',
    rules: ['AE-4.8', 'AE-4.5', 'AE-4.6', 'AE-4.7'],
    position: position((start) => start.chain('p T5 y T1 o b')),
    moves: [{ kind: 'takeTile', tile: 'T5' }, { kind: 'race', workers: 0 }, endTurn],
  },
  {
    id: 'attracting-a-buyer',
    rules: ['AE-5.42', 'AE-5.41'],
    position: position((start) => start.buyers('engine').doing('buyer')),
    moves: [does('buyer'), { kind: 'chooseBuyer', preference: 'body' }],
  },
  {
    id: 'full-row',
    rules: ['AE-5.43', 'AE-5.47'],
    position: position((start) => start.buyers('engine', 'body', 'luxury', 'price').doing('buyer')),
    moves: [does('buyer')],
  },
  {
    id: 'overtaking-out-of-start',
    rules: ['AE-5.53', 'AE-5.52'],
    position: position((start) =>
      start.canteen('purple', 0).raceEngine('purple', 2).raceCar('orange', 2).doing('grandPrix'),
    ),
    moves: [does('grandPrix')],
  },
  {
    id: 'over-the-line',
    rules: ['AE-5.54', 'AE-5.53', 'AE-5.56'],
    position: position((start) =>
      start
        .canteen('purple', 0)
        .raceEngine('purple', 3)
        .raceCar('purple', 11)
        .raceCar('yellow', 12)
        .raceCar('orange', 1)
        .raceCar('blue', 4)
        .doing('grandPrix'),
    ),
    moves: [does('grandPrix')],
  },
  {
    id: 'two-laps-in-one-move',
    rules: ['AE-5.58', 'AE-11.6', 'AE-11.7'],
    position: position((start) =>
      start
        .canteen('purple', 0)
        .raceEngine('purple', 7)
        .team('purple', 6)
        .engineers('purple', 'chevrolet')
        .raceCar('purple', 12)
        .raceCar('yellow', 1)
        .raceCar('orange', 5)
        .raceCar('blue', 9)
        .doing('grandPrix'),
    ),
    moves: [does('grandPrix')],
  },
  {
    id: 'adding-to-the-team',
    rules: ['AE-5.51', 'AE-5.48', 'AE-5.50'],
    position: position((start) =>
      start.raceEngine('purple', 3).team('purple', 2).canteen('purple', 3).raceCar('purple', 4).doing('grandPrix'),
    ),
    moves: [does('grandPrix'), { kind: 'race', workers: 1 }],
  },
  {
    id: 'chevrolet',
    rules: ['AE-6.43', 'AE-5.59'],
    position: position((start) =>
      start
        .canteen('purple', 0)
        .raceEngine('purple', 4)
        .team('purple', 3)
        .engineers('purple', 'chevrolet')
        .raceCar('purple', 2)
        .doing('grandPrix'),
    ),
    moves: [does('grandPrix')],
  },
  {
    id: 'body-six-first',
    rules: ['AE-11.11', 'AE-11.5', 'AE-11.10'],
    position: position((start) => start.levels('purple', 6, 5).doing('body')),
    moves: [does('body')],
  },
  {
    id: 'engine-seven-first',
    rules: ['AE-11.13', 'AE-11.12'],
    position: position((start) => start.levels('purple', 6, 7).doing('engine')),
    moves: [does('engine'), { kind: 'placeEngine', where: 'workshop' }],
  },
  {
    id: 'engine-for-the-race',
    rules: ['AE-11.14', 'AE-5.24'],
    position: position((start) => start.levels('purple', 6, 7).doing('engine')),
    moves: [does('engine'), { kind: 'placeEngine', where: 'raceCar' }],
  },
  {
    id: 'full-workshops',
    rules: ['AE-5.4', 'AE-5.5'],
    position: position((start) =>
      start.levels('purple', 3, 3).workshop('purple', body(2), engine(2), engine(3)).doing('body'),
    ),
    moves: [does('body'), { kind: 'returnPart', part: 'engine', value: 2 }],
  },
  {
    id: 'weaker-race-engine',
    rules: ['AE-5.26', 'AE-5.25'],
    position: position((start) => start.levels('purple', 2, 2).raceEngine('purple', 3).doing('engine')),
    moves: [does('engine'), { kind: 'placeEngine', where: 'raceCar' }],
  },
  {
    id: 'difference-of-levels',
    rules: ['AE-5.12', 'AE-5.13'],
    position: position((start) => start.levels('purple', 3, 5).doing('research')),
    moves: [does('research')],
  },
  {
    id: 'token-raises-both',
    rules: ['AE-5.15', 'AE-5.17'],
    position: position((start) => start.levels('purple', 3, 5).engineers('purple', 'king').doing('research')),
    moves: [does('research'), { kind: 'spendToken', token: 'onTile' }],
  },
  {
    id: 'king-and-the-last-worker',
    rules: ['AE-6.32', 'AE-11.15'],
    position: position((start) =>
      start
        .engineers('purple', 'king')
        .supply('purple', 1)
        .canteen('purple', 4)
        .team('purple', 6)
        .car('purple', 'w1')
        .doing('hire'),
    ),
    moves: [does('hire')],
  },
  {
    id: 'riker-hires',
    rules: ['AE-6.31', 'AE-5.30'],
    position: position((start) => start.engineers('purple', 'riker').salesperson('purple', 'supply').doing('hire')),
    moves: [does('hire'), { kind: 'hire', whom: 'salesperson' }],
  },
  {
    id: 'placing-a-car',
    rules: ['AE-9.8', 'AE-9.4', 'AE-9.5', 'AE-9.9'],
    position: position((start) =>
      start.engineers('purple', 'riker').workshop('purple', body(4), engine(4)).canteen('purple', 3).cars(2).placing(),
    ),
    moves: [
      { kind: 'placeCar', body: 4, engine: 4 },
      { kind: 'crewCar', workers: 1, salesperson: true },
      { kind: 'priceCar', price: 8 },
    ],
  },
  {
    id: 'kettering-body',
    rules: ['AE-6.11', 'AE-6.17'],
    position: position(ketteringTable),
    moves: [{ kind: 'exchange', car: 9, change: 'body', to: 5 }],
  },
  {
    id: 'kettering-engine',
    rules: ['AE-6.12', 'AE-6.17'],
    position: position(ketteringTable),
    moves: [{ kind: 'exchange', car: 9, change: 'engine', to: 6 }],
  },
  {
    id: 'kettering-crew',
    rules: ['AE-6.13', 'AE-6.14'],
    position: position(ketteringTable),
    moves: [{ kind: 'exchangeCrew', car: 9, workers: 5, salesperson: false }],
  },
  {
    id: 'kettering-price',
    rules: ['AE-6.15', 'AE-9.12'],
    position: position(ketteringTable),
    moves: [{ kind: 'exchange', car: 9, change: 'price', to: 5 }],
  },
  {
    id: 'swap-pays',
    rules: ['AE-8.17', 'AE-8.15'],
    position: position((start) => start.round(2).buyers('engine', 'luxury').display('swapBuyer').doing('recruit')),
    moves: [
      does('recruit'),
      { kind: 'recruit', tile: 'swapBuyer' },
      { kind: 'swapBuyer', buyer: 0, preference: 'body' },
    ],
  },
  {
    id: 'instant-sale',
    rules: ['AE-8.2', 'AE-8.5', 'AE-8.7', 'AE-8.8'],
    position: position((start) =>
      start
        .car('purple', 'b2 e2 w2 $9 B+1')
        .car('yellow', '$1')
        .car('orange', '$5')
        .car('blue', '$10')
        .display('sell5')
        .doing('recruit'),
    ),
    moves: [does('recruit'), { kind: 'recruit', tile: 'sell5' }],
  },
  {
    id: 'instant-sale-with-token',
    rules: ['AE-8.6', 'AE-8.3', 'AE-7.10'],
    position: position((start) =>
      start.car('purple', 'b2 e2 w2 $9 T1').track('purple', 'ford').display('sell7').doing('recruit'),
    ),
    moves: [does('recruit'), { kind: 'recruit', tile: 'sell7' }],
  },
  {
    id: 'sixth-car-and-token',
    rules: ['AE-7.11', 'AE-3.12'],
    position: position((start) =>
      start
        .cars(5)
        .achievementsGone('market')
        .investors('purple', 'durant')
        .workshop('purple', body(1), engine(1))
        .canteen('purple', 1)
        .placing(),
    ),
    moves: [
      { kind: 'placeCar', body: 1, engine: 1 },
      { kind: 'priceCar', price: 1 },
      { kind: 'useProductionToken', investor: 'durant', car: 1 },
    ],
  },
]
