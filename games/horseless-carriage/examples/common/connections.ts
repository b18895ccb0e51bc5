import type { Factory, Piece } from '../../factory/index.ts'
import { expansion, indicator, station, without } from '../../positions/pieces.ts'
import { type Position, table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { builds, type CarriageExample } from '../example.ts'
import { redBuilds, thisYear } from './factory.ts'

const { F1, F2, F3, G1, G2, G3, G4, G6 } = savedFactories

/** A factory before a plan built these pieces. */
function before({ factory }: { readonly factory: Factory }, plan: readonly Piece[]): Factory {
  return without(factory, ({ x, y }) => plan.some((piece) => piece.x === x && piece.y === y))
}

/** Red builds last in year 3, with enough research of their own for what is shown. */
function inYearThree(factory: Factory): Position {
  return skilled(table().year(3).factory('red', factory).buyers('car', 0, 0).lastToBuild('red'))
}

function skilled(position: Position): Position {
  return position
    .order('purple', 'green', 'red')
    .markers('speed', 2, 0, 0)
    .markers('range', 2, 0, 0)
    .markers('design', 2, 0, 0)
    .markers('safety', 2, 0, 0)
}

const brakeOnEngine = [station('brake', 2, 5), indicator('safety', 'B', 2, 7, 'N')]
const engineOnCorner = [
  station('engine', 8, 7),
  indicator('speed', 'B', 9, 6, 'S'),
  indicator('range', 'B', 10, 6, 'S'),
  station('brake', 6, 6),
  indicator('safety', 'B', 8, 6, 'W'),
]
const radiatorOnCorner = [station('radiator', 5, 7), indicator('range', 'A', 6, 10, 'N')]
const engineOnIndicator = [station('engine', 8, 5), indicator('speed', 'B', 7, 7, 'E')]
const sharedEngine = [
  station('engine', 4, 5),
  indicator('speed', 'B', 4, 9, 'N'),
  indicator('range', 'B', 5, 9, 'N'),
  ...brakeOnEngine,
]
const twoBrakes = [
  station('brake', 4, 5),
  indicator('safety', 'B', 4, 7, 'N'),
  station('brake', 6, 7),
  indicator('safety', 'B', 6, 9, 'N'),
]
const doorOfTwo = [station('door', 8, 6), indicator('design', 'A', 10, 6, 'W')]
const doorBelow = [station('door', 4, 9), indicator('design', 'A', 6, 9, 'W')]

/** What is connected with what, and what must not be. */
export const connectionExamples: readonly CarriageExample[] = [
  {
    id: 'engine-and-brake',
    rules: ['HC-5.37', 'HC-5.33'],
    position: () => skilled(redBuilds(before(G1, brakeOnEngine))).state(),
    moves: [builds(brakeOnEngine, thisYear)],
  },
  {
    id: 'corner-of-a-mirrored-mainline',
    rules: ['HC-5.34', 'HC-5.7', 'HC-6.5'],
    position: () => inYearThree(before(F1, engineOnCorner)).state(),
    moves: [builds(engineOnCorner, expansion(4, -8))],
  },
  {
    id: 'edge-of-a-corner',
    rules: ['HC-5.34', 'HC-6.5'],
    position: () => inYearThree(before(F2, radiatorOnCorner)).state(),
    moves: [builds(radiatorOnCorner, expansion(8, -8))],
  },
  {
    id: 'engine-over-indicators',
    rules: ['HC-5.38', 'HC-6.13'],
    position: () => inYearThree(before(F3, engineOnIndicator)).state(),
    moves: [builds(engineOnIndicator, expansion(12, 15))],
  },
  {
    id: 'joined-by-indicators',
    rules: ['HC-5.16', 'HC-5.38'],
    position: () => inYearThree(without(before(F3, engineOnIndicator), ({ x, y }) => x === 5 && y === 5)).state(),
    moves: [builds(engineOnIndicator, expansion(12, 15))],
  },
  {
    id: 'one-engine-two-mainlines',
    rules: ['HC-5.41', 'HC-6.5', 'HC-6.7'],
    position: () =>
      skilled(redBuilds(before(G2, sharedEngine)))
        .capacity('red', 2)
        .state(),
    moves: [builds(sharedEngine, thisYear)],
  },
  {
    id: 'two-brakes',
    rules: ['HC-5.42', 'HC-5.38', 'HC-5.4'],
    position: () => skilled(redBuilds(before(G4, twoBrakes))).state(),
    moves: [builds(twoBrakes, thisYear)],
  },
  {
    id: 'mainline-to-mainline',
    rules: ['HC-5.39', 'HC-5.36'],
    position: () => skilled(redBuilds(before(G6, doorOfTwo))).state(),
    moves: [builds(doorOfTwo, thisYear)],
  },
  {
    id: 'wrong-side',
    rules: ['HC-5.33'],
    position: () => skilled(redBuilds(before(G3, doorBelow))).state(),
    moves: [builds(doorBelow, thisYear)],
  },
]
