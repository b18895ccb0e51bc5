import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-6.1': {
    title: 'Phase 4 läuft von selbst',
    text: 'In Phase 4 entscheidet niemand etwas, und die Reihenfolge spielt keine Rolle.',
  },
  'HC-6.2': {
    title: 'Neue Gantt-Pläne',
    text: 'Du bekommst so viele Gantt-Pläne, wie du Planungsabteilungen hast; die dieses Jahr gebauten zählen mit.',
  },
  'HC-6.3': {
    title: 'Die meisten Gantt-Pläne',
    text: 'Mehr als {ganttTrack.highest} Gantt-Pläne kann niemand haben; was darüber hinausgeht, verfällt.',
  },
  'HC-6.4': {
    title: 'Stechuhr für Gantt-Pläne',
    text: 'Steigen deine Gantt-Pläne in dieser Phase von weniger als {ganttTrack.clockAt} auf {ganttTrack.clockAt} oder mehr, so schlägt die Stechuhr einmal.',
  },
  'HC-6.5': {
    title: 'Werte eines Fließbands',
    text: 'Der Wert eines Fließbands in einer Eigenschaft ist die Zahl der Wertanzeiger dieser Eigenschaft, die mit seinen Seiten A, B, C und D verbunden sind.',
  },
  'HC-6.6': {
    title: 'Wertanzeiger zählen einmal',
    text: 'Ein Wertanzeiger zählt für jedes Fließband, mit dem er verbunden ist, einmal, nie zweimal für dasselbe.',
  },
  'HC-6.7': {
    title: 'Werte eines Autohauses',
    text: 'Der Wert eines Autohauses in einer Eigenschaft ist der kleinste unter den Fließbändern, die daran grenzen.',
  },
  'HC-6.8': {
    title: 'Alle Fließbänder gehen ein',
    text: 'Dafür zählen alle angrenzenden Fließbänder, gleich welcher Art und auch dann, wenn niemand diese Art kaufen will.',
  },
  'HC-6.9': {
    title: 'Was ein Autohaus verkauft',
    text: 'Ein Autohaus verkauft genau die Arten der Fließbänder, die daran grenzen.',
  },
  'HC-6.10': {
    title: 'Lager eines Fließbands',
    text: 'In dieser Phase wird das Lager jedes Fließbands so groß wie die Montagekapazität seines Besitzers.',
  },
  'HC-6.11': {
    title: 'Lager eines Autohauses',
    text: 'Von jeder Art kann ein Autohaus verkaufen, was alle angrenzenden Fließbänder dieser Art zusammen im Lager haben.',
  },
  'HC-6.12': {
    title: 'Gemeinsames Lager',
    text: 'Ein Fließband, das an mehrere Autohäuser grenzt, hat ein einziges Lager, das sie sich teilen.',
  },
  'HC-6.13': {
    title: 'Größe des Fensters',
    text: 'Ein Autohaus hat Fenster S, wenn keine Werbeabteilung daran grenzt, M mit einer und L mit zwei. Auch drei oder vier geben L, das größte, das es gibt.',
  },
  'HC-6.14': {
    title: 'Gemeinsame Werbung',
    text: 'Eine Werbeabteilung, die an mehrere Autohäuser grenzt, zählt für jedes ganz.',
  },
  'HC-6.15': {
    title: 'Maße der Fenster',
    text: 'Fenster S bedeckt {windows.rows.S.w} mal {windows.rows.S.h} Nischen, M bedeckt {windows.rows.M.w} mal {windows.rows.M.h} und L bedeckt {windows.rows.L.w} mal {windows.rows.L.h}.',
  },
  'HC-6.16': {
    title: 'Offen oder geschlossen',
    text: 'Ein Autohaus ist dieses Jahr offen, wenn es in allen fünf Eigenschaften den Mindestwert erreicht. Sonst ist es geschlossen.',
  },
  'HC-6.17': {
    title: 'Geschlossene Autohäuser verkaufen nichts',
    text: 'Ein geschlossenes Autohaus bekommt kein Fenster und verkauft dieses Jahr nichts. Seine Fließbänder dürfen trotzdem über andere, offene Autohäuser liefern.',
  },
  'HC-6.18': {
    title: 'Gültig für ein Jahr',
    text: 'All das wird jedes Jahr für jedes Autohaus in einer Fabrik neu bestimmt und gilt bis zum Ende der Phase 5.',
  },
}
