import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canonical } from '../record/canonical.ts'
import { chainHash, portableDigest } from '../record/hash.ts'
import { commitmentTo, keyedChance, matchKey } from './keyed-chance.ts'

/*
 * docs/fairness.md states numbers. Each is checked against the kernel, and against node:crypto following only that
 * page, so that an independent checker written from it is correct.
 */

const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8')

const definitions = new Map(rowsUnder('Commitment and key').map(([what = '', value = '']) => [what, value]))
const secret = term('secret')
const match = term('match')
const nonces = JSON.parse(term('nonces')) as string[]
const key = Buffer.from(term('key'), 'hex')

describe('docs/fairness.md is correct about', () => {
  test('the commitment', () => {
    expect(commitmentTo(secret, match)).toBe(term('commitment'))
    const label = Buffer.from(`carriage house 1 commitment\n${match}\n`, 'utf8')
    const bytes = Buffer.concat([label, Buffer.from(secret, 'hex')])
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(term('commitment'))
  })

  test('the key', () => {
    expect(Buffer.from(matchKey(secret, match, nonces)).toString('hex')).toBe(term('key'))
    const text = `carriage house 1 key\n{"match":"${match}","nonces":${term('nonces')}}`
    const hmac = createHmac('sha256', Buffer.from(secret, 'hex')).update(text, 'utf8')
    expect(hmac.digest('hex')).toBe(term('key'))
  })

  test('the first block of words', () => {
    expect(block(0, 0, 0).toString('hex')).toBe(term('block 0 of draw 0 of entry 0'))
  })

  const draws = rowsUnder('Draws').map((cells) => cells.map(Number))

  test.each(draws)('entry %i, draw %i, below %i', (entry, draw, n, passedOver, outcome) => {
    expect(drawByThePage(entry!, draw!, n!)).toEqual({ passedOver, outcome })
    const chance = keyedChance(key, entry!)
    for (let earlier = 0; earlier < draw!; earlier++) chance.below(2)
    expect(chance.below(n!)).toBe(outcome)
  })

  test('draws of every kind: narrow and wide, later in an entry, with skipped words, with a second block', () => {
    const [entries, numbers, bounds, passedOver] = [0, 1, 2, 3].map((column) => draws.map((row) => row[column]!))
    expect(draws.length).toBeGreaterThanOrEqual(10)
    expect(Math.max(...entries!)).toBeGreaterThan(2 ** 31)
    expect(Math.max(...numbers!)).toBeGreaterThan(1)
    expect(new Set(bounds)).toContain(2 ** 32)
    expect(passedOver).toEqual(expect.arrayContaining([1, 7, 8]))
    expect(Math.max(...passedOver!)).toBeGreaterThan(8)
  })

  test('the canonical form', () => {
    const forms = rowsUnder('Canonical form')
    expect(forms).toHaveLength(3)
    for (const [json, form] of forms) expect(canonical(JSON.parse(json!))).toBe(form)
  })

  test('the hash chain', () => {
    let before = ''
    const links = rowsUnder('Hash chain')
    expect(links).toHaveLength(2)
    for (const [entry, state, hash] of links) {
      expect(chainHash(portableDigest, before, JSON.parse(entry!), JSON.parse(state!))).toBe(hash)
      const digest = createHash('sha256').update(`${before}\n${entry}\n${state}`, 'utf8').digest('hex')
      expect(digest.slice(0, 32)).toBe(hash)
      before = hash!
    }
  })
})

/** A draw as the page describes it, in exact arithmetic. */
function drawByThePage(entry: number, draw: number, n: number): { passedOver: number; outcome: number } {
  const limit = 2n ** 32n - (2n ** 32n % BigInt(n))
  for (let passedOver = 0; ; passedOver++) {
    const word = BigInt(block(entry, draw, Math.floor(passedOver / 8)).readUInt32BE((passedOver % 8) * 4))
    if (word < limit) return { passedOver, outcome: Number(word % BigInt(n)) }
  }
}

function block(entry: number, draw: number, number: number): Buffer {
  const message = Buffer.alloc(12)
  message.writeUInt32BE(entry, 0)
  message.writeUInt32BE(draw, 4)
  message.writeUInt32BE(number, 8)
  return createHmac('sha256', key).update(message).digest()
}

/** The cells of the table under a heading, without code marks. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  )
}

function term(what: string): string {
  const value = definitions.get(what)
  if (value === undefined) throw new Error(`The page does not define the ${what}.`)
  return value
}
