import type { MailKind } from './kind.ts'

/*
 * A credential was added or removed. Nothing in these mails could have been chosen by the person who did it.
 */

const notYou = {
  en: `If this was you, there’s nothing to do.

If it wasn’t, someone else has access to your account. Sign in to {site}, go to Settings → Account, sign out all other
devices and remove the passkeys, API tokens and notification channels that aren’t yours. If you can’t get in, contact the
operator of {site}.
`,
  de: `Warst du das? Dann musst du nichts tun.

Wenn nicht, hat jemand Zugang zu deinem Konto. Melde dich auf {site} an, melde unter „Einstellungen“, „Konto“ alle anderen
Geräte ab und entferne dort die Passkeys, Programme und Mitteilungswege, die nicht von dir sind. Kommst du nicht mehr
hinein, wende dich an den Betreiber von {site}.
`,
}

export const passkeyAdded: MailKind = {
  texts: {
    en: {
      title: 'A passkey was added to your account on {site}',
      text: `A passkey was added to your account on {site}. Anyone who has it can sign in as you.

${notYou.en}`,
    },
    de: {
      title: 'Dein Konto auf {site} hat einen neuen Passkey',
      text: `Zu deinem Konto auf {site} kam ein Passkey hinzu. Wer ihn hat, kann sich als du anmelden.

${notYou.de}`,
    },
  },
}

export const passkeyRemoved: MailKind = {
  texts: {
    en: {
      title: 'A passkey was removed from your account on {site}',
      text: `A passkey was removed from your account on {site}. It can no longer be used to sign in.

${notYou.en}`,
    },
    de: {
      title: 'Ein Passkey deines Kontos auf {site} wurde entfernt',
      text: `Ein Passkey deines Kontos auf {site} wurde entfernt. Mit ihm meldet sich niemand mehr an.

${notYou.de}`,
    },
  },
}

export const tokenMade: MailKind = {
  texts: {
    en: {
      title: 'An API token was created for your account on {site}',
      text: `An API token was created for your account on {site}. A program that has it can read your games, make moves or join tables in your name.

${notYou.en}`,
    },
    de: {
      title: 'Für dein Konto auf {site} wurde ein Token erstellt',
      text: `Für dein Konto auf {site} wurde ein Token erstellt. Ein Programm, das ihn hat, kann in deinem Namen deine Partien lesen, ziehen oder an neuen Tischen mitspielen.

${notYou.de}`,
    },
  },
}

export const webhookAdded: MailKind = {
  texts: {
    en: {
      title: 'A webhook was added to your account on {site}',
      text: `A webhook was added to your account on {site}. It receives links that let anyone who reads them play at your tables.

${notYou.en}`,
    },
    de: {
      title: 'Dein Konto auf {site} hat einen neuen Webhook',
      text: `Zu deinem Konto auf {site} kam ein Webhook hinzu. Er bekommt Links, mit denen jeder, der sie liest, an deinen Tischen ziehen kann.

${notYou.de}`,
    },
  },
}

export const calendarMade: MailKind = {
  texts: {
    en: {
      title: 'Your account on {site} has a new calendar address',
      text: `A secret address was created where a calendar app can read your deadlines on {site}. Anyone who has it can read them.

${notYou.en}`,
    },
    de: {
      title: 'Dein Konto auf {site} hat eine neue Kalenderadresse',
      text: `Für dein Konto auf {site} wurde eine geheime Adresse erstellt, unter der ein Kalenderprogramm deine Fristen liest. Wer sie kennt, kann sie lesen.

${notYou.de}`,
    },
  },
}
