import { type CardId, type Quadrant, quadrants } from '@carriage/horseless-carriage'
import { type DemandForecast, demandForecast } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import type { Props } from '../props.ts'

/** What a card would bring in each quadrant. */
export type Coming = Readonly<Record<Quadrant, DemandForecast>>

/** For the card that I have in mind; nothing for those who want to see only what lies on the table. */
export function useComing({ view, me, bare = false }: Props, card: CardId | undefined): Coming | undefined {
  return useMemo(() => {
    if (card === undefined || me === undefined || bare) return undefined
    const entries = quadrants.map((quadrant) => [quadrant, demandForecast(view, me, card, quadrant)])
    return Object.fromEntries(entries) as Coming // an entry for each quadrant
  }, [view, me, card, bare])
}
