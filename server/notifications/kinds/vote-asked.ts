import { type NotificationKind, playsSeat } from './kind.ts'

/** Somebody proposes what to do about an absent player; `n` is the number of the proposal. */
export const voteAskedKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: `${playsSeat} and exists (
      select from absence_proposals p where p.table_id = n.match_id and p.id = n.n and n.seat <> all(p.agreed)
    )`,
  urgent: true,
  detail: `(select a.name from absence_proposals p join accounts a on a.id = p.account where p.table_id = n.match_id and p.id = n.n)`,
  opens: 'table',
  texts: {
    en: {
      title: 'Your vote: {game}',
      text: '{detail} made a proposal about a player who is away. Agree or decline at the table.',
      digest: '{game} with {others}: your vote about a player who is away',
    },
    de: {
      title: 'Deine Stimme: {game}',
      text: 'Jemand am Tisch ist lange weg, und {detail} macht einen Vorschlag. Stimm am Tisch zu oder lehn ab.',
      digest: '{game} mit {others}: Stimm über einen Vorschlag ab',
    },
  },
}
