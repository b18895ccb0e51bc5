import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.48': {
    title: 'Arbeiter fürs Rennteam',
    text: 'Zu Beginn eines Grand Prix, bevor dein Rennwagen fährt, darfst du beliebig viele Arbeiter aus deiner Kantine ins Rennteam stellen.',
  },
  'AE-5.49': {
    title: 'Bereiche des Rennteams',
    text: 'Das Rennteam füllt sich Bereich für Bereich, der für die wenigsten Arbeiter zuerst: {companyBoard.racingTeamAreas}. Mehr als {count.racingTeam|Arbeiter passt|Arbeiter passen} nicht hinein.',
  },
  'AE-5.50': {
    title: 'Zuschlag des Rennteams',
    text: 'Jeder volle Bereich deines Rennteams bringt 1 Feld. Voll sind die Bereiche ab {count.racingTeamFrom} Arbeitern.',
  },
  'AE-5.51': {
    title: 'Felder eines Grand Prix',
    text: 'Dein Rennwagen fährt so viele Felder, wie dein Rennmotor zeigt, plus den Zuschlag deines Rennteams und 1 mehr mit Chevrolet. Du musst die volle Zahl fahren.',
  },
  'AE-5.52': {
    title: 'Aus der Boxengasse heraus',
    text: 'Aus der Boxengasse ist das erste Feld die 1. Auf das letzte Feld folgt wieder Feld 1.',
  },
  'AE-5.53': {
    title: 'Rennwagen überspringen',
    text: 'Ein Feld mit einem anderen Rennwagen wird übersprungen und nicht gezählt. Dein Wagen hält auf dem letzten gezählten Feld.',
  },
  'AE-5.54': {
    title: 'Mehrere hintereinander überspringen',
    text: 'Mehrere solche Felder hintereinander werden alle übersprungen, und in einer Fahrt kannst du denselben Wagen zweimal überspringen.',
  },
  'AE-5.55': {
    title: 'Die Boxengasse stört niemanden',
    text: 'Rennwagen in der Boxengasse stehen auf keinem Feld der Rennstrecke.',
  },
  'AE-5.56': {
    title: 'Eine Streckenrunde vollenden',
    text: 'Du vollendest jedes Mal eine Streckenrunde, wenn dein Wagen vom letzten Feld auf Feld 1 kommt, auch wenn er eines davon überspringt: Auch daran ist er vorbeigefahren.',
  },
  'AE-5.57': {
    title: 'Die Boxengasse verlassen: keine Streckenrunde',
    text: 'Wer aus der Boxengasse auf Feld 1 fährt, vollendet keine Streckenrunde. Die ältere Ausgabe sagt das; diese spricht nur vom Überfahren der Linie.',
  },
  'AE-5.58': {
    title: 'Mehrere Streckenrunden auf einmal',
    text: 'Eine Fahrt kann mehr als eine Streckenrunde vollenden.',
  },
  'AE-5.59': {
    title: 'Rennteam nur im Grand Prix',
    text: 'Ins Rennteam kommen Arbeiter nur in der Aktion Grand Prix, und nur dort zählt sein Zuschlag. Fahrten aus Startbonus, Anwerben oder Sofortbonus sind keine solche Aktion.',
  },
  'AE-5.60': {
    title: 'Das Rennteam bleibt',
    text: 'Arbeiter im Rennteam bleiben dort bis zum Ende des Spiels; nichts bringt sie zurück.',
  },
  'AE-5.61': {
    title: 'Kein Verkäufer im Rennteam',
    text: 'Der Verkäufer kann nicht ins Rennteam.',
  },
}
