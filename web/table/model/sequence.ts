import { sameMove } from '../../board/interaction/move-control.ts'
import type { TableModel } from './table-state.ts'

/**
 * One tap that stands for several small moves: each is played when the one before it stands, as long as it is legal
 * then. A refusal or another seat's decision ends it, and the table asks as usual.
 */
export function playInTurn({ store, commit }: Pick<TableModel, 'store' | 'commit'>, moves: readonly object[]): void {
  const [first, ...rest] = moves
  if (!first) return
  const { n: before } = store.getState()
  commit(first)
  if (rest.length === 0) return
  const stop = store.subscribe(({ n, sending, refusal, moves: legal }) => {
    if (refusal) stop()
    if (refusal || sending || n === before) return
    stop()
    const [next] = rest
    if (next && legal.some((each) => sameMove(each, next))) playInTurn({ store, commit }, rest)
  })
}
