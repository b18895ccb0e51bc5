import type { Translations } from '@carriage/kernel'

/** The languages besides English. Each adds messages, rules and a handbook here. */
export const translations: Translations = {
  de: async () => ({
    messages: (await import('./messages/messages.de.ts')).de,
    book: async () => {
      const [rules, handbook] = await Promise.all([import('./rulebook/rules.de.ts'), import('./handbook.de.ts')])
      return { rules: rules.de, handbook: handbook.de }
    },
  }),
}
