import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'KW-12.1': {
    title: 'Gleiche Regeln zu zweit',
    text: 'Zu zweit gelten alle anderen Regeln unverändert.',
  },
  'KW-12.2': {
    title: 'Start des Markers',
    text: 'Zu zweit beginnt der Marker jede Runde auf Feld {players.rows.2.markerStart}.',
  },
  'KW-12.3': {
    title: 'Zwei Startplättchen',
    text: 'Zu zweit werden {players.rows.2.startTilesOffered} Startplättchen zufällig gezogen. Jede Person nimmt eines, in der üblichen Reihenfolge (KW-2.16); die anderen kommen in die Schachtel.',
  },
  'KW-12.4': {
    title: 'Markt mit vier Feldern',
    text: 'Zu zweit hat der Markt {players.rows.2.marketSpaces|Feld|Felder}, und das Auto auf dem letzten davon beendet die Aktionsphase.',
  },
  'KW-12.5': {
    title: 'Reihe mit drei Käufern',
    text: 'Zu zweit hat die Reihe der aktiven Käufer {players.rows.2.activeBuyerSpaces|Feld|Felder}. Sind sie besetzt, rückt jeder weitere Käufer den Marker.',
  },
  'KW-12.6': {
    title: 'Zwei neutrale Wagen',
    text: 'Zu zweit stehen die Rennwagen der beiden nicht gebrauchten Farben als neutrale Wagen auf den Feldern {players.rows.2.dummies} der Strecke.',
  },
  'KW-12.7': {
    title: 'Neutrale Wagen fahren nie',
    text: 'Neutrale Wagen fahren nie und stehen in jeder Runde auf diesen Feldern.',
  },
  'KW-12.8': {
    title: 'Neutrale Wagen werden übersprungen',
    text: 'Das Feld eines neutralen Wagens überspringst du wie das jedes Rennwagens (KW-5.35), denn er ist einer.',
  },
  'KW-12.9': {
    title: 'Neutrale Wagen in der Rangfolge',
    text: 'Neutrale Wagen stehen mit 0 Streckenrunden auf ihren Feldern in der Rangfolge.',
  },
  'KW-12.10': {
    title: 'Plätze der neutralen Wagen',
    text: 'Das Geld eines Platzes, den ein neutraler Wagen belegt, bekommt niemand.',
  },
  'KW-12.11': {
    title: 'Benz zu zweit',
    text: 'Der Käufer von Benz steht hinter denen, die da sind, denn die Grenze der Reihe gilt für ihn nicht (KW-6.45).',
  },
  'KW-12.12': {
    title: 'Alle Preise auch zu zweit',
    text: 'Zu zweit werden alle {rounds.rows.1.prices.length} Preismarker der Runde verwendet.',
  },
}
