import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.29': {
    title: 'Die Aktion Einstellen',
    text: 'Ein Arbeiter kommt aus deinem Vorrat in deine Kantine.',
  },
  'AE-5.30': {
    title: 'Verkäufer statt Arbeiter',
    text: 'Mit Riker darfst du stattdessen den Verkäufer nehmen, wenn er in deinem Vorrat ist (AE-6.31).',
  },
  'AE-5.31': {
    title: 'Niemand einzustellen',
    text: 'Einstellen verfällt, wenn in deinem Vorrat kein Arbeiter ist und mit Riker auch kein Verkäufer, der an die Stelle eines Arbeiters träte.',
  },
}
