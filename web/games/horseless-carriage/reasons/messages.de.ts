import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  technology:
    'Bringt dich auf Feld {square} von {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}}.',
  asked:
    'In Jahr {year} braucht jedes Fahrzeug {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}.',
  axis: 'Die Käufer dieses Jahres achten auf {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}}.',
  patent:
    'Auf deiner Position darfst du dann per Patent Feld {square} von {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} nutzen.',
  newAxis:
    'Derzeit käme {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} in Jahr {year} an die Achsen.',
  capacity: 'Jedes deiner Fließbänder baut dann {capacity, plural, one {# Fahrzeug} other {# Fahrzeuge}} im Jahr.',
  sells: 'Du verkaufst dieses Jahr an {place}. Stelle.',
  patents: 'Patente öffnen dir {squares, plural, one {# weiteres Feld} other {# weitere Felder}}.',
  charts: '{charts, plural, one {Du behältst deinen Gantt-Plan.} other {Du behältst deine # Gantt-Pläne.}}',
  slots: 'Du landest auf Position {from} bis {to}.',
  thisYear:
    '{open, plural, =0 {Dieses Jahr ist kein Autohaus offen} one {Dieses Jahr ist # Autohaus offen} other {Dieses Jahr sind # Autohäuser offen}}{income, plural, =0 {, und es gibt keinen Käufer dafür.} other {: Verkäufe bis {income}, wenn niemand die Käufer wegschnappt.}}',
  nextYear:
    '{open, plural, =0 {Noch keines erfüllt die Mindestwerte von Jahr {year}.} one {# erfüllt schon die Mindestwerte von Jahr {year}.} other {# erfüllen schon die Mindestwerte von Jahr {year}.}}',
  room: 'Lässt Platz für {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}, in Jahr {year} Pflicht.',
  noRoom:
    'Lässt keinen Platz für {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}, in Jahr {year} Pflicht: Ein Autohaus schließt dann.',
  contested:
    '{left, plural, one {Noch # {tile, select, car {Auto} sports {Sport} other {Laster}}-Fließband ist} other {Noch # {tile, select, car {Auto} sports {Sport} other {Laster}}-Fließbänder sind}} im Vorrat, du brauchst {need}: Bleiben zu wenige übrig, bis du dran bist, planst du neu.',
  soldNow: 'Verkauft sofort für {income}.',
  salesLeft: 'Insgesamt bis zu {income} ab jetzt, wenn niemand die Käufer wegschnappt.',
  buyers:
    'Bringt nächstes Jahr {added, plural, =0 {keine Käufer} one {# Käufer} other {# Käufer}}; deine Autohäuser erreichen derzeit {reached, plural, =0 {keinen} other {#}} davon.',
  clocks: 'Bringt die Stechkarte um {ticks} weiter.',
}
