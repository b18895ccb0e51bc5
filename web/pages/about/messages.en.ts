/** What the foot of every page and the pages about the house say. It comes after the first page. */
export const en = {
  foot: 'Free and open source. Our own drawings and words; the games belong to their authors and publishers.',
  'foot.links': 'About this house',
  'foot.guidelines': 'Conduct',
  'foot.privacy': 'Privacy',
  'foot.imprint': 'Imprint and contact',
  'foot.api': 'API',
  'foot.source': 'Source',

  'privacy.title': 'Privacy',
  'privacy.lead':
    'What this house stores, why, and for how long. This page is made from the list that the house is checked against: nothing else is stored. There is no advertising and no tracking, and nothing is passed on to others.',
  'privacy.rights': 'Your rights',
  'privacy.rights.why':
    'In the settings of your account you can download everything that the house has of you in one file, and delete the account. Your games then stay for the others, without your name; everything else is deleted at once. Backups of the operator may hold it a little longer.',
  'privacy.rights.link': 'To your account',
  'privacy.what': 'What is stored',
  'privacy.tables': 'Tables and columns of the database',
  'privacy.device':
    'One cookie keeps you signed in. A second one, set when you sign in to a lasting account, is a random value by which rated games notice two accounts in one browser. Settings and games against bots stay in your browser and are never sent here.',

  'topic.account': 'Account',
  'topic.account.why': 'Your name, and your mail address if you gave one, so that you find your games again.',
  'topic.signIn': 'Signing in',
  'topic.signIn.why':
    'Sessions with network address and browser, so that you can see and end them; the public half of passkeys; codes and tokens as hashes; from which browsers a lasting account was signed in to, as a hash of a cookie.',
  'topic.settings': 'Your settings',
  'topic.settings.why':
    'When you sleep, how you want to be told that a table waits, and the address of your calendar of deadlines.',
  'topic.games': 'Games',
  'topic.games.why':
    'Tables, seats, every move and result, so that games can be played, replayed, verified and rated; whom you look for to play with. Drafts and orders end with the match; your notes stay, for you alone.',
  'topic.boxes': 'Your boxes',
  'topic.boxes.why':
    'Components that you changed and keep in your account. Everybody who has the link sees a box that you share.',
  'topic.chat': 'Chat at tables',
  'topic.chat.why': 'What was said there, for those who sit there.',
  'topic.people': 'People you know',
  'topic.people.why':
    'Whom you follow, to which clubs you belong, and when you last had a page open, if you let others see it.',
  'topic.guidelines': 'Whom you do not hear, and reports',
  'topic.guidelines.why':
    'Whom you muted or blocked; reports to the operator with the lines around them; warnings and suspensions of yours. When you delete your account, what you said and your name are taken out of the reports of others, and reports about you are deleted; the note that you wrote to a report of your own stays with it, without your name. If you delete a suspended account, a keyed hash of its address and passkeys stays until the suspension ends, and an account that proves them again gets the rest of it.',
  'topic.moderation': 'Moderation',
  'topic.moderation.why':
    'What operators did, in a log that is only added to, and what they announced. Your part in it loses your name when you delete your account.',
  'topic.notifications': 'Notifications',
  'topic.notifications.why': 'Which notification was sent on which channel, so that none is sent twice.',
  'topic.records': 'Records from elsewhere',
  'topic.records.why': 'Finished games that you brought here as a file.',
  'topic.counters': 'Limits',
  'topic.counters.why':
    'How often a network address, a mail address or an account asked, so that nobody can guess codes or flood the house.',
  'topic.faults': 'Faults of the page',
  'topic.faults.why': 'What failed in a browser, and in which version. Not who sat before it.',
  'topic.site': 'The server itself',
  'topic.site.why': 'Keys, versions and broken matches. Nothing of this is about a person.',

  'stored.account': 'until you delete the account',
  'stored.game': 'as long as the game; without your name once you delete the account',
  'stored.club': 'as long as the club',
  'stored.match': 'while the match runs',
  'stored.suspension': 'until the suspension ends',
  'stored.site': 'as long as the server needs it',
  'stored.session': '{days} days after the last use',
  'stored.browser': '{days} days after the last sign-in there',
  'stored.ticket': '{days} days at most',
  'stored.idleGuest': '{days} days',
  'stored.chat': '{days} days',
  'stored.report': '{days} days after it was settled',
  'stored.abandoned': '{days} days',
  'stored.notification': '{days} days',
  'stored.clientReport': '{days} days',
  'stored.counter': '{days, plural, one {one day} other {# days}} at most',
  'stored.guests':
    'A guest who never sat down is deleted {idle} days after the last visit; one who played, when no device leads to them any more, after {session} days. A table that never began is deleted after {abandoned} days.',

  'imprint.title': 'Imprint and contact',
  'imprint.who': 'This house is run by',
  'imprint.contact': 'Contact',
  'imprint.none':
    'The operator of this house has not said who they are. On a house that is open to everybody they have to: OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_CONTACT.',
  'imprint.games':
    'Carriage House is an unofficial, free implementation of rules. It is not made, licensed or endorsed by the authors or publishers of the games.',
  away: 'The house cannot be reached just now.',
} as const

export type AboutMessage = keyof typeof en
