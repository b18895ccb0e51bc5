import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-13.1': {
    title: 'Marktmarker zu zweit',
    text: 'Zu zweit beginnt der Marktmarker jede Runde auf Feld {players.rows.2.marketMarkerStart}.',
  },
  'AE-13.2': {
    title: 'Drei aktive Käufer',
    text: 'Zu zweit hat die Reihe der aktiven Käufer {players.rows.2.activeBuyerSpaces|Feld|Felder}.',
  },
  'AE-13.3': {
    title: 'Das fünfte Käufer anlocken',
    text: 'Zu zweit füllt daher {players.rows.2.activeBuyerSpaces}-mal Käufer anlocken in einer Runde die Reihe; {count.markerStepsForTwo} weitere bringen den Marktmarker auf Feld {marketTrack.spaces}.',
  },
  'AE-13.4': {
    title: 'Buick zu zweit',
    text: 'Auch zu zweit darf Buick einen Käufer unter den letzten stellen, denn der Marker bringt sein eigenes Feld mit.',
  },
  'AE-13.5': {
    title: 'Zwei Startboni',
    text: 'Zu zweit werden {players.rows.2.startingBonusesOffered} der {count.startingBonuses} Startboni zufällig gezogen. Die Firma, die den Plättchen am nächsten steht, wählt zuerst, dann die andere.',
  },
  'AE-13.6': {
    title: 'Neutrale Rennwagen',
    text: 'Zu zweit stehen in jeder Runde zwei neutrale Rennwagen auf den Feldern {players.rows.2.neutralCars}. Sie fahren nie, auch nicht nach dem Rennen.',
  },
  'AE-13.7': {
    title: 'Neutrale Wagen im Rennen',
    text: 'Felder mit neutralen Wagen werden wie alle anderen übersprungen. Neutrale Wagen stehen mit 0 Streckenrunden in der Rangfolge, und die Punkte ihrer Plätze verfallen.',
  },
  'AE-13.8': {
    title: 'Markt zu zweit',
    text: 'Auch zu zweit hat der Markt {players.rows.2.marketSpaces|Feld|Felder}. Euer Tisch darf 4 wählen, wie in der älteren Ausgabe; dann beendet das vierte Auto die Aktionsphase.',
  },
}
