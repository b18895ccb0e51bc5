import type { PuzzleMessage } from './messages.en.ts'

export const de: Readonly<Record<PuzzleMessage, string>> = {
  title: 'Aufgaben',
  lead: 'Eine Stellung aus einer echten Partie, in der eine Entscheidung klar die beste ist. Jeden Tag eine neue je Spiel, für alle dieselbe. Ohne Konto; was du gelöst hast, bleibt auf diesem Gerät.',
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
    'Du bist {name}. Welche Entscheidung bringt dich bis zum Ende am weitesten nach vorn? Die anderen spielen, so gut sie können.',
  'task.expected':
    'Du bist {name}. Welche Entscheidung bringt dich bis zum Ende im Schnitt am weitesten nach vorn, egal wie das Glück fällt?',
  'task.earned':
    'Du bist {name}. Welche Entscheidung bringt dir bis zum Ende dieser Verkäufe am meisten ein? Auch die anderen verkaufen, wo es ihnen am meisten bringt.',
  'task.how': 'Wähl auf dem Brett; der erste Zug zählt.',
  right: 'Richtig! Das bringt {best}; alles andere höchstens {next}.',
  wrong: 'Nicht die beste. Deine bringt {value}, die beste {best}.',
  'wrong.shown': 'Am besten: {move}. Das bringt {best}; alles andere höchstens {next}.',
  how: '{count, plural, other {Alle # Möglichkeiten wurden bis zum Ende durchgerechnet; alle tun, was für sie am besten ist.}}',
  'how.expected':
    '{count, plural, other {Alle # Möglichkeiten haben Bots viele Male mit demselben Glück zu Ende gespielt; die Zahlen sind Mittelwerte.}}',
  line: 'Was dann passiert',
  again: 'Noch mal',
  show: 'Lösung zeigen',
  all: 'Alle Aufgaben',
  ahead: '{points, plural, one {# Punkt Vorsprung} other {# Punkte Vorsprung}} am Ende der Partie',
  even: 'Gleichstand am Ende der Partie',
  behind: '{points, plural, one {# Punkt Rückstand} other {# Punkte Rückstand}} am Ende der Partie',
  earned: '{money} $ bis zum Ende der Verkäufe',
}
