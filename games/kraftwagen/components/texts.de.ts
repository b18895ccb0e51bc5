import type { ComponentTexts } from '@carriage/kernel'

export const de: ComponentTexts = {
  players: {
    name: 'Zu zweit, zu dritt, zu viert',
    note: 'Zu dritt und zu viert gilt der Plan wie gedruckt. Zu zweit sind Markt, Käuferreihe und Markerleiste kürzer, zwei Startplättchen liegen aus und zwei neutrale Wagen stehen auf der Strecke.',
  },
  colours: {
    name: 'Farben',
    note: 'Rot, Blau und Grün nennt die Anleitung; die vierte Farbe ist geraten und ohne Wirkung auf das Spiel.',
  },
  workers: { name: 'Arbeiter', note: 'Vierzehn Arbeiter jeder Farbe und wo sie vor den Startplättchen sind.' },
  mat: {
    name: 'Tableaus',
    note: 'Jedes Tableau hat drei Werkstätten und einen Grand-Prix-Wagen mit gedrucktem Motor.',
  },
  bodies: {
    name: 'Karosserien',
    note: 'Sicher sind die Werte 1 bis 7 und die Summe von 41, ebenso BMW Dixi und Mercedes 630 mit Wert 3. Die anderen Modelle und die Aufteilung sind Schmuck: Karosserien gehen nie aus.',
  },
  engines: {
    name: 'Motoren',
    note: 'Sicher sind die Werte 1 bis 7 und die Summe von 39. Die Aufteilung ist Schmuck: Motoren gehen nie aus.',
  },
  actionTiles: {
    name: 'Aktionsplättchen',
    note: 'Sicher sind zehn Plättchen, genau eines davon mit drei Aktionen, eines mit Grand Prix allein und eines mit Grand Prix und Käufer. Wahrscheinlich sind die übrigen einzelnen Plättchen; der Rest ist rekonstruiert.',
  },
  actionTrack: {
    name: 'Aktionsleiste',
    note: 'Nur zum Zeichnen: Das Spiel hängt von der Reihenfolge in der Kette ab, nie von der Zahl der Felder.',
  },
  startTiles: {
    name: 'Startplättchen',
    note: 'Sicher sind das Plättchen mit zwei Arbeitern und einem Motor, die beiden besonderen Symbole auf je einem Plättchen und die Rückseite. Der übrige Inhalt ist rekonstruiert.',
  },
  rounds: {
    name: 'Preise der Runden',
    note: 'Die Preismarker jeder Runde, nach ihrer Farbe benannt, und der Satz Sonderplättchen, der dazugehört.',
  },
  buyers: {
    name: 'Käufer',
    note: 'Acht Käufer und vier Vorlieben sind sicher. Dass es je zwei sind, folgt aus der Auszeichnung, die vom zweiten Käufer einer Art spricht.',
  },
  stackMoney: {
    name: 'Geld neben den Käufern',
    note: 'Geld, das in jeder Vorbereitung neben jeden Käuferstapel kommt.',
  },
  buyerTrack: { name: 'Käuferleiste', note: 'Der Marker geht diese Felder von links nach rechts hinab.' },
  circuit: {
    name: 'Rennstrecke',
    note: 'Sicher sind die Ziellinie vor Feld 1, die Boxengasse und mindestens sechs Felder. Die Länge von zehn ist geraten; 8 bis 12 wären denkbar.',
  },
  raceMoney: { name: 'Geld für das Rennen', note: 'Geld für den ersten, zweiten und dritten Platz des Rennens.' },
  lapMoney: {
    name: 'Geld für Streckenrunden',
    note: 'Geld für keine Streckenrunde, eine und so weiter, und für jede weitere.',
  },
  developments: {
    name: 'Entwicklungen',
    note: 'Sicher sind 32 Karten, Karten mit zwei Punkten in allen drei Arten und Karten, die sofort ein Teil geben. Die Mischung ist rekonstruiert.',
  },
  instants: {
    name: 'Sofortkarten',
    note: 'Neun Karten von drei Arten sind sicher; dass es je drei sind, ist angenommen.',
  },
  engineers: { name: 'Ingenieure', note: 'Neun Ingenieure, jeder mit einer eigenen Fähigkeit.' },
  engineerMarkers: { name: 'Ingenieurmarker', note: 'Neun Marker, die zu fünf der Ingenieure gehören.' },
  awards: { name: 'Auszeichnungen', note: 'Zehn Auszeichnungen, je für die erste Person, zusammen 50 Punkte.' },
  specialtyTiles: {
    name: 'Sonderplättchen',
    note: 'Die Boni und ihre Sätze sind sicher. Welche Aktion zu welchem Bonus gehört, stammt aus einer Fan-Anleitung und passt zum gedruckten Aufbau.',
  },
  specialtyBonuses: {
    name: 'Boni der Sonderplättchen',
    note: 'Was jeder Bonus bewirkt und ob er freiwillig ist.',
  },
}
