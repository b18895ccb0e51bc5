import { isOpen, isSecret, knows, type Viewer } from '@carriage/kernel'
import type { ClientHistory } from './history.ts'

/** Looks at everything that a client was sent for secrets, and notes those that it should not have been shown. */
export function noteSecrets(message: unknown, history: ClientHistory, where: string): void {
  if (typeof message !== 'object' || message === null) return
  if (isSecret(message)) noteSecret(message, history, where)
  for (const [key, part] of Object.entries(message)) noteSecrets(part, history, `${where}.${key}`)
}

function noteSecret(secret: Parameters<typeof isOpen>[0], history: ClientHistory, where: string): void {
  const viewer: Viewer = history.viewer
  if (!isOpen(secret)) history.secrets.shut += 1
  else if (knows(secret, viewer)) history.secrets.own += 1
  else history.leaks.push(where)
}
