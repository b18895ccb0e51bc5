import { type Quadrant, quadrants, tablesOf } from '@carriage/horseless-carriage'
import { secret } from '@carriage/kernel'
import { lastPointer } from '../../../../board/interaction/last-pointer.ts'
import { quadrantsFor, useDemand } from '../cards/use-demand.ts'
import type { OwnProps } from '../props.ts'
import { broughtWords } from './coming.tsx'
import css from './market.module.css'
import type { Coming } from './use-coming.ts'

/** The four quadrants as buttons, once a card is selected. */
export function QuadrantChoice({ props, coming }: { readonly props: OwnProps; readonly coming: Coming | undefined }) {
  const { t, view, me, moves, commit } = props
  const demand = useDemand(props)
  const { card, quadrant: over } = demand
  if (card === undefined || moves.length === 0) return null
  const { rows } = tablesOf(view).components.quadrants
  const wordsOf = (quadrant: Quadrant) => (coming ? broughtWords(t, coming[quadrant]) : '')
  return (
    <div className={css.quadrants}>
      {(props.guide ? quadrantsFor(moves, card) : quadrants).map((quadrant: Quadrant) => (
        <button
          key={quadrant}
          type="button"
          className={css.quadrant}
          style={{ gridColumn: rows[quadrant].x / 4 + 1, gridRow: 2 - rows[quadrant].y / 4 }}
          data-quadrant={quadrant}
          data-legal=""
          data-held={over === quadrant || undefined}
          aria-label={`${t('quadrant.play', { quadrant })} ${wordsOf(quadrant)}`}
          onPointerEnter={() => lastPointer() !== 'touch' && demand.look(quadrant)}
          onFocus={() => lastPointer() !== 'touch' && demand.look(quadrant)}
          onPointerLeave={() => lastPointer() !== 'touch' && demand.look(undefined)}
          onClick={() => {
            if (lastPointer() === 'touch' && over !== quadrant) demand.look(quadrant)
            else commit({ kind: 'playCard', card: secret(card, [me]), quadrant })
          }}
        >
          {quadrant}
        </button>
      ))}
    </div>
  )
}
