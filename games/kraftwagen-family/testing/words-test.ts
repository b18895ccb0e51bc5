import { readdirSync, readFileSync } from 'node:fs'
import { choicesOf, messagesFor, seatsOf, type Title } from '@carriage/kernel'
import { listen, sentencesIn } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'

interface Kind {
  readonly kind: string
}

interface WordsTest<Options> {
  /** The folder of the messages. */
  readonly folder: URL
  /** Messages used by refusals only. */
  readonly ofRefusals: RegExp
  /** Options with components that have a tile X8 and a black seat: `otherTiles`, `otherColours`. */
  readonly otherTables: Options
}

export const otherColours = ['black', 'white', 'green', 'yellow']

/** The action tiles with one in the place of T8 that has the actions Research and Buyer. */
export function otherTiles<Tile extends { readonly id: string }>(
  tiles: readonly Tile[],
): (Tile | { readonly id: 'X8'; readonly actions: ['research', 'buyer'] })[] {
  return tiles.map((tile) => (tile.id === 'T8' ? { id: 'X8', actions: ['research', 'buyer'] } : tile))
}

/** Every event of random games has a message, and every message is used. */
export function wordsTest<State extends object, Move extends Kind, Options extends object, Event extends Kind>(
  title: Title<State, Move, Options, Event>,
  { folder, ofRefusals, otherTables }: WordsTest<Options>,
): void {
  const { words, variants } = title
  const [game] = title.versions
  const messages = words.messages.en ?? {}

  describe('random games of every variant', () => {
    // Choices are shown where a table is created.
    const offered = choicesOf(game.options).flatMap(messagesFor)
    // Conditions are shown where premoves are made.
    const conditions = Object.keys(game.premoves?.conditions ?? {}).map((name) => `condition.${name}`)
    const seenIds = new Set<string>(['title', ...offered, ...conditions])

    test('every event has a message', () => {
      for (const [seed, variant] of variants.entries())
        listen({ game, words, variant, seed, viewers: [...seatsOf(variant.seats), 'spectator'] }, seenIds)
      expect([...seenIds].filter((id) => !(id in messages))).toEqual(['seat'])
    })

    test('every message is used, the last ones in rare positions', () => {
      const inPlay = Object.keys(messages).filter((id) => !ofRefusals.test(id))
      const unsaid = () => inPlay.filter((id) => !seenIds.has(id))
      for (let seed = variants.length; unsaid().length > 0 && seed < 400; seed++)
        listen({ game, words, variant: variants[seed % variants.length]!, seed, viewers: ['spectator'] }, seenIds)
      expect(unsaid()).toEqual([])
    })
  })

  test('custom components are shown with their own ids', () => {
    const seenIds = new Set<string>()
    const variant = { seats: 2, options: otherTables }
    const { events, end } = listen({ game, words, variant, seed: 1, viewers: ['spectator'] }, seenIds)
    expect([...seenIds].filter((id) => !(id in messages))).toEqual(['seat'])
    const taken = events.find((event) => event.kind === 'tileTaken' && 'tile' in event && event.tile === 'X8')
    expect(JSON.stringify(words.event(taken!))).toMatch(/X8.*action\.research.*action\.buyer/)
    expect(JSON.stringify(words.board(end, 0))).toContain('"colour":"black"')
  })

  test('all text is in the catalogues: no other file of the folder contains any', () => {
    const files = readdirSync(folder).filter((file) => !/^messages\..*|\.test\.ts$/.test(file))
    expect(files).toContain('board.ts')
    const found = files.flatMap((file) => sentencesIn(readFileSync(new URL(file, folder), 'utf8')))
    expect(found).toEqual([])
  })
}
