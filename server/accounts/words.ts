import { randomInt } from 'node:crypto'
import { en } from './messages.en.ts'

/** The name of a guest who gave none. */
export function guestName(): string {
  return say('guest.name', { number: randomInt(1000, 10_000) })
}

/** The mail that carries a sign-in code. */
export function codeMail(facts: { code: string; minutes: number; site: string }): { subject: string; text: string } {
  return { subject: say('code.subject', facts), text: say('code.text', facts) }
}

function say(id: keyof typeof en, facts: Readonly<Record<string, string | number>>): string {
  return en[id].replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const fact = facts[place]
    if (fact === undefined) throw new RangeError(`The message ${id} was given no value for {${place}}.`)
    return String(fact)
  })
}
