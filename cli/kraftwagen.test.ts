import { join } from 'node:path'
import { titleOf } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { carriage } from './commands.ts'
import { expectEveryPhrase, matchAt } from './testing/formatted.ts'
import { Paper } from './testing/paper.ts'
import { emptyFolder } from './testing/run-carriage.ts'

describe('every phrase of random games has a message, and fits a narrow screen', () => {
  const tables = [
    { seats: 2, options: { specialtyTiles: false } },
    { seats: 3, options: { specialtyTiles: true } },
    { seats: 4, options: { specialtyTiles: true, scoreVisibility: 'open' } },
  ]

  test.each(tables)('$seats seats, specialty tiles $options.specialtyTiles', (table) => {
    expectEveryPhrase('kraftwagen', table)
  })
})

describe('a sale is one sentence', () => {
  const { translator } = matchAt('kraftwagen', { seats: 2, options: {} })
  const car = { owner: 1, body: 3, engine: 6, workers: 2, price: 8, engineerMarker: null }
  const sold = { kind: 'carSold', buyer: 0, preference: 'engine', car, price: 8, times: 1, bonus: 0, paid: 8, value: 6 }

  test('the best car', () => {
    const [sentence] = translator.events([{ ...sold, rivals: [] }], 0)
    expect(sentence).toBe('Engine buyer: the best engine is 6. Ben sells for 8.')
  })

  test('the cheapest of several equal ones', () => {
    const [sentence] = translator.events([{ ...sold, rivals: [{ ...car, owner: 0, price: 10 }] }], 0)
    expect(sentence).toBe(
      'Engine buyer: 2 cars tied with engine 6 (Ben at 8, Ada (you) at 10). The cheapest wins: Ben sells for 8.',
    )
  })

  test('the sum that a price buyer pays to the owner of Opel, with a marker of Daimler', () => {
    const opel = { ...sold, preference: 'price', times: 3, bonus: 4, paid: 28, value: 8, rivals: [] }
    expect(translator.events([opel], 0)).toEqual(['Price buyer: the lowest price is 8. Ben sells for 8 x 3 + 4 = 28.'])
  })
})

test('an error in custom tables is shown with its place', async () => {
  const components = JSON.stringify({ id: 'box', rounds: { rows: { 2: { prices: [2, 2] } } } })
  const paper = new Paper()
  expect(await carriage(['play', 'kraftwagen', '--option', `components=${components}`], paper)).toBe(2)
  expect(paper.complaints.join('\n')).toContain('Invalid option components for kraftwagen:')
  expect(paper.complaints.join('\n')).toContain('at components.rounds.rows.2.prices[1]')
})

test('a game with other components or options says so, in the terminal and in its record', async () => {
  const standard = titleOf('kraftwagen')?.components as { circuit: object }
  const box = { ...standard, title: 'Our box', circuit: { ...standard.circuit, lapSpaces: 12 } }
  const options = ['--option', `components=${JSON.stringify(box)}`, '--option', 'specialtyTiles=true']
  const file = join(emptyFolder(), 'record.json')
  const played = new Paper()
  await carriage(['play', 'kraftwagen', '--seats', '2', '--random', '1,2', ...options, '--record', file], played)
  const verified = new Paper()
  expect(await carriage(['verify', file], verified)).toBe(0)
  for (const { text } of [played, verified]) {
    expect(text).toContain('Played with custom components: Our box. 1 list differs: circuit.')
    expect(text).toContain('Custom: specialtyTiles true')
  }
})
