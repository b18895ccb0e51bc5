import { sameMove } from '../../board/interaction/move-control.ts'
import type { TableModel } from './table-state.ts'

/**
 * Plays several small moves for one tap, each after the one before it was accepted, while they are legal. A refusal or
 * another seat's decision ends the sequence.
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
