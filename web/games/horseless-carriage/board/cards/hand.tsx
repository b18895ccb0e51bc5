import { type CardId, cardOf, expansionsLaid, playerOf, quadrants, tablesOf } from '@carriage/horseless-carriage'
import { isOpen, open, secret } from '@carriage/kernel'
import type { OwnProps } from '../props.ts'
import { CardFace } from './card-face.tsx'
import css from './cards.module.css'
import { quadrantsFor, useDemand } from './use-demand.ts'

/** Cards are shown in their phase to those who may see them; in a lesson only when it asks for one. */
export function showsHand({ view, me, guide, moves }: OwnProps): boolean {
  return view.stage.name === 'demand' && isOpen(playerOf(view, me).hand) && (!guide || moves.length > 0)
}

/** My demand cards: the effect of each, and which may be played now. */
export function CardHand(props: OwnProps) {
  const { view, me, t, moves, commit } = props
  const demand = useDemand(props)
  const player = playerOf(view, me)
  const tables = tablesOf(view)
  if (!isOpen(player.hand)) return null
  const laid = expansionsLaid(player.factory)
  const choosing = view.stage.name === 'demand' && moves.length > 0
  const cards = open(player.hand).toSorted((a, b) => cardOf(tables, a).year - cardOf(tables, b).year)
  return (
    <ul className={css.hand} aria-label={t('hand.label')}>
      {cards.map((card: CardId) => {
        const { year, clocks, sparks } = cardOf(tables, card)
        const legal = choosing && year <= laid && (!props.guide || quadrantsFor(moves, card).length > 0)
        return (
          <li key={card}>
            <button
              type="button"
              className={css.card}
              aria-pressed={demand.card === card}
              aria-disabled={!legal}
              data-of={`card ${card}`}
              data-card={card}
              data-legal={legal || undefined}
              onClick={() => {
                if (legal) demand.take(demand.card === card ? undefined : card)
                // The refusal is the same for every quadrant.
                else commit({ kind: 'playCard', card: secret(card, [me]), quadrant: quadrants[0] })
              }}
            >
              <span className={css.year}>{t('hand.year', { year })}</span>
              <CardFace t={t} sparks={sparks} clocks={clocks} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
