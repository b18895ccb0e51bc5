import { startingBonuses } from '../components/index.ts'
import { type Position, table } from '../positions/position.ts'
import { does, type EngineeringExample, endTurn, lastTurn, position } from './example.ts'

const ends = [endTurn]

/** My marker is the foremost, so I choose first. */
function choosesFirst(start: Position): Position {
  return start.chain('b o y p').choosingBonuses(['purple', 'yellow', 'orange', 'blue'], ...startingBonuses)
}

/** Starting bonuses, the chain, the end of a round, its scoring and the next preparation. */
export const roundExamples: readonly EngineeringExample[] = [
  {
    id: 'choosing-in-reverse-order',
    rules: ['AE-2.19', 'AE-2.18', 'AE-2.12'],
    position: position((start) =>
      start.chain('y p o b').choosingBonuses(['purple', 'yellow'], 'bodyAndRace', 'bodyLevelAndWorker'),
    ),
    moves: [{ kind: 'chooseBonus', bonus: 'bodyAndRace' }],
  },
  {
    id: 'bonus-body-and-race',
    rules: ['AE-2.23', 'AE-2.27'],
    position: position(choosesFirst),
    moves: [{ kind: 'chooseBonus', bonus: 'bodyAndRace' }],
  },
  {
    id: 'bonus-level-and-worker',
    rules: ['AE-2.24', 'AE-2.27'],
    position: position(choosesFirst),
    moves: [{ kind: 'chooseBonus', bonus: 'bodyLevelAndWorker' }],
  },
  {
    id: 'bonus-level-and-race-engine',
    rules: ['AE-2.25', 'AE-2.27'],
    position: position(choosesFirst),
    moves: [{ kind: 'chooseBonus', bonus: 'engineLevelAndRaceEngine' }],
  },
  {
    id: 'bonus-engine-and-token',
    rules: ['AE-2.26', 'AE-2.27'],
    position: position(choosesFirst),
    moves: [
      { kind: 'chooseBonus', bonus: 'engineAndToken' },
      { kind: 'placeEngine', where: 'workshop' },
    ],
  },
  {
    id: 'tiles-go-to-the-front',
    rules: ['AE-4.7', 'AE-4.5', 'AE-4.6', 'AE-4.8'],
    position: position((start) => start.chain('p T1 T2 y T3 o T4 b')),
    moves: [{ kind: 'takeTile', tile: 'T3' }, endTurn],
  },
  {
    id: 'fourth-and-fifth-buyer',
    rules: ['AE-5.47', 'AE-5.43', 'AE-5.41'],
    position: position((start) =>
      start.chain('p T7 T11 y o b').canteen('purple', 0).buyers('engine', 'body', 'luxury'),
    ),
    moves: [
      { kind: 'takeTile', tile: 'T7' },
      does('buyer'),
      { kind: 'chooseBuyer', preference: 'price' },
      endTurn,
      { kind: 'takeTile', tile: 'T11' },
      does('buyer'),
    ],
  },
  {
    id: 'marker-at-the-end',
    rules: ['AE-3.14', 'AE-3.13', 'AE-5.43'],
    position: position((start) =>
      start
        .buyers('body', 'engine', 'luxury', 'price')
        .marketMarker(3)
        .cars(3, 'yellow', 'orange')
        .levels('purple', 2, 2)
        .canteen('purple', 2),
    ),
    moves: [
      { kind: 'takeTile', tile: 'T11' },
      does('buyer'),
      does('body'),
      { kind: 'placeEngine', where: 'workshop' },
      { kind: 'placeCar', body: 2, engine: 2 },
      { kind: 'crewCar', workers: 1, salesperson: false },
      { kind: 'priceCar', price: 6 },
      endTurn,
    ],
  },
  {
    id: 'market-marker-of-two',
    rules: ['AE-13.3', 'AE-13.1', 'AE-13.2'],
    position: position((start) => start.chain('p T7 T11 y').canteen('purple', 0).buyers('body', 'price', 'engine'), 2),
    moves: [
      { kind: 'takeTile', tile: 'T7' },
      does('buyer'),
      endTurn,
      { kind: 'takeTile', tile: 'T11' },
      does('buyer'),
      does('body'),
      { kind: 'placeEngine', where: 'workshop' },
      endTurn,
    ],
  },
  {
    id: 'white-markers-carry-over',
    rules: ['AE-3.6'],
    position: lastTurn((start) => start.round(2).whiteMarkers({ body: 4, engine: 0, luxury: 1, price: 0 })),
    moves: ends,
  },
  {
    id: 'tiles-that-nobody-recruited',
    rules: ['AE-3.8', 'AE-3.7'],
    position: lastTurn((start) => start.engineers('yellow', 'king').display('brayton').stack('engineer', 4)),
    moves: ends,
  },
  {
    id: 'many-laps',
    rules: ['AE-10.7', 'AE-10.6'],
    position: lastTurn((start) => start.raceCar('purple', 1, 7).raceCar('yellow', 9, 4).raceCar('orange', 2, 3)),
    moves: ends,
  },
  {
    id: 'buyers-without-cars',
    rules: ['AE-10.26', 'AE-7.14'],
    position: lastTurn((start) => start.buyers('body', 'price').track('purple', 'durant').gone('sell5', 'sell7')),
    moves: ends,
  },
  {
    id: 'buick-of-two',
    rules: ['AE-13.4', 'AE-13.2'],
    position: lastTurn(
      (start) =>
        start
          .engineers('purple', 'buick')
          .buyers('body', 'engine', 'luxury')
          .car('purple', 'b1 e1 w1 $2')
          .car('yellow', 'b3 e1 w1 $5')
          .car('yellow', 'b1 e3 w1 $6')
          .car('yellow', 'b1 e1 w3 $8'),
      2,
    ),
    moves: [endTurn, { kind: 'useBuick', preference: 'price' }],
  },
  {
    id: 'brayton-twice',
    rules: ['AE-6.35', 'AE-10.22'],
    position: lastTurn((start) =>
      start
        .round(3)
        .engineers('purple', 'brayton')
        .car('purple', 'b1 e1 w1 $3 T1')
        .buyers('price', 'price')
        .track('purple', 'durant'),
    ),
    moves: ends,
  },
  {
    id: 'winning-together',
    rules: ['AE-12.4', 'AE-12.3'],
    position: lastTurn((start) =>
      start
        .round(3)
        .points('purple', 71)
        .engineers('purple', 'king', 'winton')
        .points('blue', 71)
        .engineers('blue', 'christie', 'riker')
        .points('orange', 65)
        .engineers('orange', 'chevrolet', 'packard', 'brayton'),
    ),
    moves: ends,
  },
  {
    id: 'hidden-points',
    rules: ['AE-12.7', 'AE-12.6', 'AE-12.8'],
    position: () =>
      table({ options: { scoreVisibility: 'hidden' } })
        .points('purple', 10)
        .car('purple', 'b1 e4 w1 $8')
        .buyers('engine')
        .marketMarker(4)
        .placing()
        .state(),
    moves: ends,
  },
]
