// `pnpm arena <game> [--pairing mechanic,random] [--games 200] [--seats 2] [--seed 1] [--iterations 100] [--minutes 10]`
// A contestant is `random`, a level, a level with its own number of iterations (`magnate:500`), or a level with weights
// from a file (`mechanic@weights.json`). Without a pairing every level meets the one below it.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/catalogue'
import { botFor } from '../bot-for.ts'
import type { Craft } from '../craft.ts'
import { kraftwagenCraft } from '../kraftwagen/craft.ts'
import { type ExperienceFile, readExperience } from '../kraftwagen/experience.ts'
import { isLevel, levels, thinking } from '../levels.ts'
import type { Player } from '../player.ts'
import { thinker } from '../think.ts'
import type { Contestant } from './contest.ts'
import { play, tableOf } from './pairing.ts'
import { randomPlayer } from './random.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairing: { type: 'string' },
    games: { type: 'string', default: '200' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const [id = 'kraftwagen'] = positionals
const title = titleOf(id)
if (!title) throw new RangeError(`There is no game called ${id}.`)
const [game] = title.versions
const seats = Number(values.seats ?? game.seats.min)
const options = title.variants.find((variant) => variant.seats === seats)?.options
if (!options) throw new RangeError(`${id} is not played by ${seats}.`)

const pairings = values.pairing
  ? [values.pairing.split(',')]
  : [['mechanic', 'random'], ...levels.slice(1).map((level, i) => [level, levels[i] ?? level]), ['magnate', 'mechanic']]

for (const names of pairings) {
  const contestants = names.map(contestantOf)
  const started = process.cpuUsage()
  const until = Date.now() + Number(values.minutes) * 60_000
  const standings = play(
    { game, options, contestants, seats, games: Number(values.games), seed: Number(values.seed) },
    (done) => {
      process.stderr.write(`\r${names.join(' – ')}: ${done} games`)
      return Date.now() < until
    },
  )
  const { user, system } = process.cpuUsage(started)
  process.stderr.write('\n')
  console.log(`${id}, ${seats} seats: ${names.join(' – ')}, ${((user + system) / 1e6).toFixed(0)} CPU seconds\n`)
  console.log(`${tableOf(standings)}\n`)
}

function contestantOf(name: string): Contestant {
  return { name, player: playerOf(name) }
}

function playerOf(name: string): Player {
  if (name === 'random') return randomPlayer(game)
  const [named = '', file] = name.split('@')
  const [level = '', iterations = values.iterations] = named.split(':')
  if (!isLevel(level)) throw new RangeError(`There is no level called ${level}.`)
  const player = file === undefined ? botFor(id, level) : thinker(craftFrom(file), thinking[level])
  if (!player) throw new RangeError(`No bot has learned ${id}.`)
  if (iterations === undefined) return player
  return { choose: (view, seat, budget) => player.choose(view, seat, { ...budget, iterations: Number(iterations) }) }
}

/** The craft with experience that is being tried out. */
function craftFrom(file: string): Craft<object, object> {
  const experience = readExperience(JSON.parse(readFileSync(file, 'utf8')) as ExperienceFile, seats)
  return kraftwagenCraft(experience) as unknown as Craft<object, object> // it is shown only views of Kraftwagen
}
