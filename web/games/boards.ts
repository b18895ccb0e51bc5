import type { AnyBoard } from '../board/interaction/board.ts'
import { faultOf } from '../platform/errors/error-report.ts'
import { showFault } from '../platform/errors/uncaught.ts'
import { openBoardWords } from '../platform/i18n/translations.ts'
import { manifestOf } from './index.ts'

/** The drawn board, or undefined if it cannot be loaded: then the table is text. */
export async function boardOrText(game: string): Promise<AnyBoard | undefined> {
  try {
    return await boardOf(game)
  } catch (error) {
    showFault(faultOf('board', error))
    return undefined
  }
}

/** The drawn board, loaded with the first table that needs it. */
export async function boardOf(game: string): Promise<AnyBoard | undefined> {
  const board = await manifestOf(game)?.board?.()
  if (board) await openBoardWords(board)
  return board
}
