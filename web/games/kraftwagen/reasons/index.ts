import type { Catalogue } from '../../../platform/i18n/translations.ts'
import { en } from './messages.en.ts'

/** What a move of this game is for, as a coach says it. */
export const reasons: Catalogue = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
}
