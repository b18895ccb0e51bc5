import type { MatchId } from '@carriage/protocol'
import type { DatedDraft, DraftStore } from '../../table/model/draft-store.ts'
import { api } from './api.ts'

/** Drafts of my seat, kept by the house. */
export function serverDrafts(match: MatchId): DraftStore {
  const params = { path: { id: match } }
  return {
    read: async () => kept((await api.GET('/api/matches/:id/draft', { params })).data),
    write: async ({ at, draft }) => {
      const body = { at, draft: { ...draft } }
      // What is sent while the page closes arrives all the same, if it is not too long for that.
      const keepalive = JSON.stringify(body).length < 60_000
      return kept((await api.PUT('/api/matches/:id/draft', { params, body, keepalive })).data)
    },
  }
}

function kept(answer: { readonly at: number; readonly draft: object | null } | undefined): DatedDraft | undefined {
  if (!answer) throw new Error('The house keeps no drafts just now.')
  return answer.draft === null ? undefined : { at: answer.at, draft: answer.draft }
}
