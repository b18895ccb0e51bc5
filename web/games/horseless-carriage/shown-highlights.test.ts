import { expect, test } from 'vitest'
import { listHighlights } from '../testing/shown-highlights.ts'

test('every event of whole games is part of a round summary, or glows at a drawn place', async () => {
  // A random game of it takes seconds.
  const { games, seen, unseen } = await listHighlights('horseless-carriage', 3)
  // Fifty in all three titles.
  expect(games).toBeGreaterThanOrEqual(8)
  expect([...unseen]).toEqual([])
  expect(seen.size).toBeGreaterThan(12)
}, 240_000)
