import type { FirstHourMessage } from './messages.en.ts'

export const de: Readonly<Record<FirstHourMessage, string>> = {
  'first.label': 'Deine erste Stunde, {step} von {steps}',
  'first.known': 'Ich kenne {game}',
  'first.next': 'Weiter: {title}',
  'first.whole': 'Eine ganze Partie spielen',
  'first.again': 'Noch einmal',
  'first.goOn': 'Weiter',
  'first.show': 'Zeig es mir',
  'first.beside': 'Worauf es jetzt ankommt',
  'first.rivals': 'Was deine Gegner taten',
  'first.opening': 'Einen Moment …',
}
