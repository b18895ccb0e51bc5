import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-5.23': {
    title: 'Zugangsstufe',
    text: 'Auf jeder Leiste hast du eine Zugangsstufe von 0 bis 6. Dieses Jahr darfst du genau die Felder von 1 bis zu dieser Stufe nutzen.',
  },
  'HC-5.24': {
    title: 'Zugang durch eigene Forschung',
    text: 'Deine eigene Forschung öffnet alle Felder bis zu deinem Marker.',
  },
  'HC-5.25': {
    title: 'Zugang durch Patente',
    text: 'Patente öffnen jedes Feld, das genügend andere erreicht oder überschritten haben: eine andere Person, wenn du dieses Jahr in der Baureihenfolge auf Position 1 bist, zwei auf Position 2 und so weiter.',
  },
  'HC-5.26': {
    title: 'Zugang als Zahl',
    text: 'Deine Zugangsstufe ist das Größere von beidem: wo dein eigener Marker steht, und das höchste Feld, das so viele andere erreicht haben, wie die Nummer deiner Position sagt.',
  },
  'HC-5.27': {
    title: 'Wessen Patente zählen',
    text: 'Wo diese anderen in der Reihenfolge stehen, ist gleich; sie werden nur gezählt.',
  },
  'HC-5.28': {
    title: 'Keine Patente auf der letzten Position',
    text: 'Wer auf der letzten Position ist, gewinnt durch Patente nie etwas.',
  },
  'HC-5.29': {
    title: 'Zugang für einen Wertanzeiger',
    text: 'Du darfst einen Wertanzeiger für einen Anschluss nur bauen, wenn das Feld dieses Anschlusses dieses Jahr innerhalb deiner Zugangsstufe auf seiner Leiste liegt.',
  },
  'HC-5.30': {
    title: 'Zugang für eine Station',
    text: 'Du darfst eine Station nur bauen, wenn dir dieses Jahr mindestens einer ihrer Anschlüsse offensteht.',
  },
  'HC-5.31': {
    title: 'Zugang im Jahr des Bauens',
    text: 'Du brauchst Zugang in dem Jahr, in dem du baust, und wieder für jedes weitere Stück und jeden weiteren Wertanzeiger.',
  },
  'HC-5.32': {
    title: 'Verlorener Zugang',
    text: 'Wenn du später den Zugang verlierst, ändert das nichts an dem, was gebaut ist.',
  },
  'HC-5.33': {
    title: 'Verbunden mit einem Fließband',
    text: 'Jede Station muss über Dinge ihres eigenen Schritts mit der Seite eines Fließbands verbunden sein, die ihren Buchstaben trägt.',
  },
  'HC-5.34': {
    title: 'Kanten einer Seite',
    text: 'Jede Kante an einem Fließband gehört zu der Seite, an der sie liegt. Ein Eckfeld zählt zu der Seite, von der her es berührt wird.',
  },
  'HC-5.35': {
    title: 'Eine Seite ist eins',
    text: 'Was dieselbe Seite eines Fließbands berührt, ist miteinander verbunden, wo auch immer es sie berührt.',
  },
  'HC-5.36': {
    title: 'Seiten bleiben getrennt',
    text: 'Verschiedene Seiten eines Fließbands sind nicht miteinander verbunden, denn eine Verbindung bleibt innerhalb eines Schritts.',
  },
  'HC-5.37': {
    title: 'Stationen leiten',
    text: 'Eine Station verbindet Dinge ihres eigenen Schritts, durch alle ihre Felder und in alle Richtungen.',
  },
  'HC-5.38': {
    title: 'Wertanzeiger leiten',
    text: 'Ein Wertanzeiger verbindet Dinge seines eigenen Schritts in alle vier Richtungen, auch zu Teilen hin, auf die er nicht zeigt, und zu anderen Wertanzeigern.',
  },
  'HC-5.39': {
    title: 'Fließbänder, die sich berühren',
    text: 'Zwei Fließbänder, die sich berühren, sind für einen Schritt genau dort verbunden, wo sich Seiten mit demselben Buchstaben berühren, nämlich dem dieses Schritts.',
  },
  'HC-5.40': {
    title: 'Was nicht leitet',
    text: 'Autohäuser, Abteilungen, Laderampen, Freihaltestreifen und leere Felder verbinden nichts; sie gehören zu keinem Schritt.',
  },
  'HC-5.41': {
    title: 'Eine Station für mehrere Fließbänder',
    text: 'Eine Station, die mit mehreren Fließbändern verbunden ist, zählt für jedes von ihnen.',
  },
  'HC-5.42': {
    title: 'Jede Art einmal',
    text: 'Stationen eines Schritts, die miteinander verbunden sind, bilden ein Band. An einem Band kommt jede Art höchstens einmal vor.',
  },
  'HC-5.43': {
    title: 'Bänder mit gleichen Stationen',
    text: 'Du darfst zwei Bänder mit einer Station derselben Art nicht verbinden, sei es durch eine Station, ein Fließband oder einen Wertanzeiger. An getrennten Bändern ist dieselbe Art erlaubt.',
  },
  'HC-5.44': {
    title: 'Stationen brauchen einen Wertanzeiger',
    text: 'Von dem Plan an, der sie baut, hat eine Station mindestens einen Wertanzeiger, der auf sie zeigt.',
  },
  'HC-5.45': {
    title: 'Wo ein Wertanzeiger liegt',
    text: 'Ein Wertanzeiger bedeckt ein schwarzes Feld neben seiner Station, und sein Pfeil zeigt auf ein Feld dieser Station.',
  },
  'HC-5.46': {
    title: 'Derselbe Buchstabe',
    text: 'Ein Wertanzeiger trägt den Buchstaben des Schritts, zu dem die Station gehört, auf die er zeigt.',
  },
  'HC-5.47': {
    title: 'Ein Wertanzeiger je Anschluss',
    text: 'Für jede Eigenschaft hat eine Station höchstens so viele Wertanzeiger wie Anschlüsse.',
  },
  'HC-5.48': {
    title: 'Zwei Anschlüsse einer Eigenschaft',
    text: 'An einer Station mit zwei Anschlüssen für eine Eigenschaft braucht der erste Wertanzeiger das niedrigere Feld und der zweite das höhere. Wertanzeiger einer Eigenschaft sind gleich, also füllen sich die Anschlüsse in der Folge der Leiste.',
  },
  'HC-5.49': {
    title: 'Weitere Wertanzeiger sind freiwillig',
    text: 'Du musst einer Station nicht mehr als einen Wertanzeiger geben.',
  },
  'HC-5.50': {
    title: 'Nur für die eigene Station',
    text: 'Ein Wertanzeiger gehört nur zu der Station, auf die er zeigt, auch wenn er andere berührt.',
  },
  'HC-5.51': {
    title: 'Eine Station nachrüsten',
    text: 'Einer Station aus einem früheren Jahr darfst du einen fehlenden Wertanzeiger geben, zu dem du Zugang hast, auch durch Patente, nach HC-5.29 und HC-5.45 bis HC-5.48.',
  },
  'HC-5.52': {
    title: 'Kein Platz zum Nachrüsten',
    text: 'Ist kein passendes Feld neben der Station frei, so kannst du sie dieses Jahr nicht nachrüsten.',
  },
  'HC-5.53': {
    title: 'Nachrüsten hält Gleiches getrennt',
    text: 'Ein nachgerüsteter Wertanzeiger darf nicht zwei Stationen derselben Art verbinden (HC-5.42).',
  },
}
