import type { RuleTexts } from '../contract/rule.ts'

/** Die Regeln des Hauses auf Deutsch. */
export const de: RuleTexts = {
  sections: { 'At every table': 'An jedem Tisch' },
  rules: {
    'CH-1': {
      title: 'Lesbare Züge',
      text: 'Ein Zug muss die Form haben, die dieses Spiel seinen Zügen gibt. Hat er sie nicht, wird er abgewiesen, bevor die Regeln ihn ansehen.',
    },
    'CH-2': {
      title: 'Nur eigene Geheimnisse',
      text: 'Was du in einem Zug verdeckst, kennst nur du; ein Zug kann nichts für einen anderen Platz verdecken.',
    },
    'CH-3': {
      title: 'Wer entscheidet',
      text: 'Ziehen kann nur ein Platz, auf den das Spiel gerade wartet.',
    },
    'CH-4': {
      title: 'Nach dem Ende',
      text: 'Ist das Spiel zu Ende, kann niemand mehr ziehen.',
    },
    'CH-5': {
      title: 'Freies Zurücknehmen',
      text: 'Du kannst deine Züge zurücknehmen, bis etwas gezogen oder aufgedeckt wurde oder ein anderer Platz gezogen hat. Darüber hinaus müssen die anderen zustimmen. Was zurückgenommen wurde, wird beim nächsten Mal gleich gezogen.',
    },
    'CH-6': {
      title: 'Nichts zurückzunehmen',
      text: 'Zurücknehmen lässt sich nur ein eigener Zug, der noch gilt.',
    },
  },
}
