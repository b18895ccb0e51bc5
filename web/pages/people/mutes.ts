import type { Mute, MuteRequest } from '@carriage/protocol'
import { create } from 'zustand'
import { api } from '../../platform/net/api.ts'

interface Mutes {
  /** The people I have muted or blocked; undefined before the first response. */
  readonly people: readonly Mute[] | undefined
}

/** The server omits new messages of muted people; this hides those already on the screen. */
export const useMutes = create<Mutes>()(() => ({ people: undefined }))

/** Returns whether the server answered. */
export async function loadMutes(): Promise<boolean> {
  const answer = await api.GET('/api/mutes').catch(() => undefined)
  if (answer?.data) useMutes.setState({ people: answer.data.people })
  return answer?.data !== undefined
}

/** Mutes, blocks, or undoes it. Returns whether it succeeded. */
export async function changeMute(account: string, body: MuteRequest): Promise<boolean> {
  const params = { path: { account } }
  const answer = await api.PUT('/api/mutes/:account', { params, body }).catch(() => undefined)
  if (answer?.data) useMutes.setState({ people: answer.data.people })
  return answer?.data !== undefined
}
