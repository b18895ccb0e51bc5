import { type NotificationKind, playsSeat } from './kind.ts'

/** Somebody asks to take moves back, which needs the consent of the seat. */
export const undoAskedKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: `${playsSeat} and exists (
      select from undo_requests u
      where u.match_id = n.match_id and u.version = h.version and n.seat = any(u.needs) and n.seat <> all(u.agreed)
    )`,
  urgent: true,
  detail: `(select x.name from undo_requests u join seats x on x.table_id = u.match_id and x.seat = u.seat where u.match_id = n.match_id)`,
  opens: 'table',
  texts: {
    en: {
      title: '{detail} asks to undo: {game}',
      text: 'Agree or decline at the table. The request ends with the next move.',
      digest: '{game} with {others}: {detail} asks to undo',
    },
    de: {
      title: '{detail} möchte zurücknehmen: {game}',
      text: 'Stimm am Tisch zu oder lehn ab. Mit dem nächsten Zug verfällt die Frage.',
      digest: '{game} mit {others}: {detail} möchte zurücknehmen',
    },
  },
}
