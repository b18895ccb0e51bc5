import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-5.1': {
    title: 'Bauen, wie du willst',
    text: 'Du darfst in deiner eigenen Fabrik beliebig viele Teile bauen, oder keines.',
  },
  'HC-5.2': {
    title: 'Das letzte Teil',
    text: 'Alle dürfen gleichzeitig bauen. Wollen zwei dasselbe letzte Teil, so bekommt es, wer in der Baureihenfolge weiter vorn ist.',
  },
  'HC-5.3': {
    title: 'Gebautes bleibt',
    text: 'Ein gebautes Teil oder eine gelegte Bodenplatte wird nie verschoben, gedreht oder entfernt. Wir wenden das auch auf Wertanzeiger und Boden an.',
  },
  'HC-5.4': {
    title: 'Was angrenzen heißt',
    text: 'Zwei Dinge grenzen aneinander, wenn ein Feld des einen und ein Feld des anderen eine ganze Kante gemeinsam haben. Sich an einer Ecke zu berühren zählt nicht.',
  },
  'HC-5.5': {
    title: 'Nur auf schwarzen Feldern',
    text: 'Jedes Feld eines Teils liegt auf einem schwarzen Feld deines Bodens, nie auf einer Laderampe, einem Freihaltestreifen oder dem Tisch.',
  },
  'HC-5.6': {
    title: 'Über mehrere Bodenplatten',
    text: 'Ein Teil darf über mehreren Bodenplatten liegen. Wo eine Bodenplatte endet, grenzen Teile trotzdem aneinander.',
  },
  'HC-5.7': {
    title: 'Drehen und Wenden',
    text: 'Teile liegen im Raster und dürfen um Vierteldrehungen gedreht werden; Fließbänder und Bodenerweiterungen dürfen auch gewendet werden. In der Option ohne Wenden wird nichts gewendet.',
  },
  'HC-5.8': {
    title: 'Nichts übereinander',
    text: 'Auf keinem Feld liegen zwei Teile.',
  },
  'HC-5.9': {
    title: 'Boden aus früheren Jahren',
    text: 'Du baust nur auf Boden, den du früher gelegt hast. Die Bodenerweiterung dieses Jahres lässt sich nächstes Jahr nutzen.',
  },
  'HC-5.10': {
    title: 'Teile müssen da sein',
    text: 'Ein Teil aus dem gemeinsamen Vorrat kann nur gebaut werden, wenn noch eines da ist, sobald dein Plan gebaut wird.',
  },
  'HC-5.11': {
    title: 'Deine eigenen Teile',
    text: 'Jedes deiner Autohäuser kannst du einmal bauen, und Werbeabteilungen im ganzen Spiel höchstens {departments.rows.marketing.perPlayer}.',
  },
  'HC-5.12': {
    title: 'Der Plan als Ganzes',
    text: 'Es zählt deine Fabrik nach dem ganzen Plan, nicht Teil für Teil, und die Folge der Einträge hat keine Bedeutung. Fließband und Autohaus brauchen einander; es kann also nicht anders sein.',
  },
  'HC-5.13': {
    title: 'Verbunden mit einer Laderampe',
    text: 'Teile, die aneinander grenzen, bilden eine Gruppe. In jeder Gruppe grenzt mindestens ein Teil an eine Laderampe.',
  },
  'HC-5.14': {
    title: 'Jede deiner Laderampen',
    text: 'Es zählt die Laderampe der Grundplatte und die jeder Bodenerweiterung, die du vor diesem Plan gelegt hast.',
  },
  'HC-5.15': {
    title: 'Der Streifen ist keine Laderampe',
    text: 'Wer nur den Freihaltestreifen berührt, berührt keine Laderampe. In einer Option zählt auch der Streifen.',
  },
  'HC-5.16': {
    title: 'Wertanzeiger verbinden Teile',
    text: 'Wertanzeiger gehören zu den Gruppen: Sie verbinden Teile und können die Laderampe berühren. In der Option, in der nur Stationen verbinden, gehören Wertanzeiger zu keiner Gruppe.',
  },
  'HC-5.17': {
    title: 'Fließbänder brauchen ein Autohaus',
    text: 'Jedes Fließband grenzt an mindestens ein Autohaus.',
  },
  'HC-5.18': {
    title: 'Autohäuser brauchen ein Fließband',
    text: 'Jedes Autohaus grenzt an mindestens ein Fließband.',
  },
  'HC-5.19': {
    title: 'Beliebig viele Fließbänder',
    text: 'Du darfst beliebig viele Fließbänder in jeder Mischung haben; nur der Vorrat und dein Platz begrenzen sie.',
  },
  'HC-5.20': {
    title: 'Jede Seite ist recht',
    text: 'Damit Fließband und Autohaus aneinander grenzen, ist jede Seite des Fließbands recht, welcher Buchstabe auch daran steht.',
  },
  'HC-5.21': {
    title: 'Werbung braucht ein Autohaus',
    text: 'Jede Werbeabteilung grenzt an mindestens ein Autohaus.',
  },
  'HC-5.22': {
    title: 'Forschung und Planung sind frei',
    text: 'Für Forschungs- und Planungsabteilungen gelten nur die allgemeinen Regeln HC-5.3 bis HC-5.16.',
  },
}
