import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fastChance } from '@carriage/kernel'
import { type Fault, faultsIn } from './faults.ts'
import { linesOfProgress } from './progress.ts'

/** What decides nothing: words, forecasts, schemas that a test compares, and the tests themselves. */
const undecided =
  /\.test\.ts$|\/(components|digest|examples|fixtures|forecast|glossary|invariants|messages|node_modules|overview|plan-generator|positions|premoves|referee|rulebook|testing|words)\/|\/(about|board-phrases|chain-forecast|checks|component-schema|component-tables|digest|event-phrases|events|face-down|facts|figures|formats|goals|handbook|index|invariant-checks|is-plan|market-outcome|messages|moves|next-turn|options|options-schema|phrases|played-by|progress|race-forecast|refusal|round-end|survey|title|translations|waiting|whole-cars)(\.\w+)?\.ts$/

export interface Planting {
  readonly faults: number
  /** How many games each fault has to be found in. */
  readonly games: number
  readonly seed: number
}

/** A run with a fault that no longer ends. */
const timeLimit = 180_000

type Outcome = 'found' | 'crash' | 'endless' | 'recorded' | 'not found'

/** Plants faults at random in the rules of a game, one at a time, and has the referee look for each. */
export async function plantFaults(game: string, { faults, games, seed }: Planting): Promise<number> {
  const all = filesOf(game).flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))
  if (all.length === 0) throw new RangeError(`${game || 'No game'} has no rules to plant a fault in.`)
  const chance = fastChance(seed)
  const counts: Record<Outcome, number> = { found: 0, crash: 0, endless: 0, recorded: 0, 'not found': 0 }
  const progress = linesOfProgress(faults, 'faults')
  for (let planted = 0; planted < faults && all.length > 0; planted++) {
    const [fault] = all.splice(chance.below(all.length), 1)
    if (!fault) break
    const { outcome, check } = await lookFor(game, fault, games)
    counts[outcome] += 1
    const { file, line, before, after } = fault
    console.log(`${outcome.padEnd(9)} ${file}:${line}  ${oneLine(before)} → ${oneLine(after)}  ${check}`)
    progress(planted + 1)
  }
  const noticed = counts.found + counts.crash + counts.endless + counts.recorded
  const total = noticed + counts['not found']
  console.log(`${noticed} of ${total} faults found in at most ${games} games each`)
  for (const [outcome, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${outcome}`)
  return 0
}

function filesOf(game: string): string[] {
  const family = game.includes('horseless') ? [] : globSync('games/kraftwagen-family/**/*.ts')
  return [...globSync(`games/${game}/**/*.ts`), ...family].filter((file) => !undecided.test(file)).sort()
}

function lookFor(game: string, fault: Fault, games: number): Promise<{ outcome: Outcome; check: string }> {
  const run = [
    '--import',
    resolve('tools/testing/referee/fault-hook.ts'),
    resolve('tools/testing/referee/run.ts'),
    game,
    '--games',
    String(games),
    '--quiet',
  ]
  const child = spawn(process.execPath, run, {
    env: { ...process.env, PLANTED_FAULT: JSON.stringify(fault) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let page = ''
  child.stderr.on('data', (text: Buffer) => (page += text.toString()))
  return new Promise((done) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      done({ outcome: 'endless', check: '' })
    }, timeLimit)
    child.on('close', (code) => {
      clearTimeout(timer)
      const [, check = ''] = /do not agree: (\w+)/.exec(page) ?? []
      if (code === 0) done({ outcome: 'not found', check: '' })
      else if (page.includes('differs   record ')) done({ outcome: 'recorded', check })
      else done({ outcome: check === '' || check === 'crash' ? 'crash' : 'found', check })
    })
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 90)
}
