// Plays a game beside its referee, a second writing of the rules from the printed book, and compares both after every
// move: `pnpm referee <game> [--games 200] [--seed 1] [--level apprentice] [--faults 0 [--skip 0]]`. See docs/referee.md.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { readRecord, redact } from '@carriage/kernel'
import {
  type AnyRefereedTitle,
  type Compared,
  type FoundDifference,
  pageOf,
  playRefereed,
  type RefereePlayer,
  refereeRecord,
  roundsOf,
} from '@carriage/kernel/referee'
import { linesOfProgress } from './progress.ts'
import { countTable, longRun, rareTables, tablesOf } from './tables.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'apprentice' },
    faults: { type: 'string', default: '0' },
    skip: { type: 'string', default: '0' },
    // Only whether all is well, and a sign of each game: for a run with a planted fault.
    quiet: { type: 'boolean', default: false },
  },
})
const [game = ''] = positionals
const games = Number(values.games)
const seed = Number(values.seed)

process.exitCode = Number(values.faults) > 0 ? await plant() : await compareGames()

/** Loads the compiler of TypeScript, for which a run of games does not wait. */
async function plant(): Promise<number> {
  const { plantFaults } = await import('./plant.ts')
  return plantFaults(game, { faults: Number(values.faults), skip: Number(values.skip), games, seed })
}

async function compareGames(): Promise<number> {
  const refereed = await refereedTitle()
  const compared: Compared = { checks: {}, sections: {} }
  const tables = tablesOf(refereed)
  const bots = values.quiet ? undefined : await botPlayer()
  const progress = linesOfProgress(games, 'games')
  let moves = 0
  const started = performance.now()
  // With a planted fault the recorded games come last: their hashes alone would find it.
  let difference = values.quiet ? undefined : recordedDifference(refereed, compared)
  let played = 0
  for (const round of roundsOf(refereed, { games, seed, bots: bots !== undefined })) {
    if (difference) break
    countTable(tables, refereed, round)
    const result = playRefereed(refereed, { ...round, compared, bots })
    difference = result.difference
    moves += result.moves
    played += 1
    progress(played)
    if (values.quiet) process.stdout.write('.')
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (values.quiet) difference ??= recordedDifference(refereed, compared)
  else {
    console.log(`${played} games, ${moves} moves in ${seconds} s, seeds from ${seed}`)
    printCounts('games', tables)
    printCounts('checks', compared.checks)
    printCounts('sections of the book, and the checks that followed them', namedSections(refereed, compared))
  }
  if (difference) console.error(pageOf(game, difference, refereed.sections))
  const rare = games < longRun ? [] : rareTables(tables)
  if (rare.length > 0) console.error(`Played too rarely: ${rare.join(', ')}`)
  return difference || rare.length > 0 ? 1 : 0
}

async function refereedTitle(): Promise<AnyRefereedTitle> {
  const [file] = globSync(`games/${game}/testing/refereed.ts`)
  if (game === '' || file === undefined) throw new RangeError(`${game || 'No game'} has no referee.`)
  // Each game that has such a file exports this from it.
  return ((await import(pathToFileURL(resolve(file)).href)) as { refereed: AnyRefereedTitle }).refereed
}

function recordedDifference(refereed: AnyRefereedTitle, compared: Compared): FoundDifference | undefined {
  const newest = refereed.title.versions[0].rules
  for (const file of globSync(`games/${game}/fixtures/*.record.json`)) {
    const record = readRecord(readFileSync(file, 'utf8'))
    const difference = record.rules === newest ? refereeRecord(refereed, record, compared) : undefined
    if (difference) return { ...difference, lines: [`record ${file}`, ...difference.lines] }
  }
  return undefined
}

interface Bots {
  readonly bot: {
    at(level: string): { choose(view: object, seat: number, limits: { readonly seed: number }): object }
  }
}

/** The bots of a game, which see only what their seat sees. */
async function botPlayer(): Promise<RefereePlayer<object, object> | undefined> {
  const [file] = globSync(`bots/games/${game}/index.ts`)
  if (file === undefined) return undefined
  const { bot } = (await import(pathToFileURL(resolve(file)).href)) as Bots
  const chosen = bot.at(values.level)
  let turn = seed
  return (state, seat) => {
    turn += 1
    return chosen.choose(redact(state, seat), seat, { seed: turn })
  }
}

function namedSections({ sections }: AnyRefereedTitle, compared: Compared): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sections).map(([name, { book }]) => {
      const { times = 0, checks = [] } = compared.sections[name] ?? {}
      return [`${book}: ${[...checks].sort().join(', ')}`, times]
    }),
  )
}

function printCounts(title: string, counts: Readonly<Record<string, number>>): void {
  console.log(`\n${title}`)
  for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(10)}  ${name}`)
}
