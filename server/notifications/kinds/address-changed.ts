import type { MailKind } from './kind.ts'

/** To the old address, which may have been replaced by somebody else. */
export const addressChanged: MailKind = {
  texts: {
    en: {
      title: 'Your email address on {site} was changed',
      text: `From now on, sign-in codes for {site} go to {address}, and no longer to this address.

If this was you, there’s nothing to do.

If it wasn’t, someone else has access to your account. Sign in to {site} with a passkey, or use a device where you’re
still signed in. Go to Settings → Account, sign out all other devices and enter your email address again. If you can’t
get in, contact the operator of {site}.
`,
    },
    de: {
      title: 'Deine Adresse für {site} wurde geändert',
      text: `Codes zum Anmelden auf {site} gehen ab jetzt an {address} und nicht mehr hierher.

Warst du das? Dann musst du nichts tun.

Wenn nicht, hat jemand Zugang zu deinem Konto. Melde dich auf {site} mit einem Passkey an oder nimm ein Gerät, auf dem du
noch angemeldet bist, melde unter „Einstellungen“, „Konto“ alle anderen Geräte ab und trag deine Adresse wieder ein. Kommst
du nicht mehr hinein, wende dich an den Betreiber von {site}.
`,
    },
  },
}
