import type { HistoryQuery } from '@carriage/protocol'
import { type Listing, newestFirst } from '../../tables/index.ts'

type Filter = Omit<HistoryQuery, 'after' | 'limit'>

/** Finished games of an account, for its owner. */
export function listOwnGames(account: string, { game, with: other, result, from, to }: Filter): Listing {
  const values = [account, momentOf(from, '-infinity'), momentOf(to, 'infinity')]
  let name = 'history'
  let seats = 'finished_seats'
  // With oneself is every game.
  if (other !== undefined && other !== account) {
    name += '_with'
    // Games in common are few. `offset 0` makes PostgreSQL find them first; otherwise all games of the account are
    // scanned by date.
    seats = `(select mine.* from finished_seats mine where mine.account = $4 and mine.table_id = any(array(
      select table_id from finished_seats where account = $4
      intersect select table_id from finished_seats where account = $${values.push(other) + 3})) offset 0)`
  }
  let where = `from ${seats} f where f.account = $4 and f.ended_at >= $5::timestamptz and f.ended_at < $6::timestamptz`
  if (game !== undefined) {
    name += '_game'
    where += ` and f.game = $${values.push(game) + 3}`
  }
  if (result !== undefined) {
    name += `_${result}`
    where += ` and f.counts and ${result === 'won' ? 'f.place = 1' : 'f.place > 1'}`
  }
  return newestFirst(name, where, 'f.ended_at', 'f.table_id', ...values)
}

/** Finished games of an account at tables that everybody may see. */
export function listOpenGames(account: string, game?: string): Listing {
  const where = 'from finished_seats f where f.visible and f.account = $4'
  return game === undefined
    ? newestFirst('open_history', where, 'f.ended_at', 'f.table_id', account)
    : newestFirst('open_history_game', `${where} and f.game = $5`, 'f.ended_at', 'f.table_id', account, game)
}

function momentOf(milliseconds: number | undefined, otherwise: string): string {
  return milliseconds === undefined ? otherwise : new Date(milliseconds).toISOString()
}
