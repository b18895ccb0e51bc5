import { faultOf } from '../faults/fault.ts'
import { showFault } from '../faults/uncaught.ts'
import type { AnyBoard } from '../table/board/board.ts'
import { openBoardWords } from '../words/translations.ts'
import { manifestOf } from './index.ts'

/** The drawn board, or nothing where it cannot be fetched or started: then the table is text. */
export async function boardOrText(game: string): Promise<AnyBoard | undefined> {
  try {
    return await boardOf(game)
  } catch (error) {
    showFault(faultOf('board', error))
    return undefined
  }
}

/** The drawn board, fetched with the first table that needs it. */
export async function boardOf(game: string): Promise<AnyBoard | undefined> {
  const board = await manifestOf(game)?.board?.()
  if (board) await openBoardWords(board)
  return board
}
