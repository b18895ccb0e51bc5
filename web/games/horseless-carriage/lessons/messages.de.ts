import type { en } from './messages.en.ts'

/** What the lessons say in German: at most twenty words a step. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'horseless-carriage-lesson-1.brake':
    'Dein Autohaus ist geschlossen: Käufer erwarten Sicherheit. Leg die Bremse auf ein helles Feld.',
  'horseless-carriage-lesson-1.brake.hint': 'Sie gehört an Seite B des Fließbands, das deine Autos baut.',
  'horseless-carriage-lesson-1.dial': 'Jetzt der Wertanzeiger der Bremse, gleich daneben: ein Punkt Sicherheit.',
  'horseless-carriage-lesson-1.dial.hint': 'Jede Station braucht einen. Sein Pfeil dreht sich von selbst zur Bremse.',
  'horseless-carriage-lesson-1.submit':
    'Offen! Dein Autohaus kann dieses Jahr zwei Autos verkaufen. Reich den Plan ein.',
  'horseless-carriage-lesson-1.submit.hint': 'Der neue Boden liegt schon bereit. Was gebaut ist, bleibt für immer.',
  'horseless-carriage-lesson-1.window':
    'Jeder Punkt ist eine Gruppe von Käufern, die Zahl darin sagt, wie viele. Leg dein Fenster über die zwei.',
  'horseless-carriage-lesson-1.window.hint':
    'Reichweite 0 und Design 1: Zwei Spalten und vier Reihen stehen dir offen.',
  'horseless-carriage-lesson-1.sell': 'Zwei Käufer, zwei Autos, je 4 $. Verkauf an sie.',
  'horseless-carriage-lesson-1.sell.hint': 'Verkauft wird sofort, so viel sie wollen. Der andere Käufer brächte 4 $.',
  'horseless-carriage-lesson-1.year': '8 $! Ben und Ada haben je eines verkauft. Ab jetzt braucht jedes Auto Design 1.',
  'horseless-carriage-lesson-1.year.hint': 'Dein Lack bringt Design 1. Weiter: Wir spielen euch alle ins nächste Jahr.',
  'horseless-carriage-lesson-1.wall':
    'Ein neues Jahr. Mehr Forschung wäre gut: Probier eine Abteilung auf einem hellen Feld.',
  'horseless-carriage-lesson-1.wall.hint': 'Probier ruhig. Nichts gilt, bevor du einreichst.',
  'horseless-carriage-lesson-1.undo':
    'Jetzt passt kein Motor mehr, und nächstes Jahr braucht jedes Auto Reichweite. Zugebaut! Drück „Rückgängig“.',
  'horseless-carriage-lesson-1.undo.hint': 'Gebautes bleibt liegen. Halt an jeder Seite des Fließbands Platz frei.',
  'horseless-carriage-lesson-1.engine':
    'Zuerst der Motor. Auf einem hellen Feld hängt er über das Band der Bremse an Seite B.',
  'horseless-carriage-lesson-1.engine.hint': 'Stationen mit demselben Buchstaben reichen ihr Band weiter.',
  'horseless-carriage-lesson-1.range':
    'Sein Wertanzeiger: Reichweite 1. Das reicht fürs nächste Jahr und bringt schon jetzt neue Käufer.',
  'horseless-carriage-lesson-1.range.hint': 'Jedes helle Feld neben dem Motor geht.',
  'horseless-carriage-lesson-1.desk': 'Jetzt die Forschungsabteilung, dort wo sie kein Band versperrt.',
  'horseless-carriage-lesson-1.desk.hint': 'Sie bringt jedes Jahr einen zweiten Forschungszug.',
  'horseless-carriage-lesson-1.floor': 'Dein Boden wächst einmal im Jahr. Leg ihn; nächstes Jahr baust du darauf.',
  'horseless-carriage-lesson-1.floor.hint':
    'Er muss deinen Boden berühren, und vor einer Laderampe darf nichts liegen.',
  'horseless-carriage-lesson-1.submit2': 'Reich ein. Dann verkaufen alle, dieses Jahr du zuletzt.',
  'horseless-carriage-lesson-1.submit2.hint': 'Wer zuerst baut, verkauft zuletzt. Du warst dieses Jahr vorn.',
  'horseless-carriage-lesson-1.sell2':
    'Ben hat keinen Lack und ist geschlossen. Ada hat eines verkauft. Nur du erreichst die hellen Käufer.',
  'horseless-carriage-lesson-1.sell2.hint': 'Viele Autos zu 4 $ oder eines zu 6 $? Zeig auf ein Fenster.',
  'horseless-carriage-lesson-1.goal': 'Bau das Auto, das die Leute wollen. Wer am meisten verdient, gewinnt.',
  'horseless-carriage-lesson-1.wall.else': 'Dann passt noch ein Motor. Probier ein helles Feld.',
  'horseless-carriage-lesson-1.sell2.else': 'Die kann auch Ada bedienen. Nimm die hellen Käufer.',
  'horseless-carriage-lesson-1.end.title': 'Du hast verkauft, wo es sonst niemand konnte',
  'horseless-carriage-lesson-1.end':
    'Drei Autos zu je 4 $: 12 $, der beste Verkauf, den es gab. Eine ganze Partie hat höchstens sieben Jahre.',
  'horseless-carriage-lesson-1.less.title': 'Verkauft, aber 12 $ waren möglich',
  'horseless-carriage-lesson-1.less':
    'Drei Autos zu je 4 $ bringen mehr als eines zu 6 $: Zähl, was ein Fenster im Ganzen verkauft. Eine ganze Partie hat höchstens sieben Jahre.',
  'horseless-carriage-lesson-2.research':
    'Zuerst die Forschung: je Abteilung ein Zug. Ein drittes Auto bauen oder Tempo erforschen?',
  'horseless-carriage-lesson-2.research.hint':
    'Die Montagekapazität sagt, wie viele Autos jedes Fließband im Jahr baut.',
  'horseless-carriage-lesson-2.focus':
    'Ada kennt die Batterie. Auf Position 1 darfst du nutzen, was jemand anders kann: Nimm sie.',
  'horseless-carriage-lesson-2.focus.hint':
    'Das kostet alle deine Gantt-Pläne: einen. Wer zuerst baut, verkauft zuletzt.',
  'horseless-carriage-lesson-2.battery':
    'Ein Patent! Du hast Zuverlässigkeit nie erforscht und darfst dieses Jahr doch eine Batterie bauen.',
  'horseless-carriage-lesson-2.battery.hint': 'Sie gehört an Seite C, wo dein Lack ist.',
  'horseless-carriage-lesson-2.dial':
    'Ihr Wertanzeiger: Zuverlässigkeit 1. An der linken Achse erreichst du jetzt zwei Reihen mehr.',
  'horseless-carriage-lesson-2.dial.hint': 'Jedes Feld einer Achse ist zwei Nischen breit.',
  'horseless-carriage-lesson-2.grow':
    'Ben erforscht Tempo. Gib deinem Motor einen Anzeiger für Tempo: Stationen können später wachsen.',
  'horseless-carriage-lesson-2.grow.hint': 'Er braucht ein freies Feld neben dem Motor. Halt immer ein paar frei.',
  'horseless-carriage-lesson-2.floor': 'Leg den Boden für dieses Jahr. Bebauen kannst du ihn nächstes Jahr.',
  'horseless-carriage-lesson-2.floor.hint': 'Denk an die Seite, die voll wird.',
  'horseless-carriage-lesson-2.submit': 'Reich ein. Der Prospekt zeigt fünf Werte, die Zahl der Autos und das Fenster.',
  'horseless-carriage-lesson-2.submit.hint': 'Ohne Werbeabteilung zeigt das Fenster zwei Nischen.',
  'horseless-carriage-lesson-2.window':
    'Ada und Ben waren zuerst dran. Dein Fenster legst du einmal im Jahr: über zwei Käufer.',
  'horseless-carriage-lesson-2.window.hint':
    'Hochkant zeigt es auch den Käufer darüber: Ein drittes Auto verkauft sich dort von selbst.',
  'horseless-carriage-lesson-2.sell': 'Jedes Auto bringt den Preis seines Segments. Hier zwei Autos: 8 $.',
  'horseless-carriage-lesson-2.sell.hint': 'Die vier Segmente laufen schräg; die Zahl darin ist der Preis.',
  'horseless-carriage-lesson-2.expect':
    'Reichweite verlässt den Markt und wird Pflicht: mindestens 1. Ada und Ben fehlt sie.',
  'horseless-carriage-lesson-2.expect.hint':
    'Tempo kommt dafür: Dort ist die Forschung am weitesten über dem Mindestwert.',
  'horseless-carriage-lesson-2.card': 'Lade Käufer ein, die du bedienen kannst. Jeder Funke bringt jedes Jahr einen.',
  'horseless-carriage-lesson-2.card.hint':
    'Stechuhren bringen das Ende näher. Mit Tempo 1 und Zuverlässigkeit 1 erreichst du den ganzen Quadranten.',
  'horseless-carriage-lesson-2.news': 'Das teuerste Segment mit Käufern zahlt 6 $, das nächste 4 $. Das war ein Jahr.',
  'horseless-carriage-lesson-2.news.hint':
    'Wer am Ende am meisten Geld hat, gewinnt; spätestens nach Jahr sieben ist Schluss.',
  'horseless-carriage-lesson-2.goal': 'Bau das Auto, das die Leute wollen. Wer am meisten verdient, gewinnt.',
  'horseless-carriage-lesson-2.focus.else': 'Dort bräuchtest du zwei, die es können; nur Ada kann es.',
  'horseless-carriage-lesson-2.end.title': 'Das war ein ganzes Jahr',
  'horseless-carriage-lesson-2.end': 'Eine ganze Partie hat höchstens sieben. Wer am meisten Geld hat, gewinnt.',
}
