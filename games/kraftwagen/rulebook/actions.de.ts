import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-5.1': {
    title: 'Die Aktion Einstellen',
    text: 'Nimm einen Arbeiter aus deinem Vorrat in deine Kantine.',
  },
  'KW-5.2': {
    title: 'Einstellen bei leerem Vorrat',
    text: 'Ist dein Vorrat leer, verfällt Einstellen.',
  },
  'KW-5.3': {
    title: 'Einstellen und inaktive Entwicklungen',
    text: 'Hast du eine inaktive Entwicklung, kommt der eingestellte Arbeiter auf sie statt in die Kantine (KW-6.8).',
  },
  'KW-5.4': {
    title: 'Die Aktion Forschung',
    text: 'Nimm eine der beiden Karten der Auslage.',
  },
  'KW-5.5': {
    title: 'Die andere Karte',
    text: 'Die Karte, die du nicht genommen hast, kommt oben auf den Ablagestapel.',
  },
  'KW-5.6': {
    title: 'Die neue Auslage',
    text: 'Danach werden zwei Karten vom Nachziehstapel aufgedeckt, noch bevor du die genommene Karte ausführst. Der gedruckte Text hat diese Reihenfolge, und Otto braucht eine volle Auslage.',
  },
  'KW-5.7': {
    title: 'Leerer Nachziehstapel',
    text: 'Muss eine Karte gezogen werden und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht erst, wenn eine Karte fällig ist, nicht früher.',
  },
  'KW-5.8': {
    title: 'Ausführen der Karte',
    text: 'Danach führst du die genommene Karte nach ihrer Art aus: Entwicklung, Sofortkarte oder Ingenieur.',
  },
  'KW-5.9': {
    title: 'Forschung geht immer',
    text: 'Forschung kannst du nicht ablehnen. Karten sind immer genug da, weil Sofortkarten bei niemandem bleiben; so liegen danach zwei Karten in der Auslage.',
  },
  'KW-5.10': {
    title: 'Die Aktion Karosserie',
    text: 'Nimm eine Karosserie, deren Wert genau deiner Karosseriestufe entspricht. Du musst die beste nehmen, die deine Stufe erlaubt, keine niedrigere.',
  },
  'KW-5.11': {
    title: 'In eine leere Werkstatt',
    text: 'Das Teil kommt in eine leere Werkstatt. In welche, macht keinen Unterschied.',
  },
  'KW-5.12': {
    title: 'Volle Werkstätten',
    text: 'Sind alle {mat.workshops} Werkstätten voll, musst du zuerst ein Teil deiner Wahl aus einer Werkstatt in den allgemeinen Vorrat zurückgeben.',
  },
  'KW-5.13': {
    title: 'Das neue Teil kommt immer',
    text: 'Du kannst das neue Teil weder ablehnen noch statt eines alten zurückgeben. Die Regeln verlangen, dass ein altes Platz macht.',
  },
  'KW-5.14': {
    title: 'Zurückgeben nur für Platz',
    text: 'Solange eine deiner Werkstätten leer ist, darfst du kein Teil zurückgeben. Teile werden nur zurückgegeben, um Platz zu machen.',
  },
  'KW-5.15': {
    title: 'Die Aktion Motor',
    text: 'Nimm einen Motor, dessen Wert genau deiner Motorstufe entspricht. Du musst den besten nehmen, den deine Stufe erlaubt, keinen niedrigeren.',
  },
  'KW-5.16': {
    title: 'Werkstatt oder Grand-Prix-Wagen',
    text: 'Du entscheidest, ob der Motor in eine Werkstatt oder in deinen Grand-Prix-Wagen kommt.',
  },
  'KW-5.17': {
    title: 'Motor in die Werkstatt',
    text: 'In eine Werkstatt kommt ein Motor auf dieselbe Weise wie eine Karosserie (KW-5.11 bis KW-5.14).',
  },
  'KW-5.18': {
    title: 'Motor in den Grand-Prix-Wagen',
    text: 'Im Grand-Prix-Wagen ersetzt der neue Motor den alten, der in den allgemeinen Vorrat kommt.',
  },
  'KW-5.19': {
    title: 'Schwächerer Motor im Rennen',
    text: 'Du darfst jeden Motor in den Grand-Prix-Wagen einbauen, auch einen gleich starken oder schwächeren. Nur Bugatti verlangt einen stärkeren. Gedruckt ist vom stärkeren auf dem alten die Rede, und euer Tisch darf wählen, dass nur ein stärkerer hineinkommt.',
  },
  'KW-5.20': {
    title: 'Grand-Prix-Motor bleibt, wo er ist',
    text: 'Der Motor deines Grand-Prix-Wagens kann nie Teil eines Autos auf dem Markt werden und nie in eine Werkstatt zurückkehren.',
  },
  'KW-5.21': {
    title: 'Die Aktion Käufer',
    text: 'Solange die Reihe der aktiven Käufer ein leeres Feld hat, musst du einen Käufer von einem Stapel auf das leere Feld mit der niedrigsten Nummer stellen.',
  },
  'KW-5.22': {
    title: 'Wahl des Käufers',
    text: 'Du darfst jede Vorliebe wählen, deren Stapel noch einen Käufer hat.',
  },
  'KW-5.23': {
    title: 'Geld vom Stapel',
    text: 'Du bekommst alles Geld neben diesem Stapel, selbst wenn es 0 ist.',
  },
  'KW-5.24': {
    title: 'Der Marker rückt',
    text: 'Ist die Reihe der aktiven Käufer voll, rückst du stattdessen den Marker um ein Feld weiter ({buyerTrack.spaces}).',
  },
  'KW-5.25': {
    title: 'Käufer nicht ablehnbar',
    text: 'Du kannst weder auf den Käufer noch auf das Rücken des Markers verzichten.',
  },
  'KW-5.26': {
    title: 'Marker auf 0',
    text: 'Erreicht der Marker die 0, folgt nach diesem Zug die Wertung.',
  },
  'KW-5.27': {
    title: 'Käufer nach der 0',
    text: 'Steht der Marker schon auf 0, bewirkt die Aktion Käufer nichts. Dazu braucht es zwei Aktionen Käufer in einem Zug.',
  },
  'KW-5.30': {
    title: 'Die Aktion Grand Prix',
    text: 'Dein Rennwagen fährt so viele Felder, wie dein Grand-Prix-Motor zeigt.',
  },
  'KW-5.31': {
    title: 'Die volle Distanz',
    text: 'Du musst die volle Distanz fahren, denn eine Aktion wird ausgeführt, soweit es geht (KW-4.13).',
  },
  'KW-5.32': {
    title: 'Aus der Boxengasse',
    text: 'Das erste Feld nach der Boxengasse ist Feld 1. Der Weg dorthin ist keine Streckenrunde.',
  },
  'KW-5.33': {
    title: 'Über die Ziellinie',
    text: 'Auf das letzte Feld folgt Feld 1. Wer vom letzten Feld auf Feld 1 fährt, überquert die Ziellinie.',
  },
  'KW-5.34': {
    title: 'Zählen der Streckenrunden',
    text: 'Jedes Mal, wenn du die Ziellinie überquerst, hast du in diesem Augenblick eine Streckenrunde mehr.',
  },
  'KW-5.35': {
    title: 'Besetzte Felder überspringen',
    text: 'Felder, auf denen ein anderer Rennwagen steht, werden übersprungen und nicht mitgezählt.',
  },
  'KW-5.36': {
    title: 'Überqueren beim Überspringen',
    text: 'Das Überqueren zählt auch, wenn du Feld 1 oder mehrere Felder hinter der Linie überspringst. Es kommt aufs Überqueren an, nicht aufs Landen.',
  },
  'KW-5.37': {
    title: 'Halt vor der Linie',
    text: 'Hältst du auf dem letzten Feld, ist die Streckenrunde noch nicht vollendet.',
  },
  'KW-5.38': {
    title: 'Boxengasse stört niemanden',
    text: 'Rennwagen in der Boxengasse besetzen kein Feld der Strecke.',
  },
  'KW-5.39': {
    title: 'Was das Rennen braucht',
    text: 'Für das Rennen braucht es weder Karosserie noch Arbeiter.',
  },
}
