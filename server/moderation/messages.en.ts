/** What the desk writes to people by mail, in English. */
export const en = {
  'warning.subject': 'You received a warning on {site}',
  'suspension.subject': 'Your account on {site} is suspended until {until}',
  'warning.text': `Hello {name},

A moderator of {site} has given you a warning.

Reason: {reason}
{point}
Nothing changes for now. If it happens again, your account may be suspended.
`,
  'suspension.text': `Hello {name},

A moderator of {site} has suspended your account until {until}.

Reason: {reason}
{point}
Until then you can finish your games, download your data and delete your account, but you can’t create or join tables or
chat.
`,
  point: 'Code of Conduct, rule {point}: {address}',
  appeal: `
If you think this is a mistake, you can appeal once: sign in and tell us why on your account page.
{address}
`,
} as const
