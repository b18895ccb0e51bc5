import { spawn } from 'node:child_process'
import { type MatchRecord, writeRecord } from '@carriage/kernel'
import { recordRandomGame } from '@carriage/kernel/conform'
import { chooseSeat, chooseTitle, only, readArguments, wholeNumber } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { terminalTranslator } from './formatter.ts'
import { openRecord } from './record-file.ts'
import type { Screen } from './screen.ts'
import { chooseTables } from './simulate/tables.ts'

const flags = {
  seed: { type: 'string' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  to: { type: 'string' },
  as: { type: 'string' },
  server: { type: 'string', default: 'http://localhost:5273' },
  print: { type: 'boolean', default: false },
} as const

/** `carriage open`: shows a record, or the random game of a seed, in a developer's browser. */
export async function openCommand(args: readonly string[], screen: Screen): Promise<number> {
  const { values, positionals } = readArguments('open', args, flags)
  const subject = only('open', positionals)
  const record = values.seed === undefined ? openRecord(subject) : randomGame(subject, values.seed, values)
  const last = record.log.length
  const move = values.to === undefined ? last : wholeNumber('--to', values.to, 0, last)
  const seat = values.as === undefined ? 0 : chooseSeat('--as', values.as, record.players)
  const path = `/dev/records/${encodeURIComponent(record.match)}`
  await leave(values.server, path, writeRecord(record))
  const wish = new URLSearchParams({ record: path, seat: String(seat), move: String(move) })
  const address = `${values.server}/replay#${wish.toString()}`
  screen.print(terminalTranslator('en')('open.address', { entries: last }))
  screen.printWhole(`  ${address}`)
  if (!values.print) show(address)
  return 0
}

/** The game that `carriage simulate` plays with this seed. */
function randomGame(
  id: string,
  seed: string,
  { seats, option = [] }: { seats?: string | undefined; option?: string[] | undefined },
): MatchRecord {
  const title = chooseTitle(id)
  const { min, max } = title.versions[0].seats
  const [table] = chooseTables(title, seats === undefined ? undefined : wholeNumber('--seats', seats, min, max), option)
  if (!table) throw new RangeError(`${id} has no tables.`)
  return recordRandomGame(title, table, wholeNumber('--seed', seed, 0))
}

async function leave(server: string, path: string, record: string): Promise<void> {
  const answer = await fetch(`${server}${path}`, { method: 'PUT', body: record }).catch(() => undefined)
  if (!answer?.ok) throw new Complaint('open.noServer', { server })
}

const browsers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' }

/** Without a browser to start, the printed address remains. */
function show(address: string): void {
  const child = spawn(browsers[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
