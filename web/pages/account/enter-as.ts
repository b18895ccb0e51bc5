import { useMe } from '../../platform/net/account.ts'
import type { Account } from '../../platform/net/api.ts'
import { renewPush } from './push.ts'

/** Switches this device to an account. If a guest becomes permanent, notifications here continue. */
export async function enterAs(me: Account): Promise<void> {
  const { me: before } = useMe.getState()
  useMe.setState({ me })
  if (typeof before === 'object' && before.guest && before.id === me.id) await renewPush()
}
