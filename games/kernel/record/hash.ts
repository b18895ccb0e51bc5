import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'

/** 128 bits of SHA-256 in hexadecimal: enough to distinguish any two positions of any match. */
export type Hash = string

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. A server passes its native one; the default runs anywhere. */
export type Hasher = (text: string) => string

export const portableDigest: Hasher = (text) => bytesToHex(sha256(utf8ToBytes(text)))

/** For a server that stores every entry: hashes follow from the log and can be computed when a record is written. */
export const unhashed: Hasher = () => ''

const hashLength = 32

/**
 * Chains the hashes of a match: each covers all previous ones, the entry and the position after it, so that a changed
 * byte anywhere in a log shows at its entry.
 */
export function chainHash(digest: Hasher, before: Hash, entry: unknown, state: unknown): Hash {
  if (digest === unhashed) return ''
  return digest(`${before}\n${canonical(entry)}\n${canonical(state)}`).slice(0, hashLength)
}
