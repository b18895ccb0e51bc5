import type { StageMessage } from './messages.en.ts'

export const de: Readonly<Record<StageMessage, string>> = {
  'horseless-carriage-stage-1.title': 'Verkauf zwei Autos',
  'horseless-carriage-stage-1.goal.brake':
    'Dein Auto hat keine Bremse, und niemand kauft es. Setz eine auf den grünen Platz.',
  'horseless-carriage-stage-1.goal.open': 'Jetzt bremst es. Öffne dein Werk.',
  'horseless-carriage-stage-1.goal.sell': 'Beide Käufer wollen dein Auto. Verkauf es ihnen.',
  'horseless-carriage-stage-1.goal.between': 'Verkauft.',
  'horseless-carriage-stage-2.title': 'Bau dein eigenes Werk',
  'horseless-carriage-stage-2.goal.mainline': 'Ein leerer Boden. Ein Fließband baut die Autos: Wohin damit?',
  'horseless-carriage-stage-2.goal.dealership':
    'Autos brauchen ein Autohaus. Es muss Fließband und Laderampe berühren.',
  'horseless-carriage-stage-2.goal.brake':
    'Zwei Käufer wollen Sicherheit 1. Die bringt eine Bremse an Seite B des Fließbands.',
  'horseless-carriage-stage-2.goal.open': 'Dein Auto ist fertig. Öffne dein Werk.',
  'horseless-carriage-stage-2.goal.sell': 'Zwei Käufer wollen dein Auto. Verkauf es ihnen.',
  'horseless-carriage-stage-2.goal.between': 'Ein Jahr vergeht …',
  'horseless-carriage-stage-2.goal.engine':
    'Ein Jahr später wollen Käufer Reichweite 1. Die bringt ein Motor an Seite B.',
  'horseless-carriage-stage-2.goal.shutOut':
    'Kein Motor passt mehr. Verkauf an alle, die keinen brauchen. Zuerst neuer Boden:',
  'horseless-carriage-stage-2.goal.expansion': 'Jedes Jahr kommt Boden dazu. Wo willst du Platz?',
  'horseless-carriage-stage-2.goal.openAgain': 'Dein Auto kommt jetzt weiter. Öffne dein Werk.',
  'horseless-carriage-stage-2.goal.sellAgain': 'Sie sind wegen deines Motors da. Verkauf ihnen Autos.',

  'floor.label': 'Dein Werk',
  'floor.bay': 'Laderampe',
  'floor.proposal': '{name}, Spalte {column}, Zeile {row}: hierher setzen',
  'floor.proposalMoves': '{name}, Spalte {column}, Zeile {row}: hierher setzen oder mit den Pfeiltasten verschieben',

  'market.label': 'Markt',
  'market.reach': 'bis hier kommst du',
  'market.sold': 'Verkauft',
  'market.anybody':
    '{count, plural, one {Ein Käufer nimmt} =2 {Zwei Käufer nehmen} other {# Käufer nehmen}} jedes Auto und {count, plural, one {zahlt} other {zahlen je}} {price} $.',
  'market.buyers':
    '{count, plural, one {Ein Käufer will} =2 {Zwei Käufer wollen} other {# Käufer wollen}} {wants} und {count, plural, one {zahlt} other {zahlen je}} {price} $.',

  'part.mainline': 'Fließband',
  'part.dealership': 'Autohaus',
  'part.brake': 'Bremse',
  'part.engine': 'Motor',
  'part.paint': 'Lack',
  'part.expansion': 'Neuer Boden',

  money: '{amount} $',
  'car.label': 'Dein Auto',
  'car.me': 'Du',
  'act.lay': '{part} hierher',
  'act.putBack': 'Zurücklegen',
  'act.open': 'Werk öffnen',
  'act.sell': 'An sie verkaufen',

  'room.fits': 'Der Motor vom nächsten Jahr, 4 × 4, passt.',
  'room.none': 'Der Motor vom nächsten Jahr passt nicht mehr. Setz das Teil woandershin.',

  'veil.buyers': 'Mehr Käufer: später',
  'veil.floor': 'Mehr Boden: als Nächstes',

  'outcome.rival': '{name} verkauft {sold, plural, one {ein Auto} other {# Autos}}: {earned} $.',
  'outcome.mine': 'Du hast {sold, plural, one {ein Auto} other {# Autos}} verkauft: {earned} $.',
  'outcome.year': 'Ein Jahr später: neue Käufer. Jedes Auto braucht jetzt {needs}.',
  'outcome.nothing': 'Du hast nichts verkauft: Kein Käufer ist in Reichweite.',
}
