import type { en } from './messages.en.ts'

/** What the lessons say in German: at most twenty words a step. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'kraftwagen-lesson-1.price': 'Drei Käufer warten. Wähle deinen Preis.',
  'kraftwagen-lesson-1.price.hint':
    'Preise mit Kreuz will niemand zahlen: ein gleiches Auto kostet weniger. Sechs bringt am meisten.',
  'kraftwagen-lesson-1.sell': 'Dein Auto füllt den Markt. Beende den Zug: die Runde ist vorbei, und die Käufer wählen.',
  'kraftwagen-lesson-1.sell.hint': 'Drücke unten rechts „Zug beenden“ oder die Taste E.',
  'kraftwagen-lesson-1.sold':
    'Verkauft! Du bekommst den Preis. Jeder Käufer nahm, was am besten zu seinem Wunsch passt.',
  'kraftwagen-lesson-1.sold.hint': 'Weiter: wir spielen für euch beide bis in die Mitte der zweiten Runde.',
  'kraftwagen-lesson-1.tile':
    'Dir fehlt ein Motor. Nimm ein markiertes Plättchen. Der Letzte zieht: wer weit geht, wartet lang.',
  'kraftwagen-lesson-1.tile.hint': 'Zeige auf ein Plättchen: du siehst, was es bringt und wie oft Ada vor dir zieht.',
  'kraftwagen-lesson-1.actions':
    'Tu alles, was dein Plättchen zeigt, in beliebiger Folge. Der Motor kommt in eine Werkstatt.',
  'kraftwagen-lesson-1.actions.hint': 'Drei Werkstätten fassen drei Teile. Sind sie voll, muss eines weichen.',
  'kraftwagen-lesson-1.parts': 'Karosserie, Motor und Arbeiter ergeben ein Auto. Welche Karosserie nimmst du?',
  'kraftwagen-lesson-1.parts.hint': 'Manche Käufer sehen nur die Karosserie. Eine 4 schlägt eine 2.',
  'kraftwagen-lesson-1.crew':
    'Wie viele Arbeiter gehen mit? Prestigekäufer zählen sie. Nach der Runde gehen sie in deinen Vorrat.',
  'kraftwagen-lesson-1.crew.hint':
    'Einer genügt vorerst: kein Prestigekäufer ist im Spiel. Aus dem Vorrat musst du sie neu anstellen.',
  'kraftwagen-lesson-1.price2': 'Nur ein Motorkäufer ist da, und dein Motor ist bisher der beste. Nenne deinen Preis.',
  'kraftwagen-lesson-1.price2.hint': 'Ein Dreieck warnt: jemand könnte noch etwas Besseres bieten.',
  'kraftwagen-lesson-1.end': 'Dein Zug ist getan. Jetzt zieht Ada, bis du in der Kette wieder die Letzte bist.',
  'kraftwagen-lesson-1.end.hint': 'Drücke unten rechts „Zug beenden“ oder die Taste E.',
  'kraftwagen-lesson-1.wait': 'Ada zieht.',
  'kraftwagen-lesson-1.wait.hint': 'Sieh auf den Markt.',
  'kraftwagen-lesson-1.help': 'Niemand will dein Auto mehr. Hol einen weiteren Käufer: nimm ein Plättchen mit Käufer.',
  'kraftwagen-lesson-1.help.hint':
    'Zwei Plättchen haben einen Käufer: eines bringt eine Karosserie, das andere lässt dich fahren.',
  'kraftwagen-lesson-1.undo': 'Unsicher? Drücke „Zurück“. Was nichts Neues aufgedeckt hat, lässt sich zurücknehmen.',
  'kraftwagen-lesson-1.undo.hint': '„Zurück“ steht unten, Taste U. Ohne geht es auch weiter.',
  'kraftwagen-lesson-1.again': 'Das Plättchen liegt wieder da. Nimm dasselbe oder das andere.',
  'kraftwagen-lesson-1.again.hint': 'Zeige auf beide Plättchen und vergleiche, was sie bringen.',
  'kraftwagen-lesson-1.buyer': 'Wähle einen Käufer, der dein Auto vorzieht. Der Markt zeigt gleich, wer zahlen würde.',
  'kraftwagen-lesson-1.buyer.hint':
    'Ein Preiskäufer nimmt das billigste Auto und zahlt doppelt. Andere zahlen den Preis.',
  'kraftwagen-lesson-1.rest':
    'Dein Auto verkauft sich wieder. Beende den Zug; Käufer wählen in der Reihenfolge ihrer Reihe.',
  'kraftwagen-lesson-1.rest.hint': 'Drücke unten rechts „Zug beenden“ oder die Taste E.',
  'kraftwagen-lesson-1.last': 'Ada zieht. Ein weiteres Auto würde den Markt füllen.',
  'kraftwagen-lesson-1.last.hint': 'Ein voller Markt beendet die Runde, ebenso der Käufermarker auf 0.',
  'kraftwagen-lesson-2.research': 'Bessere Autos brauchen bessere Ideen. Nimm ein Plättchen mit Forschung.',
  'kraftwagen-lesson-2.research.hint': 'Forschung allein liegt nah; die anderen tun mehr und kosten mehr Zeit.',
  'kraftwagen-lesson-2.card':
    'Eine Karte wird deine. Entwicklungen heben Stufen, Ingenieure können etwas. Nimm Opel und beende den Zug.',
  'kraftwagen-lesson-2.card.hint':
    'Mit Opel zahlt dir ein Preiskäufer dreifach. Dein Auto zum Preis 2 ist das billigste.',
  'kraftwagen-lesson-2.race':
    'Nun das Rennen. Nimm einen Grand Prix: dein Wagen fährt so weit, wie sein Motor stark ist.',
  'kraftwagen-lesson-2.race.hint': 'Besetzte Felder zählen nicht. Runden und Plätze zahlen am Ende der Spielrunde.',
  'kraftwagen-lesson-2.buyer': 'Hol einen Preiskäufer. Du bekommst das Geld neben dem Stapel. Dann beende den Zug.',
  'kraftwagen-lesson-2.buyer.hint': 'Nimm ein Plättchen mit Käufer; dann wähle den Preiskäufer, den letzten der vier.',
  'kraftwagen-lesson-2.award':
    'Auszeichnungen bekommt, wer zuerst kommt. Dein zweiter Preiskäufer bringt dir eine: drei Punkte.',
  'kraftwagen-lesson-2.award.hint': 'Nimm wieder ein Plättchen mit Käufer und hol den anderen Preiskäufer.',
  'kraftwagen-lesson-2.marker': 'Sind drei Käufer im Spiel, rückt Käufer den Marker weiter. Auf 0 endet die Runde.',
  'kraftwagen-lesson-2.marker.hint': 'Nimm Plättchen mit Käufer, bis der Marker gerückt ist, und beende den Zug.',
  'kraftwagen-lesson-2.last': 'Noch einmal Käufer, du oder Ada, und der Marker steht auf 0: Rennen und Käufer zahlen.',
  'kraftwagen-lesson-2.last.hint': 'Plätze im Rennen zahlen 7, 4 und 2; zu zweit fahren Attrappen mit.',
}
