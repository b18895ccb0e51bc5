// `pnpm tools dev-loop`: starts `pnpm dev` in a copy of the tree, makes one edit of each kind, and prints how long it takes until
// a browser shows it. Fails if one takes longer than two seconds; `--limit 5` allows five, on a busy machine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@carriage/shared/ports'
import { chromium, type Page } from '@playwright/test'
import { wholeChromium } from './chromium.ts'

const { values } = parseArgs({ options: { limit: { type: 'string', default: '2' } } })
const root = resolve(import.meta.dirname, '..')
const limit = Number(values.limit) * 1_000
const timeout = 60_000
/** A person looks at an edit for a while before the next one; by then another server stands by. */
const looking = 5_000

interface Edit {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** The page on which it is to be seen. */
  readonly page: string
  /** Whether it is to be seen, asked in the browser again and again. */
  readonly seen: () => boolean | Promise<boolean>
}

const edits: readonly Edit[] = [
  {
    what: 'component',
    file: 'web/pages/home/home.tsx',
    from: `<h1 className={styles.title}>`,
    to: `<h1 className={styles.title} data-edited="yes">`,
    page: '/',
    seen: () => document.querySelector('h1[data-edited]') !== null,
  },
  {
    what: 'style',
    file: 'web/pages/home/home.module.css',
    from: '.title {',
    to: '.title {\n  outline: 3px solid rgb(1, 2, 3);',
    page: '/',
    seen: () => getComputedStyle(document.querySelector('h1') ?? document.body).outlineColor === 'rgb(1, 2, 3)',
  },
  {
    what: 'message',
    file: 'web/platform/i18n/en.ts',
    from: `'page.play': 'Play'`,
    to: `'page.play': 'Edited'`,
    page: '/',
    seen: () => document.body.innerText.includes('Edited'),
  },
  {
    what: 'rule, in the browser',
    file: 'games/kraftwagen/game.ts',
    from: 'seats: { min: 2, max: 4 }',
    to: 'seats: { min: 2, max: 3 }',
    page: '/play',
    seen: () => document.querySelectorAll('input[name=seats]').length === 2,
  },
  {
    what: 'rule, in the server',
    file: 'games/kraftwagen/game.ts',
    from: 'seats: { min: 2, max: 4 }',
    to: 'seats: { min: 2, max: 3 }',
    page: '/play',
    seen: async () => {
      const answer = await fetch('/api/games', { cache: 'no-store' })
      const { games } = (await answer.json()) as { games: { id: string; seats: { max: number } }[] }
      return games.find(({ id }) => id === 'kraftwagen')?.seats.max === 3
    },
  },
  {
    what: 'route',
    file: 'server/platform/http/routes/games.ts',
    from: `'public, max-age=300'`,
    to: `'public, max-age=7'`,
    page: '/play',
    seen: async () =>
      (await fetch('/api/games', { cache: 'no-store' })).headers.get('cache-control') === 'public, max-age=7',
  },
]

const folder = mkdtempSync(join(tmpdir(), 'carriage-dev-loop-'))
let server: ChildProcess | undefined
try {
  chmodSync(folder, 0o755)
  copySources(folder)
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, stdio: 'ignore' })
  process.exitCode = await measure()
} finally {
  if (server?.pid !== undefined && server.exitCode === null) {
    process.kill(-server.pid, 'SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const url = `http://localhost:${port}`
  const page = await newPage()
  try {
    server = spawn(process.execPath, ['tools/dev/dev.ts', '--port', String(port)], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const seeded = untilPrinted(server, 'Tables were created')
    await untilPrinted(server, 'is open after')
    await page.goto(url)
    await page.locator('h1').first().waitFor()
    log('pnpm dev to the first page', performance.now() - began)
    await seeded
    log('pnpm dev to the last table', performance.now() - began)
    const took: number[] = []
    for (const edit of edits) took.push(await timeOf(page, url, edit))
    const slow = took.filter((time) => time > limit).length
    console.log(
      slow === 0
        ? `PASS: every edit within ${values.limit} s`
        : `FAIL: ${slow} edits took longer than ${values.limit} s`,
    )
    return slow === 0 ? 0 : 1
  } finally {
    await page.context().browser()?.close()
  }
}

/** Makes an edit, waits until the page shows it, and takes it back. */
async function timeOf(page: Page, url: string, { what, file, from, to, page: path, seen }: Edit): Promise<number> {
  const place = join(folder, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`)
  await page.goto(`${url}${path}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(looking)
  await page.evaluate(() => Object.assign(globalThis, { before: true }))
  const began = performance.now()
  writeFileSync(place, text.replace(from, to))
  await shown(page, seen)
  const took = performance.now() - began
  const reloaded = !(await page.evaluate(() => 'before' in globalThis))
  log(`${what}${reloaded ? ' (the page was loaded again)' : ''}`, took)
  writeFileSync(place, text)
  await shown(page, seen, false)
  return took
}

/** Asks the page until it says what is wanted; while it loads it cannot be asked. */
async function shown(page: Page, seen: Edit['seen'], wanted = true): Promise<void> {
  for (const end = performance.now() + timeout; performance.now() < end; ) {
    const answer = await page.evaluate(seen).catch(() => undefined)
    if (answer === wanted) return
    await page.waitForTimeout(20)
  }
  throw new Error(`The edit was not ${wanted ? 'shown' : 'taken back'} within ${timeout / 1_000} s.`)
}

async function newPage(): Promise<Page> {
  const browser = await chromium.launch(wholeChromium)
  return browser.newPage({ locale: 'en-GB' })
}

function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(words)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`pnpm dev ended with ${code}.`)))
  })
}

/** Everything that belongs to the project, as it lies here. */
function copySources(to: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file), { force: true })
  }
}

function log(what: string, milliseconds: number): void {
  console.log(`${what.padEnd(48)} ${(milliseconds / 1_000).toFixed(2)} s`)
}
