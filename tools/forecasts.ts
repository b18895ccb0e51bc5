// Holds Kraftwagen's forecasts against what then happens: `node tools/forecasts.ts [--rounds 100000] [--seed 1]`.
import { parseArgs } from 'node:util'
import { compareForecasts } from '../games/kraftwagen/forecast/equals-result.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})

const started = performance.now()
const { games, rounds, moves, compared, different, examples } = compareForecasts({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
})
const seconds = ((performance.now() - started) / 1000).toFixed(1)

console.log(`${rounds} rounds of ${games} games, ${moves} moves, in ${seconds} s`)
for (const what of Object.keys(compared).sort()) {
  const times = String(compared[what]).padStart(9)
  console.log(`${what.padEnd(26)} ${times} compared, ${different[what] ?? 0} different`)
}
for (const example of examples) console.error(example)
if (examples.length > 0) process.exitCode = 1
