// Holds the forecasts of a game against what then happens:
// `node tools/testing/forecasts.ts <game> [--rounds 100000] [--seed 1]`.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Comparing, ForecastCounts } from '@carriage/kraftwagen-family/testing/compare-games'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})

const [game = ''] = positionals
const [file] = globSync(`games/${game}/forecast/**/equals-result.ts`)
if (game === '' || file === undefined) throw new RangeError(`The forecasts of ${game || 'no game'} cannot be compared.`)

interface Forecasts {
  compareForecasts(comparing: Comparing): ForecastCounts
}

// Each game that has such a file exports this function from it.
const forecasts = (await import(pathToFileURL(resolve(file)).href)) as Forecasts
const started = performance.now()
const { games, rounds, moves, compared, different, examples } = forecasts.compareForecasts({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
})
const seconds = ((performance.now() - started) / 1000).toFixed(1)

console.log(`${rounds} rounds of ${games} games, ${moves} moves, in ${seconds} s`)
for (const what of Object.keys(compared).sort()) {
  const times = String(compared[what]).padStart(9)
  console.log(`${what.padEnd(28)} ${times} compared, ${different[what] ?? 0} different`)
}
for (const example of examples) console.error(example)
if (examples.length > 0) process.exitCode = 1
