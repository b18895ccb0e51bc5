import type { MailKind } from './kind.ts'

/** The code that proves an address. */
export const code: MailKind = {
  texts: {
    en: {
      title: '{code} is your {site} code',
      text: `Your code is {code}

Enter it on {site}, where you asked for it. It works once and expires in {minutes} minutes.

Didn’t ask for a code? Someone probably mistyped their address. You can ignore this email.
`,
    },
    de: {
      title: '{code} ist dein Code für {site}',
      text: `Dein Code ist {code}

Gib ihn dort ein, wo du ihn angefordert hast, auf {site}. Er gilt einmal, {minutes} Minuten lang.

Du wolltest keinen Code? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.
`,
    },
  },
}
