import { apiKey } from '@better-auth/api-key'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
// Imported one by one, since `better-auth/plugins` loads all plugins.
import { anonymous } from 'better-auth/plugins/anonymous'
import { emailOTP } from 'better-auth/plugins/email-otp'
import type { Logger } from 'pino'
import { composeAccountMail, type SendMail } from '../notifications/account-mail.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'
import { addressLimits } from './address-limits.ts'
import { beginSession } from './begin-session.ts'
import type { Scope } from './caller.ts'
import { codePath, provePath } from './code-paths.ts'
import { guestName } from './guest-name.ts'
import { linkPath, linkSignIn } from './link-sign-in.ts'
import { withSessionHashes } from './session-hashes.ts'

export interface AuthOptions {
  readonly database: Database
  readonly log: Logger
  readonly publicUrl: string
  readonly secret: string
  readonly sendMail: SendMail
  /** New guests from one address a minute. */
  readonly guestsPerMinute: number
  /** Multiplies the limits on codes and guesses for one mail address. */
  readonly targetFactor: number
}

/** Passes the caller's address on to the library; clients cannot set it. */
export const addressHeader = 'x-caller-address'
/** The mount path that the library assumes. Only our own routes call it. */
export const authPath = '/auth'

/** The role of accounts that may moderate. */
export const operatorRole = 'operator'

/** The key of a token's scopes in the library's data. */
export const scopeKind = 'carriage'

const minute = 60
const day = 24 * 60 * minute
/** The longest that browsers keep a cookie. It is renewed on each day of use. */
const sessionAge = 400 * day
const codeAge = 10 * minute

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

export interface HeldSession {
  readonly session: string
  /** The tables that the session opens, if it was started by one-tap links. */
  readonly linkTables: readonly string[] | undefined
  readonly account: {
    readonly id: string
    readonly name: string
    readonly guest: boolean
    readonly operator?: { readonly raised: boolean }
    readonly suspendedUntil?: Date
  }
}

/** The part of the sign-in library that we use. */
export interface Auth {
  readonly origin: string
  /** Handles a request to one of the library's own paths below `authPath`. */
  handle(request: Request): Promise<Response>
  heldBy(cookie: string): Promise<HeldSession | undefined>
  /** Signs the caller's browser in to an account; returns the cookies. */
  begin(account: string, headers: Headers): Promise<readonly string[]>
  issueKey(account: string, name: string, scopes: readonly Scope[], seconds: number): Promise<IssuedKey>
}

export interface IssuedKey {
  readonly id: string
  readonly key: string
}

