import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { type Queryable, storesOf } from './stores.ts'

/** A seat of a person in a match that is being played in another store. */
export interface SeatElsewhere {
  readonly match: MatchId
  readonly game: string
  readonly seat: Seat
  readonly pace: string
}

/** More running games than anybody looks through. */
const most = 1_000

/** The seats that an account plays itself, in matches that are not in the home store. The latest first. */
export async function seatsElsewhere(home: Queryable, account: string): Promise<readonly SeatElsewhere[]> {
  const stores = storesOf(home)
  if (stores.isAlone()) return []
  const { rows } = await home.query<SeatElsewhere>({
    name: 'seats_elsewhere',
    text: `
      select s.table_id as match, t.game, s.seat, t.pace ->> 'kind' as pace
      from seats s join tables t on t.id = s.table_id
      where s.account = $1 and s.state = 'playing' and not s.replaced
      order by s.joined_at desc, s.table_id limit ${most}`,
    values: [account],
  })
  return rows.filter(({ match }) => !stores.isHome(match))
}
