import { type AnyGameRules, type Preview, preview, redact, type Seat } from '@carriage/kernel'
import type { Translator } from '../../platform/i18n/game-translator.ts'

/** A sequence of moves in words, up to the first draw that the player could not foresee. */
export function shownMoves(
  game: AnyGameRules,
  position: object,
  seat: Seat,
  moves: readonly object[],
  translator: Pick<Translator, 'move'>,
): string[] {
  const told: string[] = []
  let view: object | undefined = redact(position, seat)
  for (const move of moves) {
    if (!view) break
    const next: Preview<object, object> = preview(game, view, seat, move)
    if (!next.legal) break
    told.push(translator.move(view, seat, move))
    view = next.state
  }
  return told
}
