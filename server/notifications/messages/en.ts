import type { NotificationMessages } from './message-set.ts'

export const en: NotificationMessages = {
  turnTitle: 'Your turn: {game}',
  turnText: 'The table with {others} waits for you.',
  reminderTitle: 'Time runs out: {game}',
  reminderText: 'Your time at the table with {others} ends soon. After that a bot plays for you.',
  overTitle: 'Finished: {game}',
  overText: 'The game with {others} is over. See how it ended.',
  closedTitle: 'Closed: {game}',
  closedText:
    'Your table still waited for players, and nothing had happened there for a long time. Lay a new one whenever you like.',
  invitedTitle: 'Invitation: {game}',
  invitedText: 'At the table: {others}. Take a seat there, or decline under “My tables”.',
  clubTitle: 'Invitation to a club: {game}',
  clubText: 'People who play together there ask you to join. Look at the club to accept or decline.',
  digestTitle: 'Your tables today: {count}',
  digestTurn: '{game} with {others}: your turn',
  digestReminder: '{game} with {others}: your time ends soon',
  digestOver: '{game} with {others}: finished',
  digestClosed: '{game}: closed, since nobody came',
  digestInvited: '{game} with {others}: you are invited',
  digestClub: '{game}: you are invited to this club',
  more: 'More in the log: {count}',
  open: 'Open the table',
  openSite: 'Open Carriage House',
  trialTitle: 'It works',
  trialText: 'Notices from Carriage House reach you here.',
  footer:
    'Anyone with the link can play at this table for you until {until}, so keep it to yourself. Change or stop these notices: {settings}',
  settings: 'Change or stop these notices: {settings}',
}
