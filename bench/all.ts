import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { writeFigures } from './figures.ts'

/** A bench whose figures are in docs/performance.md, under this name. */
export interface PageBench {
  readonly figures: string
  readonly command: readonly string[]
}

/** In the order of the page. Those that would fill a disk or take an hour are not here but have their own commands. */
export const pageBenches: readonly PageBench[] = [
  { figures: 'moves', command: ['moves'] },
  { figures: 'moves-open', command: ['moves', '--open'] },
  { figures: 'frames', command: ['frames'] },
  { figures: 'commits', command: ['commits'] },
  { figures: 'relay', command: ['relay'] },
  { figures: 'fanout-100', command: ['fanout', '100', '1000'] },
  { figures: 'fanout-1000', command: ['fanout', '1000', '300'] },
  { figures: 'deadlines', command: ['deadlines'] },
  { figures: 'deadlines-large', command: ['deadlines', '--rows', '10000000'] },
  { figures: 'idle', command: ['idle'] },
  { figures: 'bytes', command: ['bytes'] },
  { figures: 'archive', command: ['archive'] },
  { figures: 'notifications', command: ['notifications'] },
  { figures: 'leaving', command: ['leaving'] },
  { figures: 'imports', command: ['imports'] },
  { figures: 'address', command: ['address'] },
  { figures: 'kernel', command: ['kernel'] },
  { figures: 'rules', command: ['rules'] },
]

/** Runs every bench of the page in turn, or those that are named, and writes what they found into it. */
export async function benchAll(names: readonly string[]): Promise<number> {
  const chosen = pageBenches.filter(({ figures }) => names.length === 0 || names.includes(figures))
  const failed: string[] = []
  for (const { figures, command } of chosen) {
    const began = performance.now()
    console.log(`\n${command.join(' ')}`)
    const { code, output } = await run(command)
    if (code !== 0) failed.push(`${figures} (exit code ${code})`)
    // What a bench found also counts where an aim was not reached; one that broke has found nothing.
    const found = figuresIn(output)
    if (found !== '') writeFigures(figures, `\`pnpm bench ${command.join(' ')}\`\n\n${found}`)
    console.log(`${figures}: ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
  }
  console.log(failed.length === 0 ? 'Every bench has run.' : `Not as they should be: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

/** A line about a single turn, or about a file that is only here. */
const detail = /^ {2}(warm-up|round|pair)\b|^Plot: /

/** What a bench prints for the page: a table, or lines without those of single turns. */
export function figuresIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !detail.test(line))
  const table = lines.filter((line) => line.startsWith('|'))
  if (table.length > 0) return table.join('\n')
  return lines.length === 0 ? '' : ['```text', ...lines, '```'].join('\n')
}

async function run(command: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output: code === null ? '' : output }
}
