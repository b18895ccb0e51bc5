import { roundsOf } from './rounds.ts'

/** One way of doing the work. What `prepare` does is not on the clock; the function that it gives is. */
export interface Contender {
  prepare(): () => void
}

export interface ComparisonRounds {
  readonly rounds: number
  /** Minimum time of each contender in each round. */
  readonly milliseconds: number
}

/** Times by contender, one for each round. Times of the same round were taken side by side. */
export type Times<Name extends string> = Readonly<Record<Name, readonly number[]>>

const warmUpRounds = 2

/**
 * Takes the CPU time of each contender in turns, A B C A B C …, so that whatever else the machine does hits all alike.
 * Gives microseconds for the whole work.
 */
export function compare<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { rounds, milliseconds }: ComparisonRounds,
): Times<Name> {
  const names = Object.keys(contenders) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  // Lines are written between two measurements only.
  const progress = roundsOf(rounds + warmUpRounds)
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const name of names) {
      const time = timeOf(contenders[name], milliseconds)
      if (round >= 0) times[name].push(time)
    }
    progress.at(round + warmUpRounds + 1)
  }
  progress.end()
  return times
}

function timeOf(contender: Contender, milliseconds: number): number {
  let spent = 0
  let runs = 0
  while (spent < milliseconds * 1000) {
    const run = contender.prepare()
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    spent += user + system
    runs += 1
  }
  return spent / runs
}

/** The median and the middle half around it. */
export interface Spread {
  readonly low: number
  readonly median: number
  readonly high: number
}

/** How many times as long one took as the other, round by round. */
export function ratio(over: readonly number[], under: readonly number[]): Spread {
  return spreadOf(over.map((time, round) => time / (under[round] ?? Number.NaN)))
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return { low: quantile(0.25), median: quantile(0.5), high: quantile(0.75) }
}

/** A ratio as people read it: `3.1x (2.9-3.4)`. */
export function formatRatio({ low, median, high }: Spread): string {
  return `${median.toFixed(1)}x (${low.toFixed(1)}-${high.toFixed(1)})`
}
