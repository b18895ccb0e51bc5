import type { RuleTexts } from '../contract/rule.ts'

/** Die Regeln des Hauses auf Deutsch. */
export const de: RuleTexts = {
  sections: { 'At every table': 'An jedem Tisch' },
  rules: {
    'CH-1': {
      title: 'Lesbare Züge',
      text: 'Ein Zug muss die Form haben, die dieses Spiel vorsieht. Sonst wird er abgewiesen, bevor die Regeln ihn prüfen.',
    },
    'CH-2': {
      title: 'Nur eigene Geheimnisse',
      text: 'Was du in einem Zug verdeckst, kennst nur du; ein Zug kann nichts für andere verdecken.',
    },
    'CH-3': {
      title: 'Wer entscheidet',
      text: 'Ziehen kann nur, auf wen das Spiel gerade wartet.',
    },
    'CH-4': {
      title: 'Nach dem Ende',
      text: 'Ist die Partie beendet, kann niemand mehr ziehen.',
    },
    'CH-5': {
      title: 'Freies Zurücknehmen',
      text: 'Du kannst deine Schritte zurücknehmen, bis etwas gezogen oder aufgedeckt wurde oder jemand anders gezogen hat. Danach müssen die anderen zustimmen. Was ausgelost war, kommt beim nächsten Mal genauso.',
    },
    'CH-6': {
      title: 'Nichts zurückzunehmen',
      text: 'Zurücknehmen lässt sich nur ein eigener Zug, der noch gilt.',
    },
  },
}
