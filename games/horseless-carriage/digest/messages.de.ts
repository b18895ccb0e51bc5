import type { DigestMessage } from './messages.en.ts'

export const de: Readonly<Record<DigestMessage, string>> = {
  'digest.over': 'Die Partie ist vorbei: Du wurdest {place}. mit {wealth} Dollar.',
  'digest.wealth': 'Dein Vermögen änderte sich von {before} auf {after} Dollar.',
  'digest.reopened': 'Dein Plan ließ sich nicht ausführen. Du musst einen anderen machen.',
}
