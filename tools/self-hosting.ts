// Follows docs/self-hosting.md word for word in a clean folder and plays a move at the table that it leads to.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@carriage/shared/ports'
import { playOnServer } from './play-on-server.ts'

const timeout = 120_000
const folder = mkdtempSync(join(tmpdir(), 'carriage-clean-'))
let server: ChildProcess | undefined

try {
  // PostgreSQL does not run as root; the user that it runs as must get into the folder.
  chmodSync(folder, 0o755)
  copySources(folder)
  const commands = commandsIn(readFileSync(join(folder, 'docs', 'self-hosting.md'), 'utf8'))
  const last = commands.pop()
  if (!last) throw new Error('docs/self-hosting.md holds no block of commands.')
  for (const command of commands) follow(command)
  const port = await freePort()
  console.log(`$ ${last}`)
  server = spawn(last, {
    cwd: folder,
    shell: true,
    detached: true,
    env: environment({ PORT: `${port}`, BOT_THINK_MS: '0' }),
  })
  await waitForOutput(server, 'Carriage House is listening')
  await playOnServer(`http://localhost:${port}`, 'moved')
  console.log('1 of 1 server started: the page is there, and a guest has moved at a table.')
} finally {
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  await gone(server)
  rmSync(folder, { recursive: true, force: true })
}

/** Everything that belongs to the project, as a clone would have it. */
function copySources(to: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(file, join(to, file), { force: true })
  }
}

function commandsIn(page: string): string[] {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? []
  return block.split('\n').filter(Boolean)
}

function follow(command: string): void {
  console.log(`$ ${command}`)
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: environment({}),
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}\n${stderr}`)
}

/** What a stranger's shell has: nothing of ours. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env
  return { PATH, HOME, LANG, CI: 'true', ...settings }
}

function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = ''
    const listen = (chunk: Buffer) => {
      received += chunk.toString()
      if (received.includes(words)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}:\n${received}`)))
    setTimeout(() => reject(new Error(`The server did not start:\n${received}`)), timeout).unref()
  })
}

function gone(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}
