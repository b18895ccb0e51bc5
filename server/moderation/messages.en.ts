/** What the desk writes to people by mail, in English. */
export const en = {
  'warning.subject': 'You were warned on {site}',
  'suspension.subject': 'Your account on {site} is suspended until {until}',
  'warning.text': `Hello {name},

an operator of {site} has warned you.

Why: {reason}
{point}
A warning takes nothing from you. If it happens again, a suspension may follow.
`,
  'suspension.text': `Hello {name},

an operator of {site} has suspended your account until {until}.

Why: {reason}
{point}
Until then you can finish your games, download everything and delete your account, but you cannot open or join tables,
or chat.
`,
  point: 'It is about point {point} of our conduct: {address}',
  appeal: `
If you see it otherwise, you can appeal once: sign in, open your account page and say what the operator should know.
{address}
`,
} as const
