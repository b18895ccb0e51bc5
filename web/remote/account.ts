import { create } from 'zustand'
import { type Account, api } from './api.ts'

interface Me {
  /** Nobody yet, not known yet, or who I am; `away` if there is no house to ask. */
  readonly me: Account | 'nobody' | 'unknown' | 'away'
}

/** Who I am in this house. */
export const useMe = create<Me>()(() => ({ me: 'unknown' }))

export async function lookUpMe(): Promise<void> {
  try {
    const { data, response } = await api.GET('/api/me')
    useMe.setState({ me: data ?? (response.status === 204 ? 'nobody' : 'away') })
  } catch {
    useMe.setState({ me: 'away' })
  }
}

/** Makes sure that I am somebody: whoever is new becomes a guest, with no form to fill in. */
export async function beSomebody(name: string): Promise<Account | undefined> {
  const { me } = useMe.getState()
  if (typeof me === 'object') return me
  const { data } = await api.POST('/api/guest', { body: name.trim() === '' ? {} : { name: name.trim() } })
  if (data) useMe.setState({ me: data })
  return data
}
