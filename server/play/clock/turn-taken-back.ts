import type { Seat } from '@carriage/kernel'
import type { Clock } from '@carriage/protocol'
import { ranSince, type Tick } from './tick.ts'

/** A tick as if the turn that was taken back had never ended. */
export interface NeverPassed {
  /** The seat that pays for the time since. */
  readonly payer: Seat
  readonly clock: Clock
  readonly tick: Tick
}

/**
 * A player who takes a turn back without asking pays for the time since it ended: the seats that had to decide since
 * get it back. Otherwise two players could pass a turn back and forth and hold the others up. Undefined where no
 * person's time ran because the turn had ended.
 */
export function asNeverPassed(clock: Clock, tick: Tick): NeverPassed | undefined {
  const { takesBack, running, bots = [], waited = clock.running } = tick
  if (takesBack === undefined || waited.includes(takesBack) || bots.includes(takesBack)) return undefined
  const timed = waited.filter((seat) => ranSince(clock, tick, seat) !== undefined)
  const going = timed.filter((seat) => running.includes(seat))
  if (going.length === timed.length) return undefined
  return {
    payer: takesBack,
    clock: {
      ...clock,
      running: [...going, takesBack],
      since: [...going.map((seat) => ranSince(clock, tick, seat) ?? clock.at), clock.at],
    },
    tick: { ...tick, waited: waited.filter((seat) => running.includes(seat)) },
  }
}
