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
  'mark.rulebook': 'In der Anleitung gedruckt',
  'mark.likely': 'Berichtet oder wahrscheinlich',
  'mark.fanmanual': 'Berichtet in einer Anleitung von Fans',
  'mark.ruling': 'Wahrscheinlich; unsere Entscheidung',
  'mark.reconstructed': 'Rekonstruiert',
}
