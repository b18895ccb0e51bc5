import type { Acquaintance, ContactSettings } from '@carriage/protocol'
import { create } from 'zustand'
import { api } from '../../platform/net/api.ts'

interface Known {
  /** Whom I follow and who follows me; undefined before the first response. */
  readonly people: readonly Acquaintance[] | undefined
  readonly contactSettings: ContactSettings | undefined
}

export const useAcquaintances = create<Known>()(() => ({ people: undefined, contactSettings: undefined }))

/** Returns whether the server answered. */
export async function loadAcquaintances(): Promise<boolean> {
  const answer = await api.GET('/api/me/people').catch(() => undefined)
  if (answer?.data) useAcquaintances.setState(answer.data)
  return answer?.data !== undefined
}

/** Follows or unfollows a person. Returns whether it succeeded. */
export async function changeFollow(account: string, following: boolean): Promise<boolean> {
  const params = { path: { account } }
  const asked = following
    ? api.PUT('/api/me/people/:account', { params })
    : api.DELETE('/api/me/people/:account', { params })
  const answer = await asked.catch(() => undefined)
  if (answer?.data) useAcquaintances.setState(answer.data)
  return answer?.data !== undefined
}

/** Saves who may contact me. Returns whether it succeeded. */
export async function saveContactSettingsNow(body: ContactSettings): Promise<boolean> {
  const before = useAcquaintances.getState().contactSettings
  useAcquaintances.setState({ contactSettings: body })
  const answer = await api.PUT('/api/me/contact-settings', { body }).catch(() => undefined)
  if (!answer?.data) useAcquaintances.setState({ contactSettings: before })
  return answer?.data !== undefined
}
