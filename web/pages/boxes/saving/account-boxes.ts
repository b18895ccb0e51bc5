import type { NewBox } from '@carriage/protocol'
import { useEffect } from 'react'
import { useSettings } from '../../../platform/app/settings.ts'
import { ensureAccount, loadMe, useMe } from '../../../platform/net/account.ts'
import { api } from '../../../platform/net/api.ts'
import { hadAccount } from '../../../platform/net/had-account.ts'
import { chooseBox, type SavedBox, showAccountBoxes, useBoxes } from '../saved-boxes.ts'

/** Why a box could not be saved in the account. */
export type BoxProblem = 'full' | 'away'

type BoxOutcome = { readonly box: SavedBox } | { readonly problem: BoxProblem }

/** Loads the boxes of the account, if there is one, beside those of the device. */
export function useAccountBoxes(): void {
  useEffect(() => {
    void loadAccountBoxes()
  }, [])
}

async function loadAccountBoxes(): Promise<void> {
  if (!hadAccount()) return
  if (useMe.getState().me === 'unknown') await loadMe()
  const { me } = useMe.getState()
  if (typeof me !== 'object') return showAccountBoxes([])
  const { data } = await api.GET('/api/boxes').catch(() => ({ data: undefined }))
  if (data) showAccountBoxes(data.boxes)
}

/** Saves a box in the account, replacing one with the same id. A visitor without an account becomes a guest. */
export async function saveInAccount(box: SavedBox): Promise<BoxOutcome> {
  const { id, game, title } = box
  const tables = box.tables as NewBox['tables'] // plain objects, as the editor made them
  const isThere = accountBoxes().some((each) => each.id === id)
  return asked(async () => {
    if (!(await withAccount())) return {}
    return isThere
      ? api.PATCH('/api/boxes/:id', { params: { path: { id } }, body: { title, tables } })
      : api.POST('/api/boxes', { body: { game, title, tables } })
  })
}

async function withAccount(): Promise<boolean> {
  if (useMe.getState().me === 'unknown') await loadMe()
  return (await ensureAccount(useSettings.getState().name)) !== undefined
}

/** Shares a box by link, or ends that. A box of the device is first saved in the account. */
export async function shareBox(box: SavedBox, shared: boolean): Promise<BoxOutcome> {
  const saved = box.place === 'account' ? { box } : await saveInAccount(box)
  if ('problem' in saved) return saved
  return asked(() => api.PATCH('/api/boxes/:id', { params: { path: { id: saved.box.id } }, body: { shared } }))
}

/** False if the server could not be reached. */
export async function dropFromAccount(id: string): Promise<boolean> {
  const { response } = await api
    .DELETE('/api/boxes/:id', { params: { path: { id } } })
    .catch(() => ({ response: undefined }))
  if (response?.status !== 204 && response?.status !== 404) return false
  showAccountBoxes(accountBoxes().filter((box) => box.id !== id))
  if (useBoxes.getState().chosen === id) chooseBox(undefined)
  return true
}

interface Answer {
  readonly data?: Omit<SavedBox, 'place'> | undefined
  readonly error?: { readonly code: string } | undefined
}

async function asked(ask: () => Promise<Answer>): Promise<BoxOutcome> {
  const { data, error }: Answer = await ask().catch(() => ({}))
  if (!data) return { problem: error?.code === 'tooMany' ? 'full' : 'away' }
  showAccountBoxes([data, ...accountBoxes().filter(({ id }) => id !== data.id)])
  return { box: { ...data, place: 'account' } }
}

function accountBoxes(): readonly SavedBox[] {
  return useBoxes.getState().boxes.filter(({ place }) => place === 'account')
}
