import type { Position } from '../positions/position.ts'
import { type KraftwagenExample, seatedTable } from './example.ts'
import { action, card, endTurn, engineInto, tile } from './moves.ts'

/** A specialty tile lies between my worker and those of the others. */
function passing(round: 1 | 2): Position {
  return seatedTable(4, true).round(round).chain('r T4 A2 T5 T1 b g y T2 T3 T6 T7 T8 T9 T10')
}

/** Start tiles, consecutive turns, and the replacement of specialty tiles. */
export const tileExamples: readonly KraftwagenExample[] = [
  {
    id: 'choosing-in-reverse-order',
    rules: ['KW-2.16', 'KW-2.10', 'KW-2.12'],
    position: () => seatedTable().chain('b r g y').choosingStartTiles(['red', 'blue'], 'SA', 'SC').state(),
    moves: [
      { kind: 'chooseStartTile', tile: 'SC' },
      { kind: 'chooseItem', item: 'hire' },
    ],
  },
  {
    id: 'three-turns-in-a-row',
    rules: ['KW-4.11', 'KW-4.9'],
    position: () => seatedTable().chain('r T1 T2 T3 b g y T4 T5 T6 T7 T8 T9 T10').display('D1', 'D2').state(),
    moves: [tile('T2'), card('D1'), endTurn, tile('T3'), endTurn, tile('T4'), engineInto('gpCar'), endTurn],
  },
  {
    id: 'bonus-engine-into-a-workshop',
    rules: ['KW-13.21', 'KW-13.36'],
    position: () => seatedTable(4, true).round(3).chain('r C2 b g y').state(),
    moves: [tile('C2'), action('takeEngine6'), engineInto('workshop')],
  },
  {
    id: 'empty-discard-pile',
    rules: ['KW-13.35', 'KW-13.34'],
    position: () => seatedTable(4, true).round(2).chain('r B4 b g y').discard().state(),
    moves: [tile('B4'), action('engine'), engineInto('workshop')],
  },
  {
    id: 'specialty-tile-is-replaced',
    rules: ['KW-13.8'],
    position: () => seatedTable(4, true).chain('r A3 b g y').used('A', 'A1', 'A4').state(),
    moves: [tile('A3'), action('body')],
  },
  {
    id: 'fourth-specialty-tile',
    rules: ['KW-13.9', 'KW-13.8'],
    position: () => seatedTable(4, true).chain('r A2 b g y').used('A', 'A1', 'A3', 'A4').state(),
    moves: [tile('A2'), action('grandPrix')],
  },
  {
    id: 'passed-tile-of-this-round',
    rules: ['KW-13.10', 'KW-4.9'],
    position: () => passing(1).state(),
    moves: [tile('T1'), endTurn],
  },
  {
    id: 'passed-tile-of-an-earlier-round',
    rules: ['KW-13.12', 'KW-4.9'],
    position: () => passing(2).state(),
    moves: [tile('T1'), endTurn],
  },
  {
    id: 'taken-tile-of-an-earlier-round',
    rules: ['KW-13.11'],
    position: () => passing(2).state(),
    moves: [tile('A2'), action('grandPrix'), endTurn],
  },
]
