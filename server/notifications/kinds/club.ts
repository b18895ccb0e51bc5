import type { NotificationKind } from './kind.ts'

/** An invitation to a club, whose id is in place of that of a table. */
export const clubKind: NotificationKind = {
  recipients: 'account',
  isCurrent: `exists (
      select from club_invitations i where i.club = n.match_id and i.account = n.account and i.answer is null
    )`,
  subject: '(select name from clubs where id = n.match_id)',
  path: (id) => `/clubs/${id}`,
  opens: 'site',
  texts: {
    en: {
      title: 'Club invitation: {game}',
      text: 'You’ve been invited to join this club. Open it to accept or decline.',
      digest: '{game}: club invitation',
    },
    de: {
      title: 'Einladung in den Club {game}',
      text: 'Seine Mitglieder laden dich ein. Sieh dir den Club an und sag zu oder ab.',
      digest: '{game}: Du bist in diesen Club eingeladen',
    },
  },
}
