import type { DigestMessage } from './messages.en.ts'

export const de: Readonly<Record<DigestMessage, string>> = {
  'digest.over': 'Die Partie ist beendet: Platz {place} mit {wealth} $.',
  'digest.wealth': 'Dein Geld: von {before} $ auf {after} $.',
  'digest.reopened': 'Dein Plan ließ sich nicht bauen. Mach einen neuen.',
}
