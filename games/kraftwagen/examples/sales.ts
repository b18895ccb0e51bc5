import type { Position } from '../positions/position.ts'
import { type KraftwagenExample, seatedTable } from './example.ts'
import { benz, endTurn } from './moves.ts'

/** The last turn of a round: ending it begins the scoring. */
function lastTurn(position: Position): Position {
  return position.marker('0').placingACar()
}

function priceBuyer(): Position {
  return seatedTable().car('red', { price: 5 }).car('blue', { price: 6 })
}

function sixCars(): Position {
  return seatedTable()
    .buyers('engine', 'prestige', 'body')
    .car('red', { body: 2, engine: 2, workers: 1, price: 6 })
    .car('blue', { body: 1, engine: 3, workers: 2, price: 5 })
    .car('green', { body: 2, engine: 1, workers: 1, price: 3 })
    .car('yellow', { body: 1, engine: 1, workers: 3, price: 9 })
    .car('blue', { body: 3, engine: 2, workers: 1, price: 10 })
    .car('red', { body: 2, engine: 2, workers: 2, price: 8 })
    .engineers('red', 'benz')
}

/** Who buys which car, and what it brings. */
export const salesExamples: readonly KraftwagenExample[] = [
  {
    id: 'three-buyers',
    rules: ['KW-9.11', 'KW-9.13', 'KW-9.14', 'KW-9.15', 'KW-9.18', 'KW-9.22'],
    position: () =>
      lastTurn(
        seatedTable()
          .round(2)
          .buyers('prestige', 'body', 'engine')
          .car('blue', { body: 3, engine: 5, workers: 3, price: 11 })
          .car('green', { body: 3, engine: 3, workers: 1, price: 6 })
          .car('red', { body: 3, engine: 4, workers: 2, price: 8 })
          .car('yellow', { body: 2, engine: 2, workers: 1, price: 9 }),
      ).state(),
    moves: [endTurn],
  },
  {
    id: 'tie-by-price',
    rules: ['KW-9.18', 'KW-9.15'],
    position: () =>
      lastTurn(
        seatedTable()
          .buyers('prestige')
          .car('red', { workers: 3, price: 9 })
          .car('blue', { workers: 3, price: 8 })
          .car('green', { workers: 2, price: 2 }),
      ).state(),
    moves: [endTurn],
  },
  {
    id: 'maybach-above-seven',
    rules: ['KW-6.94', 'KW-6.93', 'KW-9.17'],
    position: () =>
      lastTurn(
        seatedTable()
          .round(3)
          .buyers('body')
          .car('red', { body: 6, price: 12, marker: 'maybach2' })
          .car('blue', { body: 7, price: 10 }),
      ).state(),
    moves: [endTurn],
  },
  {
    id: 'maybach-equal',
    rules: ['KW-6.94', 'KW-9.18'],
    position: () =>
      lastTurn(
        seatedTable()
          .round(3)
          .buyers('body')
          .car('red', { body: 5, price: 12, marker: 'maybach2' })
          .car('blue', { body: 7, price: 10 }),
      ).state(),
    moves: [endTurn],
  },
  {
    id: 'price-buyer',
    rules: ['KW-9.16', 'KW-9.23'],
    position: () => lastTurn(priceBuyer().buyers('price')).state(),
    moves: [endTurn],
  },
  {
    id: 'price-buyer-opel',
    rules: ['KW-6.31', 'KW-9.23'],
    position: () => lastTurn(priceBuyer().buyers('price').engineers('red', 'opel')).state(),
    moves: [endTurn],
  },
  {
    id: 'price-buyer-and-a-rival',
    rules: ['KW-6.31', 'KW-9.23'],
    position: () => lastTurn(priceBuyer().buyers('price').engineers('blue', 'opel')).state(),
    moves: [endTurn],
  },
  {
    id: 'price-buyer-daimler',
    rules: ['KW-6.66', 'KW-6.67', 'KW-6.31'],
    position: () => lastTurn(priceBuyer().buyers('price+4').engineers('red', 'opel')).state(),
    moves: [endTurn],
  },
  {
    id: 'daimler-for-nobody',
    rules: ['KW-6.68', 'KW-6.66', 'KW-9.21'],
    position: () => lastTurn(seatedTable().buyers('engine+2', 'body+4').car('red', { price: 8 })).state(),
    moves: [endTurn],
  },
  {
    id: 'benz-adds-body',
    rules: ['KW-6.42', 'KW-6.45', 'KW-10.7'],
    position: () => sixCars().stackMoney({ body: 0, price: 1 }).marker('0').placingACar().state(),
    moves: [endTurn, benz('body')],
  },
  {
    id: 'benz-adds-price',
    rules: ['KW-6.48', 'KW-6.42'],
    position: () => sixCars().stackMoney({ body: 0, price: 1 }).marker('0').placingACar().state(),
    moves: [endTurn, benz('price')],
  },
  {
    id: 'benz-declines',
    rules: ['KW-6.44', 'KW-6.42'],
    position: () => sixCars().stackMoney({ body: 0, price: 1 }).marker('0').placingACar().state(),
    moves: [endTurn, { kind: 'declineBenz' }],
  },
  {
    id: 'benz-of-two',
    rules: ['KW-12.11', 'KW-6.45'],
    position: () =>
      lastTurn(
        seatedTable(2).buyers('body', 'price', 'engine').car('red').car('blue').engineers('red', 'benz'),
      ).state(),
    moves: [endTurn, benz('prestige')],
  },
  {
    id: 'more-buyers-than-cars',
    rules: ['KW-9.21', 'KW-9.12'],
    position: () =>
      lastTurn(
        seatedTable()
          .buyers('price', 'engine', 'body', 'prestige')
          .car('red', { body: 1, engine: 2, workers: 1, price: 3 })
          .car('blue', { body: 2, engine: 1, workers: 1, price: 5 }),
      ).state(),
    moves: [endTurn],
  },
  {
    id: 'whole-scoring',
    rules: ['KW-9.1', 'KW-9.4', 'KW-9.6', 'KW-9.11', 'KW-9.27'],
    position: () =>
      lastTurn(
        seatedTable()
          .round(3)
          .raceCar('red', 4, 2)
          .raceCar('blue', 1, 2)
          .raceCar('green', 9)
          .buyers('engine', 'price+2', 'body', 'prestige')
          .car('red', { body: 5, engine: 6, workers: 2, price: 10 })
          .car('blue', { body: 6, engine: 6, workers: 1, price: 12 })
          .car('green', { body: 4, engine: 3, workers: 4, price: 8 })
          .car('yellow', { body: 2, engine: 2, workers: 1, price: 4 })
          .car('red', { body: 6, engine: 4, workers: 3, price: 14, marker: 'maybach1' })
          .car('blue', { body: 5, engine: 5, workers: 2, price: 15, marker: 'horch2' }),
      ).state(),
    moves: [endTurn],
  },
  {
    id: 'shared-victory',
    rules: ['KW-11.5', 'KW-11.2'],
    position: () =>
      lastTurn(
        seatedTable()
          .round(3)
          .money('red', 61)
          .awards('red', 'body3', 'engine7')
          .money('blue', 64)
          .awards('blue', 'workers'),
      ).state(),
    moves: [endTurn],
  },
]
