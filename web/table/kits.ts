import { openBoardWords } from '../words/translations.ts'
import type { AnyBoardKit } from './board-kit.ts'

/** The drawn boards, each fetched with the first table that needs it. A game without one is played as text. */
const kits: Readonly<Record<string, () => Promise<AnyBoardKit>>> = {
  kraftwagen: async () => (await import('../boards/kraftwagen/index.tsx')).kraftwagenKit,
}

export async function kitOf(game: string): Promise<AnyBoardKit | undefined> {
  const kit = await kits[game]?.()
  if (kit) await openBoardWords(kit)
  return kit
}
