import { readdirSync, readFileSync } from 'node:fs'
import { choicesOf, fastChance, LiveEffects, messagesFor, redact, seatsOf, type Viewer } from '@carriage/kernel'
import { listen, sentencesIn } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { ageOfEngineering, ageOfEngineeringTitle, readComponents, standard, standardOptions } from '../index.ts'
import { words } from './index.ts'

const messages = words.messages.en ?? {}

describe('random games of every variant', () => {
  const { variants } = ageOfEngineeringTitle
  // Choices are said where a table is laid.
  const offered = choicesOf(ageOfEngineeringTitle.versions[0].options).flatMap(messagesFor)
  const said = new Set<string>(['title', ...offered])

  test('everything that anybody is told has a message', () => {
    for (const [index, variant] of variants.entries()) {
      listen(
        { game: ageOfEngineering, words, variant, seed: index, viewers: [...seatsOf(variant.seats), 'spectator'] },
        said,
      )
    }
    expect([...said].filter((id) => !(id in messages))).toEqual(['seat'])
  })

  test('every message is said, the last ones in rare positions', () => {
    // What refusals say is in facts.test.ts.
    const told = Object.keys(messages).filter((id) => !/^(fact|missing|token|salesperson)\./.test(id))
    const unsaid = () => told.filter((id) => !said.has(id))
    for (let seed = variants.length; unsaid().length > 0 && seed < 400; seed++) {
      listen(
        { game: ageOfEngineering, words, variant: variants[seed % variants.length]!, seed, viewers: ['spectator'] },
        said,
      )
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
  const { events, end } = listen({ game: ageOfEngineering, words, variant, seed: 1, viewers: ['spectator'] }, said)
  expect([...said].filter((id) => !(id in messages))).toEqual(['seat'])
  const taken = events.find((event) => event.kind === 'tileTaken' && event.tile === 'X8')
  expect(JSON.stringify(words.event(taken!))).toMatch(/X8.*action\.research.*action\.buyer/)
  expect(JSON.stringify(words.board(end, 0))).toContain('"colour":"black"')
})

test('AE-12.7 a hidden total is told to its company only', () => {
  const options = { ...standardOptions, scoreVisibility: 'hidden' } as const
  const state = ageOfEngineering.setup({ seats: 3, options }, new LiveEffects(fastChance(1)))
  const totals = (viewer: Viewer) =>
    words.board(redact(state, viewer), viewer).filter(({ id }) => id === 'board.points')
  expect(totals('spectator')).toHaveLength(0)
  expect(totals(1)).toHaveLength(1)
})

test('all text is in the messages: no other file of the words has any', () => {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((file) => !/^messages\..*|\.test\.ts$/.test(file))
  expect(files).toContain('board.ts')
  const found = files.flatMap((file) => sentencesIn(readFileSync(new URL(file, folder), 'utf8')))
  expect(found).toEqual([])
})
