import { canonical, type GivenPremove } from '@carriage/kernel'
import type { PremoveStore } from '../model/premove-store.ts'
import type { TableModel } from '../model/table-state.ts'
import { useOrders, withOrder } from './premoves.ts'

/**
 * For boards that order by themselves what goes with a move: gives orders for one moment beside those that stand, one
 * list after the other, and only what differs from what is kept.
 */
export function orderGiver(
  { store }: Pick<TableModel, 'store'>,
  keeper: PremoveStore,
): (order: GivenPremove) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (order) => {
    last = last.then(() => give(order)).catch(() => useOrders.setState({ failed: true }))
    return last
  }

  async function give(order: GivenPremove): Promise<void> {
    const { game, view, table } = store.getState()
    const { me, id } = table
    if (me === undefined || !game.foresight?.ahead(view, me).some(({ moment }) => moment === order.moment)) return
    const { match, kept } = useOrders.getState()
    const { orders } = match === id && kept ? kept : await keeper.read()
    const given = orders.find(({ moment }) => moment === order.moment)?.moves ?? []
    if (canonical(given) === canonical(order.moves)) return
    useOrders.setState({
      match: id,
      kept: await keeper.give(withOrder({ game, view, me }, orders, order)),
      failed: false,
    })
  }
}
