import type { CardId, Move, Plan, State } from '@carriage/horseless-carriage'
import { open, type Seat } from '@carriage/kernel'
import type { Lesson, ScriptedMove } from '../../../pages/lessons/lesson.ts'
import { did, me, wantedMove } from '../../../pages/lessons/moves.ts'
import { drafting, hasFloor, hasIndicator, hasStation, isToTheRight, lays, submitsPlan, untilLaid } from './drafted.ts'
import { laysWindowOver, sellsInNiche, sellsTo } from './market.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import {
  brake,
  by,
  carLine,
  departmentsPlaced,
  floorAt,
  indicator,
  invites,
  opens,
  paint,
  passes,
  placing,
  plans,
  raise,
  slot,
  station,
  study,
  submitted,
} from './script.ts'

const ada: Seat = 1
const ben: Seat = 2
const flat = [2, 1] as const
const engine = [station('engine', 8, 7), indicator('range', 'B', [8, 11], 'N')]

/** Two years, up to my research in the third: Ada has reliability, Ben has just begun with speed. */
const opening: readonly ScriptedMove<Move>[] = [
  ...departmentsPlaced,
  study(ada, 'range'),
  study(me, 'range'),
  study(ben, 'range'),
  passes(ada),
  slot(me, 3),
  passes(ben),
  plans(ada, [...carLine, ...brake, ...paint], floorAt(0, 12, 2)),
  plans(ben, [...carLine, ...brake, ...paint], floorAt(0, 12, 2)),
  plans(me, [...carLine, ...paint], floorAt(0, 12, 2)),
  opens(me, 0, 0, flat),
  opens(ben, 1, 0, flat),
  opens(ada, 0, 1, flat),
  invites(ada, 'green-1d'),
  invites(ben, 'purple-1d'),
  invites(me, 'red-1d'),
  study(ada, 'reliability'),
  raise(ben),
  raise(me),
  passes(ada),
  passes(ben),
  slot(me, 3),
  plans(ada, [], floorAt(6, 12, 2)),
  plans(ben, [], floorAt(6, 12, 2)),
  plans(me, [...brake, ...engine], floorAt(6, 12, 2)),
  opens(me, 1, 0, flat),
  opens(ben, 0, 1, flat),
  by(ben, { kind: 'sellTo', niche: { x: 0, y: 1 } }),
  opens(ada, 0, 1, flat),
  invites(ada, 'green-2e'),
  invites(ben, 'purple-2a'),
  invites(me, 'red-2e'),
  study(ada, 'reliability'),
  study(ben, 'speed'),
]

const together = { x: 1, y: 1 }
const battery = { kind: 'station', type: 'battery' } as const
const cards: readonly CardId[] = ['red-2a', 'red-3a', 'red-3d']

/** One whole year: research, focus and a patent, the factory, the sales, what buyers expect, and demand. */
export const wholeYear: Lesson<State, Move, Plan> = {
  id: 'horseless-carriage-lesson-2',
  game: 'horseless-carriage',
  options: { introductory: true },
  secret: 'be'.repeat(32),
  me,
  rivals: ['Ada', 'Ben'],
  opening,
  drafting,
  words: { en, de },
  steps: [
    {
      id: 'research',
      rule: 'HC-3.2',
      at: '[data-legal]',
      allows: (_, move) =>
        move.kind === 'raiseCapacity' || (move.kind === 'research' && move.track === 'speed' && move.owner === me),
      done: (_, event) => event?.kind === 'move',
    },
    {
      id: 'focus',
      rule: 'HC-5.25',
      at: '[data-legal][data-move*="takeSlot"]',
      allows: (_, move) => move.kind === 'takeSlot' && move.slot === 1,
      done: (_, event) => did(event, 'takeSlot'),
    },
    {
      id: 'battery',
      rule: 'HC-5.23',
      at: '[data-shelf="battery"]:not([aria-pressed="true"])',
      zone: 'factory',
      lays: lays(battery),
      ...untilLaid(hasStation('battery')),
    },
    {
      id: 'dial',
      rule: 'HC-1.10',
      at: '[data-shelf="reliability"]',
      zone: 'factory',
      lays: lays({ kind: 'indicator', dimension: 'reliability', step: 'C' }),
      ...untilLaid(hasIndicator('reliability')),
    },
    {
      id: 'grow',
      rule: 'HC-5.51',
      at: '[data-shelf="speed"]:not([aria-pressed="true"])',
      zone: 'factory',
      lays: lays({ kind: 'indicator', dimension: 'speed', step: 'B' }),
      ...untilLaid(hasIndicator('speed')),
    },
    {
      id: 'floor',
      rule: 'HC-5.63',
      at: '[data-shelf="expansion"]:not([aria-pressed="true"])',
      zone: 'factory',
      lays: lays('expansion', isToTheRight),
      ...untilLaid(hasFloor),
    },
    {
      id: 'submit',
      rule: 'HC-6.18',
      ...submitsPlan,
    },
    {
      id: 'window',
      rule: 'HC-7.5',
      ...laysWindowOver(together),
    },
    {
      id: 'sell',
      rule: 'HC-7.22',
      ...sellsInNiche(together),
    },
    {
      id: 'expect',
      rule: 'HC-9.2',
      at: '[data-standings]',
      zone: 'market',
      done: (_, event) => event?.kind === 'read',
      meanwhile: [],
    },
    {
      id: 'card',
      rule: 'HC-10.8',
      at: '[data-card][data-legal], [data-quadrant]',
      zone: 'market',
      allows: (_, move) => move.kind === 'playCard' && move.quadrant === 'I' && cards.includes(open(move.card)),
      done: ({ stage }) => stage.name !== 'demand',
    },
    {
      id: 'news',
      rule: 'HC-10.18',
      at: '[data-standings]',
      zone: 'market',
      done: (_, event) => event?.kind === 'read',
      meanwhile: [],
    },
  ],
  rival,
}

/** Ada pays to sell first, Ben waits; both build nothing new. */
function rival({ stage }: State, seat: Seat, moves: readonly Move[]): Move {
  switch (stage.name) {
    case 'focus':
      return wantedMove(moves, (move) =>
        seat === ada ? move.kind === 'takeSlot' && move.slot === 3 : move.kind === 'pass',
      )
    case 'factory':
      return submitted(seat, { pieces: [], expansion: floorAt(12, 4, 0) })
    case 'demand':
      return wantedMove(moves, (move) => {
        const card = seat === ada ? 'green-2a' : 'purple-1b'
        return move.kind === 'playCard' && move.quadrant === 'I' && open(move.card) === card
      })
    default: {
      const placed = JSON.stringify(placing({ x: 0, y: seat === ben ? 1 : 0, w: 2, h: 1 }))
      return (
        moves.find((move) => JSON.stringify(move) === placed) ??
        moves.find((move) => sellsTo(move, { x: 0, y: 1 })) ??
        wantedMove(moves, () => true)
      )
    }
  }
}
