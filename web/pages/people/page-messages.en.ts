/** What the page of people says, and the invitation of people by name. */
export const en = {
  title: 'People',
  lead: 'Whom you follow, who follows you, and who is here now. Two people who follow each other are friends.',
  noAccount:
    'To follow people you need an account here; a guest account is enough. You get one when you sit down at a table.',
  away: 'The house cannot be reached. Try again in a moment.',
  failed: 'That did not work. Try again in a moment.',
  friends: 'Friends',
  'friends.none': 'Nobody yet. Who follows you and is followed by you stands here.',
  following: 'You follow',
  followers: 'Follow you',
  here: 'here now',
  follow: 'Follow {name}',
  unfollow: 'Follow {name} no more',
  tables: 'Their games to watch',
  find: 'Find somebody',
  'find.name': 'How the name begins',
  'find.do': 'Find',
  'find.none': 'Nobody is found whose name begins like this.',
  'find.some': '{count, plural, one {# person} other {# people}} found',
  guest: 'guest',

  contact: 'How others reach you',
  'contact.whoMayFollow': 'Who may follow you',
  'contact.showPresence': 'Who sees that you are here',
  'contact.whoMayInvite': 'Who may invite you to a table',
  'contact.anybody': 'Everybody',
  'contact.followers': 'Who follows me',
  'contact.friends': 'My friends',
  'contact.nobody': 'Nobody',

  invite: 'Invite by name',
  'invite.why': 'They find the invitation under “My tables”, and get a notice if they want notices.',
  'invite.do': 'Invite {name}',
  'invite.waiting': 'invited',
  'invite.declined': 'has declined',
  'invite.seated': 'sits here',
  'invite.takesNone': '{name} takes no invitations from you. Send the link instead.',
  'invite.tooMany': 'Too many invitations for now. Try again later, or send the link.',
} as const

export type PeoplePageMessage = keyof typeof en
