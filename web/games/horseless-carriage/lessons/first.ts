import { type Move, type Plan, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { Lesson, ScriptedMove } from '../../../pages/lessons/lesson.ts'
import { me, wantedMove } from '../../../pages/lessons/moves.ts'
import {
  drafting,
  hasDepartment,
  hasFloor,
  hasIndicator,
  hasStation,
  isToTheRight,
  lays,
  readyPlaces,
  submitsPlan,
  untilLaid,
  withoutDepartment,
} from './drafted.ts'
import { isSale, laysWindowOver, salesAreOver, sellsInNiche, sellsTo, shows } from './market.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import {
  brake,
  carLine,
  departmentsPlaced,
  floorAt,
  invites,
  opens,
  paint,
  passes,
  placing,
  plans,
  raise,
  slot,
  study,
  submitted,
} from './script.ts'

const ada: Seat = 1
const ben: Seat = 2
const flat = [2, 1] as const

/** Two years, up to a factory of mine that lacks only a brake. */
const opening: readonly ScriptedMove<Move>[] = [
  ...departmentsPlaced,
  study(ada, 'range'),
  study(ben, 'range'),
  study(me, 'range'),
  passes(ada),
  passes(ben),
  slot(me, 3),
  plans(ada, [...carLine, ...brake, ...paint], floorAt(0, 12, 2)),
  plans(ben, [...carLine, ...brake], floorAt(0, 12, 2)),
  plans(me, [...carLine, ...paint], floorAt(0, 12, 2)),
  opens(me, 0, 0, flat),
  opens(ben, 1, 0, flat),
  opens(ada, -1, 1, flat),
  invites(ada, 'green-1d'),
  invites(ben, 'purple-1d'),
  invites(me, 'red-1d'),
  study(ada, 'reliability'),
  study(ben, 'reliability'),
  raise(me),
  passes(ada),
  passes(ben),
  slot(me, 3),
  plans(ada, [], floorAt(6, 12, 2)),
  plans(ben, [], floorAt(6, 12, 2)),
]

/** The rest of year 2, and year 3 up to the factories. Ben builds no paint, so he is closed in year 3. */
const toYearThree: readonly ScriptedMove<Move>[] = [
  invites(ada, 'green-2a'),
  invites(ben, 'purple-2a'),
  invites(me, 'red-2e'),
  study(ada, 'reliability'),
  study(ben, 'reliability'),
  raise(me),
  slot(ada, 3),
  slot(ben, 2),
  passes(me),
]

/** My wealth after the best final sales: three cars to the buyers in the corner, 4 each. */
const richest = 26

const together = { x: 1, y: 1 }
const farBuyers = [
  { x: 2, y: 0 },
  { x: 3, y: 1 },
]
const engine = { kind: 'station', type: 'engine' } as const
const researchDepartment = { kind: 'department', type: 'research' } as const

/** Close one gap and sell; get blocked, undo, and sell where rivals cannot. */
export const firstCars: Lesson<State, Move, Plan> = {
  id: 'horseless-carriage-lesson-1',
  game: 'horseless-carriage',
  options: { introductory: true },
  secret: 'd4'.repeat(32),
  me,
  rivals: ['Ada', 'Ben'],
  opening,
  drafting,
  words: { en, de },
  next: 'horseless-carriage-lesson-2',
  steps: [
    {
      id: 'brake',
      rule: 'HC-6.16',
      at: '[data-shelf="brake"]:not([aria-pressed="true"]), [data-place]',
      zone: 'factory',
      given: { pieces: [], expansion: floorAt(6, 12, 2) },
      // At (9, 4) it could leave no room for the engine.
      lays: lays({ kind: 'station', type: 'brake' }, (laid) => laid.x === 9 && laid.y > 4),
      ...untilLaid(hasStation('brake')),
    },
    {
      id: 'dial',
      rule: 'HC-5.44',
      at: '[data-place]',
      zone: 'factory',
      // At (8, 7) it could leave no room for the engine.
      lays: lays({ kind: 'indicator', dimension: 'safety', step: 'B' }, ({ x }) => x > 8),
      ...untilLaid(hasIndicator('safety')),
    },
    {
      id: 'submit',
      rule: 'HC-5.64',
      ...submitsPlan,
    },
    {
      id: 'window',
      rule: 'HC-7.4',
      ...laysWindowOver(together),
    },
    {
      id: 'sell',
      rule: 'HC-7.12',
      ...sellsInNiche(together),
    },
    {
      id: 'year',
      rule: 'HC-9.3',
      at: '[data-standings]',
      zone: 'market',
      done: (_, event) => event?.kind === 'read',
      meanwhile: toYearThree,
    },
    {
      id: 'wall',
      rule: 'HC-5.33',
      at: '[data-shelf="research"]:not([aria-pressed="true"]), [data-place]',
      zone: 'factory',
      lays: lays(
        researchDepartment,
        (laid, view, plan) => readyPlaces(view, drafting.lay(plan, laid), engine).length === 0,
      ),
      done: (_, event) => event?.kind === 'draft' && hasDepartment(event.draft),
    },
    {
      id: 'undo',
      rule: 'HC-5.3',
      at: '[aria-keyshortcuts="u"]',
      zone: 'factory',
      redrawn: (_, plan) => withoutDepartment(plan),
      done: (_, event) => event?.kind === 'draft' && !hasDepartment(event.draft),
    },
    {
      id: 'engine',
      rule: 'HC-5.37',
      at: '[data-shelf="engine"]:not([aria-pressed="true"]), [data-place]',
      zone: 'factory',
      lays: lays(engine),
      ...untilLaid(hasStation('engine')),
    },
    {
      id: 'range',
      rule: 'HC-6.5',
      at: '[data-shelf="range"]',
      zone: 'factory',
      lays: lays({ kind: 'indicator', dimension: 'range', step: 'B' }),
      ...untilLaid(hasIndicator('range')),
    },
    {
      id: 'desk',
      rule: 'HC-3.2',
      at: '[data-shelf="research"]:not([aria-pressed="true"])',
      zone: 'factory',
      lays: lays(researchDepartment, ({ x, y }) => x <= 5 && y >= 11),
      ...untilLaid(hasDepartment),
    },
    {
      id: 'floor',
      rule: 'HC-5.54',
      at: '[data-shelf="expansion"]:not([aria-pressed="true"])',
      zone: 'factory',
      lays: lays('expansion', isToTheRight),
      ...untilLaid(hasFloor),
    },
    {
      id: 'submit2',
      rule: 'HC-4.8',
      ...submitsPlan,
    },
    {
      id: 'sell2',
      rule: 'HC-7.7',
      at: '[data-sale]',
      allows: (_, move) => shows(move, farBuyers) || isSale(move),
      done: salesAreOver,
    },
  ],
  rival,
  ends: (view) => (playerOf(view, me).wealth < richest ? 'less' : 'end'),
}

/** Both build nothing new, and sell where the lesson needs it. */
function rival({ year, stage }: State, seat: Seat, moves: readonly Move[]): Move {
  if (stage.name === 'factory') return submitted(seat, { pieces: [], expansion: floorAt(12, 4, 0) })
  const window = year === 3 ? { x: 0, y: 0, w: 2, h: 1 } : { x: 0, y: seat === ben ? 1 : 2, w: 2, h: 1 }
  const placed = JSON.stringify(placing(window))
  return (
    moves.find((move) => JSON.stringify(move) === placed) ??
    moves.find((move) => sellsTo(move, { x: 0, y: 0 })) ??
    wantedMove(moves, () => true)
  )
}
