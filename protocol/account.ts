import * as z from 'zod'
import { matchId } from './match-id.ts'
import { playerName, readableLine } from './public-name.ts'

export const tokenScope = z.enum(['read', 'play', 'tables']).meta({ id: 'TokenScope' })
export type TokenScope = z.infer<typeof tokenScope>

/** The label of a passkey or token, which only its owner sees. */
const ownLabel = readableLine(32)
const email = z.email().max(254).toLowerCase()
const code = z.string().regex(/^\d{6}$/)
const rowId = z.string().min(1).max(64)
const when = z.iso.datetime()

export const account = z
  .object({
    id: z.string(),
    name: z.string(),
    guest: z
      .boolean()
      .describe('No passkey and no confirmed address yet: the account can only be reached from this device.'),
    email: z.string().nullable().describe('The confirmed address, shown to nobody else.'),
    passkeys: z.int(),
    via: z
      .enum(['session', 'link', 'token'])
      .describe('How you are authenticated: a sign-in, a one-tap link or a token.'),
    scopes: z.array(tokenScope).readonly(),
    operator: z.literal(true).optional().describe('You may open the moderation pages.'),
    guestHere: z
      .object({ name: z.string(), tables: z.int().describe('The number of its tables, finished ones included.') })
      .optional()
      .describe('The guest who used this browser before you signed in. Its games become yours only if you claim them.'),
    suspendedUntil: when.optional().describe('Until then you cannot open or join tables, or chat.'),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof account>

export const newGuest = z.object({ name: playerName.optional() }).meta({ id: 'NewGuest' })
export const renameRequest = z.object({ name: playerName }).meta({ id: 'Rename' })

export const codeRequest = z.object({ email }).meta({ id: 'CodeRequest' })
export const codeAnswer = z.object({ email, code }).meta({ id: 'CodeAnswer' })

/** JSON that `navigator.credentials` takes and returns. */
export const ceremony = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyCeremony', description: 'Options for navigator.credentials, as JSON.' })
const base64url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
const leftOver = {
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}
export const passkeyCreated = z
  .object({
    name: ownLabel.optional(),
    response: z.object({
      ...credential,
      ...leftOver,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(32)).max(8).optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeyCreated' })
export const passkeyUsed = z
  .object({
    response: z.object({
      ...credential,
      ...leftOver,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.nullish(),
      }),
    }),
  })
  .meta({ id: 'PasskeyUsed' })

export const storedPasskey = z
  .object({ id: rowId, name: z.string().nullable(), createdAt: when })
  .meta({ id: 'StoredPasskey' })
export type StoredPasskey = z.infer<typeof storedPasskey>

export const storedSession = z
  .object({
    id: rowId,
    device: z.string().describe('The user agent.'),
    link: z.boolean().describe('Started by a one-tap link.'),
    current: z.boolean(),
    createdAt: when,
    usedAt: when,
  })
  .meta({ id: 'StoredSession' })
export type StoredSession = z.infer<typeof storedSession>

export const newToken = z
  .object({
    name: ownLabel,
    scopes: z.array(tokenScope).min(1).max(3),
    days: z.int().min(1).max(366).optional().describe('The lifetime; 90 days by default.'),
  })
  .meta({ id: 'NewToken' })
export type NewToken = z.infer<typeof newToken>

export const storedToken = z
  .object({
    id: rowId,
    name: z.string(),
    start: z.string().describe('The first characters, to recognise it by.'),
    scopes: z.array(tokenScope),
    createdAt: when,
    expiresAt: when.nullable(),
  })
  .meta({ id: 'StoredToken' })
export type StoredToken = z.infer<typeof storedToken>

export const issuedToken = storedToken
  .extend({ token: z.string().describe('Shown only once; the server stores only its hash.') })
  .meta({ id: 'IssuedToken' })
export type IssuedToken = z.infer<typeof issuedToken>

export const oneOfMine = z.object({ id: rowId })
export const oneTapLink = z.object({ token: z.string().min(1).max(2_048) }).meta({ id: 'OneTapLink' })
export const openedLink = z
  .object({
    outcome: z
      .enum(['opened', 'expired', 'other'])
      .describe('Whether you may play there now, the link has expired, or you are signed in to another account.'),
    match: matchId.nullable().describe('The table that the link names.'),
  })
  .meta({ id: 'OpenedLink' })
