import type { DigestMessage } from './messages.en.ts'

export const de: Readonly<Record<DigestMessage, string>> = {
  'digest.payday': 'Die Runde ist vorbei: Sie brachte dir {earned}.',
  'digest.lost': 'Dein Auto zum Preis {price} will niemand mehr.',
  'digest.lost.to': 'Dein Auto zum Preis {price} will niemand mehr: {name} bietet ein besseres für {theirs}.',
  'digest.race': 'Dein Platz im Rennen brächte jetzt {after} statt {before}.',
  'digest.unsold': 'Dein Auto zum Preis {price} blieb unverkauft.',
  'digest.brings': 'Dein Auto zum Preis {price} brächte jetzt {paid} statt {before}.',
}
