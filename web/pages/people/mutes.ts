import type { Silence, SilenceWish } from '@carriage/protocol'
import { create } from 'zustand'
import { api } from '../../platform/net/api.ts'

interface Silences {
  /** Whom I muted or blocked; nothing until somebody asked. */
  readonly people: readonly Silence[] | undefined
}

/** The house leaves out what they write; this leaves out what was on the screen before. */
export const useSilences = create<Silences>()(() => ({ people: undefined }))

/** Says whether the house answered. */
export async function loadSilences(): Promise<boolean> {
  const answer = await api.GET('/api/mutes').catch(() => undefined)
  if (answer?.data) useSilences.setState({ people: answer.data.people })
  return answer?.data !== undefined
}

/** Mutes or blocks a person, or takes it back. Says whether it was done. */
export async function changeSilence(account: string, body: SilenceWish): Promise<boolean> {
  const params = { path: { account } }
  const answer = await api.PUT('/api/mutes/:account', { params, body }).catch(() => undefined)
  if (answer?.data) useSilences.setState({ people: answer.data.people })
  return answer?.data !== undefined
}
