import { canonical, isSecret, open, type Seat } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { freshFactory, type Piece } from '../factory/index.ts'
import {
  at,
  dealership,
  department,
  expansion,
  indicator,
  mainline,
  type Play,
  station,
  table,
} from '../testing/index.ts'

const start = { ...freshFactory(), pieces: [department('planning', 0, 5), department('research', 0, 8)] }

/** A mainline with its dealership. */
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine: readonly Piece[] = [
  station('engine', 4, 5),
  indicator('speed', 'B', 8, 5, 'W'),
  indicator('range', 'B', 8, 6, 'W'),
]
/** At the engine, and at the mainline. */
const brake: readonly Piece[] = [station('brake', 2, 5), indicator('safety', 'B', 2, 7, 'N')]
const ownBrake: readonly Piece[] = [station('brake', 5, 5), indicator('safety', 'B', 5, 7, 'N')]

/** All players may build engines and brakes. */
function building(options = {}) {
  return table({ options })
    .factory('red', start)
    .factory('green', start)
    .factory('purple', start)
    .markers('speed', 1, 1, 1)
    .markers('range', 1, 1, 1)
    .markers('safety', 1, 1, 1)
    .building()
}

function shortagesOf(game: Play, seat: Seat) {
  const { stage } = game.state
  const stored = stage.name === 'factory' ? stage.plans[seat] : undefined
  return stored?.state === 'draft' && isSecret(stored.short) ? open(stored.short) : undefined
}

