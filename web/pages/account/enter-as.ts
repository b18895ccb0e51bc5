import { useMe } from '../../platform/net/account.ts'
import type { Account } from '../../platform/net/api.ts'
import { renewPush } from './push.ts'

/** From now on this device is that account. A guest who has become lasting is notified here as before. */
export async function enterAs(me: Account): Promise<void> {
  const { me: before } = useMe.getState()
  useMe.setState({ me })
  if (typeof before === 'object' && before.guest && before.id === me.id) await renewPush()
}
