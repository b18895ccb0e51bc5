import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { pino } from 'pino'
import { smtpMail } from '../../notifications/account-mail.ts'
import { type Mailbox, openMailbox } from '../../notifications/testing/mailbox.ts'
import { type Bus, localBus } from '../../platform/bus/index.ts'
import { answerProblem } from '../../platform/http/problems.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Accounts, type AccountsOptions, openAccounts } from '../open.ts'

export const origin = 'http://localhost:8080'

export interface AccountServer {
  readonly database: TestDatabase
  readonly accounts: Accounts
  readonly bus: Bus
  readonly mailbox: Mailbox
  readonly app: FastifyInstance
  /** A browser with its own network address and cookies. */
  browser(address?: string): Browser
  /** The code in the last mail to an address. */
  codeFor(email: string): string
  close(): Promise<void>
}

/** Accounts on a real database, with a real mail server, behind HTTP. */
export async function startAccountServer(options: Partial<AccountsOptions> = {}): Promise<AccountServer> {
  const database = await testDatabase()
  const mailbox = await openMailbox()
  const bus = localBus()
  const log = pino({ level: 'silent' })
  const sendMail = smtpMail({ url: mailbox.url, from: 'house@example.org', timeout: 2_000 })
  const accounts = await openAccounts({ database, bus, log, publicUrl: origin, sendMail, ...options })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerProblem)
  await app.register(accounts.routes)
  let addresses = 0
  return {
    database,
    accounts,
    bus,
    mailbox,
    app,
    browser(address) {
      addresses += 1
      return browser(app, address ?? `10.0.0.${addresses}`, options.publicUrl ?? origin)
    },
    codeFor(email) {
      const mail = mailbox.mails.findLast(({ to }) => to === email.toLowerCase())
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
      if (!code) throw new Error(`No code came to ${email}.`)
      return code
    },
    async close() {
      await app.close()
      await mailbox.close()
      await bus.close()
      await database.drop()
    },
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Browser {
  cookie(): string
  /** The set-cookie headers of the answers so far. */
  readonly setCookies: readonly string[]
  /** The body is taken for a `T`, which the test then checks. */
  send<T = SentMail>(method: Method, path: string, body?: object, token?: string): Promise<Reply<T>>
}

export interface Reply<T = SentMail> {
  readonly status: number
  readonly body: T
  readonly headers: Readonly<Record<string, unknown>>
}

/** The fields of answers that tests read: of an account, a problem, a token or a challenge. */
export interface SentMail {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly code: string
  readonly detail: string
  readonly facts: { readonly reason: string; readonly seconds: number }
  readonly challenge: string
  readonly token: string
  readonly expiresAt: string
  readonly current: boolean
}

function browser(app: FastifyInstance, remoteAddress: string, from: string): Browser {
  const jar = new Map<string, string>()
  const setCookies: string[] = []
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    setCookies,
    async send<T>(method: Method, url: string, body?: object, token?: string) {
      const headers = {
        'user-agent': 'Test Browser',
        ...(method === 'GET' ? {} : { origin: from }),
        ...(jar.size > 0 && { cookie: cookie() }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const request: InjectOptions = { method, url, headers, remoteAddress, ...(body && { payload: body }) }
      const response = await app.inject(request)
      const set = [response.headers['set-cookie'] ?? []].flat()
      setCookies.push(...set)
      for (const each of set) {
        const [pair = ''] = each.split(';')
        const name = pair.slice(0, pair.indexOf('='))
        const value = pair.slice(pair.indexOf('=') + 1)
        if (value === '' || /max-age=0/i.test(each)) jar.delete(name)
        else jar.set(name, value)
      }
      const text = response.payload
      // The cast is checked by the expectations of each test.
      const read = (/^[{[]/.test(text) ? JSON.parse(text) : text) as T
      return { status: response.statusCode, body: read, headers: response.headers }
    },
  }
}
