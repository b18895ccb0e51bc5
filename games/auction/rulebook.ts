import type { Rule } from '@carriage/kernel'

const rules = [
  {
    id: 'AU-1',
    section: 'Set-up',
    title: 'Equal purses',
    text: 'Two to four bidders start with the same purse: 12 coins, or 20 if the table agreed on deep purses.',
  },
  {
    id: 'AU-2',
    section: 'Set-up',
    title: 'Secret tastes',
    text: 'Each bidder draws a taste card, carriage, painting or clock, and keeps it secret. There are two cards of each.',
  },
  {
    id: 'AU-3',
    section: 'Bidding',
    title: 'Four lots',
    text: 'Four of the seven lots come under the hammer, one after the other. Each is drawn when its turn comes.',
  },
  {
    id: 'AU-4',
    section: 'Bidding',
    title: 'Sealed bids',
    text: 'All bidders bid at the same time. A bid stays sealed until everybody has bid; then all are opened.',
  },
  { id: 'AU-5', section: 'Bidding', title: 'Bids you can pay', text: 'You bid from 0 up to the coins in your purse.' },
  {
    id: 'AU-6',
    section: 'Bidding',
    title: 'Highest bid',
    text: 'The highest bid wins the lot and is paid; the other bidders keep their coins.',
  },
  {
    id: 'AU-7',
    section: 'Bidding',
    title: 'Tied bids',
    text: 'Among equal highest bids the winner is drawn by lot. In version 1 of these rules nobody got the lot.',
  },
  { id: 'AU-8', section: 'Bidding', title: 'No bids', text: 'If nobody bids more than 0 the lot is withdrawn.' },
  {
    id: 'AU-9',
    section: 'The winner',
    title: 'Polishing a lot',
    text: 'Before going on the winner may polish the new lot: each time costs 1 coin and raises its worth by 1, at most three times.',
  },
  {
    id: 'AU-10',
    section: 'The winner',
    title: 'Spying on a rival',
    text: 'Once per lot the winner may pay 2 coins to look at the taste card of another bidder.',
  },
  {
    id: 'AU-11',
    section: 'The winner',
    title: 'Going on',
    text: 'The winner ends the sale, and the next lot is drawn.',
  },
  {
    id: 'AU-12',
    section: 'The end',
    title: 'Tastes come out',
    text: 'After the last lot all taste cards are shown. Each lot of your taste is worth 3 more to you.',
  },
  {
    id: 'AU-13',
    section: 'The end',
    title: 'Points and winning',
    text: 'You score your coins and the worth of your lots. Most points win; equal points share the place.',
  },
] as const satisfies readonly Rule[]

/** Every rule of the game in our own words. Refusals and tests cite the ids, so an id is never reused. */
export const rulebook: readonly Rule[] = rules

export type RuleId = (typeof rules)[number]['id']
