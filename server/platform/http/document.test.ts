import { contract } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { apiDocument } from './document.ts'

test('the server registers every route of the contract, and no other', async () => {
  const { paths } = (await apiDocument()) as Document
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(served.toSorted()).toEqual(Object.keys(contract).toSorted())
})

test('every route declares its input and answers, and that it may answer with a problem', async () => {
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
