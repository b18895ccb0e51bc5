import { isOpen, isSecret, open, type Phrase, type Secret } from '@carriage/kernel'
import type { Kind } from '../lots.ts'

export function lot(id: string): Phrase {
  return { id: `lot.${id}` }
}

export function taste(of: Secret<Kind> | Kind): Phrase {
  if (!isSecret(of)) return { id: `kind.${of}` }
  return isOpen(of) ? { id: `kind.${open(of)}` } : { id: 'secret' }
}

export function sealedCoins(of: Secret<number>): Phrase {
  return isOpen(of) ? { id: 'coins', values: { coins: open(of) } } : { id: 'secret' }
}
