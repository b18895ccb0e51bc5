// Everything that can be said about the code without running it: `pnpm check [name …]`.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'

interface Check {
  name: string
  command: string
  args: string[]
}

// The slowest first, so that none of them is left alone at the end.
const checks: Check[] = [
  { name: 'knip', command: 'knip', args: ['--no-progress'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'imports', command: process.execPath, args: ['tools/imports.ts'] },
  { name: 'oxlint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'names', command: process.execPath, args: ['tools/names.ts'] },
  { name: 'words', command: process.execPath, args: ['tools/words.ts'] },
  { name: 'licences', command: process.execPath, args: ['tools/licences.ts'] },
  { name: 'migrations', command: process.execPath, args: ['server/platform/storage/judge-migrations.ts'] },
  { name: 'layout', command: process.execPath, args: ['tools/layout.ts'] },
  { name: 'pages', command: process.execPath, args: ['tools/pages.ts'] },
  { name: 'games', command: process.execPath, args: ['tools/game-names.ts'] },
  { name: 'biome', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}`)

const queue = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const failed: string[] = []

async function worker(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const started = performance.now()
    const { ok, output } = await run(check)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${check.name.padEnd(10)} ${seconds.padStart(5)} s`)
    if (!ok) {
      failed.push(check.name)
      console.log(output)
    }
    // What a check that passes asks for.
    else for (const [hint] of output.matchAll(/^hint: .*/gm)) console.log(hint)
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

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
