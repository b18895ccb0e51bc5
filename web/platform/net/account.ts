import { create } from 'zustand'
import { type Account, api } from './api.ts'

interface Me {
  /** My account, `anonymous` without one, `unknown` until the house was asked; `away` if there is no house to ask. */
  readonly me: Account | 'anonymous' | 'unknown' | 'away'
}

/** Who I am in this house. */
export const useMe = create<Me>()(() => ({ me: 'unknown' }))

export async function loadMe(): Promise<void> {
  try {
    const { data, response } = await api.GET('/api/me')
    useMe.setState({ me: data ?? (response.status === 204 ? 'anonymous' : 'away') })
  } catch {
    useMe.setState({ me: 'away' })
  }
}

const mark = 'carriage-house.known'

// Pages that work without a house ask it nothing until this device has had an account there.
useMe.subscribe(({ me }) => {
  try {
    if (typeof me === 'object') localStorage.setItem(mark, '1')
    if (me === 'anonymous') localStorage.removeItem(mark)
  } catch {
    // a browser that keeps nothing is asked on the pages of the house
  }
})

/** Whether this device has had an account in the house. */
export function hadAccount(): boolean {
  try {
    return localStorage.getItem(mark) !== null
  } catch {
    return false
  }
}

/** Makes sure that I have an account: a new visitor becomes a guest, with no form to fill in. */
export async function ensureAccount(name: string): Promise<Account | undefined> {
  const { me } = useMe.getState()
  if (typeof me === 'object') return me
  const { data } = await api.POST('/api/guest', { body: name.trim() === '' ? {} : { name: name.trim() } })
  if (data) useMe.setState({ me: data })
  return data
}
