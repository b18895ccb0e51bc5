/** What accounts say to people in English. */
export const en = {
  'guest.name': 'Guest {number}',
  'code.subject': '{code} is your code for {site}',
  'code.text': `Your code is {code}

Enter it where you asked for it, on {site}. It works once, for {minutes} minutes.

If you did not ask for a code, somebody mistyped their address. You need do nothing.
`,
} as const
