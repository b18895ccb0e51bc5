import { faultOf } from '../faults/fault.ts'
import { showFault } from '../faults/uncaught.ts'
import type { AnyBoardKit } from '../table/board/board-kit.ts'
import { openBoardWords } from '../words/translations.ts'
import { manifestOf } from './index.ts'

/** The drawn board, or nothing where it cannot be fetched or started: then the table is text. */
export async function boardOrText(game: string): Promise<AnyBoardKit | undefined> {
  try {
    return await boardOf(game)
  } catch (error) {
    showFault(faultOf('board', error))
    return undefined
  }
}

/** The drawn board, fetched with the first table that needs it. */
export async function boardOf(game: string): Promise<AnyBoardKit | undefined> {
  const board = await manifestOf(game)?.board?.()
  if (board) await openBoardWords(board)
  return board
}
