import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-8.1': {
    title: 'Beim Anwerben ausgeführt',
    text: 'Ein Sofortbonus wird ganz innerhalb der Aktion Anwerben ausgeführt, soweit es geht.',
  },
  'AE-8.2': {
    title: 'Sofortbonus: Verkauf für {instants.rows.sell5.points}',
    text: 'Verkaufe sofort eines deiner Autos auf dem Markt für genau {instants.rows.sell5.points|Punkt|Punkte}. Der Text lässt sich auf zwei Arten lesen, und euer Tisch darf die andere wählen (AE-8.10).',
  },
  'AE-8.3': {
    title: 'Sofortbonus: Verkauf für {instants.rows.sell7.points}',
    text: 'Verkaufe sofort eines deiner Autos auf dem Markt für genau {instants.rows.sell7.points|Punkt|Punkte}. Auch hier darf euer Tisch die andere Lesart wählen (AE-8.10).',
  },
  'AE-8.4': {
    title: 'Welches Auto verkauft wird',
    text: 'Du wählst, welches deiner Autos sofort verkauft wird. Hast du eines, musst du verkaufen, denn die Wirkung ist auszuführen.',
  },
  'AE-8.5': {
    title: 'Der Preis spielt keine Rolle',
    text: 'Beim Sofortverkauf ist der Preis des Autos gleichgültig; Preiskäufer, Brayton und Packard geben nichts dazu, und kein Käufer oder Investor wird verbraucht. Der Betrag steht fest.',
  },
  'AE-8.6': {
    title: 'Sofortverkauf mit Chip',
    text: 'Hat das Auto einen Serienchip, kommt ein Chip weg, und das Auto bleibt.',
  },
  'AE-8.7': {
    title: 'Sofortverkauf ohne Chip',
    text: 'Sonst verlässt das Auto den Markt (AE-10.27 bis AE-10.31), und sein Feld ist wieder frei.',
  },
  'AE-8.8': {
    title: 'Der Preis ist weg',
    text: 'Der Preismarker eines sofort verkauften Autos kommt nicht auf die Preistafel zurück.',
  },
  'AE-8.9': {
    title: 'Kein Auto zu verkaufen',
    text: 'Hast du kein Auto auf dem Markt, geschieht nichts, und du bekommst nichts.',
  },
  'AE-8.10': {
    title: 'Die andere Lesart',
    text: 'Wenn euer Tisch so spielt, lassen euch diese Boni stattdessen ein Auto anbieten: Kannst du es, musst du sofort eines anbieten (AE-9.4 bis AE-9.13) und bekommst {instants.rows.sell5.points} oder {instants.rows.sell7.points} Punkte; kannst du es nicht, geschieht nichts. Im Angebotsschritt darfst du trotzdem ein Auto anbieten. Ein Marker auf diesem Auto ist der Marker deines Aktionsschrittes.',
  },
  'AE-8.11': {
    title: 'Sofortbonus: Karosserie {instants.rows.takeBody3.value}',
    text: 'Stelle eine Karosserie vom Wert {instants.rows.takeBody3.value} in eine Werkstatt, gleich welche Karosseriestufe du hast; sie bleibt, wie sie ist. Volle Werkstätten: AE-5.4.',
  },
  'AE-8.12': {
    title: 'Sofortbonus: Motor {instants.rows.takeEngine3.value}',
    text: 'Baue einen Motor vom Wert {instants.rows.takeEngine3.value} in eine Werkstatt oder in deinen Rennwagen ein (AE-5.22 bis AE-5.26), gleich welche Motorstufe du hast; sie bleibt, wie sie ist.',
  },
  'AE-8.13': {
    title: 'Sofortbonus: drei Arbeiter',
    text: 'Aus deinem Vorrat in deine Kantine kommen {instants.rows.hire3.workers|Arbeiter|Arbeiter}, oder so viele, wie da sind.',
  },
  'AE-8.14': {
    title: 'Sofortbonus: Rennen {instants.rows.race5.steps}',
    text: 'Fahre mit deinem Rennwagen {instants.rows.race5.steps|Feld|Felder}, mit Chevrolet 1 mehr (AE-5.52 bis AE-5.58).',
  },
  'AE-8.15': {
    title: 'Sofortbonus: Käufer tauschen',
    text: 'Ein aktiver Käufer geht auf seinen Stapel zurück, und ein verfügbarer Käufer kommt genau auf sein Feld in der Reihe.',
  },
  'AE-8.16': {
    title: 'Welche Käufer getauscht werden',
    text: 'Du wählst beide. Der neue Käufer muss schon vor dem Tausch verfügbar gewesen sein. Beide dürfen dieselbe Vorliebe haben: Nichts verbietet es, und es kann einen von Packards Markern entfernen. Euer Tisch kann vereinbaren, dass sie sich unterscheiden müssen.',
  },
  'AE-8.17': {
    title: 'Weiße Marker beim Tausch',
    text: 'Du bekommst die weißen Marker neben dem Stapel des neuen Käufers, und sie werden weggenommen.',
  },
  'AE-8.18': {
    title: 'Auszeichnung durch Tausch',
    text: 'Der Tausch kann dir die Auszeichnung für den zweiten Käufer einer Art bringen, wenn danach zwei aktive Käufer die Vorliebe des neuen haben. Eine gedruckte Antwort behandelt den Tausch, als hättest du den Käufer geholt. Die Auszeichnung selbst nennt die Aktion und Buick, und euer Tisch darf wählen, dass ein Tausch sie nicht bringt.',
  },
  'AE-8.19': {
    title: 'Niemand zu tauschen',
    text: 'Ohne aktiven Käufer bewirkt der Tausch nichts.',
  },
}
