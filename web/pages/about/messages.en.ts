/** Messages of the footer and the pages about the site, loaded after the first page. */
export const en = {
  foot: 'Free and open source. Original art and text; the games belong to their designers and publishers.',
  'foot.links': 'About this site',
  'foot.guidelines': 'Code of Conduct',
  'foot.privacy': 'Privacy',
  'foot.imprint': 'Imprint',
  'foot.api': 'API',
  'foot.source': 'Source',

  'privacy.title': 'Privacy',
  'privacy.lead':
    'What this site stores, why, and for how long. This page is generated from the same list the database is checked against: nothing else is stored. No advertising, no tracking, nothing shared with third parties.',
  'privacy.rights': 'Your rights',
  'privacy.rights.why':
    'In your account settings you can download everything this site stores about you and delete your account. Your games stay for the other players, without your name; everything else is deleted immediately. The operator’s backups may keep it a little longer.',
  'privacy.rights.link': 'Go to your account',
  'privacy.what': 'What is stored',
  'privacy.tables': 'Database tables and columns',
  'privacy.device':
    'One cookie keeps you signed in. A second one, set when you sign in to a registered account, is a random value that lets rated games notice two accounts in one browser. Settings and games against bots stay in your browser and are never sent here.',

  'topic.account': 'Account',
  'topic.account.why': 'Your name, and your email address if you gave one, so that you can get back to your games.',
  'topic.signIn': 'Signing in',
  'topic.signIn.why':
    'Sessions with network address and browser, so you can see and end them; the public half of passkeys; codes and tokens as hashes; which browsers have signed in to a registered account, as a cookie hash.',
  'topic.settings': 'Your settings',
  'topic.settings.why': 'When you sleep, how you want to be notified, and your calendar feed address.',
  'topic.games': 'Games',
  'topic.games.why':
    'Tables, seats, every move and result, so that games can be played, replayed, verified and rated; open requests for opponents. Drafts and premoves are deleted when the game ends; your notes stay, visible only to you.',
  'topic.boxes': 'Your custom boxes',
  'topic.boxes.why': 'Components you changed and saved in your account. Anyone with the link can see a box you share.',
  'topic.chat': 'Table chat',
  'topic.chat.why': 'Messages at a table, visible to the players there.',
  'topic.people': 'Players you know',
  'topic.people.why':
    'Who you follow, which clubs you’re in, and when you last had a page open, if you let others see it.',
  'topic.guidelines': 'Blocks and reports',
  'topic.guidelines.why':
    'Who you’ve muted or blocked; reports with the messages around them; your warnings and suspensions. When you delete your account, your name and messages are removed from the reports of others, and reports about you are deleted; a note you added to a report of your own stays with it, without your name. If you delete a suspended account, a keyed hash of its address and passkeys stays until the suspension ends, and an account that proves them again gets the rest of it.',
  'topic.moderation': 'Moderation',
  'topic.moderation.why':
    'What moderators did, in an append-only log, and what they announced. Your name is removed from it when you delete your account.',
  'topic.notifications': 'Notifications',
  'topic.notifications.why': 'Which notification was sent on which channel, so that none is sent twice.',
  'topic.records': 'Imported game files',
  'topic.records.why': 'Finished games you uploaded as a file.',
  'topic.counters': 'Rate limits',
  'topic.counters.why':
    'How many requests came from a network address, email address or account, so that nobody can guess codes or flood the site.',
  'topic.faults': 'Client errors',
  'topic.faults.why': 'What failed in a browser, and in which version. Not whose browser it was.',
  'topic.site': 'The server itself',
  'topic.site.why': 'Keys, versions and broken games. Nothing here is personal.',

  'stored.account': 'until you delete your account',
  'stored.game': 'as long as the game exists; without your name once you delete your account',
  'stored.club': 'as long as the club exists',
  'stored.match': 'while the game runs',
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
    'A guest who never joined a table is deleted {idle} days after their last visit; one who has played, when their last device is signed out, at the latest after {session} days without a visit. A table that never started is deleted after {abandoned} days.',

  'imprint.title': 'Imprint',
  'imprint.who': 'This site is run by',
  'imprint.contact': 'Contact',
  'imprint.none':
    'The operator hasn’t provided their details. A public site must: set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_CONTACT.',
  'imprint.games':
    'Carriage House is an unofficial, free implementation of the rules. It is not made, licensed or endorsed by the designers or publishers of the games.',
  away: 'Can’t reach the server right now.',
} as const

export type AboutMessage = keyof typeof en
