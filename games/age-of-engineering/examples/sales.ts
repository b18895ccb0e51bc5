import { type EngineeringExample, endTurn, lastTurn } from './example.ts'

const ends = [endTurn]

/** Who buys which car, and how many points it brings. */
export const salesExamples: readonly EngineeringExample[] = [
  {
    id: 'whole-sale',
    rules: ['AE-10.11', 'AE-10.16', 'AE-10.22', 'AE-7.13', 'AE-7.19'],
    position: lastTurn((start) =>
      start
        .car('orange', 'b3 e3 w4 $6')
        .engineers('purple', 'riker')
        .car('purple', 'b4 e4 w1+S $8 T1')
        .car('yellow', 'b3 e4 w3 $9')
        .car('blue', 'b5 e3 w2 $10')
        .buyers('luxury', 'engine', 'body', 'engine')
        .track('purple', 'leland'),
    ),
    moves: ends,
  },
  {
    id: 'sold-more-than-once',
    rules: ['AE-10.23', 'AE-10.22', 'AE-10.19'],
    position: lastTurn((start) =>
      start.round(2).car('purple', 'b2 e2 w1 $3 T1').buyers('price', 'price').track('purple', 'durant'),
    ),
    moves: ends,
  },
  {
    id: 'marker-stays-with-the-model',
    rules: ['AE-9.18', 'AE-10.22'],
    position: lastTurn((start) =>
      start
        .round(2)
        .car('purple', 'b4 e4 w1 $9 T1 E+1')
        .car('orange', 'b3 e4 w1 $6')
        .buyers('engine', 'engine')
        .track('purple', 'ford'),
    ),
    moves: ends,
  },
  {
    id: 'salesperson-equal',
    rules: ['AE-6.28', 'AE-10.14', 'AE-10.16'],
    position: lastTurn((start) =>
      start.engineers('purple', 'riker').car('purple', 'b2 e2 S $9').car('blue', 'b2 e2 w3 $8').buyers('luxury'),
    ),
    moves: ends,
  },
  {
    id: 'salesperson-and-worker',
    rules: ['AE-6.28', 'AE-10.14'],
    position: lastTurn((start) =>
      start.engineers('purple', 'riker').car('purple', 'b2 e2 w1+S $9').car('blue', 'b2 e2 w3 $8').buyers('luxury'),
    ),
    moves: ends,
  },
  {
    id: 'packard-pays-the-seller',
    rules: ['AE-6.22', 'AE-6.19', 'AE-10.21'],
    position: lastTurn((start) =>
      start.car('orange', 'b1 e1 w1 $3').car('blue', 'b2 e2 w2 $8').buyers('price+4', 'luxury'),
    ),
    moves: ends,
  },
  {
    id: 'brayton-triple',
    rules: ['AE-6.35', 'AE-10.20', 'AE-6.22'],
    position: lastTurn((start) =>
      start
        .engineers('purple', 'brayton')
        .car('purple', 'b1 e1 w1 $3')
        .car('blue', 'b2 e2 w2 $8')
        .buyers('price+4', 'luxury'),
    ),
    moves: ends,
  },
  {
    id: 'mass-production',
    rules: ['AE-10.22', 'AE-10.19', 'AE-10.23'],
    position: lastTurn((start) =>
      start
        .round(2)
        .car('purple', 'b3 e5 w2 $6 T1')
        .car('orange', 'b5 e4 w1 $11')
        .buyers('price', 'engine', 'body')
        .track('purple', 'studebaker'),
    ),
    moves: ends,
  },
  {
    id: 'two-tokens',
    rules: ['AE-7.4', 'AE-7.7'],
    position: lastTurn((start) =>
      start.car('purple', 'b2 e2 w1 $3 T2').buyers('luxury', 'body').track('purple', 'durant', 'ford'),
    ),
    moves: ends,
  },
  {
    id: 'no-fitting-car',
    rules: ['AE-7.13', 'AE-7.14'],
    position: lastTurn((start) =>
      start
        .round(3)
        .car('yellow', 'b2 e2 w1 $4 T1')
        .car('purple', 'b6 e2 w2 $12 T1')
        .buyers('price', 'body')
        .track('yellow', 'ford')
        .track('purple', 'rice'),
    ),
    moves: ends,
  },
  {
    id: 'selden-and-laps',
    rules: ['AE-7.17', 'AE-7.26'],
    position: lastTurn((start) =>
      start
        .round(2)
        .raceCar('purple', 3, 1)
        .car('orange', 'b3 e3 w1 $2')
        .car('purple', 'b4 e4 w2 $9 T1')
        .buyers('luxury')
        .track('purple', 'selden'),
    ),
    moves: ends,
  },
  {
    id: 'dodge-and-achievements',
    rules: ['AE-7.23'],
    position: lastTurn((start) =>
      start
        .achievements('orange', 'body3')
        .achievements('purple', 'engine4', 'buyer')
        .car('orange', 'b1 e1 w1 $1')
        .car('purple', 'b2 e2 w1 $5 T1')
        .track('purple', 'dodge'),
    ),
    moves: ends,
  },
  {
    id: 'olds-and-tokens',
    rules: ['AE-7.24'],
    position: lastTurn((start) =>
      start
        .round(2)
        .tokens('yellow', 0, 1)
        .engineers('purple', 'king')
        .car('yellow', 'b1 e1 w1 $3 T1')
        .car('purple', 'b1 e1 w1 $8')
        .track('yellow', 'olds'),
    ),
    moves: ends,
  },
  {
    id: 'raised-values',
    rules: ['AE-7.19', 'AE-7.21', 'AE-7.22'],
    position: lastTurn((start) =>
      start
        .round(2)
        .car('blue', 'b2 e2 w1 $5 T1 E+1')
        .engineers('purple', 'riker')
        .car('purple', 'b2 e2 S $6 T2 B+1')
        .track('blue', 'ford')
        .track('purple', 'rice', 'leland'),
    ),
    moves: ends,
  },
  {
    id: 'above-seven',
    rules: ['AE-6.7'],
    position: lastTurn((start) =>
      start.round(3).car('purple', 'b3 e7 w1 $14 E+2').car('orange', 'b3 e7 w1 $8').buyers('engine'),
    ),
    moves: ends,
  },
  {
    id: 'buick-fifth-buyer',
    rules: ['AE-6.36', 'AE-6.37', 'AE-6.39'],
    position: lastTurn((start) =>
      start
        .round(2)
        .achievementsGone('buyer', 'market')
        .engineers('purple', 'buick')
        .car('purple', 'b1 e1 w1 $2')
        .car('blue', 'b5 e2 w1 $11')
        .car('orange', 'b2 e5 w1 $9')
        .car('yellow', 'b4 e3 w2 $8')
        .car('blue', 'b2 e2 w4 $12')
        .buyers('body', 'engine', 'body', 'luxury')
        .whiteMarkers({ price: 2 }),
    ),
    moves: [endTurn, { kind: 'useBuick', preference: 'price' }],
  },
  {
    id: 'buick-and-achievement',
    rules: ['AE-6.40', 'AE-6.38'],
    position: lastTurn((start) => start.engineers('purple', 'buick').car('blue').buyers('engine')),
    moves: [endTurn, { kind: 'useBuick', preference: 'engine' }],
  },
  {
    id: 'unsold-car',
    rules: ['AE-10.28', 'AE-10.29', 'AE-10.30'],
    position: lastTurn((start) => start.car('purple', 'b1 e1 w2 $10 T1 B+1')),
    moves: ends,
  },
  {
    id: 'race-ranking',
    rules: ['AE-10.3', 'AE-10.4', 'AE-10.6', 'AE-10.7'],
    position: lastTurn((start) =>
      start.raceCar('yellow', 1, 2).raceCar('orange', 9, 1).raceCar('purple', 2, 1).raceCar('blue', 12),
    ),
    moves: ends,
  },
  {
    id: 'cars-in-start',
    rules: ['AE-10.8'],
    position: lastTurn((start) => start.raceCar('purple', 5)),
    moves: ends,
  },
  {
    id: 'neutral-cars',
    rules: ['AE-13.7', 'AE-13.6'],
    position: lastTurn((start) => start.raceCar('purple', 2, 1).raceCar('yellow', 5), 2),
    moves: ends,
  },
  {
    id: 'behind-neutral-cars',
    rules: ['AE-13.7'],
    position: lastTurn((start) => start.raceCar('purple', 2).raceCar('yellow', 1), 2),
    moves: ends,
  },
  {
    id: 'final-tie',
    rules: ['AE-12.3', 'AE-12.2'],
    position: lastTurn((start) =>
      start
        .round(3)
        .points('purple', 71)
        .engineers('purple', 'king', 'winton')
        .points('blue', 71)
        .engineers('blue', 'christie')
        .points('orange', 65),
    ),
    moves: ends,
  },
  {
    id: 'whole-scoring',
    rules: ['AE-10.1', 'AE-6.36', 'AE-10.11'],
    position: lastTurn((start) =>
      start
        .round(2)
        .raceCar('blue', 4, 1)
        .raceCar('orange', 10)
        .raceCar('yellow', 9)
        .engineers('purple', 'buick')
        .engineers('yellow', 'brayton')
        .engineers('orange', 'riker')
        .car('blue', 'b3 e4 w1 $5 T1')
        .car('yellow', 'b4 e3 w2 $3')
        .car('orange', 'b4 e5 w1+S $11')
        .car('purple', 'b2 e2 w3 $9 B+2')
        .buyers('price+2', 'engine', 'luxury')
        .whiteMarkers({ body: 4 })
        .track('blue', 'chrysler'),
    ),
    moves: [endTurn, { kind: 'useBuick', preference: 'body' }],
  },
]
