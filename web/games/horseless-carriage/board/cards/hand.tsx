import { type CardId, cardOf, expansionsLaid, playerOf, quadrants, tablesOf } from '@carriage/horseless-carriage'
import { isOpen, open, secret } from '@carriage/kernel'
import { clockLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { vehicleShapeOf } from '../market/market-drawing.tsx'
import type { OwnProps, Props } from '../props.ts'
import css from './cards.module.css'
import { quadrantsFor, useDemand } from './use-demand.ts'

/** Cards are shown in their phase; in a lesson only once it asks for one, and the money until then. */
export function showsHand({ view, guide, moves }: Props): boolean {
  return view.stage.name === 'demand' && (!guide || moves.length > 0)
}

/** My demand cards: what each would kindle, and which may be played by now. */
export function CardHand(props: OwnProps) {
  const { view, me, say, moves, commit } = props
  const demand = useDemand(props)
  const player = playerOf(view, me)
  const tables = tablesOf(view)
  if (!isOpen(player.hand)) return null
  const laid = expansionsLaid(player.factory)
  const choosing = view.stage.name === 'demand' && moves.length > 0
  const cards = open(player.hand).toSorted((a, b) => cardOf(tables, a).year - cardOf(tables, b).year)
  return (
    <ul className={css.hand} aria-label={say('hand.label')}>
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
              data-card={card}
              data-legal={legal || undefined}
              onClick={() => {
                if (legal) demand.take(demand.card === card ? undefined : card)
                // The rules know why not, whatever the quadrant.
                else commit({ kind: 'playCard', card: secret(card, [me]), quadrant: quadrants[0] })
              }}
            >
              <span className={css.year}>{say('hand.year', { year })}</span>
              <svg
                viewBox="-1 -1 66 66"
                width="74"
                height="74"
                role="img"
                aria-label={say('hand.sparks', { count: sparks.length })}
              >
                <path className={css.grid} d="M0 0h64v64h-64zM16 0v64M32 0v64M48 0v64M0 16h64M0 32h64M0 48h64" />
                {sparks.map(({ type, column, row }, index) => (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: a card may show the same spark twice
                    key={index}
                    className={css.spark}
                    d={vehicleShapeOf(type, column * 16 + 8 + before(sparks, index), (3 - row) * 16 + 8, 5)}
                  />
                ))}
              </svg>
              <span className={css.clocks}>
                {Array.from({ length: clocks }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: clocks of a card are all alike
                  <LineGlyph key={index} lines={clockLines} size={14} />
                ))}
                {clocks > 0 && <span className="aloud">{say('hand.clocks', { count: clocks })}</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface Spark {
  readonly column: number
  readonly row: number
}

/** Sparks on one place stand a little beside each other. */
function before(sparks: readonly Spark[], index: number): number {
  const { column, row } = sparks[index] ?? { column: -1, row: -1 }
  return 3 * sparks.slice(0, index).filter((spark) => spark.column === column && spark.row === row).length
}
