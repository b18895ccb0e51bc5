import { type AnyGameRules, type Preview, preview, redact, type Seat } from '@carriage/kernel'
import type { Translator } from '../../platform/i18n/game-translator.ts'

/** A sequence of moves as text, up to the first unpredictable draw. */
export function shownMoves(
  game: AnyGameRules,
  position: object,
  seat: Seat,
  moves: readonly object[],
  translator: Pick<Translator, 'move'>,
): string[] {
  const lines: string[] = []
  let view: object | undefined = redact(position, seat)
  for (const move of moves) {
    if (!view) break
    const next: Preview<object, object> = preview(game, view, seat, move)
    if (!next.legal) break
    lines.push(translator.move(view, seat, move))
    view = next.state
  }
  return lines
}
