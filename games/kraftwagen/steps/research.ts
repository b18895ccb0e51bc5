import { legal, refuse } from '@carriage/kernel'
import { takeCard } from '../actions/research.ts'
import { card as cardWords } from '../messages/things.ts'
import { playerOf } from '../state.ts'
import { cardOf, componentTablesOf } from '../tables.ts'
import type { Decision } from './step.ts'

/** KW-5.4 One of the two cards on display. */
export const research: Decision<'research', 'takeCard'> = {
  decision: 'takeCard',
  rules: ['KW-5.4', 'KW-5.5', 'KW-6.1', 'KW-6.5', 'KW-6.7', 'KW-6.15', 'KW-6.25'],
  must: 'KW-5.9',
  /** Both cards, or one move if they are alike. */
  list: ({ display }) =>
    display.filter((card, i) => display.indexOf(card) === i).map((card) => ({ kind: 'takeCard', card })),
  moves: {
    takeCard: {
      refusalElsewhere: 'KW-5.4',
      judge: ({ display }, { card }) => (display.includes(card) ? legal : refuse('KW-5.4', { card, display })),
      play: (state, { card }, _step, fx) => takeCard(state, card, fx),
      label(view, seat, { card }) {
        const face = cardOf(componentTablesOf(view), card)
        const idle = face.kind === 'development' && playerOf(view, seat).canteen === 0
        return idle ? { id: 'move.takeCard.inactive', values: { card: cardWords(face) } } : cardWords(face)
      },
    },
  },
}
