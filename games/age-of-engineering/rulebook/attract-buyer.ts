import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const attractBuyerRules = [
  {
    id: 'AE-5.41',
    section,
    title: 'Attract Buyer',
    text: 'While the row of active buyers has a free place, take one buyer from any stack that still has one and put it on the first free place from the top.',
  },
  {
    id: 'AE-5.42',
    section,
    title: 'Points beside the stack',
    text: 'You gain the points of all white markers beside that stack, and they are removed.',
  },
  {
    id: 'AE-5.43',
    section,
    title: 'The market marker moves',
    text: 'If all places of active buyers are taken, you must move the market marker one space down instead.',
  },
  {
    id: 'AE-5.44',
    section,
    title: 'Nothing for moving it',
    text: 'Moving the market marker brings you neither points nor a buyer.',
  },
  {
    id: 'AE-5.45',
    section,
    title: 'End of the market track',
    text: 'A market marker on space {marketTrack.spaces} does not move any further, because the track ends there.',
    printed: 'none',
  },
  {
    id: 'AE-5.46',
    section,
    title: 'Active buyers stay',
    text: 'Active buyers stay until the clean-up of the round; only the instant benefit that swaps buyers (AE-8.15) takes one away earlier.',
  },
  {
    id: 'AE-5.47',
    section,
    title: 'The seventh Attract Buyer',
    text: 'With three or four companies {players.rows.4.activeBuyerSpaces} times Attract Buyer fill the row in a round; {count.markerSteps} more put the market marker on space {marketTrack.spaces}.',
  },
] as const satisfies readonly Rule[]
