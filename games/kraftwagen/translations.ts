import type { Translations } from '@carriage/kernel'

/** The languages beside English: a file of messages and a file of rules each, and an entry here. */
export const translations: Translations = {
  de: async () => ({
    messages: (await import('./messages/messages.de.ts')).de,
    book: async () => {
      const [rules, handbook] = await Promise.all([import('./rulebook/rules.de.ts'), import('./handbook.de.ts')])
      return { rules: rules.de, handbook: handbook.de }
    },
  }),
}
