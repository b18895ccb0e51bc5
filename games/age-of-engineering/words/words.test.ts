import { readdirSync, readFileSync } from 'node:fs'
import {
  choicesOf,
  fastChance,
  LiveTable,
  messagesFor,
  type Phrase,
  redact,
  seatsOf,
  type Variant,
  type Viewer,
} from '@carriage/kernel'
import { choiceOf, pick } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import {
  ageOfEngineering,
  ageOfEngineeringTitle,
  type Event,
  type Options,
  readComponents,
  type State,
  standard,
  standardOptions,
} from '../index.ts'
import { words } from './index.ts'

const messages = words.messages.en ?? {}

describe('random games of every variant', () => {
  const { variants } = ageOfEngineeringTitle
  // Choices are said where a table is laid.
  const offered = choicesOf(ageOfEngineeringTitle.versions[0].options).flatMap(messagesFor)
  const said = new Set<string>(['title', ...offered])

  test('everything that anybody is told has a message', () => {
    for (const [index, variant] of variants.entries()) {
      listen(variant, index, [...seatsOf(variant.seats), 'spectator'], said)
    }
    expect([...said].filter((id) => !(id in messages))).toEqual(['seat'])
  })

  test('every message is said, the last ones in rare positions', () => {
    // What refusals say is in facts.test.ts.
    const told = Object.keys(messages).filter((id) => !/^(fact|missing|token|salesperson)\./.test(id))
    const unsaid = () => told.filter((id) => !said.has(id))
    for (let game = variants.length; unsaid().length > 0 && game < 400; game++) {
      listen(variants[game % variants.length]!, game, ['spectator'], said)
    }
    expect(unsaid()).toEqual([])
  })
})

test('tables of your own are told as they are', () => {
  const components = readComponents({
    ...standard,
    colours: { ...standard.colours, rows: ['black', 'white', 'green', 'yellow'] },
    actionTiles: {
      ...standard.actionTiles,
      rows: standard.actionTiles.rows.map((tile) =>
        tile.id === 'T8' ? { id: 'X8', actions: ['research', 'buyer'] } : tile,
      ),
    },
  })
  const said = new Set<string>()
  const variant = { seats: 2, options: { ...standardOptions, components } }
  const { events, end } = listen(variant, 1, ['spectator'], said)
  expect([...said].filter((id) => !(id in messages))).toEqual(['seat'])
  const taken = events.find((event) => event.kind === 'tileTaken' && event.tile === 'X8')
  expect(JSON.stringify(words.event(taken!))).toMatch(/X8.*action\.research.*action\.buyer/)
  expect(JSON.stringify(words.board(end, 0))).toContain('"colour":"black"')
})

test('AE-12.7 a hidden total is told to its company only', () => {
  const options = { ...standardOptions, scoreVisibility: 'hidden' } as const
  const state = ageOfEngineering.setup({ seats: 3, options }, new LiveTable(fastChance(1)))
  const totals = (viewer: Viewer) =>
    words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'board.points')
  expect(totals('spectator')).toHaveLength(0)
  expect(totals(1)).toHaveLength(1)
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
): { events: readonly Event[]; end: State } {
  const choice = choiceOf(seed)
  const table = new LiveTable<Event>(fastChance(seed))
  const state = ageOfEngineering.setup({ seats, options }, table)
  for (;;) {
    for (const viewer of viewers) for (const line of words.board(redact(state, viewer), viewer)) hear(line, said)
    hear(words.decision(state, state.actor), said)
    const turn = ageOfEngineering.turn(state)
    if (turn.over) break
    const seat = pick(turn.seats, choice)
    const moves = [...ageOfEngineering.moves(state, seat)]
    for (const move of moves) hear(words.move(redact(state, seat), seat, move), said)
    const played = pick(moves, choice)
    for (const viewer of viewers) hear(words.move(redact(state, viewer), seat, played), said)
    ageOfEngineering.play(state, seat, played, table)
  }
  for (const viewer of viewers) for (const event of table.events) hear(words.event(redact(event, viewer)), said)
  return { events: table.events, end: state }
}

function hear({ id, values = {} }: Phrase, said: Set<string>): void {
  said.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') hear(value, said)
}
