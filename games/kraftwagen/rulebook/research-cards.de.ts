import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-6.1': {
    title: 'Drei Arten von Karten',
    text: 'Eine Forschungskarte ist eine Entwicklung, eine Sofortkarte oder ein Ingenieur.',
  },
  'KW-6.2': {
    title: 'Forschungspunkte',
    text: 'Eine Entwicklung hat Forschungspunkte für Karosserie, Motor oder beides, wie die Karte es zeigt.',
  },
  'KW-6.3': {
    title: 'Deine Stufen',
    text: 'Deine Karosseriestufe ist der Karosseriepunkt deines Startplättchens plus die Karosseriepunkte deiner aktiven Entwicklungen; die Motorstufe zählt ebenso. Keine Stufe ist höher als {highest.body}, weil es keine besseren Teile gibt.',
  },
  'KW-6.4': {
    title: 'Punkte über {highest.body} hinaus',
    text: 'Punkte über Stufe {highest.body} hinaus behältst du, aber sie haben keine Wirkung.',
  },
  'KW-6.5': {
    title: 'Aktivieren einer Entwicklung',
    text: 'Nimmst du eine Entwicklung und hast einen Arbeiter in der Kantine, musst du sofort einen auf die Karte setzen. Damit ist die Karte aktiv.',
  },
  'KW-6.6': {
    title: 'Arbeiter auf Entwicklungen bleiben',
    text: 'Ein Arbeiter auf einer Entwicklung bleibt dort bis zum Spielende; keine Regel nimmt ihn weg.',
  },
  'KW-6.7': {
    title: 'Inaktive Entwicklung',
    text: 'Ist deine Kantine leer, behältst du die Entwicklung inaktiv. Sie gibt weder Punkte noch ihr Sofortteil.',
  },
  'KW-6.8': {
    title: 'Der nächste Arbeiter aktiviert',
    text: 'Der nächste Arbeiter, den du durch irgendeinen Effekt aus deinem Vorrat nimmst, muss gleich auf eine deiner inaktiven Entwicklungen und aktiviert sie.',
  },
  'KW-6.9': {
    title: 'Auch Diesels Arbeiter aktiviert',
    text: 'Auch ein Arbeiter, der durch Diesel von einem Auto in deine Kantine käme, muss auf eine inaktive Entwicklung. Eine Entwicklung muss so bald wie möglich aktiviert werden.',
  },
  'KW-6.10': {
    title: 'Welche Entwicklung zuerst',
    text: 'Hast du mehrere inaktive Entwicklungen, wählst du, welche den Arbeiter bekommt. Die gedruckten Regeln sprechen nur von einer.',
  },
  'KW-6.11': {
    title: 'Das Sofortteil',
    text: 'Zeigt die Entwicklung ein Sofortteil, nimmst du es, sobald die Karte aktiv wird.',
  },
  'KW-6.12': {
    title: 'Neue Punkte zählen schon',
    text: 'Für das Sofortteil gilt deine Stufe einschließlich der neuen Punkte dieser Karte.',
  },
  'KW-6.13': {
    title: 'Nehmen des Sofortteils',
    text: 'Du nimmst das Sofortteil und bringst es unter wie bei der Aktion Karosserie oder Motor (KW-5.10 bis KW-5.20).',
  },
  'KW-6.14': {
    title: 'Entwicklungen behalten',
    text: 'Deine Entwicklungen behältst du bis zum Spielende, beliebig viele; keine Regel nimmt sie dir weg.',
  },
  'KW-6.15': {
    title: 'Ausführen einer Sofortkarte',
    text: 'Eine Sofortkarte führst du sofort aus. Dann kommt sie oben auf den Ablagestapel.',
  },
  'KW-6.16': {
    title: 'Drei Arbeiter einstellen',
    text: 'Nimm drei Arbeiter aus deinem Vorrat in deine Kantine, oder alle, wenn es weniger sind. Gedruckt sind es bis zu drei; wir beziehen das auf einen Vorrat mit weniger Arbeitern, also kannst du nicht freiwillig weniger nehmen.',
  },
  'KW-6.17': {
    title: 'Ein Arbeiter nach dem anderen',
    text: 'Diese Arbeiter kommen einzeln. Hast du inaktive Entwicklungen, aktiviert jeder Arbeiter eine (KW-6.8), mitsamt Sofortteil, bevor der nächste kommt.',
  },
  'KW-6.18': {
    title: 'Niemand einzustellen',
    text: 'Bei leerem Vorrat verfallen die drei Arbeiter. Die Karte wird trotzdem abgelegt.',
  },
  'KW-6.19': {
    title: 'Fünf Felder fahren',
    text: 'Dein Rennwagen fährt fünf Felder nach den Regeln des Rennens (KW-5.31 bis KW-5.38), gleich welchen Grand-Prix-Motor du hast.',
  },
  'KW-6.20': {
    title: 'Karosserie und Motor',
    text: 'Nimm eine Karosserie und einen Motor nach deinen Stufen, wie bei je einer Aktion Karosserie und Motor.',
  },
  'KW-6.21': {
    title: 'Reihenfolge von Karosserie und Motor',
    text: 'Du wählst, welches der beiden Teile du zuerst nimmst, so frei wie bei den Aktionen eines Plättchens (KW-4.14).',
  },
  'KW-6.22': {
    title: 'Motoren von Karten im Rennen',
    text: 'Auch der Motor von der Karte mit Karosserie und Motor oder von einer Entwicklung darf in deinen Grand-Prix-Wagen, denn du nimmst ihn wie bei der Aktion Motor.',
  },
}
