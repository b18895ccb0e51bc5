import { type CardId, type Quadrant, quadrants } from '@carriage/horseless-carriage'
import { type DemandForecast, demandForecast } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'
import type { Props } from '../props.ts'

/** The new buyers of a card in each quadrant. */
export type Coming = Readonly<Record<Quadrant, DemandForecast>>

/** The forecast for the selected card, one paint after its selection; undefined without aids. */
export function useComing({ view, me, bare = false }: Props, taken: CardId | undefined): Coming | undefined {
  // Computing four forecasts would delay the card. Those of another card are never shown for this one.
  const settled = useLater(taken)
  const card = settled === taken ? taken : undefined
  return useMemo(() => {
    if (card === undefined || me === undefined || bare) return undefined
    const entries = quadrants.map((quadrant) => [quadrant, demandForecast(view, me, card, quadrant)])
    return Object.fromEntries(entries) as Coming // an entry for each quadrant
  }, [view, me, card, bare])
}
