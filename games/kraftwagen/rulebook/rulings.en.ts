import type { RulingTexts } from './rulings.ts'

export const en: RulingTexts = {
  reconstructed: {
    question: 'Are all the pieces as in the box?',
    answer:
      'Not all of them could be looked up. Most action tiles and start tiles, the mix of the developments and the length of a lap are reconstructed; the copies of buyers and instants follow from what the rules say of them. Which action goes with which bonus of a specialty tile comes from a fan manual.',
  },
  stock: {
    question: 'Can parts or money run out, or the canteen be full?',
    answer: 'No. Parts and money never run out, and any number of workers fits into a canteen.',
  },
  startTile: {
    question: 'How is a start tile carried out?',
    answer:
      'In the order you like, with both levels at 1. It can earn awards. Engineer markers cannot be used, and Porsche does not help: the race car is placed, it does not drive.',
  },
  betweenRounds: {
    question: 'What changes between rounds?',
    answer:
      'Only what the rules name: marker, prices, money beside the stacks, race and market. The chain goes on as it is, and you keep parts, workers, cards and unused engineer markers.',
  },
  roundLength: {
    question: 'Can a round go on for ever?',
    answer: 'No rule limits its turns. Once the marker is on 0, a further Buyer action in the same turn does nothing.',
  },
  anyTile: {
    question: 'May I take a tile that I cannot use?',
    answer: 'Yes, any tile. What you cannot do is lost.',
  },
  researchOrder: {
    question: 'When is the display filled again?',
    answer:
      'Before you carry out the card you took. If the deck is empty when a card is drawn, the discard pile becomes the deck.',
  },
  partValues: {
    question: 'May I take a weaker part than my level allows?',
    answer: 'No, exactly your level. Levels count up to 7; points beyond are kept but do nothing.',
  },
  fullWorkshops: {
    question: 'When may a part be returned?',
    answer: 'Only when all workshops are full, and then an old one: the new part cannot be refused.',
  },
  weakerEngine: {
    question: 'May a weaker engine go into the Grand Prix car?',
    answer: 'Yes, any engine. Only Bugatti asks for a higher one.',
  },
  driving: {
    question: 'Must I drive the full distance, and what is a lap?',
    answer:
      'Yes, the full distance. A lap is made by crossing the line, wherever you land behind it. Dummies are skipped like any race car.',
  },
  developments: {
    question: 'What becomes of developments and their workers?',
    answer: 'Both stay to the end. With several inactive ones you choose which gets the worker.',
  },
  comingWorkers: {
    question: 'What if several workers come at once?',
    answer:
      'They come one by one, and each goes onto an inactive development while there is one; also those that Diesel brings. You take as many as there are: “up to” is for a supply that holds fewer.',
  },
  cardParts: {
    question: 'What about parts from cards?',
    answer:
      'They are taken like those of an action: in the order you like, and an engine may go into the Grand Prix car.',
  },
  engineersAtOnce: {
    question: 'From when on does an engineer work?',
    answer: 'At once, in the same turn.',
  },
  benz: {
    question: 'Does Benz need a full row of buyers?',
    answer: 'No. His buyer stands behind those there are, whatever their number, also with two players.',
  },
  benzMoney: {
    question: "Does Benz's buyer bring the money beside his stack?",
    answer: 'Yes, as any buyer does. A table can decide that it stays there.',
  },
  bugatti: {
    question: 'Must I drive with Bugatti, and with which engines?',
    answer: 'You must, with every higher engine you put into the Grand Prix car, wherever it comes from.',
  },
  dieselSwap: {
    question: 'What may Diesel change?',
    answer:
      'One thing, to another value up or down, also on a car placed in the same turn. A replaced part goes into the workshop of the new one, and a marker on the car stays.',
  },
  dieselWorkers: {
    question: 'May Diesel take workers off a car?',
    answer: 'Yes. They come into your canteen, or first onto inactive developments.',
  },
  markerLimit: {
    question: 'How many engineer markers may I use in a turn?',
    answer:
      "One; Diesel's counts, Benz's does not. A table can allow one in each of the two steps: a Daimler or Diesel marker and also a Horch or Maybach marker.",
  },
  markerTime: {
    question: 'When may I use Daimler or Diesel?',
    answer:
      'In your own turn whenever no action is under way, also after the car that fills the market. An action is never interrupted.',
  },
  racePlaces: {
    question: 'Who has a place in the race?',
    answer:
      'Cars on the circuit, by laps and then by space. A single car in the pit lane is last; several there have none. A table can decide that cars there never have a place, or that all of them share the place after the last car.',
  },
  awards: {
    question: 'What counts for awards?',
    answer:
      'You take them automatically and keep them. Parts count wherever they come from, but two laps must be made in one round.',
  },
  marketAward: {
    question: 'When is the market award earned?',
    answer:
      'With a car placed while another one of yours is on the market. A table can decide that the second car of the whole game earns it.',
  },
  totals: {
    question: 'May I see what the others have?',
    answer: 'You see every gain, but not the totals. A table can play with open totals.',
  },
  tie: {
    question: 'Who wins a tie?',
    answer: 'The victory is shared. A table can decide that more engineers win.',
  },
  specialtyOrder: {
    question: 'In which order are action and bonus of a specialty tile done?',
    answer: 'In the order you like, as on any tile.',
  },
  specialtyPassed: {
    question: 'What becomes of a specialty tile that all have passed?',
    answer:
      'A tile of the current set moves to the front like any other. The set of a round is the current one until the next round begins.',
  },
  specialtyParts: {
    question: 'What are the limits of the bonuses?',
    answer:
      'A bonus engine may go into the Grand Prix car. An engine of 7 is not raised, the Grand Prix engine is not for sale, and with an empty discard pile that bonus is lost.',
  },
  withdrawn: {
    question: 'What becomes of a withdrawn car?',
    answer:
      'Its space is free again, so the market may be filled later. A marker on it leaves the game. A table can decide that the space stays closed until the round ends.',
  },
}
