/** What accounts say to people in English. */
export const en = {
  'guest.name': 'Guest {number}',
  'code.subject': '{code} is your code for {site}',
  'code.text': `Your code is {code}

Enter it where you asked for it, on {site}. It works once, for {minutes} minutes.

If you did not ask for a code, somebody mistyped their address. You need do nothing.
`,
  'changed.subject': 'Your address for {site} was changed',
  'changed.text': `Codes for signing in to {site} go to {address} from now on, and no longer here.

If that was you, you need do nothing.

If it was not, somebody has got into your account. Sign in to {site} with a passkey, or take a device on which you are
still signed in, sign all other devices out under Settings, Account, and enter your address again. If you cannot get in
any more, turn to whoever runs {site}.
`,
  'passkeyAdded.subject': 'A passkey was added to your account on {site}',
  'passkeyAdded.text': 'A passkey was added to your account on {site}. Whoever has it can sign in as you.',
  'passkeyRemoved.subject': 'A passkey was removed from your account on {site}',
  'passkeyRemoved.text': 'A passkey was removed from your account on {site}. It no longer signs anybody in.',
  'tokenMade.subject': 'A token was made for your account on {site}',
  'tokenMade.text':
    'A token was made for your account on {site}. A program that has it can read your games, play or take seats in your name.',
  'webhookAdded.subject': 'A webhook was added to your account on {site}',
  'webhookAdded.text':
    'A webhook was added to your account on {site}. It gets links that let whoever reads them play at your tables.',
  'calendarMade.subject': 'Your account on {site} has a new calendar address',
  'calendarMade.text':
    'A secret address was made under which a calendar program reads your deadlines on {site}. Everyone who knows it can read them.',
  notYou: `If that was you, you need do nothing.

If it was not, somebody has got into your account. Sign in to {site}, sign all other devices out under Settings, Account,
and remove the passkeys, programs and notifications there that are not yours. If you cannot get in any more, turn to
whoever runs {site}.
`,
} as const
