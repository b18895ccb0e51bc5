import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiDocument } from './document.ts'

const file = join(import.meta.dirname, '../../protocol/openapi.json')

test('the OpenAPI document in protocol/ is that of this server; if not, run `pnpm api`', async () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(await apiDocument())))
})

test('every route says what it takes and gives, and that it may answer with a problem', async () => {
  const { openapi, paths } = (await apiDocument()) as Document
  expect(openapi).toBe('3.1.0')
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ name: `${method} ${path}`, route })),
  )
  expect(routes.length).toBeGreaterThan(30)
  for (const { name, route } of routes) {
    expect(route.summary, name).toBeTruthy()
    expect(route.tags, name).toHaveLength(1)
    expect(JSON.stringify(route.responses.default), name).toContain('#/components/schemas/Problem')
  }
})

interface Document {
  openapi: string
  paths: Record<string, Record<string, { summary?: string; tags?: string[]; responses: Record<string, unknown> }>>
}
