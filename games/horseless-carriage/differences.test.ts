import { differencesOf, readOptions, readStoredOptions } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { horselessCarriage } from './game.ts'
import { standardOptions } from './options.ts'
import { title } from './title.ts'

test('an option that the standard game does not have is named as differing, without a value', () => {
  expect(differencesOf(title, { ...standardOptions, colours: ['blue'] }).options).toEqual({ colours: null })
})

test('HC-12.7 a record that says nothing of cards was played without those for other types, a new table is not', () => {
  const stored = { ...standardOptions, introductory: true }
  const { introCards: _, ...old } = stored
  expect(differencesOf(title, old).options).toEqual({ introductory: true, introCards: 'carsOnly' })
  expect(differencesOf(title, stored).options).toEqual({ introductory: true })
  expect(readOptions(horselessCarriage, { introductory: true })).toEqual({ ok: true, value: stored })
  expect(readStoredOptions(horselessCarriage, old)).toEqual({ ok: true, value: old })
})
