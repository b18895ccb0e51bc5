import { useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'

const often = 60_000
let sentAt = Number.NEGATIVE_INFINITY

/** Reports once a minute that a page is open and visible. The server stores it only if somebody may see it. */
export async function reportPresence(): Promise<void> {
  const { me } = useMe.getState()
  if (document.hidden || typeof me !== 'object' || me.via !== 'session') return
  if (performance.now() - sentAt < often) return
  sentAt = performance.now()
  await api.PUT('/api/me/presence').catch(() => undefined)
}
