import { canonical, fastChance, isOpen, isSecret, open } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { type Colour, dimensions } from '../components/index.ts'
import { freshFactory, type Piece, type Plan, placesForExpansion } from '../factory/index.ts'
import { horselessCarriage } from '../game.ts'
import type { Options } from '../options.ts'
import { expectStage, type StoredPlan } from '../state.ts'
import {
  at,
  dealership,
  department,
  expansion,
  indicator,
  mainline,
  type Play,
  type Position,
  station,
  table,
} from '../testing/index.ts'

const start = { ...freshFactory(), pieces: [department('planning', 0, 5), department('research', 0, 8)] }
const colours = ['red', 'green', 'purple'] as const

const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine: readonly Piece[] = [
  station('engine', 4, 5),
  indicator('speed', 'B', 8, 5, 'W'),
  indicator('range', 'B', 8, 6, 'W'),
]
const brake: readonly Piece[] = [station('brake', 2, 5), indicator('safety', 'B', 2, 7, 'N')]
const second = department('research', 3, 9)
/** Refused by HC-5.17: a mainline alone. */
const illegal = line.slice(0, 1)

/** Red, green and purple build in this order from the same start, and all know everything. */
function building(options: Partial<Options> = {}): Position {
  const position = table({ options })
  for (const colour of colours) position.factory(colour, start)
  for (const dimension of dimensions) position.markers(dimension, 6, 6, 6)
  return position.building()
}

function stored(game: Play, colour: Colour): StoredPlan {
  return expectStage(game.state, 'factory').plans[game.seatOf(colour)]!
}

/** The pieces of a plan that is submitted or kept. */
function piecesOf(game: Play, colour: Colour): readonly Piece[] | undefined {
  const plan = stored(game, colour)
  if (plan.state === 'committed') return undefined
  const content = plan.state === 'draft' ? plan.kept : plan.plan
  return isSecret(content) ? open(content).pieces : content?.pieces
}

/** What a reopened plan was short of. */
function flagsOf(game: Play, colour: Colour) {
  const plan = stored(game, colour)
  if (plan.state !== 'draft' || !plan.short) return undefined
  return isSecret(plan.short) ? open(plan.short) : plan.short
}

/** Purple comes last, and the engine and the department of its plan are gone by then. */
function reopened(options: Partial<Options> = {}): Play {
  const game = at(building(options).supply({ engine: 1, brake: 1, research: 1 }))
  game.submit('purple', [second, ...line, ...engine, ...brake])
  return game.submit('red', [...line, ...engine]).submit('green', [second])
}

