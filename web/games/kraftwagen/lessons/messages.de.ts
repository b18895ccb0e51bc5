import type { en } from './messages.en.ts'

/** What the lessons say in German: at most twenty words a step. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'kraftwagen-lesson-1.price': 'Drei Käufer warten. Wähl deinen Preis.',
  'kraftwagen-lesson-1.price.hint':
    'Preise mit Kreuz zahlt niemand: Ein gleiches Auto ist billiger. Sechs bringt am meisten.',
  'kraftwagen-lesson-1.sell': 'Dein Auto füllt den Markt. Beende den Zug: Die Runde ist vorbei, die Käufer wählen.',
  'kraftwagen-lesson-1.sell.hint': 'Drück unten rechts „Zug beenden“ oder die Taste E.',
  'kraftwagen-lesson-1.sold':
    'Verkauft! Du bekommst den Preis. Jeder Käufer nahm das Auto, das am meisten von seinem Wunsch hat.',
  'kraftwagen-lesson-1.sold.hint': 'Weiter: Wir spielen für euch beide bis zur Mitte der zweiten Runde.',
  'kraftwagen-lesson-1.tile':
    'Dir fehlt ein Motor. Nimm ein markiertes Plättchen. Wer hinten steht, zieht: Wer weit springt, wartet lange.',
  'kraftwagen-lesson-1.tile.hint': 'Zeig auf ein Plättchen: Du siehst, was es bringt und wie oft Ada vor dir zieht.',
  'kraftwagen-lesson-1.actions':
    'Mach alles, was dein Plättchen zeigt, egal in welcher Reihenfolge. Der Motor kommt in eine Werkstatt.',
  'kraftwagen-lesson-1.actions.hint': 'In drei Werkstätten passen drei Teile. Sind sie voll, muss eines raus.',
  'kraftwagen-lesson-1.parts': 'Karosserie, Motor und Arbeiter ergeben ein Auto. Welche Karosserie nimmst du?',
  'kraftwagen-lesson-1.parts.hint': 'Manchen Käufern zählt nur die Karosserie. Eine 4 schlägt eine 2.',
  'kraftwagen-lesson-1.crew':
    'Wie viele Arbeiter gehen mit? Prestigekäufer zählen sie. Nach der Runde gehen sie in deinen Vorrat.',
  'kraftwagen-lesson-1.crew.hint':
    'Einer genügt vorerst: Noch ist kein Prestigekäufer im Spiel. Aus dem Vorrat musst du sie neu einstellen.',
  'kraftwagen-lesson-1.price2': 'Nur ein Motorkäufer ist da, und dein Motor ist bisher der beste. Nenn deinen Preis.',
  'kraftwagen-lesson-1.price2.hint': 'Ein Dreieck warnt: Jemand könnte noch etwas Besseres anbieten.',
  'kraftwagen-lesson-1.end': 'Dein Zug ist fertig. Jetzt zieht Ada, bis du in der Kette wieder ganz hinten stehst.',
  'kraftwagen-lesson-1.end.hint': 'Drück unten rechts „Zug beenden“ oder die Taste E.',
  'kraftwagen-lesson-1.wait': 'Ada zieht.',
  'kraftwagen-lesson-1.wait.hint': 'Achte auf den Markt.',
  'kraftwagen-lesson-1.help': 'Niemand will dein Auto mehr. Hol noch einen Käufer: Nimm ein Plättchen mit Käufer.',
  'kraftwagen-lesson-1.help.hint':
    'Zwei Plättchen haben einen Käufer: Eines bringt eine Karosserie, mit dem anderen fährst du.',
  'kraftwagen-lesson-1.undo': 'Unsicher? Drück „Rückgängig“. Solange nichts Neues aufgedeckt ist, geht das.',
  'kraftwagen-lesson-1.undo.hint': '„Rückgängig“ ist unten, Taste U. Weiter geht es auch ohne.',
  'kraftwagen-lesson-1.again': 'Das Plättchen liegt wieder da. Nimm dasselbe oder das andere.',
  'kraftwagen-lesson-1.again.hint': 'Zeig auf beide Plättchen und vergleich, was sie bringen.',
  'kraftwagen-lesson-1.buyer':
    'Wähl einen Käufer, dem dein Auto am besten gefällt. Der Markt zeigt sofort, wer zahlen würde.',
  'kraftwagen-lesson-1.buyer.hint':
    'Ein Preiskäufer nimmt das billigste Auto und zahlt doppelt. Andere zahlen den Preis.',
  'kraftwagen-lesson-1.rest': 'Dein Auto ist wieder verkauft. Beende den Zug; die Käufer wählen der Reihe nach.',
  'kraftwagen-lesson-1.rest.hint': 'Drück unten rechts „Zug beenden“ oder die Taste E.',
  'kraftwagen-lesson-1.last': 'Ada zieht. Ein weiteres Auto würde den Markt füllen.',
  'kraftwagen-lesson-1.last.hint': 'Ein voller Markt beendet die Runde, ebenso der Käufermarker auf 0.',
  'kraftwagen-lesson-2.research': 'Bessere Autos brauchen bessere Ideen. Nimm ein Plättchen mit Forschung.',
  'kraftwagen-lesson-2.research.hint': 'Forschung allein liegt nah; die anderen können mehr und kosten mehr Zeit.',
  'kraftwagen-lesson-2.card':
    'Eine Karte gehört dir. Entwicklungen heben Stufen, Ingenieure haben Fähigkeiten. Nimm Opel und beende den Zug.',
  'kraftwagen-lesson-2.card.hint':
    'Mit Opel zahlt dir ein Preiskäufer dreifach. Dein Auto zum Preis 2 ist das billigste.',
  'kraftwagen-lesson-2.race':
    'Jetzt das Rennen. Nimm einen Grand Prix: Dein Wagen fährt so viele Felder, wie sein Motor stark ist.',
  'kraftwagen-lesson-2.race.hint': 'Besetzte Felder zählen nicht. Streckenrunden und Plätze zahlen am Ende der Runde.',
  'kraftwagen-lesson-2.buyer': 'Hol einen Preiskäufer. Du bekommst das Geld neben dem Stapel. Dann beende den Zug.',
  'kraftwagen-lesson-2.buyer.hint': 'Nimm ein Plättchen mit Käufer und wähl den Preiskäufer, den letzten der vier.',
  'kraftwagen-lesson-2.award':
    'Auszeichnungen bekommt, wer zuerst so weit ist. Dein zweiter Preiskäufer bringt dir eine: drei Punkte.',
  'kraftwagen-lesson-2.award.hint': 'Nimm wieder ein Plättchen mit Käufer und hol den anderen Preiskäufer.',
  'kraftwagen-lesson-2.marker':
    'Sind drei Käufer im Spiel, rückt ein weiterer nur den Marker vor. Auf 0 endet die Runde.',
  'kraftwagen-lesson-2.marker.hint': 'Nimm Plättchen mit Käufer, bis der Marker vorrückt, und beende den Zug.',
  'kraftwagen-lesson-2.last':
    'Noch ein Käufer, von dir oder Ada, und der Marker steht auf 0: Rennen und Käufer zahlen.',
  'kraftwagen-lesson-2.last.hint': 'Plätze im Rennen zahlen 7, 4 und 2; zu zweit stehen neutrale Wagen im Weg.',
}
