import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ArenaGame } from './contest.ts'

/** Games that were played, so that a contest can be resumed and no game is played twice. */
export interface Ledger {
  find(game: string): ArenaGame | undefined
  enter(game: string, played: ArenaGame): void
}

/** Stored in memory. */
export function ledgerInMemory(): Ledger {
  const games = new Map<string, ArenaGame>()
  return { find: (game) => games.get(game), enter: (game, played) => games.set(game, played) }
}

/** Stored in a file, one line per game. A changed bot or box needs a new file. */
export function ledgerIn(file: string): Ledger {
  const ledger = ledgerInMemory()
  mkdirSync(dirname(file), { recursive: true })
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (line === '') continue
    const { game, ...played } = JSON.parse(line) as ArenaGame & { readonly game: string } // written below
    ledger.enter(game, played)
  }
  return {
    find: (game) => ledger.find(game),
    enter(game, played) {
      ledger.enter(game, played)
      appendFileSync(file, `${JSON.stringify({ game, ...played })}\n`)
    },
  }
}
