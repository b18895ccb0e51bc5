import { expect, test } from 'vitest'
import { listHighlights } from '../testing/shown-highlights.ts'

test('whatever happens in whole games is a scene, or glows at a place that is drawn', async () => {
  const { games, seen, unseen } = await listHighlights('kraftwagen', 14)
  // Fifty in all three titles.
  expect(games).toBeGreaterThanOrEqual(20)
  expect([...unseen]).toEqual([])
  expect(seen.size).toBeGreaterThan(12)
}, 240_000)
