import type { Rule } from '@carriage/kernel'

const section = 'Two players'

export const twoPlayerRules = [
  {
    id: 'KW-12.1',
    section,
    title: 'Same rules for two',
    text: 'With two players all other rules apply unchanged.',
  },
  {
    id: 'KW-12.2',
    section,
    title: 'Start of the marker',
    text: 'With two players the marker starts each round on space {players.rows.2.markerStart}.',
  },
  {
    id: 'KW-12.3',
    section,
    title: 'Two start tiles',
    text: 'With two players {players.rows.2.startTilesOffered} start tiles are drawn at random. Each of you takes one, in the usual order (KW-2.16); the others go to the box.',
  },
  {
    id: 'KW-12.4',
    section,
    title: 'Market of four',
    text: 'With two players the market has {players.rows.2.marketSpaces|space|spaces}, and the car on the last of them ends the action phase.',
  },
  {
    id: 'KW-12.5',
    section,
    title: 'Row of three buyers',
    text: 'With two players the row of active buyers has {players.rows.2.activeBuyerSpaces|space|spaces}. When they are taken, Buyer actions move the marker.',
  },
  {
    id: 'KW-12.6',
    section,
    title: 'Two dummies',
    text: 'With two players the race cars of the two unused colours stand on spaces {players.rows.2.dummies} of the circuit as dummies.',
  },
  {
    id: 'KW-12.7',
    section,
    title: 'Dummies never move',
    text: 'Dummies never move and stand on these spaces in every round.',
  },
  {
    id: 'KW-12.8',
    section,
    title: 'Dummies are skipped',
    text: 'You skip the space of a dummy like that of any race car (KW-5.35), because a dummy is one.',
    printed: 'part',
  },
  {
    id: 'KW-12.9',
    section,
    title: 'Dummies in the ranking',
    text: 'Dummies are ranked with 0 laps on their spaces.',
  },
  {
    id: 'KW-12.10',
    section,
    title: 'Places of dummies',
    text: 'The money of a place that a dummy holds is paid to nobody.',
  },
  {
    id: 'KW-12.11',
    section,
    title: 'Benz with two players',
    text: "Benz's buyer stands behind those there are, because the limit of the row does not count for him (KW-6.45).",
    printed: 'part',
  },
  {
    id: 'KW-12.12',
    section,
    title: 'All prices for two',
    text: 'With two players all {rounds.rows.1.prices.length} price markers of the round are used.',
  },
] as const satisfies readonly Rule[]
