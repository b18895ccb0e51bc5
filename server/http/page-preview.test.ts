import { titles } from '@carriage/catalogue'
import { describe, expect, test } from 'vitest'
import { pageWithPreview } from './page-preview.ts'

const html =
  '<head><meta name="description" content="x" /><title>Carriage House</title></head><body><div id="app"></div></body>'
const preview = (path: string, game?: string) => pageWithPreview(html, path, 'https://house.example', async () => game)

test.each(titles)(
  'the rules of $about.id are read without running the page, with title, text and picture',
  async ({ about, versions }) => {
    const page = await preview(`/rules/${about.id}`)
    expect(page).toContain(`<title>Rules of ${about.name} · Carriage House</title>`)
    expect(page).toContain(`<meta property="og:image" content="https://house.example/previews/${about.id}.jpg" />`)
    expect(page).toMatch(/<meta property="og:description" content="[^"]{40,}" \/>/)
    for (const { id } of versions[0].rulebook) expect(page).toContain(`<p>${id} `)
  },
)

test.each(['/table/00abc', '/table/00abc/replay'])('%s has a title, a text and a picture', async (path) => {
  const page = await preview(path)
  for (const name of ['title', 'description', 'image']) expect(page).toContain(`<meta property="og:${name}"`)
  expect(page).toContain(`content="https://house.example${path}"`)
  // The client draws the table; there is nothing to read before.
  expect(page).toContain('<div id="app"></div>')
})

describe.each(titles)('a table of $about.id', ({ about }) => {
  test.each(['/table/00abcdefghjkmn', '/table/00abcdefghjkmn/replay'])(
    '%s has its name and its picture',
    async (path) => {
      const page = await preview(path, about.id)
      expect(page).toContain(`<meta property="og:image" content="https://house.example/previews/${about.id}.jpg" />`)
      expect(page).toMatch(new RegExp(`<title>A (table|replay) of ${about.name}`))
    },
  )
})

test('a table that cannot be looked up still has a preview', async () => {
  const failing = pageWithPreview(html, '/table/00abcdefghjkmn', 'https://house.example', () =>
    Promise.reject(new Error()),
  )
  expect(await failing).toContain('<meta property="og:image"')
})

test('the list of rules names the games', async () => {
  const page = await preview('/rules')
  expect(page).toContain('<meta property="og:image"')
  for (const { about } of titles) expect(page).toContain(`<p>${about.name}</p>`)
})

test('other pages are sent as they are', async () => {
  for (const path of ['/', '/rules/chess', '/settings', '/nowhere']) expect(await preview(path)).toBe(html)
})
