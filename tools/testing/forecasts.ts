// Holds the forecasts of a game against what then happens:
// `node tools/testing/forecasts.ts [kraftwagen | age-of-engineering] [--rounds 100000] [--seed 1]`.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})

const comparisons = {
  kraftwagen: () => import('../../games/kraftwagen/forecast/testing/equals-result.ts'),
  'age-of-engineering': () => import('../../games/age-of-engineering/forecast/equals-result.ts'),
}
const [game = 'kraftwagen'] = positionals
if (game !== 'kraftwagen' && game !== 'age-of-engineering') throw new RangeError(`${game} has no forecasts to compare.`)

const { compareForecasts } = await comparisons[game]()
const started = performance.now()
const { games, rounds, moves, compared, different, examples } = compareForecasts({
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
