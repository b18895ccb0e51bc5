import type { ExampleText } from '@carriage/kernel'

export const raceTexts = {
  'skip-a-car': {
    title: 'A car in the way is skipped',
    text: 'Your race car waits in the pit lane with an engine 2, Emil is on space 2. Drive: space 2 is skipped without counting, and you stop on 3.',
  },
  'skip-over-the-line': {
    title: 'Skipping over the finish line',
    text: 'You are on 9 with an engine 3, others on 10 and 1. Drive: both are skipped, the line is crossed, and you stop on 4 with a lap and its award.',
  },
  'last-space': {
    title: 'On the last space the lap is not done',
    text: 'You are on 6 with an engine 4. Drive: you stop on 10, and the lap is not completed. The next step would do it.',
  },
  'crowded-start': {
    title: 'A crowded start',
    text: 'Others are on spaces 1 and 2. Drive one step out of the pit lane: you stop on 3.',
  },
  'porsche-and-five-steps': {
    title: 'Porsche and the card with five steps',
    text: 'You have Porsche and are on 2, Emil on 5. Take the card: six steps, with Emil skipped, lead you to 9.',
  },
  'bugatti-and-porsche': {
    title: 'Bugatti drives at once',
    text: 'You have Bugatti and Porsche, and your workshops are full. Put the new engine 5 into the Grand Prix car, which had a 3: it drives at once, five steps and one for Porsche, to space 8. There is no award.',
  },
  'bugatti-is-silent': {
    title: 'Bugatti wants a better engine',
    text: 'The new engine has value 3, as the one in the Grand Prix car. You may exchange them to leave your workshops unchanged, but Bugatti does not drive.',
  },
  'pit-lane': {
    title: 'Cars in the pit lane get nothing',
    text: 'You have a lap, Emil none, and the others never left the pit lane. End the turn: you get 7 and 1, Emil 4, and nobody the 2 for third place.',
  },
  'many-laps': {
    title: 'Many laps',
    text: 'You have six laps, the others five, three and two. End the turn: 7 and 8 for you, 4 and 7, 2 and 5, and 3 for the last, who gets money for laps only.',
  },
  'past-dummies': {
    title: 'Past a parked car',
    text: 'With two players parked cars are on 3 and 6. Drive four steps out of the pit lane: the 3 is skipped, and you stop on 5.',
  },
  'first-and-third': {
    title: 'First and third of two',
    text: 'You are on 8, Emil on 4, parked cars on 6 and 3. End the turn: you get 7, Emil as third 2, and the 4 of the parked car is paid to nobody.',
  },
  'dummies-ahead': {
    title: 'Behind both parked cars',
    text: 'You are on 2, Emil in the pit lane. End the turn: the parked cars are first and second, and you get 2.',
  },
  'dummies-behind': {
    title: 'Ahead of both parked cars',
    text: 'You are on 9, Emil on 7. End the turn: you get 7 and Emil 4.',
  },
  'upgrade-before-the-race': {
    title: 'Upgrade first, then race',
    text: 'You are on 3 with an engine 2 and take the tile with Grand Prix and the upgrade. Upgrade first: the engine is 3, and the race leads to space 6. The other way round you would stop on 5.',
  },
  'lap-on-the-next-drive': {
    title: 'The next drive completes the lap',
    text: 'You are on 10 with an engine 4. Drive: the first step crosses the line, and you stop on 4 with a lap and its award.',
  },
  'all-in-the-pit-lane': {
    title: 'Nobody has driven',
    text: 'Neither you nor Emil has left the pit lane. End the turn: the parked cars are first and second, and nobody gets money.',
  },
  'race-before-the-upgrade': {
    title: 'Race first, then upgrade',
    text: 'You are on 3 with an engine 2 and take the tile with Grand Prix and the upgrade. Race first: you stop on 5, and the engine is 3 afterwards.',
  },
  'bugatti-and-the-upgrade': {
    title: 'Bugatti drives after the upgrade',
    text: 'You have Bugatti, are on 3 with an engine 2 and take the tile with Grand Prix and the upgrade. Upgrade first and drive with the new engine: three steps to 6. The Grand Prix leads three more, to 9.',
  },
  'bonus-engine-into-the-race': {
    title: 'An engine 6 for the race',
    text: 'The specialty tile brings an engine 6, whatever your level. Take it first, into the Grand Prix car: it earns no award, but the Grand Prix of the tile leads six spaces.',
  },
} satisfies Readonly<Record<string, ExampleText>>
