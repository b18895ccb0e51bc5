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

/** The card that I have in mind, and the quadrant that I look at. */
const useChoice = create<Choice>()(() => ({ card: undefined, quadrant: undefined }))

export interface DemandChoice extends Choice {
  /** Where the sparks of the card would come to lie in that quadrant. */
  readonly sparks: readonly OnNiche[]
  take(card: CardId | undefined): void
  look(quadrant: Quadrant | undefined): void
}

export function useDemand({ view, moves, me }: Props): DemandChoice {
  const { card, quadrant } = useChoice()
  // What was in mind in another year, or has been played since, means nothing here.
  const asked = view.stage.name === 'demand' && moves.length > 0
  const mine = asked && card !== undefined && me !== undefined && isInHand(view, me, card) ? card : undefined
  return {
    card: mine,
    quadrant,
    sparks: mine !== undefined && quadrant ? sparksIn(view, mine, quadrant) : [],
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
