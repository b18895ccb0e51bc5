import { test } from 'vitest'
import { expectWholeFinale } from '../../../../table/finale/testing/whole-finale.ts'
import { exhibit } from '../../gallery/exhibit.ts'
import { moment } from '../../gallery/moments.ts'

test('the end tells of all points, of three superlatives and of what the winner built', async () => {
  await expectWholeFinale(exhibit, moment('over'))
})
