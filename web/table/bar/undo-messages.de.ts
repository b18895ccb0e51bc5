import type { UndoMessage } from './undo-messages.en.ts'

/** Warum Zurück gerade nichts bewirkt. */
export const de: Readonly<Record<UndoMessage, string>> = {
  nothing: 'Du hast keinen Schritt, der sich zurücknehmen lässt.',
  drawn: 'Dein letzter Schritt lässt sich nicht zurücknehmen: Seitdem wurde etwas ausgelost. {told}',
  revealed: 'Dein letzter Schritt lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt. {told}',
  decided: 'Dein letzter Schritt lässt sich nicht zurücknehmen: Seitdem hat {name} gezogen. {told}',
}
