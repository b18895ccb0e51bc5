import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Clock } from '@carriage/protocol'

/** The reference: pgbench calls the same function on the same PostgreSQL, a move for each transaction. */
export interface Reference {
  /** Transactions per second, with this number of clients and seconds. */
  run(clients: number, seconds: number): Promise<number>
  /** The process that runs at the moment, if any. */
  readonly pids: () => readonly number[]
  end(): void
}

/** What the server writes with a move of a live table, besides a new deadline: an entry of the usual length and both clocks. */
export const usualEntry = '{"move":{"kind":"take","tile":"build-car-5"},"draws":[]}'
export const usualClock: Clock = { at: 1763186400000, left: [86395000, 86390000], running: [1], lag: [5000, 5000] }

export function referenceOn(url: string): Reference {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-pgbench-'))
  const script = join(folder, 'move.sql')
  let round = 0
  let pid: number | undefined
  return {
    pids: () => (pid === undefined ? [] : [pid]),
    async run(clients, seconds) {
      round += 1
      prepare(url, round, clients)
      writeFileSync(script, moveOf(round))
      const args = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-D', 'version=-1']
      const running = promisify(execFile)('pgbench', [...args, '-f', script, url])
      pid = running.child.pid
      const { stdout } = await running
      pid = undefined
      const failures = /number of failed transactions: (\d+)/.exec(stdout)?.[1]
      if (failures !== undefined && failures !== '0') throw new Error(`pgbench failed ${failures} transactions.`)
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Each client has a match of its own, so that no compare-and-set is ever lost. */
function prepare(url: string, round: number, clients: number): void {
  const matches = `select 'pgbench-${round}-' || c as id from generate_series(0, ${clients - 1}) c`
  const statement = `
    insert into match_heads (match_id, waiting) select id, 1 from (${matches}) m;
    insert into deadlines (match_id, version, due_at) select id, 0, now() + interval '1 day' from (${matches}) m`
  const args = ['-qX', '-v', 'ON_ERROR_STOP=1', '-c', statement, url]
  const { status, stderr } = spawnSync('psql', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`psql: ${stderr}`)
}

function moveOf(round: number): string {
  const id = `'pgbench-${round}-' || :client_id`
  const values = [
    `array[${id}]`,
    'array[:version]::int[]',
    'array[0]::smallint[]',
    `array['move-' || :version || '-of-' || ${id}]`,
    'array[false]',
    `array['${usualEntry}']`,
    'array[now()]',
    'array[1]::smallint[]',
    `array['${JSON.stringify(usualClock)}']`,
    'array[null]::text[]',
    'array[true]',
    `array[now() + interval '1 day']`,
    'array[null]::text[]',
    'array[null]::text[]',
  ]
  return `\\set version :version + 1\nselect commit_moves(${values.join(', ')});\n`
}
