import type { HomeMessage } from './messages.en.ts'

export const de: Readonly<Record<HomeMessage, string>> = {
  games: 'Die Spiele',
  label: 'Der Rennfahrer kauft dein Auto für 6.',
  wanted: 'Der Rennfahrer will den stärksten Motor.',
  yours: 'deins',
  sold: 'Verkauft +6',
  reason: 'Dein Motor ist stärker: Er zahlt 6.',
  again: 'Noch mal',
}
