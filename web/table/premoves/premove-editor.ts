import { canonical, type GivenPremove } from '@carriage/kernel'
import type { PremoveStore } from '../model/premove-store.ts'
import type { TableModel } from '../model/table-state.ts'
import { usePremoves, withPremove } from './premoves.ts'

/**
 * For boards that set premoves as part of a move: sends premoves for one moment beside the existing ones, one request
 * after the other, and only if they differ from the stored ones.
 */
export function premoveSaver(
  { store }: Pick<TableModel, 'store'>,
  premoveStore: PremoveStore,
): (premove: GivenPremove) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (premove) => {
    last = last.then(() => give(premove)).catch(() => usePremoves.setState({ failed: true }))
    return last
  }

  async function give(premove: GivenPremove): Promise<void> {
    const { game, view, table } = store.getState()
    const { me, id } = table
    if (me === undefined || !game.premoves?.ahead(view, me).some(({ moment }) => moment === premove.moment)) return
    const { match, premoves: saved } = usePremoves.getState()
    const { premoves } = match === id && saved ? saved : await premoveStore.read()
    const given = premoves.find(({ moment }) => moment === premove.moment)?.moves ?? []
    if (canonical(given) === canonical(premove.moves)) return
    usePremoves.setState({
      match: id,
      premoves: await premoveStore.save(withPremove({ game, view, me }, premoves, premove)),
      failed: false,
    })
  }
}
