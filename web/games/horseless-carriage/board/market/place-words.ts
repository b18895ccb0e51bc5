import { boardSize, type MarketWindow, nicheAt, requirementsOf } from '@carriage/horseless-carriage'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'

type Words = Pick<Props, 'view' | 'say' | 'tell'>

/** A niche by what it asks for, as the axes name it. */
export function nicheWords(words: Words, x: number, y: number): string {
  return windowWords(words, { x, y, w: 1, h: 1 })
}

/** What is asked for in the niches of a window, as far as it lies on the board. */
export function windowWords({ view, say, tell }: Words, { x, y, w, h }: MarketWindow): string {
  const on = (at: number) => Math.max(0, Math.min(boardSize - 1, at))
  const [fromRight, fromUp] = requirementsOf(view, nicheAt(on(x), on(y)))
  const [toRight, toUp] = requirementsOf(view, nicheAt(on(x + w - 1), on(y + h - 1)))
  return say('market.place', {
    bottom: trackName({ tell }, view.bottom),
    across: spanOf(fromRight, toRight),
    left: trackName({ tell }, view.left),
    up: spanOf(fromUp, toUp),
  })
}

function spanOf(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
