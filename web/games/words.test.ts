import { componentTablesIn, isCertain, tableProvenance } from '@carriage/kernel'
import { type IcuMessage, readIcu } from '@carriage/kernel/translate'
import { describe, expect, test } from 'vitest'
import { de } from '../pages/boxes/messages.de.ts'
import { en } from '../pages/boxes/messages.en.ts'
import { offeredChoices, wordsOfChoice } from '../pages/play/options/table-options.ts'
import { games } from './index.ts'

/** Every catalogue of every game in both languages; a game on trial may lack German. */
const catalogues = (
  await Promise.all(
    games.flatMap(({ id, stage, board, box, words, reasons }) =>
      Object.entries({ board, box, words, reasons }).map(async ([part, open]) => {
        const catalogue = await open?.()
        const german = await catalogue?.translations?.de?.()
        return { name: `${part} of ${id}`, stage, english: catalogue?.messages.en, german }
      }),
    ),
  )
).flatMap(({ name, stage, english, german }) =>
  english && (german || stage === 'offered') ? [{ name, english, german: german ?? {} }] : [],
)

describe.each(catalogues)('$name', ({ english, german }) => {
  test('German has exactly the messages of English', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
  })

  test('every message can be formatted, with the same values in both languages', () => {
    for (const [id, text] of Object.entries(english)) {
      expect(valuesIn(readIcu(german[id] ?? '')), id).toEqual(valuesIn(readIcu(text)))
    }
  })
})

test.each(games)('uncertain components of $id are named where the game is chosen', async ({ title, words }) => {
  const tables = componentTablesIn((await title()).components ?? {})
  if (tables.every(([, table]) => isCertain(tableProvenance(table)))) return
  expect((await words?.())?.messages.en?.components).toBeTruthy()
  for (const provenance of new Set(tables.map(([, { provenance }]) => provenance)))
    for (const messages of [en, de] as Readonly<Record<string, string>>[])
      expect(messages[`mark.${provenance.replace(' ', '')}`]).toBeTruthy()
})

/** The names of the values in a message. */
function valuesIn(message: IcuMessage): string[] {
  const names = new Set<string>()
  walk(message)
  return [...names].sort()

  function walk(parts: IcuMessage): void {
    for (const part of parts) {
      if (typeof part !== 'object') continue
      names.add(part.name)
      Object.values(part.forms).forEach(walk)
    }
  }
}

test.each(games)(
  'every option of $id states why a group may decide otherwise, and by which rule',
  async ({ title }) => {
    const played = await title()
    const rulebook = await played.rulebook()
    const german = (await played.translations?.de?.())?.messages ?? played.words.messages.en
    for (const choice of offeredChoices(played))
      for (const messages of [played.words.messages.en, german]) {
        const { name } = choice
        const [rule] = /[A-Z]+-[\d.]+$/.exec(messages?.[`${wordsOfChoice(choice).id}.why`] ?? '') ?? []
        expect([name, rulebook.some(({ id }) => id === rule)]).toEqual([name, true])
      }
  },
)
