import type { Rule } from '@carriage/kernel'

const section = 'Achievements'

export const achievementRules = [
  {
    id: 'AE-11.1',
    section,
    title: 'First come, first served',
    text: 'Each achievement is won once in a game, by the first company that meets its condition.',
  },
  {
    id: 'AE-11.2',
    section,
    title: 'Won at once',
    text: 'You get it automatically, the moment the condition is met, even in the middle of an action.',
  },
  {
    id: 'AE-11.3',
    section,
    title: 'Yours for good',
    text: 'You keep it even if the condition is no longer met later.',
  },
  {
    id: 'AE-11.4',
    section,
    title: 'Open in later rounds',
    text: 'An achievement that nobody has won can still be won in later rounds.',
  },
  {
    id: 'AE-11.5',
    section,
    title: 'Several at once',
    text: 'One event can win you several achievements.',
  },
  {
    id: 'AE-11.6',
    section,
    title: 'Achievement: first lap',
    text: 'Your race car completes a lap: {achievements.rows.lap1.points|point|points}.',
  },
  {
    id: 'AE-11.7',
    section,
    title: 'Achievement: second lap',
    text: 'Your race car completes its second lap of the same round: {achievements.rows.lap2.points|point|points}.',
  },
  {
    id: 'AE-11.8',
    section,
    title: 'Achievement: second buyer',
    text: 'You put a buyer among the active buyers, and now two of them have its preference, whoever brought the first: {achievements.rows.buyer.points|point|points}.',
  },
  {
    id: 'AE-11.9',
    section,
    title: 'Achievement: two cars',
    text: 'You have two cars on the market at the same time: {achievements.rows.market.points|point|points}.',
  },
  {
    id: 'AE-11.10',
    section,
    title: 'Achievement: body 3',
    text: 'A body of value 3 or more is in one of your workshops: {achievements.rows.body3.points|point|points}. Higher values count, because a body 6 wins both.',
    printed: 'part',
  },
  {
    id: 'AE-11.11',
    section,
    title: 'Achievement: body 6',
    text: 'A body of value 6 or more is in one of your workshops: {achievements.rows.body6.points|point|points}. As in the older edition, higher values count.',
    printed: 'part',
  },
  {
    id: 'AE-11.12',
    section,
    title: 'Achievement: engine 4',
    text: 'An engine of value 4 or more is in one of your workshops: {achievements.rows.engine4.points|point|points}. The 3 in a printed note about engine 7 is a misprint.',
    printed: 'part',
  },
  {
    id: 'AE-11.13',
    section,
    title: 'Achievement: engine 7',
    text: 'An engine of value 7 is in one of your workshops: {achievements.rows.engine7.points|point|points}.',
  },
  {
    id: 'AE-11.14',
    section,
    title: 'Only parts in workshops',
    text: 'Only parts in workshops count for these achievements: not the race engine, and not a value raised by a marker, as in the older edition. Parts from starting bonuses and instant benefits do count.',
    printed: 'part',
  },
  {
    id: 'AE-11.15',
    section,
    title: 'Achievement: all workers',
    text: 'No worker is left in your own supply: all {workers.perColour} are in your canteen, on your racing team or on your cars. The salesperson does not matter. {achievements.rows.workers.points|point|points}.',
  },
  {
    id: 'AE-11.16',
    section,
    title: 'Achievement: three engineers',
    text: 'You own three engineers: {achievements.rows.engineers.points|point|points}.',
  },
] as const satisfies readonly Rule[]
