import type { HistoryQuery } from '@carriage/protocol'
import { type Listing, newestFirst } from '../tables/index.ts'

type Filter = Omit<HistoryQuery, 'after' | 'limit'>

/** Finished games of an account, for its owner. */
export function gamesOfMine(account: string, { game, with: other, result, from, to }: Filter): Listing {
  const values = [account, momentOf(from, '-infinity'), momentOf(to, 'infinity')]
  let name = 'history'
  let where =
    'from finished_seats f where f.account = $4 and f.ended_at >= $5::timestamptz and f.ended_at < $6::timestamptz'
  if (game !== undefined) {
    name += '_game'
    where += ` and f.game = $${values.push(game) + 3}`
  }
  if (other !== undefined) {
    name += '_with'
    where += ` and exists (
      select from finished_seats o where o.account = $${values.push(other) + 3} and o.table_id = f.table_id)`
  }
  if (result !== undefined) {
    name += `_${result}`
    where += ` and f.counts and ${result === 'won' ? 'f.place = 1' : 'f.place > 1'}`
  }
  return newestFirst(name, where, 'f.ended_at', 'f.table_id', ...values)
}

/** Finished games of an account at tables that everybody may see. */
export function openGamesOf(account: string, game?: string): Listing {
  const where = 'from finished_seats f where f.visible and f.account = $4'
  return game === undefined
    ? newestFirst('open_history', where, 'f.ended_at', 'f.table_id', account)
    : newestFirst('open_history_game', `${where} and f.game = $5`, 'f.ended_at', 'f.table_id', account, game)
}

function momentOf(milliseconds: number | undefined, otherwise: string): string {
  return milliseconds === undefined ? otherwise : new Date(milliseconds).toISOString()
}
