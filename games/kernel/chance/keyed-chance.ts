import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from '../record/canonical.ts'
import { type Chance, checkBound, fairly } from './chance.ts'

/*
 * Chance that can be verified after the match; docs/fairness.md specifies it, with test vectors.
 * The server commits to a secret before the seats add their nonces, so neither side alone decides a draw.
 */

const secretLength = 32
const wordsPerBlock = 8

/** Published by the server when it creates a match, which fixes its secret. */
export function commitmentTo(secret: string, match: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`carriage house 1 commitment\n${match}\n`), secretBytes(secret))))
}

/** The key of all draws of a match: from the server's secret, the match and every seat's nonce, in seat order. */
export function matchKey(secret: string, match: string, nonces: readonly string[]): Uint8Array {
  return hmac(sha256, secretBytes(secret), utf8ToBytes(`carriage house 1 key\n${canonical({ match, nonces })}`))
}

/**
 * The draws of one entry of the log. Draw d of entry e reads the big-endian 32-bit words of
 * HMAC-SHA256(key, e ‖ d ‖ block), block 0, 1, …, and takes the first word that `fairly` accepts.
 */
export function keyedChance(key: Uint8Array, entry: number): Chance {
  // Created at the first draw and cloned for each: most entries draw nothing, some draw a lot.
  let ready: Hmac | undefined
  let draw = 0
  return {
    below(n) {
      checkBound(n)
      ready ??= hmac.create(sha256, key)
      const drawn = keyedDraw(ready, entry, draw, n)
      draw += 1
      return drawn
    },
  }
}

type Hmac = ReturnType<typeof hmac.create>

function keyedDraw(ready: Hmac, entry: number, draw: number, n: number): number {
  const message = new Uint8Array(12)
  const fields = new DataView(message.buffer)
  fields.setUint32(0, entry)
  fields.setUint32(4, draw)
  for (let block = 0; ; block++) {
    fields.setUint32(8, block)
    const bytes = ready.clone().update(message).digest()
    const words = new DataView(bytes.buffer, bytes.byteOffset)
    for (let i = 0; i < wordsPerBlock; i++) {
      const drawn = fairly(words.getUint32(4 * i), n)
      if (drawn !== undefined) return drawn
    }
  }
}

function secretBytes(secret: string): Uint8Array {
  const bytes = hexToBytes(secret)
  if (bytes.length !== secretLength)
    throw new RangeError(`The secret of a match must have ${secretLength} bytes, not ${bytes.length}.`)
  return bytes
}
