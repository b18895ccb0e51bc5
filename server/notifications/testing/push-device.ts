import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { Posted } from './web-server.ts'

/** A browser with a subscription: it alone can read its pushes (RFC 8291), and verifies their sender (RFC 8292). */
export function pushDevice(endpoint: string) {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)

  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },

    /** Decrypts a push message. */
    read({ headers, body }: Posted): unknown {
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The message is not encrypted as it should be.')
      const salt = body.subarray(0, 16)
      const senderLength = body[20]!
      const sender = body.subarray(21, 21 + senderLength)
      const secret = keys.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
      const sealed = body.subarray(21 + senderLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with a 2 and zeros.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/** Verifies the sender's token as a push service does, and returns its claims. */
export function vapidClaims({ headers }: Posted, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('The key belongs to another server.')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('The token is not signed by the key that it names.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}
