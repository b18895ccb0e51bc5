import type { MailKind } from './kind.ts'

/*
 * `point` is a sentence with the point of the guidelines, or empty; `appeal` is the page for an appeal.
 */

/** The sentence about a point of the guidelines. */
export const pointTexts = {
  en: 'Code of Conduct, rule {point}: {address}',
  de: 'Es geht um Punkt {point} der Fairplay-Regeln: {address}',
}

export const warning: MailKind = {
  texts: {
    en: {
      title: 'You received a warning on {site}',
      text: `Hello {name},

A moderator of {site} has given you a warning.

Reason: {reason}
{point}
Nothing changes for now. If it happens again, your account may be suspended.

If you think this is a mistake, you can appeal once: sign in and tell us why on your account page.
{appeal}
`,
    },
    de: {
      title: 'Verwarnung auf {site}',
      text: `Hallo {name},

die Moderation von {site} hat dich verwarnt.

Grund: {reason}
{point}
Eine Verwarnung hat sonst keine Folgen. Passiert es wieder, kann eine Sperre folgen.

Siehst du es anders, kannst du einmal Einspruch einlegen: Melde dich an, öffne dein Konto und schreib, was die Moderation
wissen soll.
{appeal}
`,
    },
  },
}

export const suspension: MailKind = {
  texts: {
    en: {
      title: 'Your account on {site} is suspended until {until}',
      text: `Hello {name},

A moderator of {site} has suspended your account until {until}.

Reason: {reason}
{point}
Until then you can finish your games, download your data and delete your account, but you can’t create or join tables or
chat.

If you think this is a mistake, you can appeal once: sign in and tell us why on your account page.
{appeal}
`,
    },
    de: {
      title: 'Dein Konto auf {site} ist bis {until} gesperrt',
      text: `Hallo {name},

die Moderation von {site} hat dein Konto bis {until} gesperrt.

Grund: {reason}
{point}
Bis dahin kannst du deine Partien beenden, alles herunterladen und dein Konto löschen, aber keine Tische eröffnen, nirgends
mitspielen und nicht chatten.

Siehst du es anders, kannst du einmal Einspruch einlegen: Melde dich an, öffne dein Konto und schreib, was die Moderation
wissen soll.
{appeal}
`,
    },
  },
}
