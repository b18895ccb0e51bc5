import { test } from 'vitest'
import { expectWholeFinale } from '../../../../table/finale/testing/whole-finale.ts'
import { exhibit } from '../../gallery/exhibit.ts'
import { moment } from '../../gallery/moments.ts'

test("the finale counts all points and has three superlatives and the winner's best car", async () => {
  await expectWholeFinale(exhibit, moment('over'))
})
