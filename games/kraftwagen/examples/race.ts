import type { Position } from '../positions/position.ts'
import { type KraftwagenExample, seatedTable } from './example.ts'
import { action, card, endTurn, engineInto, tile } from './moves.ts'

function scored(position: Position): KraftwagenExample['position'] {
  return () => position.marker('0').placingACar().state()
}

/** A tile with the Grand Prix and the upgrade lies before my worker. */
function upgradeTable(): Position {
  return seatedTable(4, true).chain('r A2 b g y').gpEngine('red', 2).raceCar('red', 3)
}

/** T5 has the Grand Prix alone. */
const drive = [tile('T5')]

/** How race cars drive, and what a race brings. */
export const raceExamples: readonly KraftwagenExample[] = [
  {
    id: 'skip-a-car',
    rules: ['KW-5.35', 'KW-5.32'],
    position: () => seatedTable().gpEngine('red', 2).raceCar('blue', 2).state(),
    moves: drive,
  },
  {
    id: 'skip-over-the-line',
    rules: ['KW-5.36', 'KW-5.33', 'KW-5.34', 'KW-5.35'],
    position: () => seatedTable().gpEngine('red', 3).raceCar('red', 9).raceCar('blue', 10).raceCar('green', 1).state(),
    moves: drive,
  },
  {
    id: 'last-space',
    rules: ['KW-5.34', 'KW-5.37'],
    position: () => seatedTable().gpEngine('red', 4).raceCar('red', 6).state(),
    moves: drive,
  },
  {
    id: 'lap-on-the-next-drive',
    rules: ['KW-5.37', 'KW-5.34'],
    position: () => seatedTable().gpEngine('red', 4).raceCar('red', 10).state(),
    moves: drive,
  },
  {
    id: 'crowded-start',
    rules: ['KW-5.32', 'KW-5.35'],
    position: () => seatedTable().raceCar('blue', 1).raceCar('green', 2).state(),
    moves: drive,
  },
  {
    id: 'porsche-and-five-steps',
    rules: ['KW-6.59', 'KW-6.19'],
    position: () =>
      seatedTable().engineers('red', 'porsche').raceCar('red', 2).raceCar('blue', 5).display('race5', 'D2').state(),
    moves: [tile('T2'), card('race5')],
  },
  {
    id: 'bugatti-and-porsche',
    rules: ['KW-6.51', 'KW-6.59', 'KW-5.16'],
    position: () =>
      seatedTable()
        .levels('red', 1, 5)
        .gpEngine('red', 3)
        .engineers('red', 'bugatti', 'porsche')
        .raceCar('red', 2)
        .workshop('red', { kind: 'body', value: 1 }, { kind: 'body', value: 1 }, { kind: 'engine', value: 2 })
        .state(),
    moves: [tile('T4'), engineInto('gpCar')],
  },
  {
    id: 'bugatti-is-silent',
    rules: ['KW-6.52', 'KW-5.19'],
    position: () =>
      seatedTable()
        .levels('red', 1, 3)
        .gpEngine('red', 3)
        .engineers('red', 'bugatti')
        .workshop('red', { kind: 'body', value: 1 }, { kind: 'body', value: 1 }, { kind: 'engine', value: 2 })
        .state(),
    moves: [tile('T4'), engineInto('gpCar')],
  },
  {
    id: 'pit-lane',
    rules: ['KW-9.3', 'KW-9.2', 'KW-9.4', 'KW-9.6'],
    position: scored(seatedTable().raceCar('red', 2, 1).raceCar('blue', 9)),
    moves: [endTurn],
  },
  {
    id: 'many-laps',
    rules: ['KW-9.6', 'KW-9.4'],
    position: scored(
      seatedTable().raceCar('red', 1, 6).raceCar('blue', 10, 5).raceCar('green', 4, 3).raceCar('yellow', 9, 2),
    ),
    moves: [endTurn],
  },
  {
    id: 'past-dummies',
    rules: ['KW-12.8', 'KW-12.6'],
    position: () => seatedTable(2).gpEngine('red', 4).state(),
    moves: drive,
  },
  {
    id: 'first-and-third',
    rules: ['KW-12.10', 'KW-12.9', 'KW-9.4'],
    position: scored(seatedTable(2).raceCar('red', 8).raceCar('blue', 4)),
    moves: [endTurn],
  },
  {
    id: 'dummies-ahead',
    rules: ['KW-12.9', 'KW-9.3'],
    position: scored(seatedTable(2).raceCar('red', 2)),
    moves: [endTurn],
  },
  {
    id: 'dummies-behind',
    rules: ['KW-12.9'],
    position: scored(seatedTable(2).raceCar('red', 9).raceCar('blue', 7)),
    moves: [endTurn],
  },
  {
    id: 'all-in-the-pit-lane',
    rules: ['KW-12.9', 'KW-9.3'],
    position: scored(seatedTable(2)),
    moves: [endTurn],
  },
  {
    id: 'upgrade-before-the-race',
    rules: ['KW-13.7', 'KW-13.23', 'KW-13.25'],
    position: () => upgradeTable().state(),
    moves: [tile('A2'), action('gpEngineUp')],
  },
  {
    id: 'race-before-the-upgrade',
    rules: ['KW-13.7', 'KW-13.23'],
    position: () => upgradeTable().state(),
    moves: [tile('A2'), action('grandPrix')],
  },
  {
    id: 'bugatti-and-the-upgrade',
    rules: ['KW-13.25', 'KW-13.7'],
    position: () => upgradeTable().engineers('red', 'bugatti').state(),
    moves: [tile('A2'), action('gpEngineUp'), { kind: 'drive' }],
  },
  {
    id: 'bonus-engine-into-the-race',
    rules: ['KW-13.21', 'KW-13.36'],
    position: () => seatedTable(4, true).round(3).chain('r C2 b g y').state(),
    moves: [tile('C2'), action('takeEngine6'), engineInto('gpCar')],
  },
]
