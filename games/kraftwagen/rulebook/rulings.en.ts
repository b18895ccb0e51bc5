import type { RulingTexts } from './rulings.ts'

export const en: RulingTexts = {
  reconstructed: {
    question: 'Do all the pieces match the box?',
    answer:
      'Not all of them could be verified. Most action tiles and start tiles, the mix of the developments and the length of a lap are reconstructed; the numbers of buyers and instants follow from what the rules say about them. Which action goes with which bonus of a specialty tile comes from a fan manual.',
  },
  stock: {
    question: 'Can parts or money run out, or the canteen fill up?',
    answer: 'No. Parts and money never run out, and any number of workers fits in a canteen.',
  },
  startTile: {
    question: 'How is a start tile carried out?',
    answer:
      'In any order, with both levels at 1. It can win awards. Engineer markers cannot be used, and Porsche does not help: the race car is placed, it does not move along the circuit.',
  },
  betweenRounds: {
    question: 'What changes between rounds?',
    answer:
      'Only what the rules name: marker, prices, money beside the stacks, race and market. The chain continues as it is, and you keep parts, workers, cards and unused engineer markers.',
  },
  roundLength: {
    question: 'Can a round go on forever?',
    answer: 'No rule limits its turns. Once the marker is on 0, another Buyer action in the same turn does nothing.',
  },
  anyTile: {
    question: 'May I take a tile that I cannot use?',
    answer: 'Yes, any tile. Actions you cannot do are forfeited.',
  },
  researchOrder: {
    question: 'When are the face-up cards replaced?',
    answer:
      'Before the card you took takes effect. If the deck is empty when a card is drawn, the discard pile becomes the deck.',
  },
  partValues: {
    question: 'May I take a weaker part than my level allows?',
    answer: 'No, exactly your level. Levels count up to 7; points beyond are kept but do nothing.',
  },
  fullWorkshops: {
    question: 'When may a part be returned?',
    answer: 'Only when all workshops are full, and it must be an old one: you cannot refuse the new part.',
  },
  weakerEngine: {
    question: 'May a weaker engine go into the Grand Prix car?',
    answer: 'Yes, any engine. Only Bugatti requires a better one.',
  },
  driving: {
    question: 'Must I move the full distance, and what is a lap?',
    answer:
      'Yes, the full distance. Crossing the line completes a lap, wherever you land behind it. Dummies are skipped like any race car.',
  },
  developments: {
    question: 'What happens to developments and their workers?',
    answer: 'Both stay until the end of the game. If you have several inactive ones, you choose which gets the worker.',
  },
  comingWorkers: {
    question: 'What if several workers come at once?',
    answer:
      'They come one by one, and each goes onto an inactive development as long as there is one; this includes workers from Diesel. You take as many as there are: “up to” is for a supply that holds fewer.',
  },
  cardParts: {
    question: 'What about parts from cards?',
    answer: 'You take them like those of an action: in any order, and an engine may go into the Grand Prix car.',
  },
  engineersAtOnce: {
    question: 'When does an engineer take effect?',
    answer: 'At once, in the same turn.',
  },
  benz: {
    question: 'Does Benz need a full row of buyers?',
    answer: 'No. The new buyer goes behind the others, however many there are, even with two players.',
  },
  benzMoney: {
    question: 'Do I collect the money beside the stack with Benz?',
    answer: 'Yes, as with any other buyer. A table can decide that it stays there.',
  },
  bugatti: {
    question: 'Must I move with Bugatti, and with which engines?',
    answer: 'You must, with every better engine you put into the Grand Prix car, wherever it comes from.',
  },
  dieselSwap: {
    question: 'What may Diesel change?',
    answer:
      'One thing, to another value up or down, also on a car placed in the same turn. A replaced part goes into the workshop the new one came from, and a marker on the car stays.',
  },
  dieselWorkers: {
    question: 'May Diesel take workers off a car?',
    answer: 'Yes. They go to your canteen, or first onto inactive developments.',
  },
  markerLimit: {
    question: 'How many engineer markers may I use in a turn?',
    answer:
      'One; Diesel’s counts, Benz’s does not. A table can allow one in each of the two steps: a Daimler or Diesel marker and also a Horch or Maybach marker.',
  },
  markerTime: {
    question: 'When may I use Daimler or Diesel?',
    answer:
      'On your own turn whenever no action is in progress, also after the car that fills the market. An action is never interrupted.',
  },
  racePlaces: {
    question: 'Who has a place in the race?',
    answer:
      'Cars on the circuit, by laps and then by space. A single car in the pit lane is last; several there have none. A table can decide that cars there never have a place, or that all of them share the place after the last car.',
  },
  awards: {
    question: 'What counts for awards?',
    answer:
      'You win them automatically and keep them. Parts count wherever they come from, but the two laps must be completed in one round.',
  },
  marketAward: {
    question: 'When do I win the market award?',
    answer:
      'When you place a car while another one of yours is on the market. A table can decide that the second car of the whole game wins it.',
  },
  totals: {
    question: 'May I see what the others have?',
    answer: 'You see every gain, but not the totals. A table can choose open totals.',
  },
  tie: {
    question: 'Who wins a tie?',
    answer: 'Victory is shared. A table can decide that more engineers win.',
  },
  specialtyOrder: {
    question: 'In what order do I use the action and the bonus of a specialty tile?',
    answer: 'In any order, as on any tile.',
  },
  specialtyPassed: {
    question: 'What happens to a specialty tile that everyone has passed?',
    answer:
      'A tile of the current set moves to the front like any other. The set of a round stays current until the next round begins.',
  },
  specialtyParts: {
    question: 'What are the limits of the bonuses?',
    answer:
      'A bonus engine may go into the Grand Prix car. An engine of 7 is not raised, the Grand Prix engine cannot be sold, and with an empty discard pile that bonus is forfeited.',
  },
  withdrawn: {
    question: 'What happens to a withdrawn car?',
    answer:
      'Its space is free again, so the market may fill later. A marker on it is removed from the game. A table can decide that the space stays closed until the round ends.',
  },
}
