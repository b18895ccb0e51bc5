import type { HotseatMessage } from './messages.en.ts'

export const de: Readonly<Record<HotseatMessage, string>> = {
  'people.title': 'Reihum an diesem Gerät',
  'people.name': 'Name von Person {number}',
  'curtain.title': 'Gib das Gerät an {name}',
  'curtain.why': 'Hinter diesem Vorhang liegt, was nur {name} sehen darf. Alle anderen schauen weg.',
  'curtain.open': 'Ich bin {name}',
}
