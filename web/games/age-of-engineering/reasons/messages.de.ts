import { de as common } from '../../../board/kraftwagen-family/reasons.de.ts'
import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  ...common,
  award: 'Bringt eine Auszeichnung, die {points, plural, one {# Punkt} other {# Punkte}} zählt.',
  investors: 'Gibt dir einen Investor: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  team: 'Stärkt dein Rennteam: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
}
