import type { RulingTexts } from './rulings.ts'

export const de: RulingTexts = {
  reconstructed: {
    question: 'Ist alles Material wie in der Schachtel?',
    answer:
      'Nicht alles ließ sich nachschlagen. Acht der elf Aktionsplättchen, die zwölf Felder der Rennstrecke und die Anzahl der einzelnen Sofortboni sind rekonstruiert. Wer einen Tisch über die API oder im Terminal eröffnet, kann die seiner eigenen Schachtel mitbringen.',
  },
  stock: {
    question: 'Können Marker oder Chips ausgehen?',
    answer:
      'Nein. Weiße Marker sind einfach Punkte, und Chips und Marker reichen genau. Was eingesetzt wurde, bleibt draußen.',
  },
  levels: {
    question: 'Wie weit reichen die Stufen?',
    answer:
      'Von 1 bis 7, wie die Teile. Ein Ingenieurchip muss beide Stufen bewegen, also darf keine davon auf 7 stehen.',
  },
  setUp: {
    question: 'Was ist mit kleinen Lücken im Aufbau?',
    answer:
      'Die weißen Marker der Runde 1 werden einmal gelegt, nicht zweimal. Zu dritt verlässt der übrige Startbonus das Spiel.',
  },
  startEngine: {
    question: 'Wohin kommt der Motor eines Startbonus?',
    answer:
      'In eine Werkstatt oder in deinen Rennwagen, wie du willst. Ein Tisch kann entscheiden, dass er in eine Werkstatt kommt.',
  },
  leftovers: {
    question: 'Was geschieht mit Anwerbeplättchen, die niemand genommen hat?',
    answer:
      'Sie bleiben offen liegen, und zwei neue jeder Art kommen dazu. Ein Tisch kann sie auch entfernen oder nur auf zwei auffüllen.',
  },
  betweenRounds: {
    question: 'Was ändert sich zwischen den Runden?',
    answer:
      'Nur, was die Regeln nennen. Die Kette geht weiter, wie sie ist, du behältst alles auf deinem Tableau, und die Preise der alten Runde sind weg.',
  },
  fullMarket: {
    question: 'Wann ist der Markt nach einem Sofortverkauf voll?',
    answer:
      'Wenn kein Feld mehr leer ist: Ein sofort verkauftes Auto macht sein Feld frei. Ein Tisch kann alle Autos zählen, die in der Runde angeboten wurden.',
  },
  marketMarker: {
    question: 'Wo beginnt und endet der Marktmarker?',
    answer: 'In jeder Runde beginnt er wieder auf Feld 1, zu zweit auf 2. Auf Feld 4 bleibt er stehen.',
  },
  freePlays: {
    question: 'Wann genau darf ich einen Serienchip, einen Tauschmarker oder Packard einsetzen?',
    answer:
      'In deinem eigenen Zug vor dem Plättchen, vor einer Aktion, nach der letzten Aktion und nach dem Anbieten; nie mitten in einer Aktion. Eine Aktion beginnt mit ihrer Ansage.',
  },
  turn: {
    question: 'Darf ich ein Plättchen nehmen, das mir nichts nützt, und wann endet mein Zug?',
    answer: 'Jedes Plättchen ist erlaubt. Dein Zug endet, wenn du es sagst.',
  },
  workshops: {
    question: 'Wann darf ein Teil zurückgegeben werden?',
    answer:
      'Nur wenn beim Bauen alle drei Werkstätten voll sind, und dann musst du. Die Werkstätten sind gleich. Ein neuer Rennmotor darf schwächer sein als der alte, und in eine Werkstatt kommt er nie zurück.',
  },
  workers: {
    question: 'Was, wenn es zu wenige Arbeiter oder nichts zu gewinnen gibt?',
    answer:
      'Du nimmst so viele Arbeiter, wie da sind; ohne einen kannst du beim Anwerben keine Arbeiter wählen. Ein Plättchen ohne Wirkung darfst du nehmen. Den Verkäufer holt nur die Aktion Einstellen aus deinem Vorrat zurück.',
  },
  raceSteps: {
    question: 'Helfen Rennteam und Chevrolet bei jeder Fahrt?',
    answer:
      'Das Rennteam zählt nur im Grand Prix; Chevrolet dort und beim Sofortbonus mit 5 Feldern. Die 3 Felder beim Anwerben und die 2 eines Startbonus bleiben, wie sie sind. Arbeiter im Rennteam bleiben dort.',
  },
  laps: {
    question: 'Was ist eine Streckenrunde?',
    answer:
      'Die Fahrt vom letzten auf das erste Feld, auch wenn eines davon übersprungen wird. Wer die Boxengasse verlässt, vollendet keine.',
  },
  abilities: {
    question: 'Ein Ingenieur je Schritt oder ein Marker?',
    answer:
      'Ein Ingenieurmarker. Fähigkeiten ohne Marker (King, Riker, Chevrolet, Brayton) wirken immer, von dem Augenblick an, in dem du das Plättchen nimmst. Ungenutzte Marker bleiben bei dir. Ein Tisch kann einen Ingenieur im Aktionsschritt erlauben, den ersten, der hilft.',
  },
  markersPerStep: {
    question: 'Zu welchem Schritt zählt ein Marker?',
    answer:
      'Vor deiner letzten Aktion: zum Aktionsschritt. Danach und vor dem Anbieten: zum Aktionsschritt, wenn dort keiner eingesetzt ist, sonst zum Angebotsschritt. Auf dem angebotenen Auto oder später: zum Angebotsschritt. Ein Tisch kann entscheiden, dass du den Marker des Aktionsschritts auch nach dem Anbieten einsetzen darfst.',
  },
  aboveSeven: {
    question: 'Wofür zählen Marker auf einem Auto?',
    answer: 'Für Käufer und für Investoren, und der Wert darf über 7 liegen.',
  },
  kettering: {
    question: 'Was genau darf Kettering tauschen?',
    answer:
      'Eine Mannschaft darf in beide Richtungen und mit dem Verkäufer wechseln, aber jemand muss auf dem Auto bleiben. Es muss sich wirklich etwas ändern. Der Tauschmarker ist nicht der Marker auf dem Auto, wohl aber der Marker dieses Schrittes.',
  },
  packard: {
    question: 'Was wird aus einem Marker neben einem Käufer?',
    answer:
      'Er kommt am Ende der Runde in die Schachtel, oder wenn sein Käufer weggetauscht wird, auch wenn nichts gekauft wurde.',
  },
  buick: {
    question: 'Wann darf Buick einen Käufer holen?',
    answer:
      'Zu Beginn jeder Wertungsphase, mit jeder Zahl aktiver Käufer, auch zu zweit. Du bekommst die weißen Marker neben dem Stapel.',
  },
  productionTokens: {
    question: 'Wohin dürfen Serienchips?',
    answer:
      'Nur auf eigene Autos, beliebig viele in einem Zug und auf einem Auto. Ist er eingesetzt, bleibt sein Investor auf der Leiste, auch wenn der Chip weg ist. Ungenutzte sind am Ende nichts wert.',
  },
  investors: {
    question: 'Wessen Auto kauft ein Investor mit einer Bedingung an die Firma?',
    answer:
      'Das billigste Auto aller Firmen, die sie erfüllen. Für Selden und Chrysler zählen die Streckenrunden am Ende der Aktionsphase.',
  },
  olds: {
    question: 'Welche Ingenieurchips zählen für Olds?',
    answer:
      'Die auf Ingenieuren. Der lose Chip eines Startbonus zählt nicht, außer der Tisch will es so. In der Forschung wählst du, welchen du ausgibst.',
  },
  instantSale: {
    question: 'Was tun die beiden Verkaufsboni?',
    answer:
      'Sie verkaufen sofort eines deiner Autos für genau 5 oder 7 Punkte, gleich zu welchem Preis es steht. Mit einem Auto musst du, ohne geschieht nichts. Ein Tisch kann auch spielen, dass du mit ihnen ein weiteres Auto anbietest.',
  },
  swap: {
    question: 'Was darf unter den Käufern getauscht werden?',
    answer:
      'Jeder aktive Käufer gegen jeden, der vorher verfügbar war, auch gegen einen derselben Art. Ohne aktiven Käufer geschieht nichts.',
  },
  swapAchievement: {
    question: 'Kann ein Tausch die Auszeichnung für den zweiten Käufer bringen?',
    answer: 'Ja, als hättest du den Käufer geholt. Ein Tisch kann entscheiden, dass er es nicht kann.',
  },
  marketPlaces: {
    question: 'Sind die Felder des Marktes wichtig, und wie viele gibt es zu zweit?',
    answer:
      'Auf welchem Feld ein Auto steht, ist gleichgültig. Auch zu zweit sind es sechs; ein Tisch kann mit vier spielen.',
  },
  carsInStart: {
    question: 'Welchen Platz hat ein Rennwagen, der die Boxengasse nie verlassen hat?',
    answer:
      'Den letzten, wenn er als einziger dort steht. Mehrere bekommen keine Punkte. Ein Tisch kann Wagen in der Boxengasse auch gar keinen Platz geben oder sie den nächsten Platz teilen lassen.',
  },
  achievements: {
    question: 'Welche Teile bringen eine Auszeichnung?',
    answer:
      'Teile von diesem Wert oder mehr in einer Werkstatt, gleich woher. Rennmotor und Marker zählen nicht. Es heißt Motor 4, nicht 3.',
  },
  hiddenPoints: {
    question: 'Sind die Punkte offen?',
    answer: 'Ja. Ein Tisch kann die Stände bis zum Ende verdecken; deinen eigenen siehst du immer.',
  },
}
