import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-4.1': {
    title: 'Die Aktionskette',
    text: 'Die Kette besteht aus je einem Arbeiter jeder Farbe und den {actionTiles.rows.length} Plättchen (einem mehr mit Sonderplättchen), ohne Lücken.',
  },
  'KW-4.2': {
    title: 'Wer am Zug ist',
    text: 'Am Zug ist, wessen Arbeiter am Ende der Kette steht.',
  },
  'KW-4.3': {
    title: 'Zwei Schritte eines Zuges',
    text: 'Dein Zug hat zwei Schritte. In Schritt I musst du ein Plättchen nehmen; danach, in Schritt II, darfst du ein Auto anbieten.',
  },
  'KW-4.4': {
    title: 'Freie Wahl des Plättchens',
    text: 'Du darfst jedes Plättchen der Kette nehmen, wie weit vorn es auch liegt.',
  },
  'KW-4.5': {
    title: 'Kein Passen',
    text: 'Schritt I kannst du nicht auslassen: Du musst ein Plättchen nehmen.',
  },
  'KW-4.6': {
    title: 'Arbeiter statt Plättchen',
    text: 'Dein Arbeiter verlässt das Ende und stellt sich dorthin, wo das genommene Plättchen lag.',
  },
  'KW-4.7': {
    title: 'Plättchen an die Spitze',
    text: 'Sind alle Aktionen des Plättchens ausgeführt, kommt es, noch vor Schritt II, an die Spitze der Kette.',
  },
  'KW-4.8': {
    title: 'Die anderen bleiben in Reihenfolge',
    text: 'Alle anderen Plättchen und Arbeiter behalten ihre Reihenfolge.',
  },
  'KW-4.9': {
    title: 'Plättchen am Ende',
    text: 'Am Ende deines Zuges rückt jedes Plättchen, das am Ende der Kette liegt, an die Spitze, eines nach dem anderen, bis ein Arbeiter am Ende steht.',
  },
  'KW-4.10': {
    title: 'Dein Plättchen zuerst',
    text: 'Das Plättchen, das du in diesem Zug genommen hast, liegt an der Spitze, bevor Plättchen vom Ende nachrücken (KW-4.9). Sie kommen also vor ihm zu liegen.',
  },
  'KW-4.11': {
    title: 'Mehrere Züge nacheinander',
    text: 'Steht dein Arbeiter immer noch am Ende, bist du sofort wieder am Zug, und das so oft, wie es vorkommt.',
  },
  'KW-4.12': {
    title: 'Verschieden viele Züge',
    text: 'Nicht alle haben gleich viele Züge.',
  },
  'KW-4.13': {
    title: 'Alle Aktionen, soweit möglich',
    text: 'Du musst jede Aktion deines Plättchens ausführen, soweit es möglich ist.',
  },
  'KW-4.14': {
    title: 'Reihenfolge der Aktionen',
    text: 'Du bestimmst die Reihenfolge der Aktionen auf deinem Plättchen, eine nach der anderen.',
  },
  'KW-4.15': {
    title: 'Eine Aktion nach der anderen',
    text: 'Du bringst eine Aktion mit allem, was sie auslöst (Karteneffekte, Aktivierungen, Fahrten, Auszeichnungen), zu Ende, bevor du die nächste beginnst.',
  },
  'KW-4.16': {
    title: 'Unmögliche Aktionen',
    text: 'Eine Aktion, die du nicht ausführen kannst, verfällt. Die anderen führst du trotzdem aus.',
  },
  'KW-4.17': {
    title: 'Jedes Plättchen ist wählbar',
    text: 'Du darfst ein Plättchen auch nehmen, wenn einige oder alle seiner Aktionen unmöglich sind; an die Wahl ist keine Bedingung geknüpft.',
  },
  'KW-4.18': {
    title: 'Nachrücken nach dem letzten Zug',
    text: 'Plättchen am Ende rücken auch nach dem letzten Zug einer Runde an die Spitze (KW-4.9), denn das gehört zu jedem Zug.',
  },
  'KW-4.19': {
    title: 'Die Sitzordnung ist gleichgültig',
    text: 'In welcher Reihenfolge ihr sitzt, hat keine Wirkung. Wer am Zug ist, entscheidet allein die Kette.',
  },
}
