import type { ExampleText } from '@carriage/kernel'
import type { actionTexts } from './action-texts.en.ts'

export const actionTextsDe: Readonly<Record<keyof typeof actionTexts, ExampleText>> = {
  'research-before-body': {
    title: 'Erst forschen, dann bauen',
    text: 'Deine Stufen sind 2. Nimm das Plättchen mit Karosserie und Forschen und erforsche zuerst die Karosserie: Die Karosserie, die du dann baust, hat Wert 3 und bringt ihre Auszeichnung.',
  },
  'body-before-research': {
    title: 'Erst bauen, dann forschen',
    text: 'Deine Stufen sind 2. Nimm das Plättchen mit Karosserie und Forschen und baue zuerst: Die Karosserie hat Wert 2, die Stufe steigt danach auf 3, und es gibt keine Auszeichnung.',
  },
  'parts-never-run-out': {
    title: 'Teile gehen nie aus',
    text: 'Mehr Karosserien 4 sind im Spiel, als in der Schachtel liegen. Baue eine Karosserie: Du bekommst noch eine 4, denn Teile sind nicht begrenzt.',
  },
  'full-workshops-and-race-engine': {
    title: 'Volle Werkstätten und ein Rennmotor',
    text: 'Alle Werkstätten sind voll, deine Motorstufe ist 4, dein Rennmotor 3. Baue den Motor in den Rennwagen: Aus keiner Werkstatt muss etwas zurück, und es gibt keine Auszeichnung.',
  },
  'research-at-the-top': {
    title: 'Forschen auf der höchsten Stufe',
    text: 'Deine beiden Stufen sind 7. Nimm das Forschungsplättchen: Nichts ändert sich, dein Ingenieurchip bleibt, und du kannst ein Auto anbieten.',
  },
  'king-and-riker': {
    title: 'King und Riker zusammen',
    text: 'Drei Arbeiter und der Verkäufer warten in deinem Vorrat, und King stellt zwei auf einmal ein. Wähle den Verkäufer: Ein Arbeiter kommt mit, und zwei bleiben zurück.',
  },
  'last-worker-and-salesperson': {
    title: 'Der letzte Arbeiter vor dem Verkäufer',
    text: 'Ein Arbeiter und der Verkäufer sind in deinem Vorrat. Stelle den Arbeiter ein: Die Auszeichnung für alle Arbeiter gehört dir, denn der Verkäufer zählt nicht mit.',
  },
  'recruit-with-nothing-to-take': {
    title: 'Anwerben ohne Auswahl',
    text: 'Kein Plättchen liegt offen, und dein Vorrat ist leer. Wirb an: Nur der Rennwagen bleibt zu wählen, und er fährt drei Felder.',
  },
  'riker-without-workers': {
    title: 'King findet keinen Arbeiter',
    text: 'Nur der Verkäufer ist noch in deinem Vorrat. Stelle ein: Er kommt, und niemand mit ihm, obwohl King zwei einstellt.',
  },
  'token-at-six': {
    title: 'Ein Chip auf Stufe 6',
    text: 'Deine beiden Stufen sind 6. Gib den Ingenieurchip aus: Beide steigen auf 7. Wäre eine schon auf 7, ließe sich der Chip nicht ausgeben.',
  },
  'chevrolet-and-five-spaces': {
    title: 'Chevrolet und die fünf Felder',
    text: 'Du hast Chevrolet und ein Rennteam und stehst auf 2. Nimm den Sofortbonus mit fünf Feldern: Chevrolet gibt eins dazu, das Team zählt nicht, und du hältst auf 8.',
  },
  'chevrolet-and-recruit': {
    title: 'Chevrolet hilft beim Anwerben nicht',
    text: 'Du hast Chevrolet und ein Rennteam und stehst auf 2. Lass das Anwerben deinen Rennwagen bewegen: drei Felder, nicht mehr, auf 5.',
  },
  'past-neutral-cars': {
    title: 'An den neutralen Wagen vorbei',
    text: 'Zu zweit stehen neutrale Wagen auf 3 und 6. Fahre fünf Felder aus der Boxengasse: Beide werden übersprungen, und du hältst auf 7.',
  },
  'kettering-and-the-salesperson': {
    title: 'Der Verkäufer statt dreier Arbeiter',
    text: 'Drei Arbeiter stehen bei deinem Auto, der Verkäufer ist in deiner Kantine. Tausche die Mannschaft gegen ihn allein: Luxus bleibt 3, und drei Arbeiter sind wieder frei.',
  },
  'sale-without-a-car': {
    title: 'Ein Verkauf ohne Auto',
    text: 'Du hast kein Auto auf dem Markt und darfst das Plättchen, das eins für 7 verkauft, trotzdem nehmen: Es bringt nichts und ist aus dem Spiel.',
  },
  'swap-without-buyers': {
    title: 'Ein Tausch ohne Käufer',
    text: 'Kein Käufer steht in der Reihe. Nimm den Käufertausch: Nichts geschieht, und das Plättchen ist aus dem Spiel.',
  },
  'swap-and-packard': {
    title: 'Ein Tausch nimmt den Packard-Marker mit',
    text: 'Ein Marker +4 liegt neben dem Luxuskäufer. Nimm den Käufertausch und tausche ihn gegen einen zweiten Motorkäufer: Zwei gleiche bringen die Auszeichnung, 3 Punkte, und der Marker ist weg.',
  },
  'whole-racing-team': {
    title: 'Sechs Arbeiter für das Rennteam',
    text: 'Niemand ist in deinem Team. Schicke sechs Arbeiter auf einmal: Einer oder zwei wären ein Feld wert, drei bis fünf zwei, alle sechs sind drei wert. Mit Motor 1 fährst du auf Feld 4.',
  },
  'last-space-is-no-lap': {
    title: 'Das letzte Feld ist noch keine Streckenrunde',
    text: 'Du stehst mit Motor 1 auf 11 und hast zwei Züge hintereinander. Fahre: Du hältst auf 12, ohne Streckenrunde. Fahre noch einmal: Du überquerst die Linie auf 1, und das ist eine Streckenrunde mit ihrer Auszeichnung.',
  },
  'second-car-after-a-sale': {
    title: 'Ein Auto nach dem anderen',
    text: 'Dein Auto ist auf dem Markt. Verkaufe es sofort für 5 und biete ein anderes an: Zwei Autos zugleich brächten die Auszeichnung, nacheinander nicht.',
  },
  'two-cars-at-once': {
    title: 'Zwei eigene Autos auf dem Markt',
    text: 'Dein Auto ist auf dem Markt. Biete daneben ein zweites an: Die Marktauszeichnung bringt 3 Punkte.',
  },
  'one-marker-on-a-car': {
    title: 'Ein Marker auf einem Auto',
    text: 'Winton und Christie bieten dir vier Marker. Biete ein Auto an und lege Motor +1 darauf: Es nimmt nur einen Marker, und die anderen drei bleiben bei dir.',
  },
  'one-marker-a-step': {
    title: 'Ein Marker in jedem Schritt',
    text: 'Du hast Kettering, Winton und Packard. Tausche vor deinem Plättchen einen Preis, fahre und lege Packard +2 neben einen Käufer: Jeder Schritt des Zuges hat seinen Marker gehabt. Biete ein Auto an: Kein Marker von Winton wird dafür angeboten.',
  },
  'salesperson-alone': {
    title: 'Der Verkäufer allein bei einem Auto',
    text: 'Kein Arbeiter ist in deiner Kantine, nur der Verkäufer. Biete ein Auto für 9 an: Er reicht als Mannschaft, mit Luxus 3. Beende den Zug: Dem Luxuskäufer ist es lieber als die zwei Arbeiter von Otto, und der Verkäufer kommt in deinen Vorrat.',
  },
}
