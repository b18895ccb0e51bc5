import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auctionTitle } from '@carriage/auction'
import type { AnyTitle, MatchRecord } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { carriage } from '../commands.ts'
import { terminalTranslator } from '../formatter.ts'
import { titleOf } from '../testing/broken-titles.ts'
import { Paper } from '../testing/paper.ts'
import { emptyFolder, runCarriage } from '../testing/run-carriage.ts'
import { gaps, joined } from './shares.ts'
import { type SimulationPlan, simulateTitle } from './simulate.ts'
import { chooseTables, groupsOf, tableName } from './tables.ts'

const broken = new URL('../testing/broken-titles.ts', import.meta.url).href

function planFor(folder: string): SimulationPlan {
  return { games: 60, seed: 7, seats: undefined, workers: 2, options: [], failures: join(folder, 'failures') }
}

test('the real command simulates 200 auctions', async () => {
  const folder = emptyFolder()
  const { code, output, errors } = await runCarriage(folder, ['simulate', 'auction', '--games', '200', '--seed', '1'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toMatch(/^200 games, \d,\d{3} moves in [\d.]+ s: [\d,]+ games and [\d,]+ moves a second$/m)
  expect(output).toMatch(/^moves +\d+\.\d\d( +\d+\.\d\d){6}$/m)
  expect(output).toMatch(/^lotsWithdrawn +\d/m)
  expect(output).toContain('  1  2 seats, purse=plain: 34 games')
  expect(output).toContain('  6  4 seats, purse=deep: 33 games')
})

test('the figures depend on the seed only, not on the workers', async () => {
  async function figures(workers: string): Promise<string[]> {
    const paper = new Paper()
    const args = ['simulate', 'auction', '--games', '50', '--seed', '3', '--seats', '3', '--workers', workers]
    expect(await carriage(args, paper)).toBe(0)
    return paper.lines.slice(2)
  }
  expect(await figures('1')).toEqual(await figures('2'))
})

describe('a stopped simulation', () => {
  const simulated = async (...args: string[]) => {
    const paper = new Paper()
    const code = await carriage(['simulate', 'auction', '--seed', '3', ...args], paper)
    const { lines, complaints } = paper
    return { code, lines, complaints, figures: lines.filter((line) => /^(Average|[a-z]\w+ +\d| {2}\d {2})/.test(line)) }
  }

  test('resumes from its file and gives the same figures as an uninterrupted one', async () => {
    const file = join(emptyFolder(), 'kept', 'auction.json')
    const whole = await simulated('--games', '50', '--workers', '1')
    await simulated('--games', '20', '--save', file, '--workers', '1')
    const { code, lines, figures } = await simulated('--games', '50', '--save', file, '--workers', '2')
    expect(code).toBe(0)
    expect(lines).toContain('Resuming after 20 games.')
    expect(lines.join()).toMatch(/30 games, [\d,]+ moves in/)
    expect(figures.length).toBeGreaterThan(5)
    expect(figures).toEqual(whole.figures)
  })

  test('is not mixed with another one', async () => {
    const file = join(emptyFolder(), 'auction.json')
    await simulated('--games', '5', '--save', file, '--workers', '1')
    const { code, complaints } = await simulated('--games', '5', '--seats', '2', '--save', file)
    expect(code).toBe(2)
    expect(complaints.join()).toContain('belongs to another simulation: auction from seed 3')
  })

  test('with Ctrl+C prints how far it came and how to resume', async () => {
    const folder = emptyFolder()
    const args = ['simulate', 'auction', '--games', '10000000', '--save', 'kept.json', '--workers', '1']
    const { code, output } = await runCarriage(folder, args, [], { interruptAt: 'from seed' })
    expect(code).toBe(130)
    expect(output).toMatch(/Stopped after [\d,]+ of 10,000,000 games\. Run the same command to resume\./)
    const { shares } = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8')) as { shares: unknown[] }
    expect(shares).toHaveLength(1)
  })
})

test('shares are joined, and the gaps between them are found', () => {
  const played = joined(joined([{ from: 0, to: 10 }], { from: 20, to: 30 }), { from: 10, to: 15 })
  expect(played).toEqual([
    { from: 0, to: 15 },
    { from: 20, to: 30 },
  ])
  expect(gaps(played, 40)).toEqual([
    { from: 15, to: 20 },
    { from: 30, to: 40 },
  ])
  expect(gaps(played, 15)).toEqual([])
  expect(gaps([], 5)).toEqual([{ from: 0, to: 5 }])
})

test('with --promises a broken promise of the contract fails, which random play does not notice', async () => {
  const folder = emptyFolder()
  const title = titleOf('punctual') as AnyTitle
  expect(await simulateTitle(title, broken, new Paper(), planFor(folder))).toBe(0)
  const paper = new Paper()
  expect(await simulateTitle(title, broken, paper, { ...planFor(folder), promises: true })).toBe(1)
  expect(paper.text).toMatch(/A game failed: seed \d+/)
  expect(paper.text).toContain('--promises')
})

describe('a broken title', () => {
  test('fails, and prints the seed, the table, the problem, a record and how to reproduce it', async () => {
    const folder = emptyFolder()
    const paper = new Paper()
    const title = titleOf('auction') as AnyTitle
    expect(await simulateTitle(title, broken, paper, planFor(folder))).toBe(1)
    const [, seed = '', seats = '', purse = '', moves = ''] =
      /A game failed: seed (\d+), (\d) seats, purse=(\w+), after (\d+) moves/.exec(paper.text) ?? []
    expect(paper.text).toContain('  AU-INV-99 is broken (nobody buys twice): somebody did')
    expect(paper.text).toContain(`simulate auction --games 1 --seed ${seed} --seats ${seats} --option purse=${purse}`)

    const file = join(folder, 'failures', `auction-seed-${seed}.json`)
    expect(paper.text).toContain(`Its record: ${file}`)
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord
    expect(record.seats).toBe(Number(seats))
    expect(record.options).toEqual({ purse })
    expect(record.log).toHaveLength(Number(moves))
    expect(await carriage(['verify', file], new Paper())).toBe(0)

    const again = new Paper()
    const plan = { ...planFor(folder), games: 1, seed: Number(seed), seats: Number(seats), options: [`purse=${purse}`] }
    expect(await simulateTitle(title, broken, again, plan)).toBe(1)
    expect(again.text).toContain(`A game failed: seed ${seed}, ${seats} seats, purse=${purse}, after ${moves} moves`)
  })

  test('that fails in its set-up is reported too, though there is nothing to record', async () => {
    const folder = emptyFolder()
    const paper = new Paper()
    expect(await simulateTitle(titleOf('stillborn') as AnyTitle, broken, paper, planFor(folder))).toBe(1)
    expect(paper.text).toContain('no table')
    expect(paper.text).toContain('Couldn’t write its record.')
  })
})

test('figures are compared table by table, or by seats where there are many tables', () => {
  const t = terminalTranslator('en')
  const tables = [2, 3, 2, 3, 2, 3, 4].map((seats, n) => ({ seats, options: { n } }))
  const tallies = tables.map((_, n) => ({ games: 1, moves: n, figures: { ties: { games: 1, sum: 10 * n } } }))
  expect(groupsOf(tables, tallies, t)).toEqual([
    { name: '2 seats', tally: { games: 3, moves: 0 + 2 + 4, figures: { ties: { games: 3, sum: 60 } } } },
    { name: '3 seats', tally: { games: 3, moves: 1 + 3 + 5, figures: { ties: { games: 3, sum: 90 } } } },
    { name: '4 seats', tally: { games: 1, moves: 6, figures: { ties: { games: 1, sum: 60 } } } },
  ])
  expect(groupsOf(tables.slice(0, 2), tallies, t).map(({ name }) => name)).toEqual(['2 seats, n=0', '3 seats, n=1'])
})

test('custom component tables are named by their id, not printed', () => {
  const table = { seats: 2, options: { purse: 'deep', components: { id: 'ours', rows: [1, 2, 3] } } }
  expect(tableName(table, terminalTranslator('en'))).toBe('2 seats, purse=deep, components=ours')
})

describe('the tables of a simulation', () => {
  const title: AnyTitle = auctionTitle

  test('are all variants of the title', () => {
    expect(chooseTables(title, undefined, [])).toEqual(title.variants)
  })

  test('can be restricted by seats and options; equal ones are merged', () => {
    expect(chooseTables(title, 3, [])).toHaveLength(2)
    expect(chooseTables(title, undefined, ['purse=deep'])).toEqual(
      [2, 3, 4].map((seats) => ({ seats, options: { purse: 'deep' } })),
    )
    expect(chooseTables(title, 3, ['purse=deep'])).toEqual([{ seats: 3, options: { purse: 'deep' } }])
  })

  test('of a size without a variant have default options', () => {
    const small = { ...title, variants: title.variants.slice(0, 2) }
    expect(chooseTables(small, 4, [])).toEqual([{ seats: 4, options: { purse: 'plain' } }])
  })
})
