import { differencesOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { title } from './title.ts'

test('an option that the standard game does not have is named as differing, without a value', () => {
  expect(differencesOf(title, { colours: ['blue'] }).options).toEqual({ colours: null })
})
