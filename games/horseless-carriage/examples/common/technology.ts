import { indicator, station, without } from '../../positions/pieces.ts'
import { table } from '../../positions/position.ts'
import { savedFactories } from '../../positions/saved-factories.ts'
import { builds, type CarriageExample } from '../example.ts'
import { and, oneLine, redBuilds, thisYear, twoLines } from './factory.ts'

const { G1 } = savedFactories

/** A mainline and its dealership, without stations. */
const bareG1 = without(G1.factory, ({ kind }) => kind === 'station' || kind === 'indicator')

const radiator = [station('radiator', 5, 2), indicator('range', 'A', 7, 2, 'W')]

/** Which stations and indicators a player may place. */
export const technologyExamples: readonly CarriageExample[] = [
  {
    id: 'dashboard',
    rules: ['HC-1.8', 'HC-5.29'],
    position: () => redBuilds(oneLine(true)).markers('design', 4, 0, 0).markers('speed', 5, 0, 0).state(),
    moves: [builds([station('dashboard', 9, 5, 1), indicator('design', 'C', 11, 5, 'W')], thisYear)],
  },
  {
    id: 'equal-technologies',
    rules: ['HC-6.5'],
    position: () => {
      const brake = [station('brake', 9, 5), indicator('safety', 'B', 11, 5, 'W')]
      return redBuilds(and(oneLine(false), ...brake))
        .markers('safety', 2, 0, 0)
        .state()
    },
    moves: [builds([station('windshield', 5, 3), indicator('safety', 'D', 5, 2, 'S')], thisYear)],
  },
  {
    id: 'patents',
    rules: ['HC-5.25', 'HC-5.26', 'HC-5.24'],
    position: () =>
      redBuilds(
        oneLine(true),
        table({ colours: ['red', 'green', 'blue', 'yellow'] }).order('green', 'red', 'blue', 'yellow'),
      )
        .markers('range', 1, 1, 2, 4)
        .state(),
    moves: [builds(radiator, thisYear)],
  },
  {
    id: 'patents-of-five',
    rules: ['HC-5.25', 'HC-5.26'],
    position: () =>
      redBuilds(oneLine(false), table({ seats: 5 }).order('green', 'red', 'purple', 'blue', 'yellow'))
        .markers('range', 1, 0, 3, 4, 2)
        .state(),
    moves: [builds([station('tire', 5, 2), indicator('range', 'D', 8, 2, 'W')], thisYear)],
  },
  {
    id: 'patents-of-three',
    rules: ['HC-5.27', 'HC-5.25', 'HC-5.28'],
    position: () =>
      redBuilds(oneLine(true), table().order('green', 'red', 'purple'))
        .markers('range', 0, 2, 3)
        .state(),
    moves: [builds(radiator, thisYear)],
  },
  {
    id: 'engine-of-one-dimension',
    rules: ['HC-5.29'],
    position: () => redBuilds(bareG1).markers('range', 1, 0, 0).markers('speed', 0, 0, 0).state(),
    moves: [builds([station('engine', 4, 5), indicator('range', 'B', 8, 5, 'W')], thisYear)],
  },
  {
    id: 'lost-access',
    rules: ['HC-5.32', 'HC-5.31'],
    position: () => {
      const windshield = [station('windshield', 4, 8), indicator('safety', 'D', 3, 8, 'E')]
      return redBuilds(and(twoLines, ...windshield))
        .markers('safety', 1, 2, 2)
        .state()
    },
    moves: [builds([], thisYear)],
  },
]
