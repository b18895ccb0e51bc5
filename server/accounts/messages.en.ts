/** Messages of accounts in English. */
export const en = {
  'guest.name': 'Guest {number}',
  'code.subject': '{code} is your {site} code',
  'code.text': `Your code is {code}

Enter it on {site}, where you asked for it. It works once and expires in {minutes} minutes.

Didn’t ask for a code? Someone probably mistyped their address. You can ignore this email.
`,
  'changed.subject': 'Your email address on {site} was changed',
  'changed.text': `From now on, sign-in codes for {site} go to {address}, and no longer to this address.

If this was you, there’s nothing to do.

If it wasn’t, someone else has access to your account. Sign in to {site} with a passkey, or use a device where you’re
still signed in. Go to Settings → Account, sign out all other devices and enter your email address again. If you can’t
get in, contact the operator of {site}.
`,
  'passkeyAdded.subject': 'A passkey was added to your account on {site}',
  'passkeyAdded.text': 'A passkey was added to your account on {site}. Anyone who has it can sign in as you.',
  'passkeyRemoved.subject': 'A passkey was removed from your account on {site}',
  'passkeyRemoved.text': 'A passkey was removed from your account on {site}. It can no longer be used to sign in.',
  'tokenMade.subject': 'An API token was created for your account on {site}',
  'tokenMade.text':
    'An API token was created for your account on {site}. A program that has it can read your games, make moves or join tables in your name.',
  'webhookAdded.subject': 'A webhook was added to your account on {site}',
  'webhookAdded.text':
    'A webhook was added to your account on {site}. It receives links that let anyone who reads them play at your tables.',
  'calendarMade.subject': 'Your account on {site} has a new calendar address',
  'calendarMade.text':
    'A secret address was created where a calendar app can read your deadlines on {site}. Anyone who has it can read them.',
  notYou: `If this was you, there’s nothing to do.

If it wasn’t, someone else has access to your account. Sign in to {site}, go to Settings → Account, sign out all other
devices and remove the passkeys, API tokens and notification channels that aren’t yours. If you can’t get in, contact the
operator of {site}.
`,
} as const
