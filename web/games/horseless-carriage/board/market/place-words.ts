import { axesOf, type MarketWindow, nichePhrase, windowPhrase } from '@carriage/horseless-carriage'
import type { Props } from '../props.ts'

type Words = Pick<Props, 'view' | 'tell'>

/** A niche by what it asks for, as the axes name it. */
export function nicheWords({ view, tell }: Words, x: number, y: number): string {
  return tell.phrase(nichePhrase(axesOf(view), x, y))
}

/** What is asked for in the niches of a window, as far as it lies on the board. */
export function windowWords({ view, tell }: Words, window: MarketWindow): string {
  return tell.phrase(windowPhrase(axesOf(view), window))
}
