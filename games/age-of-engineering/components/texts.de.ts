import type { ComponentTexts } from '@carriage/kernel'

export const de: ComponentTexts = {
  players: {
    name: 'Zu zweit, zu dritt, zu viert',
    note: 'Mit drei und vier Firmen gilt der Plan wie gedruckt. Mit zwei Firmen ist die Reihe aktiver Käufer kürzer, der Marktmarker beginnt ein Feld weiter, zwei Startboni liegen aus und zwei neutrale Rennwagen stehen auf der Strecke.',
  },
  colours: { name: 'Farben', note: 'Die Farben der Firmen.' },
  workers: {
    name: 'Arbeiter',
    note: 'Zwölf Arbeiter jeder Farbe und wo sie zu Beginn sind. Der Verkäufer gehört nicht dazu und zählt auf einem Auto als mehrere.',
  },
  companyBoard: {
    name: 'Firmentableaus',
    note: 'Erschlossen sind nur der Bereich der Stufen von 1 bis 7 und der Beginn bei 1.',
  },
  bodies: {
    name: 'Karosserien',
    note: 'Sicher sind die Werte 1 bis 7 und die Summe von 41, ebenso der Patterson-Greenfield von 1915, nicht aber sein Wert. Die anderen Modelle und die Aufteilung sind Schmuck: Karosserien gehen nie aus.',
  },
  engines: {
    name: 'Motoren',
    note: 'Sicher sind die Werte 1 bis 7 und die Summe von 39. Die Aufteilung ist Schmuck: Motoren gehen nie aus.',
  },
  actionTiles: {
    name: 'Aktionsplättchen',
    note: 'Sicher sind elf Plättchen, genau eines davon mit drei Aktionen, eines mit Grand Prix allein, eines mit Anwerben allein und eines mit Grand Prix und Käufer anlocken. Wahrscheinlich sind die anderen einzelnen; der Rest ist rekonstruiert.',
  },
  actionGear: {
    name: 'Aktionsrad',
    note: 'Nur zum Zeichnen: Das Spiel hängt von der Reihenfolge in der Kette ab, nie von der Zahl der Felder.',
  },
  startingBonuses: { name: 'Startboni', note: 'Jeder wird sofort ausgeführt, von links nach rechts.' },
  rounds: {
    name: 'Preise der Runden',
    note: 'Die Preismarker jeder Runde. Die Sätze heißen nach ihren eigenen Farben, die nichts mit denen der Firmen zu tun haben.',
  },
  buyers: { name: 'Käufer', note: 'Wie viele Käufer es von jeder Vorliebe gibt.' },
  whiteMarkers: {
    name: 'weiße Marker',
    note: 'Punkte, die in jeder Vorbereitung neben jeden Käuferstapel kommen. Sie sind einfach Zahlen und gehen nie aus.',
  },
  marketTrack: { name: 'Marktleiste', note: 'Der Marktmarker beendet die Runde auf dem letzten dieser Felder.' },
  investorTrack: {
    name: 'Investorenleiste',
    note: 'Es gibt sechs Serienchips, also reichen sechs Felder immer.',
  },
  circuit: {
    name: 'Rennstrecke',
    note: 'Sicher sind mindestens sechs Felder, eine Boxengasse vor Feld 1 und eine Streckenrunde beim Weg vom letzten Feld auf 1. Die Länge ist geraten; 10 bis 12 sind denkbar.',
  },
  placePoints: { name: 'Punkte für das Rennen', note: 'Punkte für die ersten drei Plätze eines Rennens.' },
  lapPoints: {
    name: 'Punkte für Streckenrunden',
    note: 'Punkte für keine Streckenrunde, eine und so weiter, und für jede über die Tabelle hinaus.',
  },
  recruitment: {
    name: 'Anwerben',
    note: 'Von neun Plättchen jeder Art sind sechs im Spiel, zwei davon werden jede Runde aufgedeckt; und was die Aktion Anwerben statt eines Plättchens gibt.',
  },
  engineers: {
    name: 'Ingenieure',
    note: 'Jeder kommt mit einem Ingenieurchip und den Markern, die nach ihm heißen.',
  },
  investors: {
    name: 'Investoren',
    note: 'Jeder kommt mit einem Serienchip und kauft das billigste passende Auto. Alle Bedingungen sind Mindestwerte.',
  },
  instants: {
    name: 'Sofortboni',
    note: 'Neun Plättchen und die sieben Arten sind sicher; wie viele es von jeder gibt, ist ein Vorschlag.',
  },
  engineeringMarkers: { name: 'Ingenieurmarker', note: 'Die Marker von fünf Ingenieuren.' },
  achievements: { name: 'Auszeichnungen', note: 'Punkte für die erste Firma, der es gelingt.' },
}
