import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { arrange, fastChance } from '@carriage/kernel'
import { faultsIn } from './faults.ts'
import type { Fault, PlantedFault } from './planted.ts'
import { linesOfProgress } from './progress.ts'

/** What decides nothing: words, forecasts, suggestions and drawings of plans, copies, schemas that a test compares, and the tests themselves. */
const undecided =
  /\.test\.ts$|\/(components|digest|examples|fixtures|forecast|glossary|invariants|messages|node_modules|overview|plan-generator|positions|premoves|referee|rulebook|testing|words)\/|\/(about|belts|board-phrases|chain-forecast|check-piece|checks|clone|component-schema|component-tables|copies|digest|drawing|event-phrases|events|events-of-kind|face-down|facts|feeding-lines|figures|formats|freeze|goals|handbook|index|invariant-checks|is-plan|market-outcome|messages|moves|next-turn|open-places|options|options-schema|phrases|places|placing-prompt|plan-choices|played-by|progress|race-forecast|refusal|round-end|schema|shape|sockets|survey|title|translations|turn-rule|waiting|walled-sides|whole-cars)(\.\w+)?\.ts$/

export interface Planting {
  readonly faults: number
  /** How many of the faults that are drawn are passed over: a long run in parts. */
  readonly skip: number
  /** How many games each fault has to be found in. */
  readonly games: number
  readonly seed: number
}

/** A game that takes so long, in milliseconds, does not end any more, even on a busy machine. */
const timeLimit = 120_000

/** `idle` is a fault at a place that the games never came to, `unseen` one where they came and nothing differed. */
type Outcome = 'found' | 'crash' | 'endless' | 'recorded' | 'idle' | 'unseen'

/** Plants faults at random in the rules of a game, one at a time, and has the referee look for each. */
export async function plantFaults(game: string, { faults, skip, games, seed }: Planting): Promise<number> {
  const all = filesOf(game).flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))
  if (all.length === 0) throw new RangeError(`${game || 'No game'} has no rules to plant a fault in.`)
  const drawn = arrange(all, fastChance(seed)).slice(skip, skip + faults)
  const counts: Record<Outcome, number> = { found: 0, crash: 0, endless: 0, recorded: 0, idle: 0, unseen: 0 }
  const progress = linesOfProgress(drawn.length, 'faults')
  const left = drawn.entries()
  let done = 0
  await Promise.all(Array.from({ length: availableParallelism() }, plantNext))
  const inGames = counts.found + counts.crash + counts.endless
  console.log(
    `${inGames} of ${drawn.length} faults found in at most ${games} games each, of ${all.length} that there are`,
  )
  for (const [outcome, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${outcome}`)
  return 0

  async function plantNext(): Promise<void> {
    for (const [number, fault] of left) {
      const { outcome, check } = await lookFor(game, fault, games)
      counts[outcome] += 1
      done += 1
      const { file, line, before, after } = fault
      const place = `${skip + number}  ${file}:${line}`
      console.log(`${outcome.padEnd(9)} ${place}  ${oneLine(before)} → ${oneLine(after)}  ${check}`)
      progress(done)
    }
  }
}

function filesOf(game: string): string[] {
  const family = game.includes('horseless') ? [] : globSync('games/kraftwagen-family/**/*.ts')
  return [...globSync(`games/${game}/**/*.ts`), ...family].filter((file) => !undecided.test(file)).sort()
}

interface Look {
  readonly outcome: Outcome
  readonly check: string
}

async function lookFor(game: string, fault: Fault, games: number): Promise<Look> {
  const found = await play(game, { fault }, games)
  if (found) return found
  const reached = await play(game, { fault, alarm: true }, games)
  return { outcome: reached && reached.outcome !== 'recorded' ? 'unseen' : 'idle', check: '' }
}

/** Plays with a fault in a process of its own, until it is found. */
function play(game: string, planted: PlantedFault, games: number): Promise<Look | undefined> {
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
    // What was compiled serves for the next fault: most are found in a second, and to compile takes another.
    env: { ...process.env, PLANTED_FAULT: JSON.stringify(planted), NODE_COMPILE_CACHE: resolve(tmpdir(), 'referee') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let page = ''
  child.stderr.on('data', (text: Buffer) => (page += text.toString()))
  return new Promise((done) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      done({ outcome: 'endless', check: '' })
    }, timeLimit)
    // A sign of every game that ended.
    child.stdout.on('data', () => timer.refresh())
    child.on('close', (code) => {
      clearTimeout(timer)
      const [, check = ''] = /do not agree: (\w+)/.exec(page) ?? []
      if (code === 0) done(undefined)
      else if (page.includes('differs   record ')) done({ outcome: 'recorded', check })
      else done({ outcome: check === '' || check === 'crash' ? 'crash' : 'found', check })
    })
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 90)
}
