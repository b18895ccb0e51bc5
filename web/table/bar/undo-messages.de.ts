import type { UndoMessage } from './undo-messages.en.ts'

/** Warum Zurück gerade nichts bewirkt. */
export const de: Readonly<Record<UndoMessage, string>> = {
  nothing: 'Du hast keinen Schritt, der sich zurücknehmen lässt.',
  drawn: 'Dein letzter Schritt lässt sich nicht zurücknehmen: Seitdem wurde etwas ausgelost. {events}',
  revealed: 'Dein letzter Schritt lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt. {events}',
  decided: 'Dein letzter Schritt lässt sich nicht zurücknehmen: Seitdem hat {name} gezogen. {events}',
}
