import type { en } from './messages.en.ts'

/** What the lessons say in German: at most twenty words a step. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'age-of-engineering-lesson-1.recruit':
    'Dein Auto wartet auf Käufer. Neu ist hier Anwerben: Nimm das Plättchen damit.',
  'age-of-engineering-lesson-1.recruit.hint':
    'Anwerben bringt eins von dreien: ein Anwerbeplättchen, zwei Arbeiter oder drei Felder für deinen Rennwagen.',
  'age-of-engineering-lesson-1.engineer': 'Ingenieure bleiben die ganze Partie bei dir. Nimm einen und beende den Zug.',
  'age-of-engineering-lesson-1.engineer.hint':
    'King bringt bei jedem Einstellen einen Arbeiter mehr, Christie verbessert eine Karosserie. Jeder bringt einen Chip mit.',
  'age-of-engineering-lesson-1.wait': 'Ada zieht.',
  'age-of-engineering-lesson-1.wait.hint': 'Wer in der Kette ganz hinten steht, zieht, vielleicht auch mehrmals.',
  'age-of-engineering-lesson-1.research': 'Jetzt der Chip deines Ingenieurs. Nimm ein Plättchen mit Forschung.',
  'age-of-engineering-lesson-1.research.hint':
    'Eines ist nur Forschung; eines stellt auch einen Arbeiter ein, das dritte baut auch eine Karosserie.',
  'age-of-engineering-lesson-1.token':
    'Deine Stufen sagen, was du bauen kannst. Gib beim Forschen den Chip aus: Beide steigen. Beende den Zug.',
  'age-of-engineering-lesson-1.token.hint':
    'Ohne Chip hebt Forschung nur eine Stufe, und beide dürfen höchstens zwei auseinander sein.',
  'age-of-engineering-lesson-1.wait2': 'Ada zieht.',
  'age-of-engineering-lesson-1.wait2.hint': 'Je weiter du springst, desto öfter ziehen andere vor dir.',
  'age-of-engineering-lesson-1.again': 'Wirb noch einmal an, diesmal jemanden mit Geld. Nimm wieder das Plättchen.',
  'age-of-engineering-lesson-1.again.hint':
    'Es liegt jetzt ganz vorn. Wer weit springt, wartet lange, aber die Runde ist fast vorbei.',
  'age-of-engineering-lesson-1.investor':
    'Investoren kaufen nach allen Käufern, und jeder bringt einen Serienchip. Nimm einen.',
  'age-of-engineering-lesson-1.investor.hint':
    'Durant kauft jedes Auto, Leland eines mit Luxus 3. Den haben deine drei Arbeiter.',
  'age-of-engineering-lesson-1.series':
    'Leg den Serienchip auf dein Auto: Nach dem Verkauf bleibt es stehen und wird noch einmal verkauft.',
  'age-of-engineering-lesson-1.series.hint':
    'Der Chip kostet keine Aktion; fast jederzeit im Zug darfst du ihn einsetzen. Dein Investor kommt auf die Leiste.',
  'age-of-engineering-lesson-1.end': 'Ein Luxuskäufer wird dein Auto kaufen, danach dein Investor. Beende den Zug.',
  'age-of-engineering-lesson-1.end.hint': 'Drück unten rechts „Zug beenden“ oder die Taste E.',
  'age-of-engineering-lesson-1.last':
    'Noch ein Käufer, von dir oder Ada, und der Marktmarker ist am Ende: Die Runde wird gewertet.',
  'age-of-engineering-lesson-1.last.hint': 'Erst das Rennen, dann die Käufer von oben nach unten, dann die Investoren.',
}