describe('submitting', () => {
  test('HC-5.64 everybody owes one plan, and phase 3 has no other decision', () => {
    const game = at(building())
    expect(game.plans).toEqual(['draft', 'draft', 'draft'])
    expect([game.waiting, game.decision]).toEqual([['red', 'green', 'purple'], 'submitPlan'])
    for (const move of [{ kind: 'pass' }, { kind: 'raiseCapacity' }, { kind: 'leaveIdle' }] as const)
      expect(game.can(move, 'red')).toBe(false)
    expect(at(table()).refusal(game.submission('red'), 'red')).toMatchObject({
      rule: 'HC-5.64',
      facts: { check: 'V-01' },
    })
  })

  test('HC-5.65 in any order among the players', () => {
    for (const first of colours) {
      const game = at(building()).submit(first, line)
      for (const later of colours) if (later !== first) game.submit(later, line)
      expect(game.player('purple').factory.pieces).toEqual([...start.pieces, ...line])
    }
  })

  test('HC-5.67 the last submission replaces the one before, and it is the one that commits', () => {
    const game = at(building()).submit('green', line).submit('green', [second])
    expect(piecesOf(game, 'green')).toEqual([second])
    game.submit('red')
    expect(game.player('green').factory.pieces).toEqual([...start.pieces, second])
  })

  test('HC-5.67 a player who withdraws holds up everybody later, until there is a plan again', () => {
    const game = at(building()).submit('purple', line).submit('green', line).withdraw('green').submit('red', line)
    expect(game.plans).toEqual(['committed', 'draft', 'submitted'])
    expect(game.waiting).toEqual(['green', 'purple'])
    expect(piecesOf(game, 'green')).toEqual(line)
    expect(game.emitted('planWithdrawn')).toEqual([{ kind: 'planWithdrawn', seat: 1 }])
    game.withdraw('purple').submit('purple', [second]).submit('green')
    expect(game.player('purple').factory.pieces).toEqual([...start.pieces, second])
  })

  test('HC-5.66 a plan waits for all that come before it, not only for some', () => {
    const game = at(building().order('purple', 'red', 'green'))
      .submit('green', line)
      .submit('red', line)
    expect(game.plans).toEqual(['submitted', 'submitted', 'draft'])
    expect(game.emitted('planCommitted')).toEqual([])
    game.submit('purple', line)
    expect(game.emitted('planCommitted').map(({ seat }) => seat)).toEqual([2, 0, 1])
  })

  test('HC-5.66 what is provisional takes no tile from the supply', () => {
    const game = at(building())
    const before = canonical(game.state.supply)
    game.submit('purple', [...line, ...engine]).submit('green', [...line, ...engine])
    expect(canonical(game.state.supply)).toBe(before)
    const { car, engine: engines } = game.state.supply
    game.submit('red')
    expect(game.state.supply).toMatchObject({ car: car - 2, engine: engines - 2 })
  })

  test('HC-5.68 when its turn comes a plan is checked against the supply of that moment', () => {
    const wanting = () => at(building().supply({ engine: 1 })).submit('green', [...line, ...engine])
    expect(wanting().submit('red', line).plans).toEqual(['committed', 'committed', 'draft'])
    expect(wanting().submit('red', [...line, ...engine]).plans).toEqual(['committed', 'draft', 'draft'])
    // Enough for both is no shortage.
    const two = at(building().supply({ engine: 2 })).submit('green', [...line, ...engine])
    expect(two.submit('red', [...line, ...engine]).plans).toEqual(['committed', 'committed', 'draft'])
  })

  test('HC-5.71 phase 3 ends with the last plan, and the next two phases open automatically', () => {
    const game = at(building().buyers('car', 0, 0))
      .submit('red', line)
      .submit('green')
    expect(game.state.stage.name).toBe('factory')
    game.submit('purple')
    expect(game.emitted('phaseBegan').map(({ phase }) => phase)).toEqual(['brochures', 'sales'])
    expect([game.actor, game.decision]).toEqual(['red', 'placeWindow'])
  })

  test('HC-5.72 under every option there is always a place for the expansion', () => {
    const chance = fastChance(5)
    for (const mirrorTiles of ['mainlinesAndFloor', 'none'] as const)
      for (const keepClear of ['front', 'frontAndSide'] as const)
        for (let game = 0; game < 2; game++) {
          let factory = start
          for (let year = 1; year <= 7; year++) {
            const play = at(
              table({ options: { mirrorTiles, keepClear } }).year(year).factory('red', factory).building(),
            )
            const moves = play.moves('submitPlan', 'red')
            expect(moves.length).toBeGreaterThan(0)
            for (const move of moves) expect(play.can(move, 'red')).toBe(true)
            expect(moves.every(({ plan }) => (open(plan).expansion === null) === (year === 7))).toBe(true)
            const places = placesForExpansion(factory, play.state.options)
            if (year < 7) factory = { ...factory, floor: [...factory.floor, places[chance.below(places.length)]!] }
          }
        }
  })

  test('HC-5.73 a refused submission leaves what was submitted before', () => {
    const game = at(building()).submit('green', line)
    expect(game.refused(game.submission('green', illegal), 'green')).toBe('HC-5.17')
    expect(game.plans[1]).toBe('submitted')
    game.submit('red')
    expect(game.player('green').factory.pieces).toEqual([...start.pieces, ...line])
  })

  test('HC-5.73 a refused submission leaves a withdrawn draft', () => {
    const game = at(building()).submit('green', line).withdraw('green')
    expect(game.refused(game.submission('green', illegal), 'green')).toBe('HC-5.17')
    expect(piecesOf(game, 'green')).toEqual(line)
  })

  test('HC-5.73 a refused submission leaves a reopened draft with its flags', () => {
    const game = reopened()
    const flags = flagsOf(game, 'purple')
    expect(game.refused(game.submission('purple', illegal))).toBe('HC-5.17')
    expect(flagsOf(game, 'purple')).toEqual(flags)
    expect(piecesOf(game, 'purple')).toHaveLength(8)
  })
})

