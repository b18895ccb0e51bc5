/** What can be done about other people. */
export const en = {
  profile: 'Profile',
  follow: 'Follow',
  'follow.why':
    'You’ll see {name}’s games under “Players”. {name} isn’t notified, but anyone can see their followers there.',
  unfollow: 'Unfollow',
  'following.why': 'You follow {name}. If {name} follows you back, you’re friends.',
  'friends.why': 'You’re friends: you follow each other.',
  mute: 'Mute',
  'mute.why': 'You’ll no longer see {name}’s messages. {name} isn’t notified.',
  unmute: 'Unmute',
  'muted.why': 'Muted: you don’t see {name}’s messages.',
  block: 'Block',
  'block.why':
    'You’ll no longer see {name}’s messages. Neither of you can invite the other or join a new table the other is at, and you stop following each other. Games in progress continue. {name} isn’t notified.',
  unblock: 'Unblock',
  'blocked.why': 'Blocked: {name} can’t message you, invite you or join a new table with you.',
  report: 'Report',
  'report.line': 'Report this message',
  'report.title': 'Report {name}',
  'report.why': 'A moderator reads it and decides.',
  noAccount: 'To follow, mute, block or report players you need an account; a guest account is enough.',
  failed: 'That didn’t work. Try again in a moment.',

  'list.title': 'Muted and blocked players',
  'list.why': 'Only you see this list. To mute or block someone, tap their name anywhere.',
  'list.none': 'You haven’t muted or blocked anyone.',
  'list.muted': 'muted',
  'list.blocked': 'blocked',
  'list.both': 'muted and blocked',
  'list.unmute': 'Unmute {name}',
  'list.unblock': 'Unblock {name}',
} as const

export type PeopleMessage = keyof typeof en
