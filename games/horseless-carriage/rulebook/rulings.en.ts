import type { RulingTexts } from './rulings.ts'

export const en: RulingTexts = {
  conventions: {
    question: 'How are niches and squares numbered?',
    answer:
      'Niches from 0 at the bottom left; factory squares from the top left of the main floor tile, which is not rotated. The first track drawn for the off-board column is on top.',
  },
  noLimits: {
    question: 'Can vehicles, sparks, spec indicators or money run out?',
    answer:
      'No. There are always enough vehicles, sparks and spec indicators, and wealth has no limit and never falls.',
  },
  startingDepartments: {
    question: 'Where do the starting departments come from?',
    answer: 'From the common supply, so they are missing there. Everyone places them at the same time.',
  },
  beforeYearOne: {
    question: 'What happens before year 1?',
    answer:
      'When everyone has placed their departments, neutral cards are drawn for the first buyers and go back into their deck. Then prices are set once, since year 1 needs them.',
  },
  research: {
    question: 'May I give up research moves?',
    answer: 'No. You only lose moves for which no marker is left; a marker at the end of its track stays there.',
  },
  slots: {
    question: 'May I take the last open slot, or the one I had?',
    answer: 'Yes. Only slots taken in this phase are closed.',
  },
  builtForGood: {
    question: 'Does everything built remain?',
    answer: 'Yes: stations, indicators and floor are never moved, rotated or removed.',
  },
  turning: {
    question: 'May tiles be flipped?',
    answer:
      'All pieces may be rotated by quarter turns; mainlines and floor expansions may also be flipped. A table can forbid that.',
  },
  wholePlan: {
    question: 'In what order is a plan checked?',
    answer:
      'None: you submit one plan a year, and what counts is the factory as a whole. A rejected plan changes nothing, and a plan with only the floor expansion is always legal.',
  },
  bayContact: {
    question: 'Is touching the strip enough to touch the bay?',
    answer: 'No, only the loading bay itself counts. A table can let the keep-clear strip count too.',
  },
  indicatorsJoin: {
    question: 'Do indicators connect pieces to a loading bay?',
    answer: 'Yes, they belong to contact groups like all pieces. A table can decide that they do not.',
  },
  dealershipSide: {
    question: 'On which side of a mainline can a dealership go?',
    answer: 'Any, whatever its letter.',
  },
  access: {
    question: 'What exactly do patents unlock?',
    answer:
      'All squares up to a level. Only the number of other players counts; their place in the order does not matter.',
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
    answer: 'No, it must share an edge, as pieces do.',
  },
  besideStrip: {
    question: 'May floor be placed beside a keep-clear strip?',
    answer:
      'Here yes, just not in front of it. Read literally, the print keeps the squares beside it free too, and a table can play it that way.',
  },
  buildingTogether: {
    question: 'How does everyone build at the same time?',
    answer:
      'You submit whenever you like and may change your plan until your turn in engineering order comes. Then only the supply is checked again. If something has run out, your plan is reopened and keeps its content. The phase ends with the last plan.',
  },
  closedPlans: {
    question: 'Who sees a plan before it is built?',
    answer: 'Only its owner. A table can make submitted plans visible to everyone.',
  },
  sharedStock: {
    question: 'What if two dealerships share a mainline?',
    answer: 'They share its stock. If one of them is closed, the mainline may still deliver through the other.',
  },
  largestWindow: {
    question: 'What do more than two marketing departments do?',
    answer: 'Nothing more: L is the largest window.',
  },
  windowEdge: {
    question: 'May a window extend past the edge of the board?',
    answer: 'Yes, as long as it covers at least one niche.',
  },
  mustSell: {
    question: 'May I wait instead of selling?',
    answer:
      'No. If you can sell, you must sell at least one vehicle, as printed. A house rule can allow placing a window and selling nothing that turn.',
  },
  canSell: {
    question: 'When am I out of the sales?',
    answer:
      'When no open dealership has stock for a buyer in its window or, without a window yet, for a buyer its specs reach. You are then skipped for the rest of the phase.',
  },
  whichMainline: {
    question: 'Which mainline delivers?',
    answer:
      'You may choose, with exactly as many vehicles as are sold. Otherwise those adjacent to fewer open dealerships go first, then those with more stock, then the older ones. A table can let this order always decide.',
  },
  forcedSales: {
    question: 'Why was I not asked?',
    answer:
      'Because there was nothing to decide: if you have only one possible sale, it is made for you, and you are not asked which mainlines deliver if they all supply the same open dealerships.',
  },
  afterSales: {
    question: 'What changes during and after the sales?',
    answer: 'Prices do not change. Afterwards all windows go back and all stock is cleared.',
  },
  places: {
    question: 'How are the places after the winner decided?',
    answer: 'Like the first: by wealth, then by sales order.',
  },
  innovationTie: {
    question: 'Which track enters if innovation is tied?',
    answer:
      'The one with the marker furthest along, and then the upper one, as printed. A house rule can decide by how far that marker is beyond its minimum instead.',
  },
  cards: {
    question: 'What if I have no card to play, and in what order are cards revealed?',
    answer:
      'With complete decks you always have one. Within a quadrant, cards are revealed in the order played, which makes no difference.',
  },
  flipped: {
    question: 'What do further ticks do to a flipped timecard?',
    answer: 'Nothing.',
  },
  introductory: {
    question: 'What is left out of the introductory game?',
    answer:
      'The mainlines of sports cars and trucks, and the neutral truck card. All player cards stay, and their sparks for sports cars and trucks do not count. A table can leave out the cards with such sparks.',
  },
  introMainlines: {
    question: 'Are there more car mainlines in the introductory game?',
    answer: 'No, as many as printed. A table can add those of the other types.',
  },
}
