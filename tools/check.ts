// Everything that can be said about the code without running it: `pnpm check [name …]`.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'

interface Check {
  name: string
  command: string
  args: string[]
  /** The check whose output this one reads. */
  after?: string
}

// The slowest first, so that none of them is left alone at the end.
const checks: Check[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'oxlint', command: process.execPath, args: ['tools/lint.ts', 'oxlint'], after: 'types' },
  { name: 'knip', command: 'knip', args: ['--no-progress', '--cache', '--cache-location', '.cache/knip'] },
  { name: 'imports', command: process.execPath, args: ['tools/imports.ts'] },
  { name: 'biome', command: process.execPath, args: ['tools/lint.ts', 'biome'] },
  { name: 'names', command: process.execPath, args: ['tools/names.ts'] },
  { name: 'words', command: process.execPath, args: ['tools/words.ts'] },
  { name: 'licences', command: process.execPath, args: ['tools/licences.ts'] },
  { name: 'migrations', command: process.execPath, args: ['server/platform/storage/judge-migrations.ts'] },
  { name: 'layout', command: process.execPath, args: ['tools/layout.ts'] },
  { name: 'pages', command: process.execPath, args: ['tools/pages.ts'] },
  { name: 'games', command: process.execPath, args: ['tools/game-names.ts'] },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}`)

const queue = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const running = new Map<string, number>()
const failed: string[] = []

function next(): Check | undefined {
  const waits = ({ after }: Check) => [...queue.map(({ name }) => name), ...running.keys()].includes(after ?? '')
  const index = queue.findIndex((check) => !waits(check))
  return index < 0 ? undefined : queue.splice(index, 1)[0]
}

async function worker(): Promise<void> {
  for (let check = next(); check; check = next()) {
    const started = performance.now()
    running.set(check.name, started)
    const { ok, output } = await run(check)
    running.delete(check.name)
    report(`${ok ? 'ok  ' : 'FAIL'} ${check.name.padEnd(10)} ${secondsSince(started).padStart(5)} s`)
    if (!ok) {
      failed.push(check.name)
      console.log(output)
    }
    // What a check that passes asks for.
    else for (const [hint] of output.matchAll(/^hint: .*/gm)) console.log(hint)
  }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

/** On a terminal the last line says what is being checked. */
function report(line?: string): void {
  const { stdout } = process
  if (stdout.isTTY) stdout.write('\r\u001b[K')
  if (line) console.log(line)
  if (stdout.isTTY && running.size > 0) {
    const now = [...running].map(([name, started]) => `${name} ${secondsSince(started)} s`)
    stdout.write([...now, ...(queue.length > 0 ? [`${queue.length} to come`] : [])].join(', '))
  }
}

function run({ command, args }: Check): Promise<{ ok: boolean; output: string }> {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, { env: { ...process.env, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done) => {
    child.on('error', (error) => done({ ok: false, output: error.message }))
    child.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })
}

const ticking = process.stdout.isTTY ? setInterval(report, 500) : undefined
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
clearInterval(ticking)
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
