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
  'show.me': 'Zeig es mir',
  'show.title': 'Seit deinem letzten Zug',
  'show.before': 'Der Tisch nach deinem letzten Zug.',
  'show.step': '{step} von {steps}',
  'show.next': 'Weiter',
  'show.done': 'Das war alles',
  'show.leave': 'Zurück an den Tisch',
  'log.older': 'Zeigen, was vorher geschah',
}
