import { componentRowsIn, componentTablesIn } from '@carriage/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { openBoardWords, openWords } from '../../platform/i18n/translations.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { TableSection } from './table-section.tsx'
import { boxWordsIn } from './use-box.ts'

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

test('every offered game with component tables has a box page', () => {
  expect(opened.map(({ id }) => id).sort()).toEqual(
    games
      .filter(({ stage }) => stage === 'offered')
      .map(({ id }) => id)
      .sort(),
  )
})

describe.each(opened)('the box of $id', ({ title, rules, drawings }) => {
  test.each(['en', 'de'] as const)('every row of every table is drawn, named and marked in %s', async (language) => {
    await Promise.all([openWords(title, language), openBoardWords(drawings)])
    const words = boxWordsIn({ title, drawings }, language)
    const components = title.components ?? {}
    for (const [table, contents] of componentTablesIn(components)) {
      const rows = componentRowsIn(contents)
      const page = renderToStaticMarkup(
        createElement(TableSection, {
          table,
          name: table,
          note: contents.note,
          provenance: contents.provenance,
          rows,
          components,
          opened: { title, rules, drawings, words },
        }),
      )
      expect(rows.length, table).toBeGreaterThan(0)
      expect(page.split('data-row=').length - 1, table).toBe(rows.length)
      expect(page.split('data-mark=').length - 1, table).toBe(rows.length + 1)
      for (const row of rows) {
        const { name, picture } = drawings.draw({ ...row, table, components, words })
        expect([table, row.path, name.trim() !== '' && !name.includes('{')]).toEqual([table, row.path, true])
        expect([table, row.path, Boolean(picture)]).toEqual([table, row.path, true])
      }
    }
  })
})

test('HC-1.4 the segments of the market are numbered from 0 to 3, as its rules number them', async () => {
  const { title, drawings } = opened.find(({ id }) => id === 'horseless-carriage') ?? {}
  const table = title && componentTablesIn(title.components ?? {}).find(([name]) => name === 'segments')?.[1]
  if (!title || !drawings || !table) throw new Error('Horseless Carriage has no market.')
  await Promise.all([openWords(title, 'en'), openBoardWords(drawings)])
  const words = boxWordsIn({ title, drawings }, 'en')
  const [row] = componentRowsIn(table)
  const picture = row && drawings.draw({ ...row, table: 'segments', components: title.components ?? {}, words }).picture
  const numbers = [...renderToStaticMarkup(picture).matchAll(/>(\d+)</g)].map(([, number]) => Number(number))
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

test('the German catalogue about boxes has the same messages and values as the English one', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const [id, text] of Object.entries(en))
    expect([id, placesIn(de[id as keyof typeof en])]).toEqual([id, placesIn(text)])
})

function placesIn(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
}
