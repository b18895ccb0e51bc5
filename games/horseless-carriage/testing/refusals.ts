import { type Facts, type Refusal, redact, type Seat } from '@carriage/kernel'
import type { Colour } from '../components/index.ts'
import { horselessCarriage } from '../game.ts'
import type { Move } from '../moves.ts'
import { table } from '../positions/position.ts'
import type { State } from '../state.ts'
import { department, expansion, indicator, mainline, station } from './plans.ts'
import { asked, at, type Play, placement, setUp } from './play.ts'

/** A refusal as a player meets it, with the view that its words are made from. */
export interface MetRefusal {
  readonly view: State
  readonly seat: Seat
  readonly rule: string
  readonly facts: Facts
}

/** A refusal of every cause that the rules know, from real positions. */
export function everyRefusal(): MetRefusal[] {
  return [...beforeTheYear(), ...inResearchAndFocus(), ...inTheFactory(), ...inTheSales(), ...inDemand()]
}

function met(game: Play, move: Move, colour: Colour): MetRefusal {
  const seat = game.seatOf(colour)
  const verdict = horselessCarriage.judge(game.state, seat, move)
  if (verdict.legal) throw new Error(`A ${move.kind} was to be refused.`)
  return of(game, seat, verdict)
}

function of({ state }: Play, seat: Seat, { rule, facts }: Refusal): MetRefusal {
  return { view: redact(state, seat), seat, rule, facts }
}

function beforeTheYear(): MetRefusal[] {
  const game = setUp().placeDepartments('red')
  return [met(game, { kind: 'pass' }, 'green'), met(game, placement([0, 8], [0, 5]), 'red')]
}

function inResearchAndFocus(): MetRefusal[] {
  const game = at(table().markers('speed', 6, 0, 0).capacity('red', 5))
  const moved = at(table()).research('design', 'green')
  const raised = at(table()).raiseCapacity()
  const slots = at(table().focusing()).takeSlot(2)
  return [
    met(game, { kind: 'research', track: 'speed', owner: 0 }, 'red'),
    met(game, { kind: 'raiseCapacity' }, 'red'),
    met(game, { kind: 'research', track: 'speed', owner: 4 }, 'red'),
    met(game, { kind: 'pass' }, 'red'),
    met(stillMoving(moved), { kind: 'research', track: 'design', owner: 1 }, 'red'),
    met(stillMoving(raised, 'capacity'), { kind: 'raiseCapacity' }, 'red'),
    met(slots, { kind: 'takeSlot', slot: 2 }, 'green'),
    met(slots, { kind: 'takeSlot', slot: 4 }, 'green'),
    met(slots, { kind: 'raiseCapacity' }, 'green'),
  ]
}

/** One research move more for the first seat, which has moved a marker. */
function stillMoving(game: Play, track: 'design' | 'capacity' = 'design'): Play {
  game.state.stage = {
    name: 'research',
    waiting: [0, 1, 2],
    left: 1,
    moved: [{ track, owner: track === 'capacity' ? 0 : 1 }],
  }
  return game
}

function inTheFactory(): MetRefusal[] {
  const game = at(table().building())
  const built = at(table().building()).submit('red')
  const plan = (...pieces: Parameters<Play['submission']>[1] & object) =>
    met(game, game.submission('red', pieces), 'red')
  return [
    met(game, { kind: 'pass' }, 'red'),
    met(game, { kind: 'withdrawPlan' }, 'red'),
    met(built, { kind: 'withdrawPlan' }, 'red'),
    met(built, built.submission('red'), 'red'),
    met(game, game.submission('red', [], null), 'red'),
    met(game, game.submission('red', [], expansion(60, 60)), 'red'),
    plan(department('planning', 40, 40)),
    plan(mainline('car', 5, 3)),
    plan(station('engine', 6, 6)),
    plan(indicator('speed', 'B', 6, 6, 'N')),
  ]
}

function inTheSales(): MetRefusal[] {
  const game = at(
    table()
      .tracks('design', 'safety')
      .buyers('car', 0, 0)
      .buyers('car', 1, 0)
      .offer('purple', [['car', 1]], { small: { specs: { design: 1, safety: 1 } }, middle: { open: false } })
      .selling(),
  )
  const window = (x: number, y: number, w: number, h: number) =>
    met(game, { kind: 'placeWindow', dealership: 'small', window: { x, y, w, h } }, 'purple')
  const early = [
    met(game, { kind: 'useDealership', dealership: 'middle' }, 'purple'),
    met(game, { kind: 'useDealership', dealership: 'large' }, 'purple'),
    met(game, { kind: 'useDealership', dealership: 'small' }, 'purple'),
    met(game, { kind: 'sellTo', niche: { x: 0, y: 0 } }, 'purple'),
    window(0, 0, 3, 3),
    window(-4, 0, 2, 1),
    window(4, 0, 2, 1),
    window(2, 0, 2, 1),
  ]
  game.placeWindow('small', 0, 0, 2, 1)
  const chosen = [
    met(game, { kind: 'sellTo', niche: { x: 4, y: 0 } }, 'purple'),
    met(game, { kind: 'leaveIdle' }, 'purple'),
    met(game, { kind: 'useDealership', dealership: 'small' }, 'purple'),
  ]
  return [...early, ...chosen, ...inLaterSales()]
}

function inLaterSales(): MetRefusal[] {
  const placed = { x: 0, y: 0, w: 2, h: 2 }
  const lying = asked(
    table()
      .buyers('car', 0, 0)
      .buyers('car', 1, 1)
      .offer('purple', [['car', 1]], { small: { placed, window: 'M' } })
      .selling(),
  )
  const again = met(lying, { kind: 'placeWindow', dealership: 'small', window: placed }, 'purple')
  lying.useDealership('small')
  const stock = [
    ['car', 1],
    ['car', 2],
  ] as const
  const delivery = asked(table().buyers('car', 0, 0, 2).offer('purple', stock, { large: {} }).selling())
  delivery.placeWindow('large', 0, 0, 2, 1)
  if (delivery.decision === 'sellTo') delivery.sellTo(0, 0)
  const deliver = (from: Record<string, number>) => met(delivery, { kind: 'deliver', from }, 'purple')
  return [
    again,
    met(lying, { kind: 'sellTo', niche: { x: 1, y: 0 } }, 'purple'),
    deliver({ 0: 2 }),
    deliver({ 0: 1 }),
    deliver({ 7: 2 }),
    met(delivery, { kind: 'leaveIdle' }, 'purple'),
  ]
}

function inDemand(): MetRefusal[] {
  const game = at(table().year(2).demanding())
  return [
    met(game, game.card('red', 'red-3a', 'I'), 'red'),
    met(game, game.card('red', 'green-1a', 'I'), 'red'),
    met(game, { kind: 'pass' }, 'red'),
  ]
}
