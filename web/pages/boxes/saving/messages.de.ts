import type { SavingMessage } from './messages.en.ts'

/** German messages about saving and sharing boxes. */
export const de: Readonly<Record<SavingMessage, string>> = {
  place: 'Speicherort',
  'place.device': 'auf diesem Gerät',
  'place.account': 'in deinem Konto',
  'saved.device': '{title} ist auf diesem Gerät gespeichert.',
  'saved.account': '{title} ist in deinem Konto gespeichert.',
  'problem.full': 'Dein Konto ist voll: 20 Schachteln. Lösch eine davon oder speichere diese auf dem Gerät.',
  'problem.away':
    'Der Server antwortet nicht. Versuch es gleich noch einmal oder speichere die Schachtel auf diesem Gerät.',
  toAccount: 'Im Konto speichern',
  drop: 'Löschen',
  'drop.sure': 'Wirklich löschen',
  share: 'Per Link teilen',
  'share.link': 'Wer diesen Link hat, sieht die Schachtel:',
  'share.copy': 'Link kopieren',
  'share.copied': 'Kopiert',
  'share.stop': 'Nicht mehr teilen',
  printed: 'Du besitzt das Spiel? Dann bestätige diese Schachtel',
  'printed.why':
    'Kreuz nur an, was du Zeile für Zeile mit deinem Material verglichen hast. Sagen mehrere dasselbe, kann der Betreiber eine Zeile bestätigen, die wir nur rekonstruiert haben.',
  'printed.tables': 'Stimmt mit meiner Schachtel überein',
  'printed.handIn': 'Einsenden',
  'printed.done': 'Danke. {count, plural, one {# Zeile} other {# Zeilen}} eingesandt.',
  'printed.guest': 'Dafür brauchst du ein festes Konto: Füg zuerst einen Passkey oder eine Mailadresse hinzu.',
  'printed.accepted': 'Von {count} Besitzern bestätigt',
  'shared.title': '{title}: eine Schachtel von {game}',
  'shared.lead':
    'Jemand teilt diese Schachtel mit dir. Du kannst sehen, was anders ist, sie kopieren und ändern oder damit spielen.',
  'shared.gone': 'Es gibt keine solche Schachtel. Vielleicht wird sie nicht mehr geteilt.',
  'shared.differences': 'Was anders ist als sonst',
  'shared.differs': 'Weicht ab',
  'shared.copy': 'Kopieren',
  'shared.play': 'Damit spielen',
  'shared.usual': 'Die normale Schachtel',
}
