import type { KeptOrders, MatchId } from '@carriage/protocol'
import type { MyOrders, OrderKeeper } from '../../table/model/premove-store.ts'
import { api } from './api.ts'

/** Orders of my seat, kept by the house. */
export function houseOrders(match: MatchId): OrderKeeper {
  const params = { path: { id: match } }
  return {
    read: async () => kept((await api.GET('/api/matches/:id/orders', { params })).data),
    give: async (orders) => {
      const given = orders.map(({ moment, moves, relies }) => ({
        moment,
        moves: moves.map((move) => ({ ...(move as object) })),
        ...(relies && { relies: [...relies] }),
      }))
      return kept((await api.PUT('/api/matches/:id/orders', { params, body: { orders: given } })).data)
    },
  }
}

function kept(answer: KeptOrders | undefined): MyOrders {
  if (!answer) throw new Error('The house keeps no orders just now.')
  return { orders: answer.orders, stopped: answer.stopped }
}
