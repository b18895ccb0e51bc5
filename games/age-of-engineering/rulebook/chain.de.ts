import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-4.1': {
    title: 'Die Aktionskette',
    text: 'Die Kette ist eine Reihe von hinten nach vorn. In ihr stehen der Marker jeder Firma und alle {actionTiles.rows.length} Aktionsplättchen, jedes einmal.',
  },
  'AE-4.2': {
    title: 'Wer am Zug ist',
    text: 'Am Zug ist die Firma, deren Marker am weitesten hinten steht.',
  },
  'AE-4.3': {
    title: 'Kein Passen',
    text: 'In deinem Zug musst du ein Aktionsplättchen wählen; passen kannst du nicht.',
  },
  'AE-4.4': {
    title: 'Jedes Plättchen der Kette',
    text: 'Du darfst jedes Plättchen der Kette wählen, wie viele Plättchen und Marker auch dazwischen liegen.',
  },
  'AE-4.5': {
    title: 'Marker nimmt den Platz ein',
    text: 'Dein Firmenmarker kommt dorthin, wo das gewählte Plättchen lag.',
  },
  'AE-4.6': {
    title: 'Plättchen nach vorn',
    text: 'Nach seinen Aktionen kommt das gewählte Plättchen ganz nach vorn; bis dahin hältst du es. Alles andere behält seine Reihenfolge.',
  },
  'AE-4.7': {
    title: 'Plättchen ganz hinten',
    text: 'Am Ende deines Zuges rücken Plättchen, die ganz hinten liegen, nach vorn, eines nach dem anderen in ihrer Reihenfolge, bis ein Firmenmarker hinten steht.',
  },
  'AE-4.8': {
    title: 'Der nächste Zug',
    text: 'Danach ist die Firma am Zug, deren Marker am weitesten hinten steht. Das kann dieselbe Firma noch einmal sein.',
  },
  'AE-4.9': {
    title: 'Plättchen ohne Nutzen',
    text: 'Du darfst ein Plättchen auch wählen, wenn du keine seiner Aktionen ausführen kannst. Gedruckt ist jedes Plättchen erlaubt, und Aktionen sind nur soweit möglich auszuführen.',
  },
  'AE-4.10': {
    title: 'Zwei Schritte eines Zuges',
    text: 'Dein Zug hat zwei Schritte: den Aktionsschritt, dann den Angebotsschritt.',
  },
  'AE-4.11': {
    title: 'Jede mögliche Aktion',
    text: 'Du musst jede Aktion deines Plättchens ausführen, die du ausführen kannst, jede einmal.',
  },
  'AE-4.12': {
    title: 'Reihenfolge der Aktionen',
    text: 'Du bestimmst die Reihenfolge der Aktionen auf deinem Plättchen, eine nach der anderen.',
  },
  'AE-4.13': {
    title: 'Eine Aktion nach der anderen',
    text: 'Du bringst eine Aktion zu Ende, bevor du die nächste beginnst.',
  },
  'AE-4.14': {
    title: 'Unmögliche Aktionen',
    text: 'Eine Aktion, die du nicht ausführen kannst, verfällt, und du bekommst nichts dafür.',
  },
  'AE-4.15': {
    title: 'Frühere Aktionen zählen',
    text: 'Stufen, Kantine und Werkstätten zählen so, wie sie sind, wenn du eine Aktion ausführst; was du vorher im selben Zug getan hast, hilft also.',
  },
  'AE-4.16': {
    title: 'Wann freie Einsätze möglich sind',
    text: 'Serienchips, Tauschmarker und Packards Marker sind freie Einsätze. In deinem Zug sind sie möglich, bevor du ein Plättchen wählst, vor jeder noch offenen Aktion, nach deiner letzten Aktion und nachdem du ein Auto angeboten hast. Gedruckt heißt es: während deines Zuges.',
  },
  'AE-4.17': {
    title: 'Nie mitten in einer Aktion',
    text: 'Mitten in einer Aktion oder während du ein Auto anbietest, ist kein freier Einsatz möglich.',
  },
  'AE-4.18': {
    title: 'Du beendest deinen Zug',
    text: 'Dein Zug endet, wenn du es sagst, nach deiner letzten Aktion oder nachdem du ein Auto angeboten hast. Anbieten und freie Einsätze sind freiwillig, also muss jemand Halt sagen.',
  },
  'AE-4.19': {
    title: 'Welche Aktionen ausfallen können',
    text: 'Unmöglich sein können nur Forschung, wenn beide Stufen auf {companyBoard.highestLevel} sind, und Einstellen bei leerem Vorrat (AE-5.31). Alle anderen Aktionen gehen immer.',
  },
  'AE-4.20': {
    title: 'Eine Aktion beginnt mit ihrer Ansage',
    text: 'Eine Aktion beginnt, wenn du sie ansagst, auch die letzte; bis dahin sind freie Einsätze offen. Wer eine unmögliche Aktion ansagt, lässt sie verfallen. Nach der letzten Aktion ist der Angebotsschritt offen.',
  },
}
