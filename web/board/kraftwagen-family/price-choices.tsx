import type { ReactNode } from 'react'
import { Glyph, PriceMarker } from '../parts/index.ts'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import { ChoiceBench } from './bench.tsx'
import css from './price-choices.module.css'

interface PriceChoicesProps<Move extends object> {
  readonly props: ControlProps<Move>
  readonly title: string
  readonly round: 1 | 2 | 3
  readonly edition?: 'american'
  readonly prices: readonly PriceChoice<Move>[]
  /** The highest income of any price: the height of a full column. */
  readonly most: number
}

interface PriceChoice<Move extends object> {
  readonly price: number
  readonly move: Move
  readonly label: string
  /** Absent without aids. */
  readonly outcome?: PriceOutcome | undefined
}

interface PriceOutcome {
  readonly brings: number
  readonly sells: boolean
  /** The highest price at which a buyer still buys. */
  readonly isLimit: boolean
  /** What an engineer marker on the car would add. */
  readonly marked?: ReactNode
  /** The number of the buyer. */
  readonly buyer?: number | undefined
  /** A rival can undercut it. */
  readonly threatened: boolean
  readonly endsRound: boolean
}

/** The remaining price markers, each with its income, its buyer, and whether a rival could undercut it. */
export function PriceChoices<Move extends object>(choices: PriceChoicesProps<Move>) {
  const { props, title, round, edition, prices, most } = choices
  return (
    <ChoiceBench title={title} edition={edition} columns>
      {prices.map(({ price, move, label, outcome }) => (
        <MoveButton key={price} props={props} move={move} className={css.price} label={label}>
          {outcome && (
            <>
              <span className={css.column} aria-hidden="true">
                <i style={{ height: `${(outcome.brings / most) * 100}%` }} data-limit={outcome.isLimit || undefined} />
              </span>
              <span className={css.brings} data-none={outcome.brings === 0 || undefined}>
                {outcome.brings > 0 ? `+${outcome.brings}` : <Glyph of="cross" />}
              </span>
              {outcome.marked && <span className={css.marked}>{outcome.marked}</span>}
            </>
          )}
          <PriceMarker
            price={price}
            round={round}
            {...(edition ? { edition } : {})}
            state={!outcome || outcome.sells ? 'sells' : 'unsold'}
          />
          <span className={css.notes}>
            {outcome?.buyer !== undefined && <b className={css.buyer}>{outcome.buyer}</b>}
            {outcome?.threatened && <Glyph of="warning" className={css.threat} />}
            {outcome?.endsRound && <Glyph of="grandPrix" />}
          </span>
        </MoveButton>
      ))}
    </ChoiceBench>
  )
}
