import { body, engine } from '../positions/names.ts'
import type { Position } from '../positions/position.ts'
import { does, type EngineeringExample, endTurn, lastTurn, position } from './example.ts'

/** A fast race car on 2, with a team that only a Grand Prix counts. */
function chevroletTable(start: Position): Position {
  return start.raceEngine('purple', 4).team('purple', 3).engineers('purple', 'chevrolet').raceCar('purple', 2)
}

/** What single actions do, especially when something is missing or full. */
export const actionExamples: readonly EngineeringExample[] = [
  {
    id: 'research-before-body',
    rules: ['AE-4.12', 'AE-4.15'],
    position: position((start) => start.levels('purple', 2, 2)),
    moves: [{ kind: 'takeTile', tile: 'T9' }, does('research'), { kind: 'research', raise: 'body' }],
  },
  {
    id: 'body-before-research',
    rules: ['AE-4.15', 'AE-4.12'],
    position: position((start) => start.levels('purple', 2, 2)),
    moves: [{ kind: 'takeTile', tile: 'T9' }, does('body'), { kind: 'research', raise: 'body' }],
  },
  {
    id: 'parts-never-run-out',
    rules: ['AE-5.7'],
    position: position((start) => {
      for (const colour of ['purple', 'yellow', 'orange', 'blue'] as const)
        start.workshop(colour, body(4), body(4)).car(colour, 'b4')
      return start.levels('purple', 4, 4).doing('body')
    }),
    moves: [does('body')],
  },
  {
    id: 'full-workshops-and-race-engine',
    rules: ['AE-5.25', 'AE-5.26', 'AE-11.14'],
    position: position((start) =>
      start
        .levels('purple', 2, 4)
        .raceEngine('purple', 3)
        .workshop('purple', body(2), engine(2), engine(3))
        .doing('engine'),
    ),
    moves: [does('engine'), { kind: 'placeEngine', where: 'raceCar' }],
  },
  {
    id: 'research-at-the-top',
    rules: ['AE-5.14', 'AE-4.14'],
    position: position((start) => start.levels('purple', 7, 7).tokens('purple', 0, 1).achievementsGone()),
    moves: [{ kind: 'takeTile', tile: 'T2' }],
  },
  {
    id: 'king-and-riker',
    rules: ['AE-6.33', 'AE-6.31'],
    position: position((start) =>
      start
        .engineers('purple', 'king', 'riker')
        .salesperson('purple', 'supply')
        .supply('purple', 3)
        .canteen('purple', 0)
        .team('purple', 6)
        .car('purple', 'w3')
        .doing('hire'),
    ),
    moves: [does('hire'), { kind: 'hire', whom: 'salesperson' }],
  },
  {
    id: 'last-worker-and-salesperson',
    rules: ['AE-11.15', 'AE-5.30'],
    position: position((start) =>
      start
        .engineers('purple', 'riker')
        .salesperson('purple', 'supply')
        .supply('purple', 1)
        .canteen('purple', 3)
        .team('purple', 6)
        .car('purple', 'w2')
        .doing('hire'),
    ),
    moves: [does('hire'), { kind: 'hire', whom: 'worker' }],
  },
  {
    id: 'recruit-with-nothing-to-take',
    rules: ['AE-5.33', 'AE-5.39'],
    position: position((start) => start.supply('purple', 0).achievementsGone('workers').doing('recruit')),
    moves: [does('recruit')],
  },
  {
    id: 'riker-without-workers',
    rules: ['AE-6.33', 'AE-6.31'],
    position: position((start) =>
      start
        .engineers('purple', 'king', 'riker')
        .salesperson('purple', 'supply')
        .supply('purple', 0)
        .achievementsGone('workers')
        .doing('hire'),
    ),
    moves: [does('hire')],
  },
  {
    id: 'token-at-six',
    rules: ['AE-5.16', 'AE-5.15'],
    position: position((start) => start.levels('purple', 6, 6).engineers('purple', 'king').doing('research')),
    moves: [does('research'), { kind: 'spendToken', token: 'onTile' }],
  },
  {
    id: 'chevrolet-and-five-spaces',
    rules: ['AE-6.44', 'AE-5.59'],
    position: position((start) => chevroletTable(start).display('race5').doing('recruit')),
    moves: [does('recruit'), { kind: 'recruit', tile: 'race5' }],
  },
  {
    id: 'chevrolet-and-recruit',
    rules: ['AE-6.45', 'AE-5.59'],
    position: position((start) => chevroletTable(start).display('race5').doing('recruit')),
    moves: [does('recruit'), { kind: 'recruitRace' }],
  },
  {
    id: 'past-neutral-cars',
    rules: ['AE-13.6', 'AE-5.53'],
    position: position((start) => start.canteen('purple', 0).raceEngine('purple', 5).doing('grandPrix'), 2),
    moves: [does('grandPrix')],
  },
  {
    id: 'kettering-and-the-salesperson',
    rules: ['AE-6.16', 'AE-6.13', 'AE-6.14'],
    position: position((start) =>
      start.engineers('purple', 'kettering', 'riker').car('purple', 'b3 e4 w3 $9').canteen('purple', 0),
    ),
    moves: [{ kind: 'exchangeCrew', car: 9, workers: 0, salesperson: true }],
  },
  {
    id: 'sale-without-a-car',
    rules: ['AE-8.9'],
    position: position((start) => start.display('sell7').doing('recruit')),
    moves: [does('recruit'), { kind: 'recruit', tile: 'sell7' }],
  },
  {
    id: 'swap-without-buyers',
    rules: ['AE-8.19'],
    position: position((start) => start.display('swapBuyer').doing('recruit')),
    moves: [does('recruit'), { kind: 'recruit', tile: 'swapBuyer' }],
  },
  {
    id: 'swap-and-packard',
    rules: ['AE-8.18', 'AE-6.24'],
    position: position((start) =>
      start.engineers('yellow', 'packard').buyers('engine', 'body', 'luxury+4').display('swapBuyer').doing('recruit'),
    ),
    moves: [
      does('recruit'),
      { kind: 'recruit', tile: 'swapBuyer' },
      { kind: 'swapBuyer', buyer: 2, preference: 'engine' },
    ],
  },
  {
    id: 'whole-racing-team',
    rules: ['AE-5.50', 'AE-5.49'],
    position: position((start) => start.canteen('purple', 6).doing('grandPrix')),
    moves: [does('grandPrix'), { kind: 'race', workers: 6 }],
  },
  {
    id: 'last-space-is-no-lap',
    rules: ['AE-5.57', 'AE-5.52', 'AE-5.56'],
    position: position((start) => start.chain('p T5 T7 y o b').canteen('purple', 0).raceCar('purple', 11)),
    moves: [{ kind: 'takeTile', tile: 'T5' }, endTurn, { kind: 'takeTile', tile: 'T7' }, does('grandPrix')],
  },
  {
    id: 'second-car-after-a-sale',
    rules: ['AE-11.9', 'AE-8.5'],
    position: position((start) =>
      start.car('purple', '$9').display('sell5').workshop('purple', body(1), engine(1)).canteen('purple', 1),
    ),
    moves: [
      { kind: 'takeTile', tile: 'T6' },
      { kind: 'recruit', tile: 'sell5' },
      { kind: 'placeCar', body: 1, engine: 1 },
      { kind: 'priceCar', price: 6 },
    ],
  },
  {
    id: 'two-cars-at-once',
    rules: ['AE-11.9'],
    position: position((start) =>
      start.car('purple', '$9').workshop('purple', body(1), engine(1)).canteen('purple', 1).placing(),
    ),
    moves: [
      { kind: 'placeCar', body: 1, engine: 1 },
      { kind: 'priceCar', price: 6 },
    ],
  },
  {
    id: 'one-marker-on-a-car',
    rules: ['AE-9.13', 'AE-9.14'],
    position: position((start) =>
      start
        .engineers('purple', 'winton', 'christie')
        .workshop('purple', body(4), engine(4))
        .canteen('purple', 1)
        .placing(),
    ),
    moves: [
      { kind: 'placeCar', body: 4, engine: 4 },
      { kind: 'priceCar', price: 8 },
      { kind: 'markCar', marker: 'winton1' },
    ],
  },
  {
    id: 'one-marker-a-step',
    rules: ['AE-9.14', 'AE-9.15', 'AE-9.16', 'AE-9.17'],
    position: position((start) =>
      start
        .engineers('purple', 'kettering', 'winton', 'packard')
        .car('purple', '$9')
        .buyers('body', 'engine')
        .workshop('purple', body(2), engine(2))
        .canteen('purple', 1)
        .achievementsGone(),
    ),
    moves: [
      { kind: 'exchange', car: 9, change: 'price', to: 8 },
      { kind: 'takeTile', tile: 'T5' },
      { kind: 'race', workers: 0 },
      { kind: 'usePackard', marker: 'packard2', buyer: 0 },
      { kind: 'placeCar', body: 2, engine: 2 },
      { kind: 'priceCar', price: 6 },
    ],
  },
  {
    id: 'salesperson-alone',
    rules: ['AE-6.29', 'AE-6.30'],
    position: lastTurn((start) =>
      start
        .engineers('purple', 'riker')
        .canteen('purple', 0)
        .workshop('purple', body(1), engine(1))
        .car('blue', 'b1 e1 w2 $5')
        .buyers('luxury'),
    ),
    moves: [{ kind: 'placeCar', body: 1, engine: 1 }, { kind: 'priceCar', price: 9 }, endTurn],
  },
]
