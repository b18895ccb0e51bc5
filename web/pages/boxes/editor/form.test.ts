import { componentRowsIn, componentTablesIn } from '@carriage/kernel'
import { componentForm, contentFor, type FormField, fieldAt } from '@carriage/kernel/form'
import { describe, expect, test } from 'vitest'
import { games } from '../../../games/index.ts'
import { openBoardWords, openWords } from '../../../platform/i18n/translations.ts'
import { faultsIn } from '../box.ts'
import { de } from '../errors/messages.de.ts'
import { type BoxErrorMessage, en } from '../errors/messages.en.ts'
import { readBoxError } from '../errors/read-error.ts'
import { boxWordsIn } from '../use-box.ts'
import { differingKeys, withOneMore, withoutRow, withRowReset, withValueAt } from './change.ts'

const opened = await Promise.all(
  games.flatMap(({ id, title: titleOf, box }) =>
    box
      ? [
          Promise.all([titleOf(), box()]).then(async ([title, drawings]) => {
            const [rules] = await title.games()
            return { id, title, rules, drawings }
          }),
        ]
      : [],
  ),
)
const read = new Set<BoxErrorMessage>()

describe.each(opened)('the form of $id', ({ title, rules, drawings }) => {
  const components = title.components ?? {}
  const form = componentForm(rules)

  test('has a field for every row, and its current value is valid', () => {
    for (const [table, contents] of componentTablesIn(components))
      for (const { path, value } of componentRowsIn(contents)) {
        const field = fieldAt(form, [table, ...path])
        expect([table, path, field !== undefined]).toEqual([table, path, true])
        expect([table, path, field && contentFor(field, value)]).toEqual([table, path, value])
      }
  })

  test.each(['en', 'de'] as const)('names every field and every choice in %s', async (language) => {
    await Promise.all([openWords(title, language), openBoardWords(drawings)])
    const words = boxWordsIn({ title, drawings }, language)
    for (const [table, contents] of componentTablesIn(components))
      for (const { path } of componentRowsIn(contents)) {
        const field = fieldAt(form, [table, ...path])
        if (!field) continue
        const { names, values } = wordsIn(field)
        for (const name of names) expect(words.t(`field.${name}`)).not.toBe('')
        for (const value of values)
          if (typeof value === 'string' && value.length > 1)
            expect([table, value, `entry.${value}` in (drawings.messages.en ?? {})]).toEqual([table, value, true])
      }
  })

  test('every checker message about a wrong entry can be read', () => {
    for (const [table] of componentTablesIn(components))
      for (const wrong of spoiled(components, [table]))
        for (const { problem } of faultsIn(rules, wrong)) {
          const fault = readBoxError(problem)
          expect([problem, fault !== undefined]).toEqual([problem, true])
          if (fault) read.add(fault.id)
        }
  })

  test('a row is changed, reported as different, and reset', () => {
    for (const [table, contents] of componentTablesIn(components)) {
      const [row] = componentRowsIn(contents)
      if (!row) continue
      const changed = withValueAt(components, [table, ...row.path], null) as object
      expect(differingKeys(components, changed).size).toBe(1)
      expect(withRowReset(components, changed, table, row)).toEqual(components)
    }
  })
})

test('German has every checker message with the same values', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
  for (const [id, text] of Object.entries(en))
    expect([id, placesIn(de[id as BoxErrorMessage])]).toEqual([id, placesIn(text)])
})

test('the general messages are not mistaken for one another', () => {
  expect([...read]).toEqual(
    expect.arrayContaining(['error.whole', 'error.twice', 'error.sum', 'error.circuit', 'error.noAction']),
  )
  expect(readBoxError('expected 8 in all, found 9')).toEqual({ id: 'error.sum', values: { expected: '8', sum: '9' } })
  expect(readBoxError('expected 8 entries')).toEqual({ id: 'error.entries', values: { count: '8' } })
})

test('a card is added under a new name and removed', () => {
  const { title } = opened.find(({ id }) => id === 'kraftwagen') ?? {}
  const standard = title?.components ?? {}
  const more = withOneMore(standard, 'developments') as { developments: { rows: { id: string }[] } }
  expect(more.developments.rows.map(({ id }) => id)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'])
  expect(withoutRow(more, 'developments', { path: ['rows', '7'], value: {}, provenance: '' })).toEqual(standard)
})

/** These tables with one entry after the other made invalid. */
function* spoiled(content: unknown, path: readonly string[]): Generator<object> {
  const here = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], content)
  const list: readonly unknown[] | undefined = Array.isArray(here) ? here : undefined
  const wrong = list ? [[], [...list, ...list], [list[0], ...list.slice(0, -1)]] : [999, 'x', null]
  for (const value of wrong) yield withValueAt(content, path, value) as object
  if (typeof here !== 'object' || here === null) return
  const names = Object.keys(here)
  for (const name of names.length > 5 ? names.slice(0, 2) : names) yield* spoiled(content, [...path, name])
}

function wordsIn(field: FormField): { names: string[]; values: (string | number | boolean | null)[] } {
  switch (field.kind) {
    case 'choice':
      return { names: [], values: [...field.values] }
    case 'list':
      return wordsIn(field.of)
    case 'group':
    case 'variants': {
      const fields = field.kind === 'group' ? field.fields : field.variants.flatMap((variant) => variant.fields)
      const offered = fields.filter(({ name }) => name !== 'provenance')
      const below = offered.map((each) => wordsIn(each.field))
      const marks = field.kind === 'variants' ? field.variants.map(({ value }) => value) : []
      return {
        names: [...offered.map(({ name }) => name), ...below.flatMap(({ names }) => names)],
        values: [...marks, ...below.flatMap(({ values }) => values)],
      }
    }
    default:
      return { names: [], values: [] }
  }
}

function placesIn(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
}
