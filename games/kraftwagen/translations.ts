import type { Translations } from '@carriage/kernel'

/** The languages beside English: a file of messages and a file of rules each, and a line here. */
export const translations: Translations = {
  de: async () => {
    const [messages, rules] = await Promise.all([import('./words/messages.de.ts'), import('./rulebook/rules.de.ts')])
    return { messages: messages.de, rules: rules.de }
  },
}
