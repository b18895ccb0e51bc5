import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const programs = resolve('node_modules/.bin')

/** The exit code of a program and the lines that it printed. */
export function runProgram(cwd: string, command: string, ...args: string[]): { code: number | null; lines: string[] } {
  // oxlint looks for its type checker on the path, which only pnpm prepares: an editor that runs one test does not.
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (error) throw error
  return { code: status, lines: `${stderr}${stdout}`.trimEnd().split('\n') }
}
