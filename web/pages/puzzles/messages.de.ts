import type { PuzzleMessage } from './messages.en.ts'

export const de: Readonly<Record<PuzzleMessage, string>> = {
  title: 'Aufgaben',
  lead: 'Eine Stellung aus einer beendeten Partie, in der eine Entscheidung weitaus die beste ist. Jeden Tag eine neue für jedes Spiel, für alle dieselbe. Du brauchst kein Konto; was du gelöst hast, bleibt auf diesem Gerät.',
  today: 'Heute, {date}',
  solve: 'Lösen',
  'solve.which': 'Die heutige Aufgabe zu {game} lösen',
  solved: 'Gelöst',
  shown: 'Lösung angesehen',
  tried: 'Versucht',
  unsolved: 'Noch nicht gelöst',
  count: '{solved} von {all} gelöst',
  'level.mechanic': 'Leichter',
  'level.engineer': 'Mittel',
  'level.magnate': 'Schwer',
  'level.longSearch': 'Sehr schwer',
  archive: 'Frühere Aufgaben',
  'archive.day': '{game}, {date}: {state}',
  one: 'Aufgabe',
  'one.of': 'Aufgabe vom {date}',
  'task.lead':
    'Du bist {name}. Finde die Entscheidung, mit der du am Ende der Partie am weitesten vorn liegst oder am wenigsten zurück. Die anderen spielen so gut sie können.',
  'task.expected':
    'Du bist {name}. Finde die Entscheidung, mit der du am Ende der Partie im Mittel über alles Glück am weitesten vorn liegst oder am wenigsten zurück.',
  'task.earned':
    'Du bist {name}. Finde die Entscheidung, mit der du bis zum Ende dieser Verkäufe am meisten einnimmst. Auch die anderen verkaufen, wo es ihnen am meisten bringt.',
  'task.how': 'Entscheide auf dem Spielplan; deine erste Entscheidung ist deine Antwort.',
  right: 'Richtig! Diese Entscheidung: {best}. Jede andere: bestenfalls {next}.',
  wrong: 'Nicht die beste. Deine Entscheidung: {value}. Die beste: {best}.',
  'wrong.shown': 'Die beste Entscheidung: {move}. Sie bringt: {best}. Jede andere: bestenfalls {next}.',
  how: '{count, plural, other {Alle # Möglichkeiten wurden bis zum Ende durchprobiert, wobei alle tun, was für sie am besten ist.}}',
  'how.expected':
    '{count, plural, other {Alle # Möglichkeiten wurden viele Male von Bots bis zum Ende weitergespielt, jede mit demselben Glück; die Zahlen sind Mittelwerte.}}',
  line: 'Was dann geschieht',
  again: 'Noch einmal',
  show: 'Lösung zeigen',
  all: 'Alle Aufgaben',
  ahead: '{points, plural, one {# Punkt Vorsprung} other {# Punkte Vorsprung}} am Ende der Partie',
  even: 'Gleichstand am Ende der Partie',
  behind: '{points, plural, one {# Punkt Rückstand} other {# Punkte Rückstand}} am Ende der Partie',
  earned: '{money} Dollar von hier bis zum Ende der Verkäufe',
}
