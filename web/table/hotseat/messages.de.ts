import type { HotseatMessage } from './messages.en.ts'

export const de: Readonly<Record<HotseatMessage, string>> = {
  'people.title': 'Personen an diesem Gerät, reihum',
  'people.name': 'Name von Person {number}',
  'curtain.title': 'Gib das Gerät an {name}',
  'curtain.why': 'Was {name} sehen darf, liegt hinter diesem Vorhang. Sonst sollte niemand hinsehen.',
  'curtain.open': 'Ich bin {name}',
}
