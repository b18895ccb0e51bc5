import type { Commit } from '@carriage/server'
import { usualClock, usualEntry } from './pgbench.ts'

const day = 86_400_000

/** A move of a match of a bench, of the usual size. */
export function usualMove(id: string, expected: number, at: number): Commit {
  return {
    match: id as Commit['match'], // a match of one bench alone
    expected,
    seat: 0,
    command: `move-${expected}-of-${id}`,
    bot: false,
    entry: usualEntry,
    at,
    waiting: 1,
    clock: usualClock,
    result: null,
    due: at + day,
    notice: null,
  }
}
