import type { SavingMessage } from './messages.en.ts'

/** Words about where a box is kept, and about boxes that are shared, in German. */
export const de: Readonly<Record<SavingMessage, string>> = {
  place: 'Wo sie aufbewahrt wird',
  'place.device': 'auf diesem Gerät',
  'place.account': 'in deinem Konto',
  'saved.device': '{title} wird auf diesem Gerät aufbewahrt.',
  'saved.account': '{title} wird in deinem Konto aufbewahrt.',
  'problem.full':
    'Dein Konto ist voll: Es bewahrt 20 Schachteln auf. Lösche eine davon oder bewahre diese auf dem Gerät auf.',
  'problem.away':
    'Das Haus antwortet nicht. Versuche es gleich noch einmal oder bewahre die Schachtel auf diesem Gerät auf.',
  toAccount: 'Im Konto aufbewahren',
  drop: 'Löschen',
  'drop.sure': 'Wirklich löschen',
  share: 'Per Link teilen',
  'share.link': 'Wer diesen Link hat, sieht die Schachtel:',
  'share.copy': 'Link kopieren',
  'share.copied': 'Kopiert',
  'share.stop': 'Nicht mehr teilen',
  printed: 'Du besitzt das Spiel? Diese Schachtel als gedruckt melden',
  'printed.why':
    'Kreuze nur an, was du Zeile für Zeile mit dem gedruckten Material verglichen hast. Sagen mehrere dasselbe, kann der Betreiber eine Zeile bestätigen, die wir nur rekonstruieren konnten.',
  'printed.tables': 'Wie in meiner Schachtel gedruckt sind',
  'printed.handIn': 'Melden',
  'printed.done': 'Danke. {count, plural, one {# Zeile wurde} other {# Zeilen wurden}} gemeldet.',
  'printed.guest':
    'Dafür muss das Haus dich wiedererkennen: Gib deinem Konto zuerst einen Passkey oder eine Mailadresse.',
  'printed.accepted': 'Von {count} Besitzern gemeldet und angenommen',
  'shared.title': '{title}: eine Schachtel von {game}',
  'shared.lead':
    'Jemand teilt diese Schachtel. Du kannst ansehen, was von der üblichen Schachtel abweicht, eine Kopie aufbewahren und ändern oder mit ihr spielen.',
  'shared.gone': 'Es gibt keine solche Schachtel. Vielleicht wird sie nicht mehr geteilt.',
  'shared.differences': 'Was von der üblichen Schachtel abweicht',
  'shared.differs': 'Weicht ab',
  'shared.copy': 'Kopie aufbewahren',
  'shared.play': 'Damit spielen',
  'shared.usual': 'Die übliche Schachtel',
}
