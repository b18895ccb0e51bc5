import type { BranchMessage } from './messages.en.ts'

export const de: Readonly<Record<BranchMessage, string>> = {
  label: 'Variante',
  unnamed: 'Variante ab Zug {at}',
  from: 'Sie verlässt die Partie nach Zug {at}.',
  'comment.none': 'Kein Kommentar zu diesem Zug.',
  commented: 'Kommentar zu Zug {n}',
  edit: 'Name und Kommentar',
  name: 'Name der Variante',
  comment: 'Kommentar zu Zug {n}',
  save: 'Sichern',
  share: 'Link kopieren',
  shared: 'Kopiert: {size} kB',
  'share.failed':
    'Der Link konnte nicht kopiert werden. Erlaube dieser Seite die Zwischenablage und versuche es noch einmal.',
  goOn: 'Weiterspielen',
  'save.failed': 'Das kann auf diesem Gerät nicht gesichert werden: Sein Speicher ist voll oder geschlossen.',
}
