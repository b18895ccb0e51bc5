import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A device that stores passkeys, as WebAuthn describes one: ES256 keys, attestation "none". */
export interface Authenticator {
  /** The result of `navigator.credentials.create`. */
  create(options: Ceremony): object
  /** The result of `navigator.credentials.get`. */
  get(options: Ceremony): object
}

interface Ceremony {
  readonly challenge: string
}

/** A device in front of a page of this origin. */
export function authenticator(origin: string): Authenticator {
  const credentialId = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const site = createHash('sha256').update(new URL(origin).hostname).digest()
  let uses = 0

  return {
    create({ challenge }) {
      const known = Buffer.concat([
        dataAbout(present | verified | attested),
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        coseKey(publicKey),
      ])
      const attestation = cbor(
        new Map<Cbor, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', known],
        ]),
      )
      return credential({
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      })
    },
    get({ challenge }) {
      uses += 1
      const known = dataAbout(present | verified)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([known, createHash('sha256').update(client).digest()])
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(known),
        signature: text(sign('sha256', signed, privateKey)),
      })
    },
  }

  function credential(response: object): object {
    const id = text(credentialId)
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  function dataAbout(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([site, Buffer.from([flags]), counter])
  }

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

const present = 0x01
const verified = 0x04
const attested = 0x40

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function uint16(n: number): Buffer {
  return Buffer.from([n >> 8, n & 0xff])
}

/** The public key in COSE: an EC2 key on P-256 for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

/** The part of CBOR that a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
  return Buffer.concat([head(2, value.length), value])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 0x100) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(length)])
}
