import type { StageMessage } from './messages.en.ts'

export const de: Readonly<Record<StageMessage, string>> = {
  'age-of-engineering-stage-1.title': 'Verkauf ein Auto zweimal',
  'age-of-engineering-stage-1.goal.price': 'Was verlangst du? Mit der Marke verkaufst du dein Auto zweimal.',
  'age-of-engineering-stage-1.goal.tile': 'Verkauf es.',

  'buyer.body': 'Die Dame',
  'buyer.body.wants': 'schönste Karosserie',
  'buyer.engine': 'Der Rennfahrer',
  'buyer.engine.wants': 'stärkster Motor, dann billigstes',
  'buyer.luxury': 'Der Bankier',
  'buyer.luxury.wants': 'meiste Arbeiter',
  'buyer.price': 'Der Sparer',
  'buyer.price.wants': 'billigstes Auto',
  'investor.kind': 'ein Investor',
  'investor.ford.wants': 'billigstes ab Motor 3',

  'car.mine': 'deins',
  'car.label': '{name}: Karosserie {body}, Motor {engine}, Preis {price}',
  'car.sold': 'Verkauft',
  'car.twice': 'geht zweimal weg',
  'car.tooDear': 'zu teuer',

  'price.label': 'Preis {price}: {words}, {paid}',
  'price.times': '{count, plural, one {einmal} =2 {zweimal} other {#-mal}} verkauft',
  'price.only': 'nur {buyer}',
  'price.nobody': 'niemand',
  'prices.label': 'Dein Preis',
  'market.label': 'Markt',
  'market.rule': 'Gleicher Motor: Das billigere Auto geht zuerst weg.',
  'cars.label': 'Autos zum Verkauf',
  'buyers.label': 'Käufer, der Reihe nach',

  'act.price': 'Für {price} verkaufen',
  'act.tile': 'Nehmen',

  'hero.engine': 'Dein Auto: Motor {engine}',
  'hero.token': 'Mit der Marke bleibt es für einen zweiten Käufer stehen.',
  'veil.road': 'Die Straße der Plättchen öffnet als Nächstes',
  'veil.more': 'Rennen, Ingenieure, Investoren: später',

  'takings.me': 'Du',
  'outcome.sale': '{buyer} zahlt {name} {paid}.',
  'outcome.mine': 'Du hast dein Auto {count, plural, one {einmal} =2 {zweimal} other {#-mal}} verkauft: {paid}.',
  'outcome.better': 'Für {price} hätte es {paid} gebracht.',
  'outcome.best': 'Mehr war nicht drin.',
  'outcome.unsold': 'Niemand hat dein Auto gekauft. Für {price} hätte es {paid} gebracht.',
}
