import type { GameDigest } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { en } from './messages.en.ts'
import { changesForMe } from './mine.ts'
import { listOthersHighlights } from './others.ts'

export const kraftwagenDigest: GameDigest<State, Event> = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
  of: (missed) => ({ own: changesForMe(missed), others: listOthersHighlights(missed) }),
}
