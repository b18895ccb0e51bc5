import type { en } from './messages.en.ts'

/** What accounts say to people in German. */
export const de: Record<keyof typeof en, string> = {
  'guest.name': 'Gast {number}',
  'code.subject': '{code} ist dein Code für {site}',
  'code.text': `Dein Code ist {code}

Gib ihn dort ein, wo du ihn angefordert hast, auf {site}. Er gilt einmal, {minutes} Minuten lang.

Du wolltest keinen Code? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.
`,
  'changed.subject': 'Deine Adresse für {site} wurde geändert',
  'changed.text': `Codes zum Anmelden auf {site} gehen ab jetzt an {address} und nicht mehr hierher.

Warst du das? Dann musst du nichts tun.

Wenn nicht, hat jemand Zugang zu deinem Konto. Melde dich auf {site} mit einem Passkey an oder nimm ein Gerät, auf dem du
noch angemeldet bist, melde unter „Einstellungen“, „Konto“ alle anderen Geräte ab und trag deine Adresse wieder ein. Kommst
du nicht mehr hinein, wende dich an den Betreiber von {site}.
`,
  'passkeyAdded.subject': 'Dein Konto auf {site} hat einen neuen Passkey',
  'passkeyAdded.text': 'Zu deinem Konto auf {site} kam ein Passkey hinzu. Wer ihn hat, kann sich als du anmelden.',
  'passkeyRemoved.subject': 'Ein Passkey deines Kontos auf {site} wurde entfernt',
  'passkeyRemoved.text': 'Ein Passkey deines Kontos auf {site} wurde entfernt. Mit ihm meldet sich niemand mehr an.',
  'tokenMade.subject': 'Für dein Konto auf {site} wurde ein Token erstellt',
  'tokenMade.text':
    'Für dein Konto auf {site} wurde ein Token erstellt. Ein Programm, das ihn hat, kann in deinem Namen deine Partien lesen, ziehen oder an neuen Tischen mitspielen.',
  'webhookAdded.subject': 'Dein Konto auf {site} hat einen neuen Webhook',
  'webhookAdded.text':
    'Zu deinem Konto auf {site} kam ein Webhook hinzu. Er bekommt Links, mit denen jeder, der sie liest, an deinen Tischen ziehen kann.',
  'calendarMade.subject': 'Dein Konto auf {site} hat eine neue Kalenderadresse',
  'calendarMade.text':
    'Für dein Konto auf {site} wurde eine geheime Adresse erstellt, unter der ein Kalenderprogramm deine Fristen liest. Wer sie kennt, kann sie lesen.',
  notYou: `Warst du das? Dann musst du nichts tun.

Wenn nicht, hat jemand Zugang zu deinem Konto. Melde dich auf {site} an, melde unter „Einstellungen“, „Konto“ alle anderen
Geräte ab und entferne dort die Passkeys, Programme und Mitteilungswege, die nicht von dir sind. Kommst du nicht mehr
hinein, wende dich an den Betreiber von {site}.
`,
}
