import { expect, test } from 'vitest'
import { listHighlights } from '../testing/shown-highlights.ts'

test('every event of whole games is part of a round summary, or glows at a drawn place', async () => {
  const { games, seen, unseen } = await listHighlights('age-of-engineering', 14)
  // Fifty in all three titles.
  expect(games).toBeGreaterThanOrEqual(22)
  expect([...unseen]).toEqual([])
  expect(seen.size).toBeGreaterThan(12)
}, 240_000)
