import { faultOf } from '../faults/fault.ts'
import { showFault } from '../faults/uncaught.ts'
import { openBoardWords } from '../words/translations.ts'
import type { AnyBoardKit } from './board-kit.ts'

/** The drawn boards, each fetched with the first table that needs it. A game without one is played as text. */
const kits: Readonly<Record<string, () => Promise<AnyBoardKit>>> = {
  kraftwagen: async () => (await import('../games/kraftwagen/board/index.tsx')).kraftwagenKit,
  'age-of-engineering': async () => (await import('../games/age-of-engineering/board/index.tsx')).ageOfEngineeringKit,
  'horseless-carriage': async () => (await import('../games/horseless-carriage/board/index.tsx')).horselessCarriageKit,
}

/** The drawn board, or nothing where it cannot be fetched or started: then the table is text. */
export async function kitOrText(game: string): Promise<AnyBoardKit | undefined> {
  try {
    return await kitOf(game)
  } catch (error) {
    showFault(faultOf('board', error))
    return undefined
  }
}

export async function kitOf(game: string): Promise<AnyBoardKit | undefined> {
  const kit = await kits[game]?.()
  if (kit) await openBoardWords(kit)
  return kit
}
