// Proves that a game is one folder: `pnpm tools prove new-game`. In a copy of the sources it makes a game, checks and tests it,
// simulates it, and plays it to its end in a browser; nothing but its own folders and the lockfile may have changed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { freePort } from '@carriage/shared/ports'
import { chromium, type Page } from '@playwright/test'
import { wholeChromium } from '../chromium.ts'
import { move, untilMyTurn } from '../local-table.ts'

const id = 'wharf'
const name = 'Wharf'
const source = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'carriage-prove-'))
let preview: ChildProcess | undefined

try {
  copySources()
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=prove', '-c', 'user.email=prove@localhost', 'commit', '--quiet', '--message', 'before')
  run('pnpm', 'install', '--prefer-offline', '--frozen-lockfile')
  run('pnpm', 'tools', 'new-game', id)
  expectOnlyNewFolders()
  run('pnpm', 'run', 'check')
  run('pnpm', 'exec', 'vitest', 'run', '--project', 'unit*', `games/${id}`, 'shared/catalogue', 'web/games/manifests')
  run('pnpm', 'run', 'simulate', id, '--games', '200')
  run('pnpm', 'run', 'build')
  const moves = await playInBrowser()
  console.log(`${name} was made, checked, simulated and played to its end in a browser in ${moves} moves of mine;`)
  console.log('nothing but its own folders and the lockfile has changed.')
} finally {
  if (preview?.pid) process.kill(-preview.pid)
  rmSync(folder, { recursive: true })
}

function copySources(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: source,
    encoding: 'utf8',
  })
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(source, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(source, file), join(folder, file))
  }
  // Types that were checked already need not be checked again.
  const types = join(source, '.cache/types')
  if (existsSync(types)) cpSync(types, join(folder, '.cache/types'), { recursive: true, preserveTimestamps: true })
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
}

function run(command: string, ...args: string[]): void {
  const started = performance.now()
  console.log(`$ ${[command, ...args].join(' ')}`)
  execFileSync(command, args, { cwd: folder, stdio: 'inherit' })
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function expectOnlyNewFolders(): void {
  const changed = git('status', '--porcelain').trimEnd().split('\n').sort()
  const expected = [' M pnpm-lock.yaml', `?? games/${id}/`, `?? web/games/${id}/`]
  if (changed.join('\n') !== expected.join('\n')) throw new Error(`A new game changed:\n${changed.join('\n')}`)
}

async function playInBrowser(): Promise<number> {
  const port = await freePort()
  preview = spawn('pnpm', ['exec', 'vite', 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'], {
    cwd: join(folder, 'web'),
    stdio: 'inherit',
    detached: true,
  })
  await listens(port)
  const browser = await chromium.launch(wholeChromium)
  try {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, locale: 'en-GB' })
    page.on('pageerror', (error) => {
      throw error
    })
    await page.addInitScript(() =>
      localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 0 })),
    )
    await page.goto('/play')
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: name })
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' })
    return await playToTheEnd(page)
  } finally {
    await browser.close()
  }
}

/** The server of the build takes a moment to listen. */
async function listens(port: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return
    } catch (error) {
      if (tries === 120) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** Takes the last choice that is offered, again and again. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let moves = 0; moves < 200; moves++) {
    if ((await untilMyTurn(page)) === 'over') return moves
    await move(page, () => page.locator('[data-choice]').last().click())
  }
  throw new Error('The game did not end within 200 moves.')
}
