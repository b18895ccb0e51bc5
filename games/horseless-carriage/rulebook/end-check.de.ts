import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-8.1': {
    title: 'Ende durch die Stechkarte',
    text: 'Ist die Stechkarte zu Beginn der Phase 6 umgedreht, so ist das Spiel vorbei.',
  },
  'HC-8.2': {
    title: 'Das siebte Jahr',
    text: 'In Phase 6 von Jahr 7 ist das Spiel auf jeden Fall vorbei.',
  },
  'HC-8.3': {
    title: 'Sonst geht es weiter',
    text: 'Sonst folgt Phase 7.',
  },
  'HC-8.4': {
    title: 'Das größte Vermögen gewinnt',
    text: 'Wer das größte Vermögen hat, gewinnt.',
  },
  'HC-8.5': {
    title: 'Gleichstand an der Spitze',
    text: 'Haben mehrere das größte Vermögen, so gewinnt, wer von ihnen in der Reihenfolge des Verkaufs dieses Jahres am weitesten vorn ist. Es gewinnt also genau einer.',
  },
  'HC-8.6': {
    title: 'Die Ränge dahinter',
    text: 'Alle weiteren Ränge werden ebenso entschieden; die gedruckten Regeln nennen nur, wer gewinnt.',
  },
  'HC-8.7': {
    title: 'Wann das Umdrehen zählt',
    text: 'Wird die Stechkarte in Phase 8 umgedreht, so endet das Spiel in Phase 6 des nächsten Jahres. Wird sie in Phase 1 oder 4 umgedreht, so endet es in Phase 6 desselben Jahres.',
  },
}
