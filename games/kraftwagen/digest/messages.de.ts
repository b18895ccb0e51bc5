import type { DigestMessage } from './messages.en.ts'

export const de: Readonly<Record<DigestMessage, string>> = {
  'digest.payday': 'Die Runde ist vorbei: Sie brachte dir {earned}.',
  'digest.lost': 'Dein Auto zum Preis {price} will niemand mehr.',
  'digest.lost.tie': 'Dein Auto zum Preis {price} will niemand mehr: {name} bietet ein gleich gutes für {theirs}.',
  'digest.lost.body':
    'Dein Auto zum Preis {price} will niemand mehr: {name} bietet eine bessere Karosserie für {theirs}.',
  'digest.lost.engine':
    'Dein Auto zum Preis {price} will niemand mehr: {name} bietet einen besseren Motor für {theirs}.',
  'digest.lost.prestige': 'Dein Auto zum Preis {price} will niemand mehr: {name} bietet mehr Arbeiter für {theirs}.',
  'digest.lost.price': 'Dein Auto zum Preis {price} will niemand mehr: {name} verlangt nur {theirs}.',
  'digest.found': 'Dein Auto zum Preis {price} wäre jetzt verkauft: {buyer} zahlt {paid}.',
  'digest.race': 'Dein Platz im Rennen brächte jetzt {after} statt {before}.',
  'digest.unsold': 'Dein Auto zum Preis {price} blieb unverkauft.',
  'digest.brings': 'Dein Auto zum Preis {price} brächte jetzt {paid} statt {before}.',
}
