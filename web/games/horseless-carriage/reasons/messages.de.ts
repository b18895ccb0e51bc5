import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  technology:
    'Bringt dich auf Feld {square} von {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}}.',
  asked:
    'In Jahr {year} braucht jedes Fahrzeug {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}.',
  axis: 'Die Käufer dieses Jahres achten auf {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}}.',
  patent:
    'Auf deinem Platz darfst du dann durch ein Patent von Feld {square} von {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} bauen.',
  newAxis:
    'So wie die Marker stehen, kommt dann {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} in Jahr {year} an die Achsen.',
  capacity: 'Jedes deiner Fließbänder baut dann {capacity, plural, one {# Fahrzeug} other {# Fahrzeuge}} im Jahr.',
  sells: 'Du verkaufst dieses Jahr als {place}.',
  patents: 'Patente öffnen dir {squares, plural, one {# weiteres Feld} other {# weitere Felder}}.',
  charts: 'Du behältst {charts, plural, one {deinen # Gantt-Plan} other {deine # Gantt-Pläne}}.',
  slots: 'Du landest auf einem Platz von {from} bis {to}.',
  thisYear:
    '{open, plural, =0 {Dieses Jahr ist kein Autohaus offen} one {Dieses Jahr ist # Autohaus offen} other {Dieses Jahr sind # Autohäuser offen}}{income, plural, =0 {, und es gibt keinen Käufer dafür.} other {: Verkäufe bis {income}, wenn kein Gegner die Käufer nimmt.}}',
  nextYear:
    '{open, plural, =0 {Noch keines erfüllt die Mindestwerte von Jahr {year}.} one {# erfüllt schon die Mindestwerte von Jahr {year}.} other {# erfüllen schon die Mindestwerte von Jahr {year}.}}',
  room: 'Lässt Platz für {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}, in Jahr {year} verlangt.',
  noRoom:
    'Lässt keinen Platz für {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}, in Jahr {year} verlangt: ein Autohaus schließt dann.',
  contested:
    '{left, plural, one {Noch # {tile, select, car {Auto} sports {Sport} other {Laster}}-Fließband ist} other {Noch # {tile, select, car {Auto} sports {Sport} other {Laster}}-Fließbänder sind}} im Vorrat, und du brauchst {need}: Lassen Gegner, die vor dir bauen, zu wenige übrig, planst du neu.',
  soldNow: 'Verkauft sofort für {income}.',
  salesLeft: 'Insgesamt kannst du ab jetzt für bis zu {income} verkaufen, wenn kein Gegner die Käufer nimmt.',
  buyers:
    'Bringt nächstes Jahr {added, plural, =0 {keine Käufer} one {# Käufer} other {# Käufer}}; deine Autohäuser, wie sie sind, erreichen davon {reached, plural, =0 {keinen} other {#}}.',
  clocks: 'Sie bewegt die Stechkarte um {ticks}.',
}
