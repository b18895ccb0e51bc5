import { type NotificationKind, playsSeat } from './kind.ts'

/** A game of a season or a tournament has begun; those who move first get the notification of their turn. */
export const roundBeginsKind: NotificationKind = {
  recipients: 'others',
  isCurrent: `${playsSeat} and h.result is null`,
  subject: `coalesce(
    (select c.title from tournament_games g join tournaments c on c.id = g.tournament where g.table_id = n.match_id),
    (select l.title from season_games g join seasons c on c.id = g.season join leagues l on l.id = c.league
      where g.table_id = n.match_id))`,
  opens: 'table',
  texts: {
    en: {
      title: 'Your game begins: {game}',
      text: 'In {game}, your game with {others} has begun. Pace: {pace}. We notify you when it’s your turn.',
      digest: '{game}, with {others}: the game has begun',
    },
    de: {
      title: 'Deine Partie beginnt: {game}',
      text: 'In {game} hat deine Partie mit {others} begonnen. Tempo: {pace}. Du hörst von uns, wenn du am Zug bist.',
      digest: '{game}, mit {others}: Die Partie hat begonnen',
    },
  },
}