/** Sets the library up for passkeys, codes, sessions and tokens with our table names. */
export async function authOf(settings: AuthOptions): Promise<Auth> {
  const { publicUrl, log } = settings
  const { origin, hostname, protocol } = new URL(publicUrl)
  const options = {
    appName: 'Carriage House',
    baseURL: origin,
    basePath: authPath,
    secret: settings.secret,
    trustedOrigins: [origin],
    database: settings.database.pool,
    telemetry: { enabled: false },
    // Rethrow: the error handler maps outages to 503 and bugs to 500.
    onAPIError: { throw: true },
    logger: { level: 'warn', log: (level, message, ...facts) => log[level]({ facts }, message) },
    advanced: {
      // With this prefix no other host of the domain, and no page without https, can set the cookie.
      cookiePrefix: protocol === 'https:' ? '__Host-carriage' : 'carriage',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: protocol === 'https:' },
      // Explicit, since the library skips these checks when it detects a test environment.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      fields: { lastRequest: 'last_request' },
      window: minute,
      max: 100,
      customRules: {
        '/sign-in/anonymous': { window: minute, max: settings.guestsPerMinute },
        [provePath]: { window: minute, max: 10 },
        [codePath]: { window: minute, max: 10 },
        // Called on every page load; the general limits are enough.
        '/get-session': false,
        [linkPath]: { window: minute, max: 60 },
      },
    },
    user: {
      modelName: 'accounts',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        suspendedUntil: { type: 'date', input: false, required: false, fieldName: 'suspended_until' },
      },
    },
    session: {
      modelName: 'sessions',
      fields: { userId: 'account', expiresAt: 'expires_at', ipAddress: 'address', userAgent: 'user_agent', ...times },
      additionalFields: {
        link: { type: 'boolean', input: false, defaultValue: false },
        linkTables: { type: 'string', input: false, required: false, fieldName: 'link_tables' },
        raisedUntil: { type: 'date', input: false, required: false, fieldName: 'raised_until' },
      },
      expiresIn: sessionAge,
      updateAge: day,
      // An old session is a guest's only proof, and adding a passkey is how a guest account becomes lasting.
      freshAge: 0,
    },
    account: {
      modelName: 'sign_ins',
      fields: {
        userId: 'account',
        accountId: 'foreign_id',
        providerId: 'provider',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
    plugins: [
      anonymous({
        generateName: guestName,
        generateRandomEmail: () => `${crypto.randomUUID()}@guest.invalid`,
        // The guest remains until the person claims or rejects its games.
        disableDeleteAnonymousUser: true,
        schema: { user: { fields: { isAnonymous: 'guest' } } },
      }),
      emailOTP({
        otpLength: 6,
        expiresIn: codeAge,
        allowedAttempts: 5,
        storeOTP: 'hashed',
        sendVerificationOTP: ({ email, otp }) =>
          settings.sendMail(
            composeAccountMail({ email, language: 'en' }, 'code', {
              code: otp,
              minutes: codeAge / minute,
              site: hostname,
            }),
          ),
      }),
      passkey({
        rpID: hostname,
        rpName: 'Carriage House',
        origin,
        // Discoverable on the device under our name, so that signing in needs no address.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              userId: 'account',
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
      apiKey({
        defaultPrefix: 'carriage_',
        requireName: true,
        rateLimit: { enabled: false },
        keyExpiration: { maxExpiresIn: 366 },
        schema: {
          apikey: {
            modelName: 'api_tokens',
            fields: {
              configId: 'config_id',
              referenceId: 'account',
              refillInterval: 'refill_interval',
              refillAmount: 'refill_amount',
              lastRefillAt: 'last_refill_at',
              rateLimitEnabled: 'rate_limit_enabled',
              rateLimitTimeWindow: 'rate_limit_time_window',
              rateLimitMax: 'rate_limit_max',
              requestCount: 'request_count',
              lastRequest: 'last_request',
              expiresAt: 'expires_at',
              ...times,
            },
          },
        },
      }),
      beginSession(),
      linkSignIn({ secret: settings.secret, database: settings.database }),
      addressLimits({ database: settings.database, factor: settings.targetFactor }),
    ],
  } satisfies BetterAuthOptions
  const store = withSessionHashes(await getAdapter(options))
  const library = betterAuth({ ...options, database: () => store })
  return {
    origin,
    handle: (request) => library.handler(request),
    async heldBy(cookie) {
      const headers = new Headers({ cookie })
      const found = await library.api.getSession({ headers, query: { disableRefresh: true } }).catch(storeAway)
      if (!found) return undefined
      const { session, user } = found
      const now = Date.now()
      const raised = (session.raisedUntil?.getTime() ?? 0) > now
      const suspendedUntil = user.suspendedUntil ?? undefined
      const account = {
        id: user.id,
        name: user.name,
        guest: user.isAnonymous === true,
        ...(user.role === operatorRole && { operator: { raised } }),
        ...(suspendedUntil && suspendedUntil.getTime() > now && { suspendedUntil }),
      }
      const linkTables = session.link === true ? (session.linkTables ?? '').split(' ') : undefined
      return { session: session.id, linkTables, account }
    },
    async begin(account, headers) {
      const response = await library.api.beginSession({ body: { account }, headers, asResponse: true })
      if (!response.ok) throw new Error(`The sign-in library started no session: ${response.status}.`)
      return response.headers.getSetCookie()
    },
    issueKey: (account, name, scopes, seconds) =>
      library.api.createApiKey({
        body: { userId: account, name, permissions: { [scopeKind]: [...scopes] }, expiresIn: seconds },
      }),
  }
}

/** Only a database failure makes reading a session fail; the library hides the cause. */
function storeAway(error: unknown): never {
  if (isAPIError(error) && error.statusCode >= 500)
    throw problemError('unavailable', 'Sessions cannot be read at the moment; try again.')
  throw error
}
