import { randomInt } from 'node:crypto'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** The name of a guest who gave none. */
export function guestName(): string {
  return say('guest.name', { number: randomInt(1000, 10_000) })
}

/** The mail with a sign-in code. */
export function codeMail(facts: { code: string; minutes: number; site: string }): { subject: string; text: string } {
  return { subject: say('code.subject', facts), text: say('code.text', facts) }
}

/** The mail to an address that no longer belongs to the account. */
export function changedMail(
  facts: { address: string; site: string },
  language: string,
): { subject: string; text: string } {
  const words = language === 'de' ? de : en
  return { subject: say('changed.subject', facts, words), text: say('changed.text', facts, words) }
}

/** A credential other than an address that was added or removed. */
export type KeyChange = 'passkeyAdded' | 'passkeyRemoved' | 'tokenMade' | 'webhookAdded' | 'calendarMade'

/** The mail about it. It contains nothing that the person who made the change could have chosen. */
export function keyMail(
  change: KeyChange,
  facts: { site: string },
  language: string,
): { subject: string; text: string } {
  const words = language === 'de' ? de : en
  return {
    subject: say(`${change}.subject`, facts, words),
    text: `${say(`${change}.text`, facts, words)}\n\n${say('notYou', facts, words)}`,
  }
}

function say(
  id: keyof typeof en,
  facts: Readonly<Record<string, string | number>>,
  words: Readonly<Record<keyof typeof en, string>> = en,
): string {
  return words[id].replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const fact = facts[place]
    if (fact === undefined) throw new RangeError(`The message ${id} was given no value for {${place}}.`)
    return String(fact)
  })
}
