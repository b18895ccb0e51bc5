import { readdirSync, readFileSync } from 'node:fs'
import {
  choicesOf,
  fastChance,
  LiveTable,
  messagesFor,
  type Phrase,
  redact,
  seatsOf,
  secret,
  type Variant,
  type Viewer,
} from '@carriage/kernel'
import { choiceOf, pick, randomMove } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import {
  type Event,
  horselessCarriage,
  horselessCarriageTitle,
  type Options,
  type State,
  standardOptions,
} from '../index.ts'
import { words } from './index.ts'

const messages = words.messages.en ?? {}

describe('random games of every variant', { timeout: 120_000 }, () => {
  const { variants } = horselessCarriageTitle
  // Choices are said where a table is laid.
  const offered = choicesOf(horselessCarriageTitle.versions[0].options).flatMap(messagesFor)
  const said = new Set<string>(['title', ...offered])

  test('everything that anybody is told has a message', () => {
    for (const [index, variant] of variants.entries()) listen(variant, index, [0, 'spectator'], said)
    expect([...said].filter((id) => !(id in messages))).toEqual(['seat'])
  })

  test('every message is said, those of rare positions when they come', () => {
    sayWhatIsRare(said)
    expect(Object.keys(messages).filter((id) => !said.has(id))).toEqual([])
  })
})

test('cards in hand are told to their owner only', () => {
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, new LiveTable(fastChance(1)))
  const hands = (viewer: Viewer) => words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'board.hand')
  expect(hands('spectator')).toHaveLength(0)
  expect(hands(1)).toHaveLength(1)
})

test('a plan that waits is drawn and told for its owner only', () => {
  const table = new LiveTable<Event>(fastChance(1))
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, table)
  const choice = choiceOf(1)
  for (;;) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) throw new Error('nobody built')
    const seat = state.stage.name === 'factory' ? state.order[2]! : turn.seats[0]!
    const before = drawnFor(seat)
    const move = randomMove(horselessCarriage, state, turn, seat, choice)
    horselessCarriage.play(state, seat, move, table)
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
  const found = files.flatMap((file) => textsIn(readFileSync(new URL(file, folder), 'utf8')))
  expect(found).toEqual([])
})

/** Literals with two words or more, as sentences have; what a bug would say is for programmers. */
function textsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/new RangeError\(.*?\)/g, '')
  return [...code.matchAll(/(['"`])(?:(?!\1).)*\p{L} +\p{L}(?:(?!\1).)*\1/gu)].map(([text]) => text)
}

/** Plays a random game and notes every message that these viewers and whoever decides would read. */
function listen(
  { seats, options }: Variant<Options>,
  seed: number,
  viewers: readonly Viewer[],
  said: Set<string>,
): void {
  const choice = choiceOf(seed)
  const table = new LiveTable<Event>(fastChance(seed))
  const state = horselessCarriage.setup({ seats, options }, table)
  for (let moves = 0; ; moves++) {
    // Drawing all factories takes its time, and little of it changes from move to move.
    for (const viewer of moves % 5 === 0 ? viewers : []) hearBoard(redact(state, viewer), viewer)
    for (const seat of seatsOf(seats)) hear(words.decision(redact(state, seat), seat), said)
    const turn = horselessCarriage.turn(state)
    if (turn.over) {
      hearBoard(state, 'spectator')
      break
    }
    const seat = pick(turn.seats, choice)
    const view = redact(state, seat)
    for (const move of horselessCarriage.moves(state, seat)) hear(words.move(view, seat, move), said)
    const played = randomMove(horselessCarriage, state, turn, seat, choice)
    hear(words.move(view, seat, played), said)
    for (const viewer of viewers) hear(words.move(redact(state, viewer), seat, redact(played, viewer)), said)
    horselessCarriage.play(state, seat, played, table)
  }
  for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
    for (const event of table.events) hear(words.event(redact(event, viewer)), said)
  }

  function hearBoard(view: State, viewer: Viewer): void {
    for (const line of words.board(view, viewer)) hear(line, said)
  }
}

/** What random games hardly ever come to: something ran short, research is lost, a dealership sells twice. */
function sayWhatIsRare(said: Set<string>): void {
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, new LiveTable(fastChance(1)))
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
    for (const line of words.board(redact(state, viewer), viewer)) hear(line, said)
    hear(words.event(redact({ kind: 'planReopened', seat: 0, short } as const, viewer)), said)
  }
  hear(words.event({ kind: 'researchLost', seat: 0, moves: 2 }), said)
  hear(words.move(state, 0, { kind: 'useDealership', dealership: 'large' }), said)
}

function hear({ id, values = {} }: Phrase, said: Set<string>): void {
  said.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') hear(value, said)
}
