import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-1.1': {
    title: 'Zwei bis vier Personen',
    text: 'Ihr spielt zu zweit, zu dritt oder zu viert, jede Person in einer eigenen Farbe.',
  },
  'KW-1.2': {
    title: 'Figuren einer Farbe',
    text: 'Zu jeder Farbe gehören {workers.perColour} Arbeiter und ein Rennwagen.',
  },
  'KW-1.3': {
    title: 'Dein Tableau',
    text: 'Dein Tableau hat {mat.workshops} Werkstätten, eine Kantine und einen Grand-Prix-Wagen.',
  },
  'KW-1.4': {
    title: 'Ein Teil je Werkstatt',
    text: 'In einer Werkstatt steht eine Karosserie oder ein Motor oder nichts.',
  },
  'KW-1.5': {
    title: 'Platz in der Kantine',
    text: 'In deine Kantine passen beliebig viele Arbeiter; die gedruckten Regeln nennen keine Grenze.',
  },
  'KW-1.6': {
    title: 'Der Grand-Prix-Motor',
    text: 'Dein Grand-Prix-Wagen hat immer einen Motor. Der auf dem Tableau aufgedruckte hat den Wert {mat.gpEngine}.',
  },
  'KW-1.7': {
    title: 'Grand-Prix-Wagen nur fürs Rennen',
    text: 'Der Grand-Prix-Wagen und der Motor darin dienen dem Rennen und sonst nichts.',
  },
  'KW-1.8': {
    title: 'Werte der Karosserien',
    text: 'Karosserien haben die Werte 1 bis {highest.body}.',
  },
  'KW-1.9': {
    title: 'Werte der Motoren',
    text: 'Motoren haben die Werte 1 bis {highest.engine}.',
  },
  'KW-1.10': {
    title: 'Teile ohne Ende',
    text: 'Karosserien und Motoren gehen nie aus. In der Schachtel liegen {count.bodies} und {count.engines} davon, aber keine gedruckte Regel sagt, was bei Mangel geschieht.',
  },
  'KW-1.11': {
    title: 'Zehn Aktionsplättchen',
    text: 'Es gibt {actionTiles.rows.length} Aktionsplättchen mit einer, zwei oder drei Aktionen. Genau eines von ihnen hat drei.',
  },
  'KW-1.12': {
    title: 'Inhalt der Aktionsplättchen',
    text: 'Was ein Aktionsplättchen bringt, zeigt es selbst. Die Anleitung belegt eines mit Grand Prix allein und eines mit Grand Prix und Käufer; die anderen sind rekonstruiert.',
  },
  'KW-1.13': {
    title: 'Sechs Arten von Aktionen',
    text: 'Es gibt sechs Aktionen: Einstellen, Forschung, Karosserie, Motor, Käufer und Grand Prix.',
  },
  'KW-1.14': {
    title: 'Acht Käufer',
    text: 'Es gibt {count.buyers} Käufer: {buyers.rows.body} für Karosserie, {buyers.rows.engine} für Motor, {buyers.rows.prestige} für Prestige und {buyers.rows.price} für Preis. Wie viele es je Art sind, folgt aus der Käuferauszeichnung, die vom zweiten einer Art spricht.',
  },
  'KW-1.15': {
    title: 'Fünfzig Forschungskarten',
    text: 'Es gibt {count.researchCards} Forschungskarten: {count.developments} Entwicklungen, {count.instants} Sofortkarten und {count.engineers} Ingenieure.',
  },
  'KW-1.16': {
    title: 'Inhalt der Entwicklungen',
    text: 'Punkte und Teile der {count.developments} Entwicklungen stehen auf den Karten. Die Mischung der Karten ist rekonstruiert.',
  },
  'KW-1.17': {
    title: 'Drei Arten von Sofortkarten',
    text: 'Es gibt drei Arten von Sofortkarten: drei Arbeiter einstellen ({instants.rows.hire3.copies|Karte|Karten}), fünf Felder fahren ({instants.rows.race5.copies|Karte|Karten}) sowie eine Karosserie und einen Motor nehmen ({instants.rows.bodyAndEngine.copies|Karte|Karten}). Gedruckt sind die Arten und dass es zusammen {count.instants} sind; wie viele es von jeder gibt, ist erschlossen.',
  },
  'KW-1.18': {
    title: 'Neun Ingenieure',
    text: 'Die {count.engineers} Ingenieure sind alle verschieden: Opel, Horch, Benz, Bugatti, Porsche, Daimler, Otto, Diesel und Maybach.',
  },
  'KW-1.19': {
    title: 'Neun Ingenieurmarker',
    text: 'Horch hat Motor +{engineerMarkers.rows.horch1.value} und +{engineerMarkers.rows.horch2.value}, Maybach Karosserie +{engineerMarkers.rows.maybach1.value} und +{engineerMarkers.rows.maybach2.value}, Daimler Käufer +{engineerMarkers.rows.daimler2.value} und +{engineerMarkers.rows.daimler4.value}, Diesel zwei Änderungsmarker und Benz einen Marker für den fünften Käufer.',
  },
  'KW-1.20': {
    title: 'Drei Sätze Preismarker',
    text: 'Es gibt drei Sätze von {rounds.rows.1.prices.length} farbigen Preismarkern, einen für jede Runde. Innerhalb eines Satzes kommt kein Preis zweimal vor.',
  },
  'KW-1.21': {
    title: 'Geld geht nie aus',
    text: 'Weiße Marker sind einfach Geld, gezählt als Zahl ohne Obergrenze. Schon die gedruckten Regeln füllen den weißen Vorrat mit übrigen Preismarkern auf.',
  },
  'KW-1.22': {
    title: 'Die Strecke',
    text: 'Die Strecke ist ein geschlossener Kreis. Die Ziellinie liegt zwischen dem letzten Feld und Feld 1, die Boxengasse vor Feld 1.',
  },
  'KW-1.23': {
    title: 'Länge einer Streckenrunde',
    text: 'Eine Streckenrunde hat {circuit.lapSpaces} Felder. In den Standardtabellen ist die Länge rekonstruiert.',
  },
  'KW-1.24': {
    title: 'Platz für Rennwagen',
    text: 'Auf einem Feld der Strecke steht höchstens ein Rennwagen. In die Boxengasse passen beliebig viele.',
  },
  'KW-1.25': {
    title: 'Die Käuferleiste',
    text: 'Die Käuferleiste hat {buyerTrack.spaces.length} Felder in dieser Reihenfolge: {buyerTrack.spaces}.',
  },
  'KW-1.26': {
    title: 'Markt und Käuferreihe',
    text: 'Der Markt hat {players.rows.4.marketSpaces|Feld|Felder} und die Reihe der aktiven Käufer {players.rows.4.activeBuyerSpaces}. Zu zweit gelten die Zahlen von KW-12.4 und KW-12.5.',
  },
  'KW-1.27': {
    title: 'Vier Startplättchen',
    text: 'Die {startTiles.rows.length} Startplättchen haben verschiedene Vorderseiten. Die Rückseite zeigt bei jedem {startTiles.reverse.body|Karosseriepunkt|Karosseriepunkte} und {startTiles.reverse.engine|Motorpunkt|Motorpunkte}.',
  },
  'KW-1.28': {
    title: 'Inhalt der Startplättchen',
    text: 'Was die Vorderseiten geben, zeigen sie selbst. Belegt sind das Plättchen mit zwei Arbeitern und einem Motor und die beiden besonderen Symbole; der Rest ist rekonstruiert.',
  },
  'KW-1.29': {
    title: 'Zehn Auszeichnungen',
    text: 'Es gibt {count.awards} Auszeichnungen, zusammen {count.awardPoints} Punkte wert.',
  },
  'KW-1.30': {
    title: 'Zwölf Sonderplättchen',
    text: 'Es gibt {specialtyTiles.rows.length} Sonderplättchen in den Sätzen A, B und C, in jedem gleich viele.',
  },
  'KW-1.31': {
    title: 'Die Aktionsleiste',
    text: 'Die Aktionsleiste ist ein geschlossener Kreis. Auf ihr zählt nur die Reihenfolge der Plättchen und Arbeiter, nie die Zahl der Felder.',
  },
}
