import type { LessonMessage } from './messages.en.ts'

/** Was Lektionen auf Deutsch sagen: höchstens zwanzig Worte je Schritt. */
export const de: Readonly<Record<LessonMessage, string>> = {
  'lesson.name': 'Lektion',
  'lesson.label': 'Lektion, Schritt {step} von {steps}',
  'lesson.rule': 'Regel {rule}',
  'lesson.stuck': 'Tipp',
  'lesson.goOn': 'Weiter',
  'lesson.skip': 'Überspringen',
  'lesson.known': 'Ich kenne die Regeln',
  'lesson.later.section': 'Lektionen',
  'lesson.later.title': 'Später',
  'lesson.later.text':
    'Das Spiel erlaubt es. Die Lektion kommt später dazu; tu zuerst, was oben steht, oder verlass die Lektion.',

  'fork.title': 'Das war eine ganze Runde',
  'fork.known.title': 'Wie geht es weiter?',
  'fork.lead': 'Das ganze Spiel hat drei. Wer am meisten verdient hat, gewinnt.',
  'fork.finish': 'Diese Partie zu Ende spielen',
  'fork.invite': 'Jemanden einladen',
  'fork.people': 'Mit anderen lernen, die gerade da sind',
  'fork.next': 'Wie es wirklich geht: zehn Minuten mehr',
  'fork.again': 'Die Lektion von vorn',
  'fork.new': 'Eine neue Partie gegen Bots',
  'fork.keep': 'Deine Partien behalten?',
  'fork.keep.why': 'Dieses Gerät merkt sie sich. Mit Passkey oder Adresse kommst du von überall zurück.',
  'fork.keep.way': 'Behalten',
  'fork.keep.skip': 'Nicht jetzt',

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
  'kraftwagen-lesson-1.actions.hint':
    'Drei Werkstätten fassen drei Teile. Sind sie voll, muss eine Karosserie weichen.',
  'kraftwagen-lesson-1.parts': 'Karosserie, Motor und Arbeiter ergeben ein Auto. Welche Karosserie nimmst du?',
  'kraftwagen-lesson-1.parts.hint': 'Manche Käufer sehen nur die Karosserie. Eine 4 schlägt eine 2.',
  'kraftwagen-lesson-1.crew':
    'Wie viele Arbeiter gehen mit? Prestigekäufer zählen sie; nach der Runde kommen sie zurück.',
  'kraftwagen-lesson-1.crew.hint': 'Einer genügt vorerst: kein Prestigekäufer ist im Spiel.',
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

  'age-of-engineering-lesson-1.recruit':
    'Dein Auto wartet auf Käufer. Neu ist hier Anwerben: nimm das Plättchen, das es zeigt.',
  'age-of-engineering-lesson-1.recruit.hint':
    'Anwerben bringt eins von dreien: ein Anwerbeplättchen, zwei Arbeiter oder drei Felder für deinen Rennwagen.',
  'age-of-engineering-lesson-1.engineer': 'Ingenieure bleiben das ganze Spiel bei dir. Nimm einen und beende den Zug.',
  'age-of-engineering-lesson-1.engineer.hint':
    'King bringt bei jedem Einstellen einen Arbeiter mehr, Christie verbessert eine Karosserie. Jeder bringt einen Chip mit.',
  'age-of-engineering-lesson-1.wait': 'Ada zieht.',
  'age-of-engineering-lesson-1.wait.hint': 'Wer in der Kette ganz hinten steht, zieht, vielleicht auch mehrmals.',
  'age-of-engineering-lesson-1.research': 'Nun zum Chip deines Ingenieurs. Nimm ein Plättchen mit Forschung.',
  'age-of-engineering-lesson-1.research.hint':
    'Eines ist nur Forschung; eines stellt auch einen Arbeiter ein, das dritte baut auch eine Karosserie.',
  'age-of-engineering-lesson-1.token':
    'Deine Stufen sagen, was du baust. Gib in der Forschung den Chip aus: beide steigen. Beende den Zug.',
  'age-of-engineering-lesson-1.token.hint':
    'Ohne Chip hebt Forschung nur eine Stufe, und beide dürfen höchstens zwei auseinander sein.',
  'age-of-engineering-lesson-1.wait2': 'Ada zieht.',
  'age-of-engineering-lesson-1.wait2.hint': 'Je weiter du in der Kette gehst, desto öfter ziehen andere vor dir.',
  'age-of-engineering-lesson-1.again': 'Wirb noch einmal an, diesmal jemanden mit Geld. Nimm wieder das Plättchen.',
  'age-of-engineering-lesson-1.again.hint':
    'Es liegt jetzt ganz vorn. Wer weit geht, wartet lang, aber die Runde ist fast vorbei.',
  'age-of-engineering-lesson-1.investor':
    'Investoren kaufen nach allen Käufern, und jeder bringt einen Serienchip. Nimm einen.',
  'age-of-engineering-lesson-1.investor.hint':
    'Durant kauft jedes Auto, Leland eines mit Luxus 3. Deine drei Arbeiter sind genau das.',
  'age-of-engineering-lesson-1.series':
    'Leg den Serienchip auf dein Auto: verkauft bleibt es stehen und kann noch einmal verkauft werden.',
  'age-of-engineering-lesson-1.series.hint':
    'Der Chip kostet keine Aktion; fast jederzeit im Zug darfst du ihn einsetzen. Dein Investor kommt auf die Leiste.',
  'age-of-engineering-lesson-1.end': 'Ein Luxuskäufer wird dein Auto bezahlen, danach dein Investor. Beende den Zug.',
  'age-of-engineering-lesson-1.end.hint': 'Drücke unten rechts „Zug beenden“ oder die Taste E.',
  'age-of-engineering-lesson-1.last':
    'Noch einmal Käufer, du oder Ada, und der Marktmarker ist am Ende: die Runde wird gewertet.',
  'age-of-engineering-lesson-1.last.hint': 'Erst das Rennen, dann die Käufer von oben nach unten, dann die Investoren.',
}
