import type { MatchId, SavedPremoves } from '@carriage/protocol'
import type { MyPremoves, PremoveStore } from '../../table/model/premove-store.ts'
import { api } from './api.ts'

/** Premoves of my seat, stored on the server. */
export function serverPremoves(match: MatchId): PremoveStore {
  const params = { path: { id: match } }
  return {
    read: async () => saved((await api.GET('/api/matches/:id/premoves', { params })).data),
    save: async (premoves) => {
      const given = premoves.map(({ moment, moves, relies }) => ({
        moment,
        moves: moves.map((move) => ({ ...(move as object) })),
        ...(relies && { relies: [...relies] }),
      }))
      return saved((await api.PUT('/api/matches/:id/premoves', { params, body: { premoves: given } })).data)
    },
  }
}

function saved(answer: SavedPremoves | undefined): MyPremoves {
  if (!answer) throw new Error('Premoves could not be loaded.')
  return { premoves: answer.premoves, stopped: answer.stopped }
}
