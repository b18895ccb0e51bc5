import type { en } from './reasons.en.ts'

/** What a move of both Kraftwagens is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  sold: 'Verkauft derzeit ein Auto an den {customer, select, body {Karosseriekäufer} engine {Motorkäufer} prestige {Prestigekäufer} luxury {Luxuskäufer} price {Preiskäufer} other {Investor}} für {points}.',
  soldSurely:
    'Verkauft ein Auto an den {customer, select, body {Karosseriekäufer} engine {Motorkäufer} prestige {Prestigekäufer} luxury {Luxuskäufer} price {Preiskäufer} other {Investor}} für {points}, denn die Runde endet damit.',
  salesMore: 'Deine anderen Autos bringen derzeit {points} mehr.',
  undercut: 'Bei {price} kann {seat} es unterbieten.',
  unsold:
    'Derzeit kauft niemand das Auto für {price}: Es wartet auf einen weiteren {customer, select, body {Karosseriekäufer} engine {Motorkäufer} prestige {Prestigekäufer} luxury {Luxuskäufer} other {Preiskäufer}}.',
  rivalSales: 'Kostet {seat} derzeit {points} beim Verkauf.',
  raceMore: 'Das Rennen bringt dir derzeit {points} mehr.',
  collected: 'Bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
  parts: 'Legt Teile für ein Auto bereit, das etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringt.',
  research: 'Hebt deine Stufen: später etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  engineers: 'Gibt dir einen Ingenieur: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  workers: 'Gibt dir mehr Arbeiter: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
  tempo: 'Du bist früher wieder am Zug: etwa {points, plural, one {# Punkt} other {# Punkte}} wert.',
}
