import { create } from 'zustand'
import { type Account, api } from './api.ts'
import { saveHadAccount } from './had-account.ts'

interface Me {
  /** My account; `anonymous` without one, `unknown` before the server has answered, `away` if it cannot be reached. */
  readonly me: Account | 'anonymous' | 'unknown' | 'away'
}

export const useMe = create<Me>()(() => ({ me: 'unknown' }))

export async function loadMe(): Promise<void> {
  try {
    const { data, response } = await api.GET('/api/me')
    useMe.setState({ me: data ?? (response.status === 204 ? 'anonymous' : 'away') })
  } catch {
    useMe.setState({ me: 'away' })
  }
}

// Pages that work without a server do not contact it until this device has had an account there.
useMe.subscribe(({ me }) => {
  if (typeof me === 'object') saveHadAccount(true)
  if (me === 'anonymous') saveHadAccount(false)
})

/** Makes sure that I have an account: a new visitor becomes a guest, without a form. */
export async function ensureAccount(name: string): Promise<Account | undefined> {
  const { me } = useMe.getState()
  if (typeof me === 'object') return me
  const { data } = await api.POST('/api/guest', { body: name.trim() === '' ? {} : { name: name.trim() } })
  if (data) useMe.setState({ me: data })
  return data
}
