import type { Catalogue } from '../../../platform/i18n/translations.ts'
import { en } from './messages.en.ts'

/** The reasons for moves of this game, for hints and reviews. */
export const reasons: Catalogue = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
}
