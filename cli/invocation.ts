import { relative } from 'node:path'

/** A command line that works if copied: called the way this process was called. */
export function commandLine(...args: readonly string[]): string {
  return [caller(), ...args.map(quoted)].join(' ')
}

function caller(): string {
  const script = process.argv[1]
  if (process.env.npm_lifecycle_event !== undefined) return 'pnpm carriage'
  return script?.endsWith('.ts') ? `node ${quoted(relative('', script))}` : 'carriage'
}

function quoted(text: string): string {
  return /^[\w./:=,@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