describe('reopening', () => {
  test('HC-5.70 exactly the new tiles of the kinds that are short are flagged', () => {
    const game = reopened()
    expect(game.plans).toEqual(['committed', 'committed', 'draft'])
    // The engine and the department, but neither the indicators nor the brake, of which one is left.
    expect(flagsOf(game, 'purple')).toEqual([
      { tile: 'research', left: 0, need: 1, pieces: [0] },
      { tile: 'engine', left: 0, need: 1, pieces: [3] },
    ])
    expect(piecesOf(game, 'purple')).toEqual([second, ...line, ...engine, ...brake])
  })

  test('HC-5.70 every copy of a short kind is flagged, and what stands in the factory is not', () => {
    const game = at(building().supply({ research: 2 }))
    game.submit('green', [second, ...line, department('research', 3, 5)]).submit('red', [second])
    expect(flagsOf(game, 'green')).toEqual([{ tile: 'research', left: 1, need: 2, pieces: [0, 3] }])
  })

  test('HC-5.70 the plan is no longer submitted, and its owner is the one to act', () => {
    const game = at(building().supply({ engine: 1 }))
      .submit('purple', line)
      .submit('green', [...line, ...engine])
    game.submit('red', [...line, ...engine])
    expect(game.plans).toEqual(['committed', 'draft', 'submitted'])
    expect(game.refusal({ kind: 'withdrawPlan' }, 'green')).toMatchObject({ facts: { state: 'draft' } })
    expect(game.player('green').factory.pieces).toEqual(start.pieces)
    // What comes next commits at once, and so does the plan that waited for it.
    game.submit('green', line)
    expect(game.emitted('planCommitted').map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(game.state.stage.name).not.toBe('factory')
  })

  test('HC-5.70 HC-EX-39 dropping only the engine leaves its indicators pointing at nothing', () => {
    const game = at(building().supply({ engine: 1 })).submit('purple', [...line, ...engine, ...brake])
    game.submit('red', line)
    expect(game.plans).toEqual(['committed', 'draft', 'submitted'])
    game.submit('green', [...line, ...engine])
    expect(flagsOf(game, 'purple')).toEqual([{ tile: 'engine', left: 0, need: 1, pieces: [2] }])
    const underTheMainline = [station('brake', 5, 5), indicator('safety', 'B', 5, 7, 'N')]
    expect(game.refusal(game.submission('purple', [...line, ...engine.slice(1), ...underTheMainline]))).toMatchObject({
      rule: 'HC-5.45',
      facts: { check: 'V-09', planned: [2, 3] },
    })
    game.submit('purple', [...line, ...underTheMainline])
    expect(game.emitted('phaseBegan')[0]).toMatchObject({ phase: 'brochures' })
  })
})

describe('who sees what', () => {
  const others = ['red', 'green', 'spectator'] as const

  test('HC-5.69 closed: a submitted plan is a shut box for everybody else', () => {
    const game = at(building()).submit('purple', [...line, ...engine])
    for (const viewer of others) {
      const plan = expectStage(game.view(viewer), 'factory').plans[2]!
      expect(plan.state).toBe('submitted')
      expect(plan.state === 'submitted' && isSecret(plan.plan) && isOpen(plan.plan)).toBe(false)
      expect(game.view(viewer).supply).toEqual(game.state.supply)
    }
    expect(game.view('purple').stage).toEqual(game.state.stage)
    expect(game.emitted('planSubmitted')).toEqual([{ kind: 'planSubmitted', seat: 2, plan: null }])
  })

  test('HC-5.69 closed: it becomes public when it commits, and not before', () => {
    const game = at(building()).submit('green', line, expansion(5, -8))
    expect(canonical(game.view('red').stage)).not.toContain('mainline')
    game.submit('red')
    const plan: Plan = { pieces: line, expansion: expansion(5, -8) }
    expect(game.emitted('planCommitted')[1]).toEqual({ kind: 'planCommitted', seat: 1, plan })
    for (const viewer of others)
      expect(game.view(viewer).players[1]!.factory.pieces).toEqual([...start.pieces, ...line])
  })

  test('HC-5.69 HC-5.70 closed: what is kept of a reopened plan, and what was short, is its owner’s alone', () => {
    const game = reopened()
    for (const viewer of others) {
      const plan = expectStage(game.view(viewer), 'factory').plans[2]!
      if (plan.state !== 'draft' || !isSecret(plan.kept) || !isSecret(plan.short)) throw new Error('It is not kept.')
      expect([isOpen(plan.kept), isOpen(plan.short)]).toEqual([false, false])
    }
    expect(game.view('purple').stage).toEqual(game.state.stage)
  })

  test('HC-5.69 HC-5.70 open: a reopened plan shows its owner the same', () => {
    const game = reopened({ planVisibility: 'open' })
    expect(piecesOf(game, 'purple')).toHaveLength(8)
    expect(flagsOf(game, 'purple')).toEqual(flagsOf(reopened(), 'purple'))
    expect(game.view('purple').stage).toEqual(game.state.stage)
  })

  test.each(['closed', 'open'] as const)('HC-5.69 %s: a withdrawn plan is private', (planVisibility) => {
    const game = at(building({ planVisibility })).submit('green', line).withdraw('green')
    for (const viewer of ['red', 'purple', 'spectator'] as const)
      expect(canonical(game.view(viewer).stage)).not.toContain('mainline')
    expect(canonical(game.view('green').stage)).toContain('mainline')
  })

  test('HC-5.69 open: what is submitted is shown to all, and what replaces it too', () => {
    const game = at(building({ planVisibility: 'open' }))
      .submit('purple', line)
      .submit('purple', [second])
    for (const viewer of others)
      expect(expectStage(game.view(viewer), 'factory').plans[2]).toMatchObject({
        state: 'submitted',
        plan: { pieces: [second] },
      })
    expect(game.emitted('planSubmitted').map(({ plan }) => plan?.pieces)).toEqual([line, [second]])
  })

  test('what is committed cannot be taken back, what is provisional can', () => {
    const game = at(building())
    expect(game.undoable(game.submission('green', line), 'green')).toBe(true)
    expect(game.undoable(game.submission('red', line), 'red')).toBe(false)
    game.submit('green', line)
    expect(game.undoable({ kind: 'withdrawPlan' }, 'green')).toBe(true)
    game.submit('red', line)
    for (const seat of [0, 1] as const)
      expect(horselessCarriage.judge(game.state, seat, { kind: 'withdrawPlan' })).toMatchObject({ rule: 'HC-5.67' })
  })
})
