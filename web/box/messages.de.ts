import type { BoxMessage } from './messages.en.ts'

/** Words about what is in the box of a game, in German. */
export const de: Readonly<Record<BoxMessage, string>> = {
  'box.title': 'Was in der Schachtel ist: {game}',
  'box.lead':
    'Jedes Teil und jede Zahl, mit denen dieses Spiel hier gespielt wird. Bei jedem steht, ob es in der Anleitung gedruckt, von anderen berichtet oder von uns rekonstruiert ist.',
  'box.tally':
    '{printed} in der Anleitung gedruckt · {reported} berichtet oder wahrscheinlich · {reconstructed} rekonstruiert',
  'box.contents': 'Tabellen des Materials',
  'box.uncertainOnly': 'Nur zeigen, was nicht sicher ist',
  'box.count': '× {count}',
  'box.count.aloud': '{count, plural, one {eins davon} other {# davon}}',
  'box.loading': 'Die Schachtel wird geöffnet …',
  'box.none': 'Dieses Spiel hat keine Materialtabellen.',
  'box.rules': 'Regeln des Spiels',
  'box.card': 'Was in der Schachtel ist: {uncertain} von {count} Tabellen sind nicht sicher',
  'own.title': 'Deine eigene Schachtel',
  'own.lead':
    'Speichere die Tabellen als Datei, ändere darin, was in deiner Schachtel anders ist, gib ihr einen Titel und lies sie wieder ein. Sie bleibt auf diesem Gerät, und eine Partie gegen Bots oder ein Tisch des Hauses kann damit gespielt werden.',
  'own.export': 'Tabellen als Datei speichern',
  'own.exportShort': 'Als Datei speichern',
  'own.exportThis': '{title} als Datei speichern',
  'own.import': 'Eine Datei mit Tabellen lesen',
  'own.kept': '{title} bleibt auf diesem Gerät.',
  'own.noBox': 'Diese Datei enthält keine Tabellen dieses Spiels.',
  'own.notKept': 'Dieser Browser lässt uns nichts aufbewahren.',
  'own.unnamed': 'Deine Schachtel',
  'own.faults': 'In dieser Datei {count, plural, one {muss eines} other {müssen # Dinge}} vorher geändert werden:',
  'own.list': 'Deine Schachteln',
  'own.tables': '{count, plural, one {# Tabelle weicht ab} other {# Tabellen weichen ab}}',
  'own.play': 'Damit spielen',
  'own.drop': 'Vergessen',
  'own.choose': 'Material',
  'own.standard': 'Wie üblich',
  'mark.rulebook': 'In der Anleitung gedruckt',
  'mark.likely': 'Berichtet oder wahrscheinlich',
  'mark.fanmanual': 'Berichtet in einer Anleitung von Fans',
  'mark.ruling': 'Wahrscheinlich; unsere Entscheidung',
  'mark.reconstructed': 'Rekonstruiert',
}
