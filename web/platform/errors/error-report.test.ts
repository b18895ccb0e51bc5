import { newClientReport } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { atTable, clientReportOf, faultOf } from './error-report.ts'

test('a report says where the error occurred, and is cut to the length that the server accepts', () => {
  const leave = atTable({ match: '0a-table', rules: 2, entry: () => 17 })
  const fault = faultOf('board', new Error('x'.repeat(9_000).replaceAll('xxxx', 'xyz ')), ' at Board'.repeat(2_000))
  const report = clientReportOf(fault, `/table/${'y'.repeat(300)}`, 'de')
  expect(newClientReport.parse(report)).toEqual(report)
  expect(report).toMatchObject({ part: 'board', match: '0a-table', entry: 17, rules: 2, language: 'de' })
  leave()
  expect(clientReportOf(faultOf('page', 'thrown text'), '/', 'en')).toMatchObject({
    message: 'thrown text',
    match: null,
    entry: null,
  })
})

test('a report contains no secrets of links and no tokens', () => {
  const token = 'c4rr1age_0123456789abcdefghijklmnopqrstuv'
  const error = new Error(`Failed to fetch https://site.example/table/7?link=abc#key=s3cr3t: ${token}, key=0ther`)
  error.stack = `${error.message}\n    at f (https://site.example/assets/page-Bq12.js?token=abc:1:200)\n at /l/one-tap`
  const report = JSON.stringify(clientReportOf(faultOf('uncaught', error), '/table/7', 'en'))
  for (const secret of ['s3cr3t', 'abc', '0ther', token, 'one-tap']) expect(report).not.toContain(secret)
  expect(report).toContain('https://site.example/table/7')
  expect(report).toContain('page-Bq12.js')
})

test('a report names the page, not the person whose profile it was', () => {
  const person = 'QagJhUMl63yERiXlgSOdi15J0OuttD4k'
  const error = new Error(`Failed to fetch https://site.example/api/people/${person}`)
  const report = clientReportOf(faultOf('page', error), `/people/${person}`, 'en')
  expect(report.page).toBe('/people/:account')
  expect(JSON.stringify(report)).not.toContain(person)
  expect(clientReportOf(faultOf('page', error), '/no/such/page', 'en').page).toBe('unknown')
})