describe('submitting plans', () => {
  test('HC-5.64 HC-5.66 the plan of the first in order commits at once', () => {
    const game = at(building()).submit('red', line, expansion(5, -8))
    expect(game.plans).toEqual(['committed', 'draft', 'draft'])
    expect(game.player('red').factory).toEqual({
      floor: [...start.floor, expansion(5, -8)],
      pieces: [...start.pieces, ...line],
    })
    expect(game.state.supply.car).toBe(5)
    expect(game.emitted('planCommitted')).toMatchObject([{ seat: 0, plan: { pieces: line } }])
  })

  test('HC-5.65 HC-5.67 later plans wait, and can be replaced or withdrawn', () => {
    const game = at(building()).submit('purple', line)
    expect(game.plans).toEqual(['draft', 'draft', 'submitted'])
    expect(game.waiting).toEqual(['red', 'green', 'purple'])
    game.submit('purple', [...line, ...ownBrake]).withdraw('purple')
    expect(game.plans).toEqual(['draft', 'draft', 'draft'])
    expect(game.refusal({ kind: 'withdrawPlan' }, 'purple')).toMatchObject({
      rule: 'HC-5.67',
      facts: { state: 'draft' },
    })
    const { stage } = game.state
    const stored = stage.name === 'factory' ? stage.plans[2] : undefined
    if (stored?.state !== 'draft' || !isSecret(stored.kept)) throw new Error('The plan was not kept.')
    expect(open(stored.kept).pieces).toEqual([...line, ...ownBrake])
    expect(game.state.supply.car).toBe(6)
  })

  test('HC-5.66 HC-5.68 waiting plans commit automatically, in engineering order', () => {
    const game = at(building()).submit('purple', line).submit('green', line).submit('red', line)
    expect(game.emitted('planCommitted').map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(game.state.stage.name).toBe('demand') // HC-5.71
  })

  test('HC-EX-39 a plan is reopened when a tile ran out', () => {
    const game = at(building().supply({ engine: 1 }))
    game.submit('purple', [...line, ...engine, ...brake]).submit('red', line)
    expect(game.plans).toEqual(['committed', 'draft', 'submitted'])
    game.submit('green', [...line, ...engine])
    expect(game.plans).toEqual(['committed', 'committed', 'draft']) // HC-5.70
    expect(shortagesOf(game, 2)).toEqual([{ tile: 'engine', left: 0, need: 1, pieces: [2] }])
    expect(game.waiting).toEqual(['purple'])
    const withoutEngine = [...line, ...engine.slice(1), ...brake]
    expect(game.refusal(game.submission('purple', withoutEngine))).toMatchObject({
      rule: 'HC-5.45',
      facts: { check: 'V-09' },
    })
    game.submit('purple', line)
    expect(game.state.stage.name).toBe('demand')
  })

  test('HC-5.70 others learn that a plan was reopened, and nothing else', () => {
    const game = at(building().supply({ engine: 1 }))
    game.submit('green', [...line, ...engine]).submit('red', [...line, ...engine])
    const [reopened] = game.emitted('planReopened')
    expect(isSecret(reopened?.short)).toBe(true)
    for (const viewer of ['red', 'purple', 'spectator'] as const) {
      const seen = game.view(viewer).stage
      expect(canonical(seen)).not.toContain('engine')
    }
    expect(canonical(game.view('green').stage)).toContain('engine')
  })

  test('HC-5.73 a refused submission changes nothing', () => {
    const game = at(building()).submit('purple', line)
    const before = canonical(game.state)
    expect(game.refused(game.submission('purple', [mainline('car', 5, 1, 1)]), 'purple')).toBe('HC-5.17')
    expect(canonical(game.state)).toBe(before)
  })

  test('HC-EX-63 the supply of this moment counts', () => {
    const game = at(building().supply({ brake: 1 }))
    const two = [...line, ...brake, station('brake', 9, 9), indicator('safety', 'B', 11, 9, 'W')]
    expect(game.refusal(game.submission('red', two), 'red')).toMatchObject({
      rule: 'HC-5.10',
      facts: { check: 'V-05', left: 1, need: 2 },
    })
  })

  test('HC-EX-20 HC-5.54 HC-5.55 one expansion a year, and none in year 7', () => {
    const game = at(building())
    expect(game.refusal(game.submission('red', [], null), 'red')).toMatchObject({
      rule: 'HC-5.54',
      facts: { check: 'V-06' },
    })
    const last = at(building().year(7))
    expect(last.refused(last.submission('red', [], expansion(5, -8)), 'red')).toBe('HC-5.55')
    last.submit('red', [], null)
  })

  test('HC-12.5 there are no trucks to build in the introductory game', () => {
    const game = at(building({ introductory: true }))
    const trucks = [mainline('truck', 5, 1, 1), dealership('small', 8, 1)]
    expect(game.refusal(game.submission('red', trucks), 'red')).toMatchObject({
      rule: 'HC-12.5',
      facts: { check: 'V-02' },
    })
  })

  test('HC-5.29 access comes from the research of this year', () => {
    const game = at(building().markers('safety', 0, 0, 0))
    expect(game.refusal(game.submission('red', [...line, ...brake]), 'red')).toMatchObject({
      rule: 'HC-5.29',
      facts: { check: 'V-12', square: 1, level: 0 },
    })
  })

  test('HC-5.72 a plan of the expansion alone is always offered', () => {
    const game = at(building())
    for (const move of game.moves('submitPlan', 'red')) expect(game.can(move, 'red')).toBe(true)
    expect(game.moves('submitPlan', 'red').length).toBeGreaterThan(0)
    expect(at(building().year(7)).moves('submitPlan', 'red')).toHaveLength(1)
  })

  test('HC-5.2 the earlier player in engineering order gets the last tile', () => {
    const game = at(building().supply({ engine: 1 }).order('green', 'red', 'purple'))
    game.submit('red', [...line, ...engine]).submit('green', [...line, ...engine])
    expect(game.emitted('planReopened').map(({ seat }) => seat)).toEqual([0])
  })
})

describe('who sees a plan', () => {
  test('HC-5.69 closed: only its owner, until it commits', () => {
    const game = at(building())
    expect(game.undoable(game.submission('purple', line), 'purple')).toBe(true)
    expect(game.undoable(game.submission('red', line), 'red')).toBe(false)
    game.submit('purple', line)
    for (const viewer of ['red', 'green', 'spectator'] as const)
      expect(canonical(game.view(viewer).stage)).not.toContain('mainline')
    expect(canonical(game.view('purple').stage)).toContain('mainline')
    expect(game.emitted('planSubmitted')).toEqual([{ kind: 'planSubmitted', seat: 2, plan: null }])
  })

  test('HC-5.69 open: everybody sees what is submitted, but drafts stay private', () => {
    const game = at(building({ planVisibility: 'open' })).submit('purple', line)
    expect(canonical(game.view('spectator').stage)).toContain('mainline')
    expect(game.emitted('planSubmitted')).toMatchObject([{ plan: { pieces: line } }])
    game.withdraw('purple')
    expect(canonical(game.view('spectator').stage)).not.toContain('mainline')
    expect(canonical(game.view('purple').stage)).toContain('mainline')
  })

  test('HC-5.70 a reopened plan that all have seen stays open', () => {
    const game = at(building({ planVisibility: 'open' }).supply({ engine: 1 }))
    game.submit('green', [...line, ...engine]).submit('red', [...line, ...engine])
    expect(game.emitted('planReopened')).toEqual([
      { kind: 'planReopened', seat: 1, short: [{ tile: 'engine', left: 0, need: 1, pieces: [2] }] },
    ])
    expect(canonical(game.view('spectator').stage)).toContain('engine')
  })

  test('what others plan in secret changes nothing about the own moves', () => {
    const game = at(building().supply({ engine: 1 }))
    const before = canonical(game.moves('submitPlan', 'green'))
    game.submit('purple', [...line, ...engine])
    expect(canonical(game.moves('submitPlan', 'green'))).toBe(before)
    expect(game.can(game.submission('green', [...line, ...engine]), 'green')).toBe(true)
  })
})

test('HC-INV-30 plans give the same factories in whatever order they are submitted', () => {
  const plans = { red: line, green: [...line, ...engine], purple: [...line, ...ownBrake] } as const
  const outcome = (...colours: readonly ('red' | 'green' | 'purple')[]) => {
    const game = at(building())
    for (const colour of colours) game.submit(colour, plans[colour])
    return canonical(game.state)
  }
  const inOrder = outcome('red', 'green', 'purple')
  expect(outcome('purple', 'green', 'red')).toBe(inOrder)
  expect(outcome('green', 'purple', 'red')).toBe(inOrder)
})
