import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withLayers } from './layers.ts'

test('the layers in ARCHITECTURE.md are those of the import rules: otherwise run node tools/layers.ts', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8')
  expect(page).toBe(withLayers(page, '.'))
})
