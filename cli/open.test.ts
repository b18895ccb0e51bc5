import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readRecord } from '@carriage/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { carriage } from './commands.ts'
import { saveRecord } from './record-file.ts'
import { Paper } from './testing/paper.ts'
import { emptyFolder } from './testing/run-carriage.ts'

/** The route where `pnpm dev` accepts records. */
async function developmentServer() {
  const records = new Map<string, string>()
  const server = createServer((request, response) => {
    void text(request).then((record) => {
      records.set(request.url ?? '', record)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { records, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a failing seed is opened as the game that a simulation plays with it', async () => {
  const { records, url } = await developmentServer()
  const paper = new Paper()
  const args = ['open', 'auction', '--seed', '7', '--seats', '3', '--option', 'purse=deep', '--server', url, '--print']
  expect(await carriage(args, paper)).toBe(0)
  const record = readRecord(records.get('/dev/records/random-7') ?? '')
  expect(record).toMatchObject({ game: 'auction', seats: 3, options: { purse: 'deep' }, source: { seed: 7 } })
  expect(record.result).toBeDefined()
  const hash = new URLSearchParams({
    record: '/dev/records/random-7',
    seat: '0',
    move: String(record.log.length),
  })
  expect(paper.lines.at(-1)).toBe(`  ${url}/replay#${hash.toString()}`)
})

test("a record is opened at an entry, from a seat's view", async () => {
  const { records, url } = await developmentServer()
  await carriage(['open', 'auction', '--seed', '1', '--seats', '2', '--server', url, '--print'], new Paper())
  const record = readRecord(records.get('/dev/records/random-1') ?? '')
  const file = join(emptyFolder(), 'game.json')
  saveRecord(file, record)
  const paper = new Paper()
  expect(await carriage(['open', file, '--to', '3', '--as', '2', '--server', url, '--print'], paper)).toBe(0)
  expect(paper.lines.at(-1)).toContain('seat=1&move=3')
})

test('without a running server it says what to start', async () => {
  const paper = new Paper()
  const args = ['open', 'auction', '--seed', '1', '--server', 'http://127.0.0.1:1', '--print']
  expect(await carriage(args, paper)).toBe(2)
  expect(paper.complaints).toEqual(['No development server at http://127.0.0.1:1. Start one with "pnpm dev".'])
})
