import type { GameDigest } from '@carriage/kernel'
import type { DigestTranslator } from '../../board/interaction/board.ts'

/** The digest of a game in the messages of its board. */
export function shownDigest<State extends object, Event extends object>(
  digest: GameDigest<State, Event>,
): DigestTranslator<State, Event> {
  return {
    of({ t, translator, ...missed }) {
      const { own, others } = digest.of(missed)
      return {
        own: own.map(({ id, values = {} }) => {
          // Other ids are messages of the game.
          if (!id.startsWith('digest.')) return translator.phrase({ id, values })
          const filled = Object.entries(values).map(([place, value]) => [
            place,
            typeof value === 'object' ? translator.phrase(value) : value,
          ])
          return t(id, Object.fromEntries(filled) as Record<string, string | number>)
        }),
        others: others.map((event) => translator.event(event)).filter((line) => line !== ''),
      }
    },
  }
}
