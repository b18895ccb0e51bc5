import type { Words } from './words.ts'

export const en: Words = {
  turnTitle: 'Your turn: {game}',
  turnText: 'The table with {others} waits for you.',
  overTitle: 'Finished: {game}',
  overText: 'The game with {others} is over. See how it ended.',
  digestTitle: 'Your tables today: {count}',
  digestTurn: '{game} with {others}: your turn',
  digestOver: '{game} with {others}: finished',
  open: 'Open the table',
  trialTitle: 'It works',
  trialText: 'Notices from Carriage House reach you here.',
  footer: 'The link signs you in until {until}, so keep it to yourself. Change or stop these notices: {settings}',
}
