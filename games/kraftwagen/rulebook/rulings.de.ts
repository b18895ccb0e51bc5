import type { RulingTexts } from './rulings.ts'

export const de: RulingTexts = {
  reconstructed: {
    question: 'Sind alle Teile wie in der Schachtel?',
    answer:
      'Nicht alle ließen sich nachschlagen. Die meisten Aktions- und Startplättchen, die Mischung der Entwicklungen und die Länge einer Streckenrunde sind rekonstruiert; wie oft es Käufer und Sofortkarten gibt, folgt aus dem, was die Regeln über sie sagen. Welche Aktion zu welchem Bonus eines Sonderplättchens gehört, stammt aus einer Fan-Anleitung.',
  },
  stock: {
    question: 'Können Teile oder Geld ausgehen, oder kann die Kantine voll sein?',
    answer: 'Nein. Teile und Geld gehen nie aus, und in eine Kantine passen beliebig viele Arbeiter.',
  },
  startTile: {
    question: 'Wie wird ein Startplättchen ausgeführt?',
    answer:
      'In beliebiger Reihenfolge, mit beiden Stufen auf 1. Es kann Auszeichnungen bringen. Ingenieurmarker lassen sich nicht einsetzen, und Porsche hilft nicht: Der Rennwagen wird gesetzt, er fährt nicht.',
  },
  betweenRounds: {
    question: 'Was ändert sich zwischen den Runden?',
    answer:
      'Nur, was die Regeln nennen: Marker, Preise, Geld neben den Stapeln, Rennen und Markt. Die Kette geht weiter, wie sie ist, und du behältst Teile, Arbeiter, Karten und ungenutzte Ingenieurmarker.',
  },
  roundLength: {
    question: 'Kann eine Runde ewig dauern?',
    answer:
      'Keine Regel begrenzt ihre Züge. Steht der Marker auf 0, bewirkt eine weitere Aktion Käufer im selben Zug nichts.',
  },
  anyTile: {
    question: 'Darf ich ein Plättchen nehmen, das ich nicht nutzen kann?',
    answer: 'Ja, jedes. Was du nicht ausführen kannst, verfällt.',
  },
  researchOrder: {
    question: 'Wann wird die Auslage aufgefüllt?',
    answer:
      'Bevor du die genommene Karte ausführst. Ist der Stapel leer, wenn eine Karte gezogen wird, wird der Ablagestapel zum Stapel.',
  },
  partValues: {
    question: 'Darf ich ein schwächeres Teil nehmen, als meine Stufe erlaubt?',
    answer: 'Nein, genau deine Stufe. Stufen zählen bis 7; Punkte darüber behältst du, aber sie bewirken nichts.',
  },
  fullWorkshops: {
    question: 'Wann darf ein Teil zurückgegeben werden?',
    answer: 'Nur wenn alle Werkstätten voll sind, und dann ein altes: Das neue lässt sich nicht ablehnen.',
  },
  weakerEngine: {
    question: 'Darf ein schwächerer Motor in den Grand-Prix-Wagen?',
    answer: 'Ja, jeder Motor. Nur Bugatti verlangt einen höheren.',
  },
  driving: {
    question: 'Muss ich die ganze Strecke fahren, und was ist eine Streckenrunde?',
    answer:
      'Ja, die ganze. Eine Streckenrunde ist geschafft, wenn du die Linie überquerst, wo immer du dahinter landest. Neutrale Wagen werden übersprungen wie jeder Rennwagen.',
  },
  developments: {
    question: 'Was wird aus Entwicklungen und ihren Arbeitern?',
    answer: 'Beide bleiben bis zum Ende. Bei mehreren inaktiven wählst du, welche den Arbeiter bekommt.',
  },
  comingWorkers: {
    question: 'Was gilt, wenn mehrere Arbeiter auf einmal kommen?',
    answer:
      'Sie kommen einzeln, und jeder geht auf eine inaktive Entwicklung, solange es eine gibt; auch die, die Diesel bringt. Du nimmst so viele, wie da sind: „bis zu“ gilt einem Vorrat mit weniger Arbeitern.',
  },
  cardParts: {
    question: 'Was gilt für Teile von Karten?',
    answer:
      'Sie werden genommen wie bei einer Aktion: in beliebiger Reihenfolge, und ein Motor darf in den Grand-Prix-Wagen.',
  },
  engineersAtOnce: {
    question: 'Ab wann wirkt ein Ingenieur?',
    answer: 'Sofort, noch im selben Zug.',
  },
  benz: {
    question: 'Braucht Benz eine volle Reihe von Käufern?',
    answer: 'Nein. Sein Käufer steht hinter denen, die da sind, wie viele es auch sind, auch zu zweit.',
  },
  benzMoney: {
    question: 'Bringt der Käufer von Benz das Geld neben seinem Stapel?',
    answer: 'Ja, wie jeder Käufer. Ein Tisch kann entscheiden, dass es liegen bleibt.',
  },
  bugatti: {
    question: 'Muss ich mit Bugatti fahren, und mit welchen Motoren?',
    answer: 'Du musst, mit jedem höheren Motor, den du in den Grand-Prix-Wagen setzt, woher er auch kommt.',
  },
  dieselSwap: {
    question: 'Was darf Diesel ändern?',
    answer:
      'Eine Sache, auf einen anderen Wert nach oben oder unten, auch an einem Auto aus demselben Zug. Ein ersetztes Teil kommt in die Werkstatt des neuen, und ein Marker auf dem Auto bleibt.',
  },
  dieselWorkers: {
    question: 'Darf Diesel Arbeiter von einem Auto nehmen?',
    answer: 'Ja. Sie kommen in deine Kantine, oder zuerst auf inaktive Entwicklungen.',
  },
  markerLimit: {
    question: 'Wie viele Ingenieurmarker darf ich in einem Zug einsetzen?',
    answer:
      'Einen; der von Diesel zählt, der von Benz nicht. Ein Tisch kann in jedem der beiden Schritte einen erlauben: einen von Daimler oder Diesel und dazu einen von Horch oder Maybach.',
  },
  markerTime: {
    question: 'Wann darf ich Daimler oder Diesel einsetzen?',
    answer:
      'In deinem eigenen Zug, wann immer keine Aktion läuft, auch nach dem Auto, das den Markt füllt. Eine Aktion wird nie unterbrochen.',
  },
  racePlaces: {
    question: 'Wer hat im Rennen einen Platz?',
    answer:
      'Wagen auf der Strecke, nach Streckenrunden, dann nach Feld. Ein einzelner Wagen in der Boxengasse ist Letzter; mehrere dort haben keinen. Ein Tisch kann entscheiden, dass Wagen dort nie einen Platz haben oder dass alle sich den Platz nach dem letzten Wagen teilen.',
  },
  awards: {
    question: 'Was zählt für Auszeichnungen?',
    answer:
      'Du bekommst sie von selbst und behältst sie. Teile zählen, woher sie auch kommen, aber zwei Streckenrunden müssen in einer Runde geschafft sein.',
  },
  marketAward: {
    question: 'Wann gibt es die Auszeichnung des Marktes?',
    answer:
      'Für ein Auto, das du anbietest, während ein anderes von dir auf dem Markt steht. Ein Tisch kann entscheiden, dass das zweite Auto der ganzen Partie sie bringt.',
  },
  totals: {
    question: 'Darf ich sehen, was die anderen haben?',
    answer: 'Du siehst jeden Gewinn, aber nicht die Summen. Ein Tisch kann mit offenen Summen spielen.',
  },
  tie: {
    question: 'Wer gewinnt bei Gleichstand?',
    answer: 'Der Sieg wird geteilt. Ein Tisch kann entscheiden, dass mehr Ingenieure gewinnen.',
  },
  specialtyOrder: {
    question: 'In welcher Reihenfolge kommen Aktion und Bonus eines Sonderplättchens?',
    answer: 'In beliebiger, wie auf jedem Plättchen.',
  },
  specialtyPassed: {
    question: 'Was wird aus einem Sonderplättchen, das alle überholt haben?',
    answer:
      'Ein Plättchen des aktuellen Satzes rückt nach vorn wie jedes andere. Der Satz einer Runde ist der aktuelle, bis die nächste Runde beginnt.',
  },
  specialtyParts: {
    question: 'Wo sind die Grenzen der Boni?',
    answer:
      'Ein Bonusmotor darf in den Grand-Prix-Wagen. Ein Motor mit 7 wird nicht erhöht, der Grand-Prix-Motor ist nicht zu verkaufen, und bei leerem Ablagestapel verfällt dieser Bonus.',
  },
  withdrawn: {
    question: 'Was wird aus einem zurückgezogenen Auto?',
    answer:
      'Sein Feld ist wieder frei, der Markt kann also später voll werden. Ein Marker darauf verlässt das Spiel. Ein Tisch kann entscheiden, dass das Feld bis zum Ende der Runde geschlossen bleibt.',
  },
}
