import type { SharedBox } from '@carriage/protocol'
import { titles } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { changedBox } from '../../testing/changed-box.ts'
import { pageWithPreview } from './page-preview.ts'

const html =
  '<head><meta name="description" content="x" /><title>Carriage House</title></head><body><div id="app"></div></body>'
const noBox = async () => undefined
const preview = (path: string, game?: string, box?: SharedBox) =>
  pageWithPreview(html, path, 'https://site.example', { gameOf: async () => game, sharedBox: async () => box })

test.each(titles)(
  'the rules of $about.id can be read without running the page, with title, text and picture',
  async ({ about, rulebook }) => {
    const page = await preview(`/rules/${about.id}`)
    expect(page).toContain(`<title>Rules of ${about.name} · Carriage House</title>`)
    expect(page).toContain(`<meta property="og:image" content="https://site.example/previews/${about.id}.jpg" />`)
    expect(page).toMatch(/<meta property="og:description" content="[^"]{40,}" \/>/)
    for (const { id } of rulebook) expect(page).toContain(`<p>${id} `)
  },
)

test.each(titles)('an example of $about.id has a title, a text and a picture', async ({ about }) => {
  const page = await preview(`/rules/${about.id}/example/any`)
  expect(page).toContain(`<title>Worked example: ${about.name} · Carriage House</title>`)
  expect(page).toContain(`<meta property="og:image" content="https://site.example/previews/${about.id}.jpg" />`)
})

test.each(['/table/00abc', '/table/00abc/replay'])('%s has a title, a text and a picture', async (path) => {
  const page = await preview(path)
  for (const name of ['title', 'description', 'image']) expect(page).toContain(`<meta property="og:${name}"`)
  expect(page).toContain(`content="https://site.example${path}"`)
  // The client draws the table; there is no text before.
  expect(page).toContain('<div id="app"></div>')
})

describe.each(titles)('a table of $about.id', ({ about }) => {
  test.each(['/table/00abcdefghjkmn', '/table/00abcdefghjkmn/replay'])(
    '%s has its name and its picture',
    async (path) => {
      const page = await preview(path, about.id)
      expect(page).toContain(`<meta property="og:image" content="https://site.example/previews/${about.id}.jpg" />`)
      expect(page).toMatch(new RegExp(`<title>${about.name}: a (table|replay)`))
    },
  )
})

test('a table that cannot be looked up still has a preview', async () => {
  const failing = pageWithPreview(html, '/table/00abcdefghjkmn', 'https://site.example', {
    gameOf: () => Promise.reject(new Error()),
    sharedBox: noBox,
  })
  expect(await failing).toContain('<meta property="og:image"')
})

test('a shared box has its name, its differences, and a picture', async () => {
  const box: SharedBox = {
    ...changedBox,
    id: 'x',
    game: 'kraftwagen',
    title: 'Our <box>',
    tables: changedBox.tables as never,
  }
  const page = await preview('/box/kraftwagen/shared/x', undefined, box)
  expect(page).toContain('<title>Our &lt;box&gt;: a box for Kraftwagen')
  expect(page).toMatch(/og:description" content="Differences from the standard box: [^"]{20,}"/)
  expect(page).toContain('<meta property="og:image" content="https://site.example/previews/kraftwagen.jpg" />')
  expect(page.split(/rows? differs?\./).length - 1).toBe(Object.keys(changedBox.tables).length)
})

test('a box that is not shared, and one of another game, look like the standard box', async () => {
  const usual = await preview('/box/kraftwagen/shared/x')
  expect(usual).toContain('<title>What’s in the box: Kraftwagen')
  const other: SharedBox = { id: 'x', game: 'auction', title: 'Other', tables: {} }
  expect(await preview('/box/kraftwagen/shared/x', undefined, other)).toBe(usual)
})

test.each(titles.filter(({ components }) => components))(
  'the box contents of $about.id have a preview',
  async ({ about }) => {
    const page = await preview(`/box/${about.id}`)
    expect(page).toContain(`<title>What’s in the box: ${about.name} · Carriage House</title>`)
    expect(page).toContain(`https://site.example/previews/${about.id}.jpg`)
  },
)

test('the list of rules names the games', async () => {
  const page = await preview('/rules')
  expect(page).toContain('<meta property="og:image"')
  for (const { about } of titles) expect(page).toContain(`<p>${about.name}</p>`)
})

test('other pages are sent unchanged', async () => {
  for (const path of ['/', '/rules/chess', '/settings', '/nowhere']) expect(await preview(path)).toBe(html)
})
