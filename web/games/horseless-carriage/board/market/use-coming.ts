import { type CardId, type Quadrant, quadrants } from '@carriage/horseless-carriage'
import { type DemandForecast, demandForecast } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'
import type { Props } from '../props.ts'

/** What a card would bring in each quadrant. */
export type Coming = Readonly<Record<Quadrant, DemandForecast>>

/**
 * For the card that I have in mind, a picture after the one in which it is taken; nothing for those who want to see only what lies
 * on the table.
 */
export function useComing({ view, me, bare = false }: Props, taken: CardId | undefined): Coming | undefined {
  // Four forecasts would keep the card waiting. Those of another card are never shown for this one.
  const settled = useLater(taken)
  const card = settled === taken ? taken : undefined
  return useMemo(() => {
    if (card === undefined || me === undefined || bare) return undefined
    const entries = quadrants.map((quadrant) => [quadrant, demandForecast(view, me, card, quadrant)])
    return Object.fromEntries(entries) as Coming // an entry for each quadrant
  }, [view, me, card, bare])
}
