import { loadMe, useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { useMyTables } from './my-tables.ts'

/** Asks the house again. Tells nothing where there is no account, or no house. */
export async function askForMyTables(): Promise<void> {
  if (useMe.getState().me === 'unknown') await loadMe()
  const { me } = useMe.getState()
  // A player who came by a one-tap link is at one table only.
  if (typeof me !== 'object' || me.via === 'link') return
  const query = { state: 'playing', limit: 100 } as const
  const answer = await api.GET('/api/tables/mine', { params: { query } }).catch(() => undefined)
  if (answer?.data) useMyTables.setState({ tables: answer.data.tables })
}
