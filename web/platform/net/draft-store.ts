import type { MatchId } from '@carriage/protocol'
import type { DatedDraft, DraftStore } from '../../table/model/draft-store.ts'
import { api } from './api.ts'

/** Drafts of my seat, stored on the server. */
export function serverDrafts(match: MatchId): DraftStore {
  const params = { path: { id: match } }
  return {
    read: async () => saved((await api.GET('/api/matches/:id/draft', { params })).data),
    write: async ({ at, draft }) => {
      const body = { at, draft: { ...draft } }
      // Keepalive lets the request finish after the page has closed, but is limited in size.
      const keepalive = JSON.stringify(body).length < 60_000
      return saved((await api.PUT('/api/matches/:id/draft', { params, body, keepalive })).data)
    },
  }
}

function saved(answer: { readonly at: number; readonly draft: object | null } | undefined): DatedDraft | undefined {
  if (!answer) throw new Error('Drafts could not be loaded.')
  return answer.draft === null ? undefined : { at: answer.at, draft: answer.draft }
}
