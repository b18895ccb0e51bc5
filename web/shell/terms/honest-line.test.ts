import { tablesIn } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { ageOfEngineeringTitle } from '../../table/age-of-engineering-title.ts'
import { horselessCarriageTitle } from '../../table/horseless-carriage-title.ts'
import { kraftwagenTitle } from '../../table/kraftwagen-title.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'

const titles = [kraftwagenTitle, ageOfEngineeringTitle, horselessCarriageTitle]
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de }

test('every game with components that are not certain says so where it is chosen, in every language', () => {
  for (const { versions, components } of titles) {
    const uncertain = tablesIn(components ?? {}).filter(([, { provenance }]) => provenance !== 'rulebook')
    expect(uncertain.length).toBeGreaterThan(0)
    for (const messages of Object.values(catalogues)) expect(messages[`components.${versions[0].id}`]).toBeTruthy()
  }
})

test('every provenance in the data has a word in every language', () => {
  const all = titles.flatMap(({ components }) => tablesIn(components ?? {}).map(([, { provenance }]) => provenance))
  for (const provenance of new Set(all))
    for (const messages of Object.values(catalogues))
      expect(messages[`provenance.${provenance.replace(' ', '')}`]).toBeTruthy()
})

test('the numbers in the line of Horseless Carriage are those of the data', () => {
  const tables = tablesIn(horselessCarriageTitle.components ?? {})
  const uncertain = tables.filter(([, { provenance }]) => provenance !== 'rulebook').length
  for (const messages of Object.values(catalogues))
    expect(messages['components.horseless-carriage']?.match(/\d+/g)?.map(Number)).toEqual([uncertain, tables.length])
})
