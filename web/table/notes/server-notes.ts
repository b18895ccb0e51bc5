import type { MatchId } from '@carriage/protocol'
import { api } from '../../platform/net/api.ts'
import type { NoteStore } from './note-store.ts'

/** My notes at a table, kept by the house. */
export function serverNotes(match: MatchId): NoteStore {
  const params = { path: { id: match } }
  return {
    read: async () => {
      const { data } = await api.GET('/api/matches/:id/notes', { params })
      if (!data) throw new Error('The house gives no notes just now.')
      return data
    },
    write: async (version, text) => {
      // What is sent while the page closes arrives all the same.
      const { data, error } = await api.PUT('/api/matches/:id/notes', {
        params,
        body: { version, text },
        keepalive: true,
      })
      if (error && error.code !== 'conflict') throw new Error('The house keeps no notes just now.')
      return data
    },
  }
}
