import type { StageMessage } from './messages.en.ts'

export const de: Readonly<Record<StageMessage, string>> = {
  'horseless-carriage-stage-1.title': 'Verkauf zwei Autos',
  'horseless-carriage-stage-1.goal.brake':
    'Dein Auto hat keine Bremse, und niemand kauft es. Setz eine auf den grünen Platz.',
  'horseless-carriage-stage-1.goal.open': 'Jetzt bremst es. Öffne dein Werk.',
  'horseless-carriage-stage-1.goal.sell': 'Beide Käufer wollen dein Auto. Verkauf es ihnen.',

  'floor.label': 'Dein Werk',
  'floor.bay': 'Laderampe',
  'floor.proposal': '{name}, Spalte {column}, Zeile {row}: hierher setzen',
  'floor.proposalMoves': '{name}, Spalte {column}, Zeile {row}: hierher setzen oder mit den Pfeiltasten verschieben',

  'market.label': 'Markt',
  'market.reach': 'bis hier kommst du',
  'market.sold': 'Verkauft',
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

  'veil.buyers': 'Mehr Käufer: später',
  'veil.floor': 'Mehr Boden: als Nächstes',

  'outcome.rival': '{name} verkauft {sold, plural, one {ein Auto} other {# Autos}}: {earned} $.',
  'outcome.mine': 'Du hast {sold} von {buyers} Autos verkauft: {earned} $.',
  'outcome.nothing': 'Du hast nichts verkauft: Kein Käufer ist in Reichweite.',
}
