import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../carriage.ts', import.meta.url))

export interface Ran {
  readonly code: number
  readonly output: string
  readonly errors: string
}

/** Runs the real command in a folder with the given input lines. Presses Ctrl+C once it has printed a text. */
export async function runCarriage(
  folder: string,
  args: readonly string[],
  input: readonly string[] = [],
  { interruptAt }: { readonly interruptAt?: string } = {},
): Promise<Ran> {
  // Called by a person, not by the script that runs the tests: the printed commands depend on that.
  const { npm_lifecycle_event: _, ...env } = process.env
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env })
  // A command may end before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.end(input.map((line) => `${line}\n`).join(''))
  if (interruptAt !== undefined) {
    const listen = (chunk: Buffer) => {
      if (!chunk.toString().includes(interruptAt)) return
      child.stdout.off('data', listen)
      setTimeout(() => child.kill('SIGINT'), 500)
    }
    child.stdout.on('data', listen)
  }
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode ?? -1, output, errors }
}

/** A temporary folder, removed when the test has ended. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
