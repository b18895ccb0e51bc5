import type { BranchMessage } from './messages.en.ts'

export const de: Readonly<Record<BranchMessage, string>> = {
  label: 'Variante',
  unnamed: 'Variante ab Schritt {at}',
  from: 'Zweigt nach Schritt {at} von der Partie ab.',
  'comment.none': 'Kein Kommentar zu diesem Schritt.',
  commented: 'Kommentar zu Schritt {n}',
  edit: 'Name und Kommentar',
  name: 'Name der Variante',
  comment: 'Kommentar zu Schritt {n}',
  save: 'Speichern',
  share: 'Link kopieren',
  shared: 'Kopiert: {size} kB',
  'share.failed':
    'Der Link ließ sich nicht kopieren. Erlaub dieser Seite die Zwischenablage und versuch es noch einmal.',
  goOn: 'Weiterspielen',
  'save.failed': 'Auf diesem Gerät nicht gespeichert: Der Speicher ist voll oder gesperrt.',
}
