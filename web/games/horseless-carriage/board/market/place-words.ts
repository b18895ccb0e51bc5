import { axesOf, type MarketWindow, nichePhrase, windowPhrase } from '@carriage/horseless-carriage'
import type { Props } from '../props.ts'

type Words = Pick<Props, 'view' | 'translator'>

/** A niche by its requirements, as on the axes. */
export function nicheWords({ view, translator }: Words, x: number, y: number): string {
  return translator.phrase(nichePhrase(axesOf(view), x, y))
}

/** The requirements in the niches of a window; niches beyond the board are left out. */
export function windowWords({ view, translator }: Words, window: MarketWindow): string {
  return translator.phrase(windowPhrase(axesOf(view), window))
}
