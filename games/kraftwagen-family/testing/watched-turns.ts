import type { Seat } from '@carriage/kernel'
import type { TurnWait } from '../waiting.ts'
import type { Tally } from './comparing.ts'

/** A seat's forecast, and the turns of the others since then. */
interface Watch {
  readonly seat: Seat
  readonly predicted: TurnWait
  readonly turns: number[]
}

/** Compares the forecast number of turns of others before a seat moves again with the actual turns. */
export class WatchedTurns {
  #watches: Watch[] = []

  /** From now on; a turn that is just beginning may count already. */
  watch(seat: Seat, predicted: TurnWait, beginning?: Seat): void {
    const turns: number[] = []
    if (beginning !== undefined) turns[beginning] = 1
    this.#watches.push({ seat, predicted, turns })
  }

  /** A seat has begun a turn. For the rover, all others are known to take the nearest tile. */
  began(mover: Seat, rover: Seat | null, tally: Tally): void {
    for (const watch of this.#watches) {
      if (watch.seat === mover) settle(watch, tally, watch.seat === rover)
      else watch.turns[mover] = (watch.turns[mover] ?? 0) + 1
    }
    this.#watches = this.#watches.filter(({ seat }) => seat !== mover)
  }

  /** The game may end before every seat has had a turn, but never after too many. */
  end(tally: Tally): void {
    for (const { predicted: expected, turns } of this.#watches)
      for (const { seat, atMost } of expected.rivals) {
        const had = turns[seat] ?? 0
        tally.holds('turns before the end', had <= atMost, () => `at most ${atMost}, but ${had}`)
      }
  }
}

function settle({ predicted: expected, turns }: Watch, tally: Tally, rivalsTakeNearest: boolean): void {
  let inAll = 0
  for (const { seat, atLeast, ifNearest, atMost } of expected.rivals) {
    const had = turns[seat] ?? 0
    inAll += had
    tally.holds('turns of a rival', had >= atLeast && had <= atMost, () => `${atLeast} to ${atMost}, but ${had}`)
    if (rivalsTakeNearest) tally.same('turns if nearest', ifNearest, had)
  }
  const { atLeast, atMost } = expected.inAll
  tally.holds('turns in all', inAll >= atLeast && inAll <= atMost, () => `${atLeast} to ${atMost}, but ${inAll}`)
}
