import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BenchGuest, PreparedTable } from '../live/tables.ts'

/** A table that is wanted for the people at one place of the crowd. */
export interface WantedTable {
  readonly place: number
  readonly game: string
  readonly guests: readonly BenchGuest[]
}

export interface DealtTable extends PreparedTable {
  readonly place: number
}

/** Gives tables with all the moves that will be made at them. */
export interface Dealing {
  next(wanted: WantedTable): Promise<PreparedTable>
  stop(): void
}

export function startDealing(database: string): Dealing {
  const child = fork(join(import.meta.dirname, 'dealer.ts'), [database])
  const waiting = new Map<number, PromiseWithResolvers<PreparedTable>>()
  child.on('message', ({ place, ...table }: DealtTable) => {
    waiting.get(place)?.resolve(table)
    waiting.delete(place)
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The process that prepares tables ended with ${code}.`))
  })
  return {
    next(wanted) {
      const dealt = Promise.withResolvers<PreparedTable>()
      waiting.set(wanted.place, dealt)
      child.send(wanted)
      return dealt.promise
    },
    stop: () => child.disconnect(),
  }
}
