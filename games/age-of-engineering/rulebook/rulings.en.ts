import type { RulingTexts } from './rulings.ts'

export const en: RulingTexts = {
  reconstructed: {
    question: 'Do all the pieces match the box?',
    answer:
      'Not all of them could be verified. Eight of the eleven action tiles, the twelve spaces of the circuit and the number of copies of each instant benefit are reconstructed. A table created through the API or in the terminal can use the pieces of its own box.',
  },
  stock: {
    question: 'Can markers or tokens run out?',
    answer:
      'No. White markers are plain points, and there are exactly enough tokens and markers. Used ones stay out of the game.',
  },
  levels: {
    question: 'How far do the levels go?',
    answer: 'From 1 to 7, like the parts. An engineer token has to move both levels, so neither may be at 7.',
  },
  setUp: {
    question: 'What about small gaps in the setup rules?',
    answer:
      'The white markers of round 1 are placed once, not twice. With three companies, the spare starting bonus is removed from the game.',
  },
  startEngine: {
    question: 'Where does the engine of a starting bonus go?',
    answer: 'Into a workshop or into your race car, as you choose. A table can decide that it goes into a workshop.',
  },
  leftovers: {
    question: 'What happens to recruitment tiles that nobody took?',
    answer: 'They stay face up, and two more of each kind join them. A table can also remove them, or fill up to two.',
  },
  betweenRounds: {
    question: 'What changes between rounds?',
    answer:
      'Only what the rules name. The chain continues as it is, you keep everything on your board, and the prices of the old round are removed.',
  },
  fullMarket: {
    question: 'When is the market full after an instant sale?',
    answer:
      'When no space is empty: a car sold at once frees its space. A table can count all cars placed in the round.',
  },
  marketMarker: {
    question: 'Where does the market marker start and end?',
    answer: 'Each round it starts again on space 1 (2 with two companies). Once on space 4, it stays there.',
  },
  freePlays: {
    question: 'When exactly can I use a production token, an Exchange marker or Packard?',
    answer:
      'On your own turn: before the tile, before an action, after the last action and after placing a car; never in the middle of an action. An action begins when you name it.',
  },
  turn: {
    question: 'May I take a tile that I cannot use, and when does my turn end?',
    answer: 'You may take any tile. Your turn ends when you end it.',
  },
  workshops: {
    question: 'When may a part be returned?',
    answer:
      'Only when all three workshops are full when you build, and then you must. All workshops are alike. A new race engine may be weaker than the old one, and it never goes back into a workshop.',
  },
  workers: {
    question: 'What if there are too few workers, or nothing to gain?',
    answer:
      'You take as many workers as there are; with none you cannot choose workers when recruiting. You may take a tile that does nothing. Only Hire Workers brings the salesperson back from your own supply.',
  },
  raceSteps: {
    question: 'Do team and Chevrolet help with every move of the race car?',
    answer:
      'The racing team counts only in a Grand Prix; Chevrolet counts there and with the instant benefit of 5 spaces. Neither adds to the 3 spaces of Recruit or the 2 of a starting bonus. Workers on the team stay there for good.',
  },
  laps: {
    question: 'What is a lap?',
    answer:
      'Moving from the last space to the first, even if one of them is skipped. Leaving the pit lane does not count.',
  },
  abilities: {
    question: 'One engineer in each step, or one marker?',
    answer:
      'One engineering marker. Abilities without a marker (King, Riker, Chevrolet, Brayton) always work, from the moment you take the tile. Unused markers stay with you. A table can allow one engineer in the action step: the first you use.',
  },
  markersPerStep: {
    question: 'For which step does a marker count?',
    answer:
      'Before your last action: for the action step. After it and before placing: for the action step if that is unused, else for the placing step. On the placed car or later: for the placing step. A table can decide that you may still use the marker of the action step after placing.',
  },
  aboveSeven: {
    question: 'Whom do markers on a car count for?',
    answer: 'For buyers and for investors, and the value may be above 7.',
  },
  kettering: {
    question: 'What exactly may Kettering exchange?',
    answer:
      'A crew may change in both directions and include the salesperson, but somebody must stay on the car. Something must actually change. The Exchange marker is not the marker on the car, but it is the marker of that step.',
  },
  packard: {
    question: 'What happens to a marker beside a buyer?',
    answer:
      'It returns to the box at the end of the round, or when its buyer is swapped away, even if nothing was bought.',
  },
  buick: {
    question: 'When may I use Buick to add a buyer?',
    answer:
      'At the start of any scoring phase, with any number of active buyers, also with two companies. You gain the white markers beside the stack.',
  },
  productionTokens: {
    question: 'Where may production tokens go?',
    answer:
      'Only on your own cars, any number in a turn and on a car. Once a token is used, its investor stays on the track even if the token is gone. Unused tokens are worth nothing at the end.',
  },
  investors: {
    question: 'Whose car does an investor with a condition on the owner buy?',
    answer:
      'The cheapest car of all companies that meet it. For Selden and Chrysler the laps at the end of the action phase count.',
  },
  olds: {
    question: 'Which engineer tokens count for Olds?',
    answer:
      'Those on engineers. The loose token of a starting bonus does not, unless the table says so. In Research you choose which one you spend.',
  },
  instantSale: {
    question: 'What do the two sale benefits do?',
    answer:
      'They sell one of your cars at once for exactly 5 or 7 points, whatever its price. You must sell if you have a car; otherwise nothing happens. A table can also play that they let you place one more car.',
  },
  swap: {
    question: 'What may be swapped among the buyers?',
    answer:
      'Any active buyer for any that was available before, also of the same kind. Without an active buyer nothing happens.',
  },
  swapAchievement: {
    question: 'Can a swap win the achievement for the second buyer?',
    answer: 'Yes, as if you had attracted the buyer. A table can decide that it cannot.',
  },
  marketPlaces: {
    question: 'Do the spaces of the market matter, and how many are there with two?',
    answer:
      'It does not matter which space a car is on. With two companies there are also six; a table can play with four.',
  },
  carsInStart: {
    question: 'What place does a race car that never left the pit lane get?',
    answer:
      'The last one, if it is the only car there. Several get no points. A table can also give cars in the pit lane no place at all, or let them share the next one.',
  },
  achievements: {
    question: 'Which parts win an achievement?',
    answer:
      'Parts of that value or more in a workshop, wherever they come from. The race engine and markers do not count. It is engine 4, not 3.',
  },
  hiddenPoints: {
    question: 'Are points open?',
    answer: 'Yes. A table can hide the totals until the end; you always see your own.',
  },
}
