import type { HintMessage } from './messages.en.ts'

export const de: Readonly<Record<HintMessage, string>> = {
  'hint.none': 'Dazu gibt es keinen Tipp.',
  'hint.then': 'Danach: {moves}.',
  'hint.drafted':
    '{count, plural, one {Als Entwurf in deiner Fabrik: Ändere ihn, wenn du magst, und reiche ihn ein.} other {Als Entwürfe in deiner Fabrik: Vergleiche sie, ändere einen, wenn du magst, und reiche ihn ein.}}',
  'hint.draft': 'Tipp {number}',
  'hint.aim': 'Ziel dieses Zugs: {aim}',
  'hint.changed.drawn': 'Was gezogen wurde, ändert den Plan.',
  'hint.changed.rival': '{name} war inzwischen am Zug, das ändert den Plan.',
  'hint.changed.better': 'Auf den zweiten Blick ist das besser als der bisherige Plan.',
  'reason.better': 'Etwa {points} mehr wert als die nächstbeste Möglichkeit.',
  'reason.alike': 'Die nächstbeste Möglichkeit ist etwa gleich gut.',
  'reason.only': 'Etwas anderes kommt hier nicht in Frage.',

  'review.title': 'Worauf es ankam',
  'review.lead':
    'Ein Magnat geht die Partie durch und zeigt, wo du am meisten verschenkt hast. Alles bleibt auf diesem Gerät.',
  'review.begin': 'Partie analysieren',
  'review.stop': 'Abbrechen',
  'review.progress': 'Schritt {done} von {of}',
  'review.none': 'Dieses Spiel lässt sich noch nicht analysieren.',
  'review.clean': '{name} hat nichts Nennenswertes verschenkt.',
  'review.move': 'Schritt {n}',
  'review.played': 'Gespielt',
  'review.preferred': 'Besser',
  'review.loss':
    'Etwa {points, plural, one {# Punkt} other {# Punkte}} weniger, im Schnitt Platz {place} statt {better}.',
}
