import type { RulingTexts } from './rulings.ts'

export const en: RulingTexts = {
  conventions: {
    question: 'How are niches and squares counted?',
    answer:
      'Niches from 0 at the bottom left; squares of a factory from the top left of the main floor tile, which lies unturned. The first track drawn for the off-board column is on top.',
  },
  noLimits: {
    question: 'Can vehicles, sparks, spec indicators or money run out?',
    answer:
      'No. There are always enough vehicles, sparks and spec indicators, and wealth has no limit and never falls.',
  },
  startingDepartments: {
    question: 'Where do the starting departments come from?',
    answer: 'From the common supply, so they are missing there. All of you place them at the same time.',
  },
  beforeYearOne: {
    question: 'What happens before year 1?',
    answer:
      'When all have placed their departments, neutral cards are drawn for the first buyers and go back into their deck. Then prices are set once, since year 1 needs them.',
  },
  research: {
    question: 'May I give up research moves?',
    answer: 'No. Only moves for which there is no marker left are lost; a marker at the end of its track stays there.',
  },
  slots: {
    question: 'May I take the last open slot, or the one I had?',
    answer: 'Yes. Only slots that somebody has taken in this phase are closed.',
  },
  builtForGood: {
    question: 'Does everything stay as it was built?',
    answer: 'Yes: stations, indicators and floor are never moved, turned or removed.',
  },
  turning: {
    question: 'May tiles be turned over?',
    answer:
      'All pieces may be turned by quarter turns; mainlines and floor expansions may also be turned over. A table can forbid that.',
  },
  wholePlan: {
    question: 'In which order is a plan judged?',
    answer:
      'In none: you submit one plan a year, and what counts is the factory after all of it. A plan that is rejected changes nothing, and one with the floor expansion alone is always legal.',
  },
  bayContact: {
    question: 'Is touching the strip enough to touch the bay?',
    answer: 'No, only the loading bay itself counts. A table can let the keep-clear strip count, too.',
  },
  indicatorsJoin: {
    question: 'Do indicators join pieces to a loading bay?',
    answer: 'Yes, they belong to contact groups like all pieces. A table can decide that they do not.',
  },
  dealershipSide: {
    question: 'At which side of a mainline may a dealership lie?',
    answer: 'At any, whatever its letter.',
  },
  access: {
    question: 'What exactly do patents open?',
    answer: 'All squares up to a level. Other players are only counted; where they stand in the order does not matter.',
  },
  connections: {
    question: 'What connects a station to a mainline?',
    answer:
      'Stations and indicators of its own step, in all four directions, and mainlines where equal letters touch. The sides of one mainline are kept apart, and dealerships, departments, bays and strips connect nothing.',
  },
  twoSockets: {
    question: 'Which of two sockets for the same dimension comes first?',
    answer: 'The one with the lower square.',
  },
  expansionEdge: {
    question: 'May a floor expansion touch the floor at a corner only?',
    answer: 'No, it needs an edge in common, as pieces do.',
  },
  besideStrip: {
    question: 'May floor lie beside a keep-clear strip?',
    answer:
      'Here yes, only not in front of it. By the letter of the print the squares beside it stay free, too, and a table can play it so.',
  },
  buildingTogether: {
    question: 'How do all build at the same time?',
    answer:
      'You submit whenever you like and may change your plan until your turn in engineering order comes. Then only the supply is checked again. If something has run out, your plan is reopened and keeps its content. The phase ends with the last plan.',
  },
  closedPlans: {
    question: 'Who sees a plan before it is built?',
    answer: 'Only its owner. A table can open submitted plans to all.',
  },
  sharedStock: {
    question: 'What if two dealerships share a mainline?',
    answer: 'They share its stock. If one of them is closed, the mainline may still deliver through the other.',
  },
  largestWindow: {
    question: 'What do more than two marketing departments bring?',
    answer: 'Nothing more: L is the largest window.',
  },
  windowEdge: {
    question: 'May a window stick out over the board?',
    answer: 'Yes, as long as at least one niche lies inside.',
  },
  mustSell: {
    question: 'May I wait instead of selling?',
    answer:
      'No. Who can sell must sell at least one vehicle, as printed. A house rule can allow to place a window and sell nothing in that turn.',
  },
  canSell: {
    question: 'When am I out of the sales?',
    answer:
      'When no open dealership has stock for a buyer in its window or, without one yet, for a buyer whom its specs reach. You are then skipped for the rest of the phase.',
  },
  whichMainline: {
    question: 'Which mainline delivers?',
    answer:
      'You may say so, exactly as many as are sold. Otherwise those adjacent to fewer open dealerships go first, then those with more stock, then the older ones. A table can let this order always decide.',
  },
  forcedSales: {
    question: 'Why was I not asked?',
    answer:
      'Because there was nothing to decide: a sale that is your only one is played for you, and nobody asks which mainlines deliver if they all serve the same open dealerships.',
  },
  afterSales: {
    question: 'What changes during and after the sales?',
    answer: 'Prices stay as they are. Afterwards all windows go back and all stock is cleared.',
  },
  places: {
    question: 'How are the places behind the winner decided?',
    answer: 'Like the first: by wealth, then by sales order.',
  },
  innovationTie: {
    question: 'Which track enters if innovation is tied?',
    answer:
      'The one with the marker furthest along, and then the upper one, as printed. A house rule can decide by how far that marker is beyond its minimum instead.',
  },
  cards: {
    question: 'What if I have no card to play, and in which order are cards revealed?',
    answer:
      'With complete decks you always have one. Within a quadrant cards are revealed as they were played, which makes no difference.',
  },
  flipped: {
    question: 'What do further ticks do to a flipped timecard?',
    answer: 'Nothing.',
  },
  introductory: {
    question: 'What is left out of the introductory game?',
    answer:
      'Their mainlines and the neutral truck card. All player cards stay, and their sparks for sports cars and trucks count for nothing. A table can leave out the cards with such sparks.',
  },
  introMainlines: {
    question: 'Are there more car mainlines in the introductory game?',
    answer: 'No, as many as printed. A table can add those of the other types.',
  },
}
