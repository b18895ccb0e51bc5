import type { TableMessage } from './table-messages.en.ts'

export const de: Readonly<Record<TableMessage, string>> = {
  'plate.rank': '{rank}.',
  'plate.standing':
    '{points, plural, one {# Punkt} other {# Punkte}}{rank, plural, =0 {} other {, Platz #}}{change, plural, =0 {} other {, davon # zuletzt}}',
  'plate.hidden': 'Die Punkte sind bis zum Ende verdeckt',
  'sound.label': 'Ton',
  'sound.on': 'Ton einschalten',
  'sound.off': 'Ton ausschalten',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.speed': 'Tempo der Wiederholung',
  'replay.chapter': 'Kapitel',
  'replay.opening': 'Aufbau',
  'replay.seat': 'Wessen Sicht',
  'replay.spectator': 'Als Zuschauer',
  'replay.as': 'Als {name}',
}
