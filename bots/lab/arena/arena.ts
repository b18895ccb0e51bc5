// `pnpm bots arena <game> [--pairing mechanic,random] [--games 200] [--seats 2] [--seed 1] [--iterations 100] [--minutes 10]
// [--box 3] [--ledger games.jsonl] [--figures years,wealthOfWinner] [--plot file.svg]`. `--box` plays with the
// Nth set of changed components. The ledger keeps each game in a file, so
// that it can be stopped at any time and the next run goes on; figures are means of what a simulation counts. The shares
// won are also drawn, in .cache/plots unless a file is given.
// A contestant is `random`, a level, a level with its own number of iterations (`magnate:500`), a level with weights
// from a file (`mechanic@weights.json`), or a level as it was in an earlier commit (`magnate@9973c46`). Without a pairing
// every level meets the one below it, one against as many as there are seats left.
import { parseArgs } from 'node:util'
import { titleOf, titles } from '@carriage/shared/catalogue'
import { type PlotRow, progressOf, writePlot } from '@carriage/shared/reporting'
import type { Bot } from '../../bot.ts'
import { levels } from '../../levels.ts'
import { changedBox } from './changed-box.ts'
import type { Survey } from './contest.ts'
import { contestantOf } from './contestant.ts'
import { ledgerIn, ledgerInMemory } from './ledger.ts'
import { figuresOf, playPairing, plotOf, tableOf } from './pairing.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairing: { type: 'string' },
    games: { type: 'string', default: '200' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    box: { type: 'string' },
    ledger: { type: 'string' },
    figures: { type: 'string' },
    plot: { type: 'string' },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const title = titleOf(id)
if (!title) throw new RangeError(`There is no game called ${id}.`)
const [game] = title.versions
const seats = Number(values.seats ?? game.seats.min)
const usual = title.variants.find((variant) => variant.seats === seats)?.options
if (!usual) throw new RangeError(`${id} is not played by ${seats}.`)
const options =
  values.box === undefined ? usual : { ...usual, components: changedBox(title.components ?? {}, Number(values.box)) }

/** One against as many of the other as there are seats left. */
const against = (level: string, other: string) => [level, ...Array.from({ length: seats - 1 }, () => other)]
const pairings = values.pairing
  ? [values.pairing.split(',')]
  : [
      against('mechanic', 'random'),
      ...levels.slice(1).map((level, i) => against(level, levels[i] ?? level)),
      against('magnate', 'mechanic'),
    ]

const ledger = values.ledger === undefined ? ledgerInMemory() : ledgerIn(values.ledger)

const rows: PlotRow[] = []
const times = new Map<string, { seconds: number; decisions: number }>()

for (const names of pairings) {
  const contestOptions = { game, seats, iterations: values.iterations }
  const contestants = await Promise.all(
    names.map(async (name) => {
      const { player } = await contestantOf(name, contestOptions)
      return { name, player: clocked(name, player) }
    }),
  )
  const started = process.cpuUsage()
  const until = Date.now() + Number(values.minutes) * 60_000
  const total = Number(values.games)
  const progress = progressOf({
    total,
    format: ({ done, rate, left }) => `${names.join(' – ')}: ${done} of ${total} games, ${rate}, ${left} left`,
  })
  const { standings, games } = playPairing(
    { game, options, contestants, seats, games: total, seed: Number(values.seed), survey: surveyFor() },
    (done, fresh) => {
      progress.at(done, fresh)
      return Date.now() < until
    },
    ledger,
  )
  const { user, system } = process.cpuUsage(started)
  progress.end()
  console.log(`${id}, ${seats} seats: ${names.join(' – ')}, ${((user + system) / 1e6).toFixed(0)} CPU seconds\n`)
  console.log(`${tableOf(standings)}\n`)
  console.log(`processor time of a decision: ${timesSpent(names)}\n`)
  const met = [...new Set(names)].join(' – ')
  rows.push(...plotOf(standings).map((row) => ({ ...row, name: `${row.name} in ${met}` })))
  if (values.figures) console.log(`means of ${games.length} games: ${figuresOf(games)}\n`)
}

const file = values.plot ?? `.cache/plots/arena-${id}-${seats}.svg`
console.log(writePlot(file, { title: `${id}, ${seats} seats: games won, with 95 % intervals`, rows, most: 1 }))

/** Counts only what was asked for, so that a ledger stays small. */
function surveyFor(): Survey | undefined {
  const survey = title?.survey?.bind(title)
  const names = values.figures?.split(',')
  if (!survey || !names) return undefined
  return (events, end) =>
    Object.fromEntries(Object.entries(survey(events, end)).filter(([name]) => names.includes(name)))
}

/** Measures the processor time of a player, to verify that a contest is at equal time. */
function clocked(name: string, player: Bot): Bot {
  const time = { seconds: 0, decisions: 0 }
  times.set(name, time)
  return {
    choose(view, seat, budget) {
      const started = process.cpuUsage()
      const move = player.choose(view, seat, budget)
      const { user, system } = process.cpuUsage(started)
      time.seconds += (user + system) / 1e6
      time.decisions++
      return move
    },
  }
}

function timesSpent(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const { seconds = 0, decisions = 0 } = times.get(name) ?? {}
      return `${name} ${((1000 * seconds) / Math.max(1, decisions)).toFixed(1)} ms`
    })
    .join(', ')
}
