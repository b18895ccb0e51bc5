import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auctionTitle } from '@carriage/auction'
import { type MatchRecord, writeRecord } from '@carriage/kernel'
import { recordRandomGame } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { carriage } from './commands.ts'
import { Paper } from './testing/paper.ts'
import { emptyFolder } from './testing/run-carriage.ts'

const record = recordRandomGame(auctionTitle, { seats: 3, options: { purse: 'plain' } }, 5)

async function run(command: string, of: MatchRecord, ...args: string[]): Promise<{ code: number; paper: Paper }> {
  const file = join(emptyFolder(), 'record.json')
  writeFileSync(file, writeRecord(of))
  const paper = new Paper()
  return { code: await carriage([command, file, ...args], paper), paper }
}

/** The record with one entry of its log changed. */
function changed(n: number, change: object): MatchRecord {
  return { ...record, log: record.log.map((entry) => (entry.n === n ? { ...entry, ...change } : entry)) }
}

describe('verify', () => {
  test('prints what it checked', async () => {
    const { code, paper } = await run('verify', record)
    expect(code).toBe(0)
    expect(paper.lines[0]).toBe('Match random-5: auction, rules version 2, 3 seats')
    expect(paper.text).toMatch(/All \d+ draws come from seed 5\./)
    expect(paper.text).toContain(`All ${record.log.length} moves are legal.`)
    expect(paper.text).toContain(`All ${record.log.length + 1} hashes match`)
    expect(paper.lines.at(-1)).toBe('Record verified.')
  })

  test.each([
    ['a hash', changed(4, { hash: '00'.repeat(16) }), 'Entry 4: the hash doesn’t match'],
    ['a number', changed(4, { n: 5 }), 'Entry 4: wrong entry number (5)'],
    ['a seat', changed(1, { seat: 7 }), 'Entry 1: the move isn’t in a form'],
    ['a move of no known form', changed(1, { move: { kind: 'cheat' } }), 'Entry 1: the move isn’t in a form'],
    ['the draws of the set-up', { ...record, opening: { ...record.opening, draws: [] } }, 'Setup (entry 0): '],
    ['the rules version', { ...record, rules: 99 }, 'Setup (entry 0): unknown game or rules version'],
    [
      'the result',
      { ...record, result: { ranking: [[0], [1], [2]], scores: [99, 1, 0] } },
      `Entry ${record.log.length}: the result doesn’t follow`,
    ],
  ] as const)('names the entry at which %s was changed, and fails', async (_, tampered, message) => {
    const { code, paper } = await run('verify', tampered)
    expect(code).toBe(1)
    expect(paper.complaints.join('\n')).toContain(message)
    expect(paper.text).not.toContain('Record verified.')
  })
})

describe('replay', () => {
  test('prints every entry, then the table and the result', async () => {
    const { code, paper } = await run('replay', record)
    expect(code).toBe(0)
    for (const { n, seat } of record.log) expect(paper.text).toMatch(new RegExp(`^ *${n} {2}Random ${seat + 1}: `, 'm'))
    expect(paper.text).toContain(`The table after entry ${record.log.length}`)
    const best = Math.max(...(record.result?.scores ?? []))
    expect(paper.text).toContain(`: ${best} points`)
  })

  test('stops where it is asked to, without a result', async () => {
    const { code, paper } = await run('replay', record, '--to', '2')
    expect(code).toBe(0)
    expect(paper.text).toContain('The table after entry 2')
    expect(paper.text).not.toContain('The result')
    expect(paper.text).not.toMatch(/^ *3 {2}/m)
  })

  test('shows a seat its view, and a spectator only what is public', async () => {
    const spectator = (await run('replay', record, '--to', '1')).paper.text
    const { seat } = record.log[0]!
    const own = (await run('replay', record, '--to', '1', '--as', String(seat + 1))).paper.text
    const byName = (await run('replay', record, '--to', '1', '--as', `Random ${seat + 1}`)).paper.text
    expect(spectator).toContain('Bid secret')
    expect(own).toMatch(/^ *1 {2}Random \d \(you\): Bid \d+ coins?$/m)
    expect(byName).toBe(own)
  })

  test('a changed record is printed up to the change, and the command fails', async () => {
    const { code, paper } = await run('replay', changed(4, { hash: '00'.repeat(16) }))
    expect(code).toBe(1)
    expect(paper.text).toMatch(/^ *3 {2}/m)
    expect(paper.text).not.toMatch(/^ *4 {2}/m)
    expect(paper.text).toContain('Entry 4: the hash doesn’t match')
  })

  test('an unknown entry is an error', async () => {
    const { code, paper } = await run('replay', record, '--to', '9999')
    expect(code).toBe(2)
    expect(paper.complaints[0]).toContain(`--to must be a whole number from 0 to ${record.log.length}, not "9999".`)
  })
})
