import { existsSync } from 'node:fs'
import * as z from 'zod'
import { readTrustedProxies, type TrustedProxies } from './platform/http/caller-address.ts'

const roles = ['play', 'clock', 'courier', 'bots'] as const
export type Role = (typeof roles)[number]

const flag = z.stringbool()
/** A number of proxies, a list of their networks, `true` for one, `false` for none. */
const proxies = z.string().transform((text, context): TrustedProxies => {
  try {
    return readTrustedProxies(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
})
const file = z.string().refine((path) => existsSync(path), 'there is no such file')
const port = z.coerce.number().int().min(0).max(65_535)

/** Everything that can be set from outside, by environment variable. docs/self-hosting.md explains each. */
const environment = z.object({
  CARRIAGE_ROLES: z
    .string()
    .default('all')
    .transform((text) => (text === 'all' ? roles.join() : text).split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1))
    .transform((given) => roles.filter((role) => given.includes(role))),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where the database lies that the server runs itself when no DATABASE_URL is given. */
  CARRIAGE_DATA: z.string().default('data'),
  /** Of one process in all; half of them are for moves alone. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(16),
  /** Whether a process brings the database forward when it starts. If not, `server/migrate.ts` has to have done so. */
  MIGRATE_AT_START: flag.default(true),
  /** One server, or several of a cluster with commas between them. */
  NATS_URL: z.string().optional(),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  /** Files: the seed of an nkey, or credentials as `nsc` writes them. */
  NATS_NKEY: file.optional(),
  NATS_CREDS: file.optional(),
  /** Files: the authority that signed the servers' certificates; the certificate and the key of this process. */
  NATS_CA: file.optional(),
  NATS_CERT: file.optional(),
  NATS_KEY: file.optional(),
  /** What the subjects of this house begin with on a NATS that others use as well. */
  NATS_PREFIX: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'expected letters, digits, - and _, in parts with dots between them')
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  /** The address under which players reach the house; links and cookies are made for it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs cookies and links. Without it a secret is made and kept in the database. */
  CARRIAGE_SECRET: z.string().min(32).optional(),
  /** The proxies in front whose X-Forwarded-For is believed: how many there are, or their networks. */
  TRUST_PROXY: proxies.default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** Keys of web push, as `npx web-push generate-vapid-keys` makes them. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Health and metrics on a port of their own; none if it is not set. */
  OPS_PORT: port.optional(),
  /** Whether notices may go to addresses of the server's own network, and without TLS. */
  NOTIFY_PRIVATE_ADDRESSES: flag.default(false),
  /** Multiplies every limit on how often a caller may ask, for tests and for houses behind one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(10_000).default(1),
  /** Milliseconds that a bot takes over a turn at least, so that people can follow. */
  BOT_THINK_MS: z.coerce.number().int().min(0).max(60_000).default(600),
  /** Seconds that a slow table waits before the house plays what a player ordered; a live one waits three at most. */
  PREMOVE_DELAY_SECONDS: z.coerce.number().min(0).max(3_600).default(60),
  /** Threads in which bots search. Without it as many as there are processors, but for one. */
  BOT_THREADS: z.coerce.number().int().min(1).max(256).optional(),
  /** Days without any activity after which a table that still waits for players is closed. */
  WAITING_TABLE_DAYS: z.coerce.number().int().min(1).max(3_650).default(14),
  /** Who runs the house, for its imprint: a name, a postal address with bars between its lines, a mail address or page. */
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  OPERATOR_CONTACT: z.union([z.email(), z.url({ protocol: /^https?$/ })]).optional(),
  /** Where the source of this house can be read. */
  SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Days after the end of a match until its log is archived. */
  ARCHIVE_DAYS: z.coerce.number().min(0).max(36_500).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The longest that the rules may take over one move, in milliseconds. */
  RULES_TIMEOUT_MS: z.coerce.number().int().min(10).max(60_000).default(1_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})

export interface Config extends Omit<z.infer<typeof environment>, 'PUBLIC_URL'> {
  readonly PUBLIC_URL: string
}

/** A setting that cannot be used. The message names each and says what is expected. */
export class WrongSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'WrongSettings'
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success)
    throw new WrongSettings(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
  // Passkeys belong to a name; a bare address has none.
  const { PUBLIC_URL = `http://localhost:${read.data.PORT}` } = read.data
  return { ...read.data, PUBLIC_URL }
}
