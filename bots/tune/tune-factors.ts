// `pnpm tune-factors <game> [--level mechanic:240] [--factors research,discount] [--times 0.6,1.6] [--games 48] [--seats 3]
// [--options '{"introductory":true}'] [--seed 1]`: a coordinate search for the numbers that a game's bots judge by
// (docs/training.md). One seat plays with a factor changed, the others as found so far, with the same luck once for each
// way of sitting. A change is kept if its lead over the others is clearly more than nothing: two standard errors.
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/catalogue'
import { progressOf } from '@carriage/reporting'
import { contestantOf } from '../arena/contestant.ts'
import { playPairing } from '../arena/pairing.ts'
import { factorsOf } from '../node/index.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'mechanic:240' },
    factors: { type: 'string' },
    times: { type: 'string', default: '0.6,1.6' },
    games: { type: 'string', default: '48' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
  },
})
const [id = ''] = positionals
const title = titleOf(id)
const usual = factorsOf(id)
if (!title || Object.keys(usual).length === 0) throw new RangeError(`The bots of ${id} have no factors.`)
const [game] = title.versions
const seats = Number(values.seats ?? game.seats.min)
const variant = title.variants.find((each) => each.seats === seats)?.options
const options = { ...variant, ...(JSON.parse(values.options) as object) }
const games = Number(values.games)
/** How many standard errors the lead of a change must come to. */
const clearly = 2

const kept: Record<string, number> = {}
console.log('| change | games | lead over the others, standard error | ahead | kept |\n|---|---|---|---|---|')
for (const factor of values.factors?.split(',') ?? Object.keys(usual))
  for (const times of values.times.split(',')) {
    const value = Number(((kept[factor] ?? usual[factor] ?? 0) * Number(times)).toPrecision(2))
    const { lead, error, ahead } = await compare({ ...kept, [factor]: value })
    const isBetter = lead > clearly * error
    if (isBetter) kept[factor] = value
    console.log(
      `| ${factor}=${value} | ${games} | ${lead.toFixed(1)} ± ${error.toFixed(1)} | ${ahead.toFixed(2)} | ${isBetter ? 'yes' : 'no'} |`,
    )
  }
console.log(`\n${JSON.stringify({ ...usual, ...kept }, undefined, 2)}`)

/** The lead of a bot with these factors over those with the ones that were kept before. */
async function compare(factors: Readonly<Record<string, number>>) {
  const changed = { ...(await contestantOf(nameWith(factors), { game, seats })), name: 'changed' }
  const present = { ...(await contestantOf(nameWith(kept), { game, seats })), name: 'present' }
  const contestants = [changed, ...Array.from({ length: seats - 1 }, () => present)]
  const progress = progressOf({ total: games, say: ({ done, left }) => `${done} of ${games} games, ${left} left` })
  const outcome = playPairing(
    { game, options, contestants, seats, games, seed: Number(values.seed) },
    (done, fresh) => {
      progress.at(done, fresh)
      return true
    },
  )
  progress.end()
  // In game n contestant (seat + n) % seats sits at a seat, so the changed one sits where that is 0.
  const leads = outcome.games.map(({ result: { scores } }, n) => {
    const seat = (seats - (n % seats)) % seats
    const own = scores[seat] ?? 0
    return own - (scores.reduce((sum, score) => sum + score, 0) - own) / (seats - 1)
  })
  const lead = leads.reduce((sum, each) => sum + each, 0) / leads.length
  const variance = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0) / Math.max(1, leads.length - 1)
  const standing = outcome.standings.find(({ name }) => name === 'changed')
  return { lead, error: Math.sqrt(variance / leads.length), ahead: (standing?.ahead ?? 0) / games }
}

function nameWith(factors: Readonly<Record<string, number>>): string {
  return [values.level, ...Object.entries(factors).map(([factor, value]) => `${factor}=${value}`)].join('+')
}
