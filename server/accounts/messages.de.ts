import type { en } from './messages.en.ts'

/** What accounts say to people in German. */
export const de: Record<keyof typeof en, string> = {
  'guest.name': 'Gast {number}',
  'code.subject': '{code} ist dein Code für {site}',
  'code.text': `Dein Code ist {code}

Gib ihn dort ein, wo du ihn angefordert hast, auf {site}. Er gilt einmal, {minutes} Minuten lang.

Wenn du keinen Code wolltest, hat sich jemand bei der Adresse vertippt. Du musst nichts tun.
`,
  'changed.subject': 'Deine Adresse für {site} wurde geändert',
  'changed.text': `Codes zum Anmelden auf {site} gehen ab jetzt an {address} und nicht mehr hierher.

Wenn du das warst, musst du nichts tun.

Wenn nicht, hat jemand Zugang zu deinem Konto. Melde dich auf {site} mit einem Passkey an oder nimm ein Gerät, auf dem du
noch angemeldet bist, melde unter Einstellungen, Konto alle anderen Geräte ab und trage deine Adresse wieder ein. Kommst du
nicht mehr hinein, wende dich an die Leute, die {site} betreiben.
`,
}
