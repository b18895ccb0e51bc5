import type { Draw } from '@carriage/kraftwagen-family/testing'
import { type Position, table } from '../positions/position.ts'
import type { CardId } from '../state.ts'
import { at, type Play } from './play.ts'

/** The seat at the tail takes the tile with only Research, and this card from the display. */
export function research(card: CardId, position: Position = table(), ...draws: readonly Draw[]): Play {
  return at(position.display(card, card === 'D2' ? 'D1' : 'D2'), ...draws)
    .takeTile('T2')
    .takeCard(card)
}
