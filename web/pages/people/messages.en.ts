/** What can be done about other people. */
export const en = {
  profile: 'Profile',
  follow: 'Follow',
  'follow.why':
    'You see the games of {name} under “People”. {name} is not told; who looks under “People” sees who follows them.',
  unfollow: 'Follow no more',
  'following.why': 'You follow {name}. If {name} follows you too, you are friends.',
  'friends.why': 'You are friends: you follow each other.',
  mute: 'Mute',
  'mute.why': 'You no longer read what {name} writes. {name} is not told.',
  unmute: 'Read again',
  'muted.why': 'Muted: you do not read what {name} writes.',
  block: 'Block',
  'block.why':
    'You no longer read what {name} writes. {name} cannot invite you or sit with you at a new table, nor you with {name}. Neither follows the other any more. Games that run go on. {name} is not told.',
  unblock: 'Unblock',
  'blocked.why': 'Blocked: {name} cannot write to you, invite you or sit with you at a new table.',
  report: 'Report',
  'report.line': 'Report this line',
  'report.title': 'Report {name}',
  'report.why': 'The operator of this house reads it and decides.',
  noAccount: 'To follow, mute, block or report people you need an account here; a guest account is enough.',
  failed: 'That did not work. Try again in a moment.',

  'list.title': 'Muted and blocked people',
  'list.why': 'Only you see this list. To mute or block somebody, press their name wherever it stands.',
  'list.none': 'You have muted and blocked nobody.',
  'list.muted': 'muted',
  'list.blocked': 'blocked',
  'list.both': 'muted and blocked',
  'list.unmute': 'Read {name} again',
  'list.unblock': 'Unblock {name}',
} as const

export type PeopleMessage = keyof typeof en
