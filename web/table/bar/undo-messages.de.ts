import type { UndoMessage } from './undo-messages.en.ts'

/** Warum Zurück gerade nichts bewirkt. */
export const de: Readonly<Record<UndoMessage, string>> = {
  nothing: 'Es gibt keinen Zug von dir, den du zurücknehmen könntest.',
  drawn: 'Dein letzter Zug lässt sich nicht zurücknehmen: Seitdem hat das Los entschieden. {told}',
  revealed: 'Dein letzter Zug lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt. {told}',
  decided: 'Dein letzter Zug lässt sich nicht zurücknehmen: Seitdem hat {name} gezogen. {told}',
}
