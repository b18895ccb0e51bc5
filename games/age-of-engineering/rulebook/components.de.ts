import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-1.1': {
    title: 'Zwei bis vier Firmen',
    text: 'Ihr spielt zu zweit, zu dritt oder zu viert. Jede Person leitet eine Firma in einer eigenen Farbe; in der Schachtel gibt es Violett, Gelb, Orange und Blau.',
  },
  'AE-1.2': {
    title: 'Elf Aktionsplättchen',
    text: 'Es gibt {actionTiles.rows.length} Aktionsplättchen: {count.singleTiles} mit einer Aktion, {count.doubleTiles} mit zwei und eines mit drei. Die Anzahl und das eine Plättchen mit drei sind gedruckt; die beiden anderen Zahlen folgen der älteren Ausgabe.',
  },
  'AE-1.3': {
    title: 'Was die Plättchen zeigen',
    text: 'Welche Aktionen ein Plättchen hat, zeigt es selbst. Sicher sind eines nur mit Grand Prix, eines nur mit Anwerben und eines mit Grand Prix und Käufer anlocken; die anderen sind rekonstruiert. Wer einen Tisch über die API oder im Terminal eröffnet, kann die Plättchen seiner eigenen Schachtel mitbringen.',
  },
  'AE-1.4': {
    title: 'Anwerben zählt als eine',
    text: 'Das Plättchen Anwerben zeigt drei Symbole, gilt aber als Plättchen mit einer Aktion.',
  },
  'AE-1.5': {
    title: 'Das Aktionsrad',
    text: 'Das Aktionsrad hat {actionGear.spaces} Felder, also bleiben je nach Zahl der Firmen einige davon leer. Es zählt nur die Reihenfolge der Kette, nie das Feld.',
  },
  'AE-1.6': {
    title: 'Karosserien und Motoren',
    text: 'Karosserien und Motoren haben die Werte 1 bis {companyBoard.highestLevel}. In der Schachtel sind {count.bodies} Karosserien und {count.engines} Motoren, im Spiel gehen sie aber nie aus.',
  },
  'AE-1.7': {
    title: 'Acht Käufer',
    text: 'Es gibt {count.buyers} Käufer: {buyers.rows.body} mit der Vorliebe Karosserie, {buyers.rows.engine} mit Motor, {buyers.rows.luxury} mit Luxus und {buyers.rows.price} mit Preis.',
  },
  'AE-1.8': {
    title: 'Drei Sätze Preise',
    text: 'Es gibt drei Sätze zu {rounds.rows.1.prices.length} Preismarkern, eine Farbe für jede Runde. In einem Satz sind alle Werte verschieden (AE-3.3).',
  },
  'AE-1.9': {
    title: 'Weiße Marker reichen immer',
    text: 'Weiße Marker sind Punkte, und es sind immer genug da. Die gedruckte Aufzählung der Marker geht nicht auf, also nehmen wir ihre Zahl nicht als Grenze.',
  },
  'AE-1.10': {
    title: 'Anwerbeplättchen',
    text: 'Es gibt {count.recruitment} Anwerbeplättchen: {count.engineers} verschiedene Ingenieure, {count.investors} verschiedene Investoren und {count.instants} Sofortboni von sieben Arten.',
  },
  'AE-1.11': {
    title: 'Anzahl der Sofortboni',
    text: 'Von den Sofortboni gibt es {instants.rows.race5.copies} × Rennen, {instants.rows.hire3.copies} × Arbeiter, {instants.rows.takeBody3.copies} × Karosserie, {instants.rows.takeEngine3.copies} × Motor, {instants.rows.swapBuyer.copies} × getauschter Käufer, {instants.rows.sell5.copies} × Verkauf für {instants.rows.sell5.points} und {instants.rows.sell7.copies} × Verkauf für {instants.rows.sell7.points}. Die Arten sind gedruckt, die Anzahlen rekonstruiert.',
  },
  'AE-1.12': {
    title: 'Sieben Ingenieurchips',
    text: 'Es gibt einen Ingenieurchip für jeden der {recruitment.inGame} Ingenieure, die in eine Partie kommen können, und einen für einen Startbonus. Sie gehen nie aus.',
  },
  'AE-1.13': {
    title: 'Sechs Serienchips',
    text: 'Es gibt {recruitment.inGame} Serienchips, einen für jeden Investor, der in eine Partie kommen kann. Sie gehen nie aus.',
  },
  'AE-1.14': {
    title: 'Neun Ingenieurmarker',
    text: 'Es gibt {count.markers} Ingenieurmarker: Motor +{engineeringMarkers.rows.winton1.value} und +{engineeringMarkers.rows.winton2.value}, Karosserie +{engineeringMarkers.rows.christie1.value} und +{engineeringMarkers.rows.christie2.value}, zwei Tauschmarker, Käufer +{engineeringMarkers.rows.packard2.value} und +{engineeringMarkers.rows.packard4.value} und Fünfter Käufer.',
  },
  'AE-1.15': {
    title: 'Zehn Auszeichnungen',
    text: 'Es gibt {count.achievements} Auszeichnungen, zusammen {count.achievementPoints} Punkte wert.',
  },
  'AE-1.16': {
    title: 'Arbeiter und Verkäufer',
    text: 'Jede Firma hat {workers.perColour} Arbeiter und einen Verkäufer, der nicht dazugehört.',
  },
  'AE-1.17': {
    title: 'Dein Firmentableau',
    text: 'Dein Tableau hat eine Kantine für beliebig viele Arbeiter, {companyBoard.workshops} Werkstätten für je ein Teil, ein Feld für den Rennmotor mit einem aufgedruckten Motor vom Wert {companyBoard.raceEngine}, ein Rennteam mit Bereichen für {companyBoard.racingTeamAreas} Arbeiter und eine Leiste für jede deiner beiden Stufen.',
  },
  'AE-1.18': {
    title: 'Stufen 1 bis {companyBoard.highestLevel}',
    text: 'Deine Karosseriestufe und deine Motorstufe reichen von 1 bis {companyBoard.highestLevel}, denn Teile haben diese Werte, und du baust den Wert deiner Stufe.',
  },
  'AE-1.19': {
    title: 'Die Rennstrecke',
    text: 'Die Rennstrecke hat die Boxengasse für beliebig viele Rennwagen und nummerierte Felder für je einen Rennwagen.',
  },
  'AE-1.20': {
    title: 'Zwölf Felder je Streckenrunde',
    text: 'Die Rennstrecke hat {circuit.lapSpaces} nummerierte Felder. In den Standardtabellen ist die Zahl rekonstruiert; zu zweit stehen Wagen auf {players.rows.2.neutralCars}, mindestens so lang ist sie also.',
  },
  'AE-1.21': {
    title: 'Felder auf dem Spielplan',
    text: 'Der Markt hat {players.rows.4.marketSpaces|Feld|Felder} für Autos, die Preistafel {rounds.rows.1.prices.length} für Preismarker, die Reihe der aktiven Käufer {players.rows.4.activeBuyerSpaces} und die Marktleiste die Felder 1 bis {marketTrack.spaces}.',
  },
  'AE-1.22': {
    title: 'Die Investorenleiste',
    text: 'Die Investorenleiste hat {investorTrack.spaces} Felder und ist nie zu kurz, denn es gibt nur {recruitment.inGame} Serienchips.',
  },
  'AE-1.23': {
    title: 'Punkte werden nur mehr',
    text: 'Deine Ansehenspunkte beginnen bei 0, haben keine Obergrenze und werden nie weniger.',
  },
  'AE-1.24': {
    title: 'Gebrauchtes bleibt draußen',
    text: 'Ein Ingenieurchip, ein Serienchip oder ein Ingenieurmarker, der eingesetzt wurde, kommt nie wieder ins Spiel. Die gedruckten Regeln nennen einmal die Schachtel, einmal den Vorrat; die Stücke reichen in beiden Fällen genau.',
  },
}
