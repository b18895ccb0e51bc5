import {
  type CardId,
  cardOf,
  type Move,
  type OnNiche,
  playerOf,
  type Quadrant,
  tablesOf,
} from '@carriage/horseless-carriage'
import { isOpen, open, type Seat } from '@carriage/kernel'
import { create } from 'zustand'
import type { Props } from '../props.ts'

interface Choice {
  readonly card: CardId | undefined
  readonly quadrant: Quadrant | undefined
}

/** The card and the quadrant that I am considering. */
const useChoice = create<Choice>()(() => ({ card: undefined, quadrant: undefined }))

export interface DemandChoice extends Choice {
  /** Where the sparks of the card would be placed in that quadrant. */
  readonly sparks: readonly OnNiche[]
  take(card: CardId | undefined): void
  look(quadrant: Quadrant | undefined): void
}

export function useDemand({ view, moves, me }: Props): DemandChoice {
  const { card, quadrant } = useChoice()
  // A choice from another year, or of a card that was played since, is ignored.
  const asked = view.stage.name === 'demand' && moves.length > 0
  const own = asked && card !== undefined && me !== undefined && isInHand(view, me, card) ? card : undefined
  return {
    card: own,
    quadrant,
    sparks: own !== undefined && quadrant ? sparksIn(view, own, quadrant) : [],
    take: (taken) => useChoice.setState({ card: taken, quadrant: undefined }),
    look: (seen) => useChoice.setState({ quadrant: seen }),
  }
}

function isInHand(view: Props['view'], me: Seat, card: CardId): boolean {
  const { hand } = playerOf(view, me)
  return isOpen(hand) && open(hand).includes(card)
}

/** Where a card may be played: a lesson leaves only some of the four quadrants. */
export function quadrantsFor(moves: readonly Move[], card: CardId): Quadrant[] {
  return moves.flatMap((move) => (move.kind === 'playCard' && open(move.card) === card ? [move.quadrant] : []))
}

/** HC-10.7 A place on the card is the same place in each quadrant. */
function sparksIn(view: Props['view'], card: CardId, quadrant: Quadrant): OnNiche[] {
  const tables = tablesOf(view)
  const from = tables.components.quadrants.rows[quadrant]
  const known = tables.cards.get(card) && cardOf(tables, card)
  return (known?.sparks ?? []).map(({ type, column, row }) => ({ type, x: from.x + column, y: from.y + row }))
}
