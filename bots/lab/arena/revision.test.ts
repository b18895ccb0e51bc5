import { expect, test } from 'vitest'
import { botOfRevision } from './revision.ts'

test('a branch is refused, since it moves: an earlier bot is named by its commit', async () => {
  await expect(botOfRevision('main', 'kraftwagen', 'mechanic')).rejects.toThrow('not the hash of a commit')
})
