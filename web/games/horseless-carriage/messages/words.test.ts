import { componentTablesIn, isCertain, tableProvenance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { title } from '../title.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('the numbers in the text about uncertain components are those of the data', () => {
  const tables = componentTablesIn(title.components ?? {})
  const uncertain = tables.filter(([, table]) => !isCertain(tableProvenance(table))).length
  for (const { components } of [en, de])
    expect(components.match(/\d+/g)?.map(Number)).toEqual([uncertain, tables.length])
})
