import {
  type AnyGame,
  awaitedSeats,
  duePremove,
  fastChance,
  type GivenPremove,
  LiveEffects,
  type Premove,
  type Result,
  readGivenPremove,
  redact,
  type Seat,
} from '@carriage/kernel'
import type { Bot, ThinkingBudget } from '../../bot.ts'

/** A person who comes only when asked, decides, and then premoves what comes next. */
export interface SlowPlayer {
  readonly player: Bot
  /** Undefined for a person without premoves. */
  orders?(view: object, seat: Seat, budget: ThinkingBudget): readonly GivenPremove[]
}

export interface SlowGame {
  readonly result: Result
  /** How often the table waited for people; simultaneous decisions are one wait. */
  readonly waits: number
  /** The same for each round of the game, as the game counts them. */
  readonly perRound: readonly number[]
  /** Moves made by premoves, and premoves that stopped to ask. */
  readonly ordered: number
  readonly stopped: number
  /** What the table waited for, and why no premove applied: `sales: changed untouched`. One for each seat. */
  readonly causes: Readonly<Record<string, number>>
}

const longest = 5_000

/** Plays one whole game of people who look in only when the table waits for them. */
export function playSlowly(
  game: AnyGame,
  options: object,
  people: readonly SlowPlayer[],
  seed: number,
  roundOf: (state: object) => number,
): SlowGame {
  const fx = new LiveEffects<object>(fastChance(seed))
  const state = game.setup({ seats: people.length, options }, fx)
  const orders: Premove<object>[][] = people.map(() => [])
  /** The moves of each seat since it submitted premoves. */
  const since: object[][] = people.map(() => [])
  const perRound: number[] = []
  const causes: Record<string, number> = {}
  let made = 0
  let ordered = 0
  let stopped = 0
  for (;;) {
    const turn = game.turn(state)
    if (turn.over) {
      const waits = perRound.reduce((sum, count) => sum + (count ?? 0), 0)
      return { result: turn.result, waits, perRound: perRound.filter(() => true), ordered, stopped, causes }
    }
    const awaited = awaitedSeats(turn)
    if (awaited.some(playOrder)) continue
    const round = roundOf(state)
    perRound[round] = (perRound[round] ?? 0) + 1
    for (const seat of awaited) noteCause(seat)
    // All of them look in before anything else happens; what one of them does may spare another the answer.
    for (const seat of awaited) lookIn(seat)
  }

  function noteCause(seat: Seat): void {
    const view = redact(state, seat)
    const due = duePremove(game, view, seat, orders[seat] ?? [], since[seat])
    const [moment] = (game.premoves?.moment(view, seat) ?? '').split('/')
    const why =
      due.kind !== 'ask'
        ? 'nothing ordered'
        : due.because.kind === 'changed'
          ? `changed ${due.because.condition}`
          : `refused by ${due.because.rule}`
    const cause = `${moment}: ${why}`
    causes[cause] = (causes[cause] ?? 0) + 1
  }

  function playOrder(seat: Seat): boolean {
    const due = duePremove(game, redact(state, seat), seat, orders[seat] ?? [], since[seat])
    if (due.kind === 'ask') stopped++
    if (due.kind !== 'play') return false
    ordered++
    play(seat, due.move)
    return true
  }

  /** A person decides as long as it is their turn. */
  function lookIn(seat: Seat): void {
    const person = people[seat]
    if (!person) throw new RangeError(`There is no seat ${seat}.`)
    while (awaitedSeats(game.turn(state)).includes(seat)) {
      play(seat, person.player.choose(redact(state, seat), seat, { seed: seed * 8192 + made }))
    }
    const view = redact(state, seat)
    const given = game.turn(state).over ? [] : (person.orders?.(view, seat, { seed: seed * 8192 + made }) ?? [])
    since[seat] = []
    orders[seat] = given.map((each) => {
      // Stored and read as on a server.
      const read = readGivenPremove(game, view, seat, JSON.parse(JSON.stringify(each)) as GivenPremove)
      if (!read.ok) throw new Error(`The premove of seat ${seat} for ${each.moment} cannot be parsed.`)
      return JSON.parse(JSON.stringify(read.order)) as Premove<object>
    })
  }

  function play(seat: Seat, move: object): void {
    if (made++ > longest) throw new Error(`The game with seed ${seed} has not ended after ${longest} moves.`)
    const verdict = game.judge(state, seat, move)
    if (!verdict.legal) throw new Error(`Seat ${seat} made an illegal move: ${JSON.stringify(move)} ${verdict.rule}`)
    game.play(state, seat, move, fx)
    since[seat]?.push(move)
  }
}
