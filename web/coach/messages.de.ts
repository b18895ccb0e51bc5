import type { CoachMessage } from './messages.en.ts'

export const de: Readonly<Record<CoachMessage, string>> = {
  'hint.none': 'Zu dieser Entscheidung gibt es keinen Hinweis.',
  'reason.none': 'Es lässt alles, wie es ist.',

  'kraftwagen.money': 'Bringt sofort etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.sales': 'Verkauft mehr Wagen: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.parts':
    'Legt Teile für einen Wagen bereit, der etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringt.',
  'kraftwagen.research': 'Hebt, was du bauen kannst: später etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.race': 'Hilft im Grand Prix: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.awards': 'Kommt einer Auszeichnung näher: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.engineers': 'Nutzt einen Ingenieur: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.workers': 'Hat mehr Arbeiter bei der Hand: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.tempo': 'Bringt dich früher wieder an den Zug: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'kraftwagen.rivals': 'Kostet den stärksten Gegner etwa {points, plural, one {# Punkt} other {# Punkte}}.',

  'age-of-engineering.points': 'Bringt sofort etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.sales': 'Verkauft mehr Autos: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.parts':
    'Legt Teile für ein Auto bereit, das etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringt.',
  'age-of-engineering.research':
    'Hebt, was du bauen kannst: später etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.race': 'Hilft im Grand Prix: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.achievements':
    'Kommt einer Auszeichnung näher: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.engineers':
    'Lässt einen Ingenieur für dich arbeiten: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.investors':
    'Holt einen Investor, der kaufen wird: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.workers':
    'Hat mehr Arbeiter bei der Hand: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.tempo':
    'Bringt dich früher wieder an den Zug: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'age-of-engineering.rivals': 'Kostet den stärksten Gegner etwa {points, plural, one {# Punkt} other {# Punkte}}.',

  'horseless-carriage.earnings': 'Dürfte in den nächsten Jahren etwa {points} einbringen.',
  'horseless-carriage.rivals': 'Holt etwa {points} auf den stärksten Gegner heraus.',
  'horseless-carriage.technology': 'Bringt deine Technik {points, plural, one {# Schritt} other {# Schritte}} voran.',
  'horseless-carriage.capacity': 'Hebt deine Montagekapazität.',

  'review.title': 'Worauf es ankam',
  'review.lead':
    'Ein Magnat sieht die Partie durch und zeigt, wo am meisten verschenkt wurde. Es bleibt auf diesem Gerät.',
  'review.begin': 'Partie durchsehen',
  'review.stop': 'Anhalten',
  'review.progress': 'Zug {done} von {of}',
  'review.none': 'Diese Partie kann noch niemand durchsehen.',
  'review.clean': '{name} hat nichts Nennenswertes verschenkt.',
  'review.move': 'Zug {n}',
  'review.played': 'Gespielt',
  'review.preferred': 'Besser',
  'review.loss':
    'Etwa {points, plural, one {# Punkt} other {# Punkte}} weniger. Erwarteter Platz {place} statt {better}.',
}
