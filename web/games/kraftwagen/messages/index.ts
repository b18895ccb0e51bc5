import type { Catalogue } from '../../../platform/i18n/translations.ts'
import { en } from './messages.en.ts'

/** The texts about this game where it is chosen. */
export const offerWords: Catalogue = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
}
