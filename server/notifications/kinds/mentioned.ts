import { type NotificationKind, playsSeat } from './kind.ts'

/** A message at a table names the recipient; `n` is its number. A recipient who has written or moved since has read it. */
export const mentionedKind: NotificationKind = {
  recipients: 'seats',
  isCurrent: `${playsSeat} and exists (
      select from chat_lines c where c.id = n.n and c.match_id = n.match_id
        and not exists (select from mutes m where m.account = n.account and m.other = c.account and (m.muted or m.blocked))
        and not exists (select from chat_lines later where later.match_id = n.match_id and later.id > c.id and later.account = n.account)
        and not exists (select from moves m where m.match_id = n.match_id and m.seat = n.seat and m.at > c.at and not m.bot)
    )`,
  delay: 300_000,
  detail: '(select c.name from chat_lines c where c.id = n.n and c.match_id = n.match_id)',
  opens: 'table',
  texts: {
    en: {
      title: '{detail} mentioned you: {game}',
      text: 'There’s a message with your name in the chat of your game with {others}.',
      digest: '{game} with {others}: {detail} mentioned you in the chat',
    },
    de: {
      title: '{detail} hat dich erwähnt: {game}',
      text: 'Im Chat deiner Partie mit {others} steht eine Nachricht mit deinem Namen.',
      digest: '{game} mit {others}: {detail} hat dich im Chat erwähnt',
    },
  },
}
