import { roundsOf } from './rounds.ts'

/** Work that can be done over and over: each call does some of it and says how much, in games and in moves. */
export type Worker = () => Amount

export interface Amount {
  readonly games: number
  readonly moves: number
}

export interface RateRounds {
  readonly rounds: number
  /** Minimum time of each worker in each round. */
  readonly milliseconds: number
}

/** What each worker did in a CPU second, one for each round. Rates of the same round were taken side by side. */
export type Rates<Name extends string> = Readonly<Record<Name, readonly Amount[]>>

const warmUpRounds = 2

/**
 * Measures workers in turns, A B C A B C …, so that whatever else the machine does hits all of them alike. The clock is
 * the CPU time of the whole process, its collector and compiler included: time in which others have the core is not ours.
 */
export function takeRates<Name extends string>(
  workers: Readonly<Record<Name, Worker>>,
  { rounds, milliseconds }: RateRounds,
): Rates<Name> {
  const names = Object.keys(workers) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as Amount[]])) as Record<Name, Amount[]>
  // Lines are written between two measurements only.
  const progress = roundsOf(rounds + warmUpRounds)
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const name of names) {
      const rate = rateOf(workers[name], milliseconds)
      if (round >= 0) rates[name].push(rate)
    }
    progress.at(round + warmUpRounds + 1)
  }
  progress.end()
  return rates
}

function rateOf(work: Worker, milliseconds: number): Amount {
  let games = 0
  let moves = 0
  let seconds = 0
  const start = process.cpuUsage()
  while (seconds * 1000 < milliseconds) {
    const done = work()
    games += done.games
    moves += done.moves
    const { user, system } = process.cpuUsage(start)
    seconds = (user + system) / 1e6
  }
  return { games: games / seconds, moves: moves / seconds }
}
