import { loadMe, useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { useMyTables } from './my-tables.ts'

/** Reloads my tables. Does nothing without an account or server. */
export async function askForMyTables(): Promise<void> {
  if (useMe.getState().me === 'unknown') await loadMe()
  const { me } = useMe.getState()
  // A session from a one-tap link knows one table only.
  if (typeof me !== 'object' || me.via === 'link') return
  const query = { state: 'playing', limit: 100 } as const
  const answer = await api.GET('/api/tables/mine', { params: { query } }).catch(() => undefined)
  if (answer?.data) useMyTables.setState({ tables: answer.data.tables })
}
