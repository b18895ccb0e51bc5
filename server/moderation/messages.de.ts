import type { en } from './messages.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'warning.subject': 'Verwarnung auf {site}',
  'suspension.subject': 'Dein Konto auf {site} ist bis {until} gesperrt',
  'warning.text': `Hallo {name},

die Moderation von {site} hat dich verwarnt.

Grund: {reason}
{point}
Eine Verwarnung hat sonst keine Folgen. Passiert es wieder, kann eine Sperre folgen.
`,
  'suspension.text': `Hallo {name},

die Moderation von {site} hat dein Konto bis {until} gesperrt.

Grund: {reason}
{point}
Bis dahin kannst du deine Partien beenden, alles herunterladen und dein Konto löschen, aber keine Tische eröffnen, nirgends
mitspielen und nicht chatten.
`,
  point: 'Es geht um Punkt {point} der Fairplay-Regeln: {address}',
  appeal: `
Siehst du es anders, kannst du einmal Einspruch einlegen: Melde dich an, öffne dein Konto und schreib, was die Moderation
wissen soll.
{address}
`,
}
