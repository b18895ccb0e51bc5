import type { en } from './reasons.en.ts'

/** What a move of both Kraftwagens is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  sold: 'Verkauft nach jetzigem Stand einen Wagen an den {customer, select, body {Karosserie-Käufer} engine {Motor-Käufer} prestige {Prestige-Käufer} luxury {Luxus-Käufer} price {Preis-Käufer} other {Investor}} für {points}.',
  soldSurely:
    'Verkauft einen Wagen an den {customer, select, body {Karosserie-Käufer} engine {Motor-Käufer} prestige {Prestige-Käufer} luxury {Luxus-Käufer} price {Preis-Käufer} other {Investor}} für {points}: die Runde endet damit.',
  salesMore: 'Nach jetzigem Stand bringen deine anderen Wagen {points} mehr.',
  undercut: 'Bei {price} könnte {seat} ihn unterbieten.',
  rivalSales: 'Kostet {seat} nach jetzigem Stand {points} an Verkäufen.',
  raceMore: 'Nach jetzigem Stand bringt dir der Grand Prix {points} mehr.',
  collected: 'Bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
  parts: 'Legt Teile für einen Wagen bereit, der etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringt.',
  research: 'Hebt, was du bauen kannst: später etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  engineers: 'Lässt einen Ingenieur für dich arbeiten: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  workers: 'Hat mehr Arbeiter bei der Hand: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  tempo: 'Bringt dich früher wieder an den Zug: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
}
