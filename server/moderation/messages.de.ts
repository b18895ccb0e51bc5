import type { en } from './messages.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'warning.subject': 'Du wurdest auf {site} verwarnt',
  'suspension.subject': 'Dein Konto auf {site} ist bis {until} gesperrt',
  'warning.text': `Hallo {name},

ein Betreiber von {site} hat dich verwarnt.

Warum: {reason}
{point}
Eine Verwarnung nimmt dir nichts. Geschieht es wieder, kann eine Sperre folgen.
`,
  'suspension.text': `Hallo {name},

ein Betreiber von {site} hat dein Konto bis {until} gesperrt.

Warum: {reason}
{point}
Bis dahin kannst du deine Partien beenden, alles herunterladen und dein Konto löschen, aber keine Tische eröffnen, dich an
keinen setzen und nicht chatten.
`,
  point: 'Es geht um Punkt {point} unseres Umgangs: {address}',
  appeal: `
Wenn du es anders siehst, kannst du einmal Einspruch erheben: Melde dich an, öffne die Seite deines Kontos und schreib, was
der Betreiber wissen soll.
{address}
`,
}
