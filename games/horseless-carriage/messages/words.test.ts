import { readdirSync, readFileSync } from 'node:fs'
import {
  choicesOf,
  fastChance,
  LiveEffects,
  messagesFor,
  type Phrase,
  redact,
  secret,
  type Viewer,
} from '@carriage/kernel'
import { choiceOf, collectIds, listen, randomMove, sentencesIn } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { type Event, horselessCarriage, horselessCarriageTitle, type State, standardOptions } from '../index.ts'
import { at, table } from '../testing/index.ts'
import { everyRefusal } from '../testing/refusals.ts'
import { problemPhrase } from './facts.ts'
import { words } from './index.ts'
import { windowSpans } from './things.ts'

const messages = words.messages.en ?? {}

/** All that a plan is checked for. */
const checks = ['set-up', ...Array.from({ length: 24 }, (_, index) => `V-${String(index + 1).padStart(2, '0')}`)]

describe('random games of every variant', { timeout: 120_000 }, () => {
  const { variants } = horselessCarriageTitle
  // Choices are described where a table is created.
  const offered = choicesOf(horselessCarriageTitle.versions[0].options).flatMap(messagesFor)
  // Conditions are said where orders are given.
  const conditions = Object.keys(horselessCarriage.premoves?.conditions ?? {}).map((name) => `condition.${name}`)
  const seenIds = new Set<string>(['title', ...offered, ...conditions])

  test('every event has a message for each viewer', () => {
    for (const [index, variant] of variants.entries())
      listen(
        { game: horselessCarriage, words, variant, seed: index, viewers: [0, 'spectator'], boardEvery: 5 },
        seenIds,
      )
    expect([...seenIds].filter((id) => !(id in messages))).toEqual(['seat'])
  })

  test('every message is said, those of rare positions when they come', () => {
    collectRare(seenIds)
    expect(Object.keys(messages).filter((id) => !seenIds.has(id))).toEqual([])
  })
})

test('cards in hand are shown to their owner only', () => {
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, new LiveEffects(fastChance(1)))
  const hands = (viewer: Viewer) => words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'board.hand')
  expect(hands('spectator')).toHaveLength(0)
  expect(hands(1)).toHaveLength(1)
})

test('a plan that waits is drawn and described for its owner only', () => {
  const fx = new LiveEffects<Event>(fastChance(1))
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, fx)
  const choice = choiceOf(1)
  for (;;) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) throw new Error('nobody built')
    const seat = state.stage.name === 'factory' ? state.order[2]! : turn.seats[0]!
    const before = drawnFor(seat)
    const move = randomMove(horselessCarriage, state, turn, seat, choice)
    horselessCarriage.play(state, seat, move, fx)
    if (move.kind !== 'submitPlan') continue
    const other = state.order[0]!
    expect(drawnFor(seat)).not.toEqual(before)
    expect(drawnFor(other)).toEqual(drawnFor('spectator'))
    expect(drawnFor(other)).toEqual(before)
    expect(words.move(redact(state, other), seat, redact(move, other)).id).toBe('move.submitPlan.sealed')
    expect(words.move(redact(state, seat), seat, redact(move, seat)).id).toBe('plan')
    break
  }

  function drawnFor(viewer: Viewer): readonly Phrase[] {
    return words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'drawn' || id === 'board.ruler')
  }
})

test('all text is in the messages: no other file of the words has any', () => {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((file) => !/^messages\..*|\.test\.ts$/.test(file))
  expect(files).toContain('board.ts')
  const found = files.flatMap((file) => sentencesIn(readFileSync(new URL(file, folder), 'utf8')))
  expect(found).toEqual([])
})

/** Purple is asked which mainlines deliver, since another dealership draws on one of them. */
function deliveryAsked(): State {
  const stock = [
    ['car', 2],
    ['car', 2],
  ] as const
  const dealerships = { small: {}, large: { mainlines: [1] } }
  const position = table().buyers('car', 0, 0).buyers('car', 1, 0).offer('purple', stock, dealerships).selling()
  return at(position).placeWindow('small', 0, 0, 2, 1).sellTo(0, 0).state
}

/** What random games hardly ever come to. */
function collectRare(seenIds: Set<string>): void {
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, new LiveEffects(fastChance(1)))
  const short = secret([{ tile: 'engine', left: 0, need: 1, pieces: [0] }] as const, [0])
  state.stage = {
    name: 'factory',
    plans: [
      { state: 'draft', kept: secret({ pieces: [], expansion: null }, [0]), short },
      { state: 'draft', kept: null, short: null },
      { state: 'committed' },
    ],
  }
  for (const viewer of [0, 1] as const) {
    for (const line of words.board(redact(state, viewer), viewer)) collectIds(line, seenIds)
    collectIds(words.event(redact({ kind: 'planReopened', seat: 0, short } as const, viewer)), seenIds)
  }
  for (const { view, facts } of everyRefusal())
    for (const phrase of words.facts?.(view, facts) ?? []) collectIds(phrase, seenIds)
  for (const check of checks) collectIds(problemPhrase({ check, facts: { name: 'engine' } }), seenIds)
  collectIds(problemPhrase({ check: 'V-09', facts: { kind: 'indicator', dimension: 'speed' } }), seenIds)
  collectIds(words.event({ kind: 'researchLost', seat: 0, moves: 2 }), seenIds)
  collectIds(words.move(state, 0, { kind: 'useDealership', dealership: 'large' }), seenIds)
  collectIds(windowSpans({ x: 7, y: 7, w: 2, h: 2 }), seenIds)
  const selling = deliveryAsked()
  collectIds(words.decision(selling, 2), seenIds)
  for (const move of horselessCarriage.moves(selling, 2)) collectIds(words.move(selling, 2, move), seenIds)
}
