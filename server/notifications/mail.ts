import { failed, type Outcome, sent, TakenOver } from './outcome.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** The Message-ID, by which a mailbox recognises duplicates. */
  readonly id?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The name that mail programs show. */
const sender = 'Carriage House'

export interface MailOptions {
  readonly url: string
  readonly from: string
  /** The time limit of one attempt, in milliseconds. */
  readonly timeout: number
}

/** Sends one e-mail. `leaving` is awaited when the mail server is ready and nothing was sent yet. */
export async function sendMail(
  { to, subject, text, html, id, headers = {} }: Mail,
  { url, from, timeout }: MailOptions,
  leaving: () => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> {
  // Loaded with the first mail, since many servers send none.
  const [{ default: MailComposer }, { parseConnectionUrl }, { default: SMTPConnection }] = await Promise.all([
    import('nodemailer/lib/mail-composer'),
    import('nodemailer/lib/shared'),
    import('nodemailer/lib/smtp-connection'),
  ])
  const { auth, ...server } = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  // A server that sends a little now and then never triggers the idle timeout, so the whole attempt has a limit too.
  let giveUp: (error: Error) => void = () => undefined
  const late = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  late.catch(() => undefined)
  const limit = setTimeout(() => {
    giveUp(new Error('The mail server took too long.'))
    connection.close()
  }, timeout)
  const inTime = (step: Promise<void>): Promise<void> => Promise.race([step, late])
  let announced = false
  try {
    const message = await new MailComposer({
      from: { name: sender, address: from },
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      // The second keeps Exchange from answering that its owner is on holiday.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
      ...(id === undefined ? {} : { messageId: id }),
    })
      .compile()
      .build()
    await inTime(
      new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.connect((error) => (error ? reject(error) : resolve()))
      }),
    )
    if (auth) await inTime(step((done) => connection.login(auth, done)))
    await leaving()
    announced = true
    await inTime(
      new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.send({ from, to: [to] }, message, (error) => (error ? reject(error) : resolve()))
      }),
    )
    return sent
  } catch (error) {
    if (error instanceof TakenOver) throw error
    return judged(error, announced)
  } finally {
    clearTimeout(limit)
    connection.on('error', () => undefined)
    connection.quit()
  }
}

function step(ask: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => ask((error) => (error ? reject(error) : resolve())))
}

function judged(error: unknown, announced: boolean): Outcome {
  const detail = error instanceof Error ? error.message : String(error)
  if (!announced) return failed('unreachable', detail, 'again')
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0
  if (code >= 500) return failed('refused', detail, 'leave')
  if (code >= 400) return failed('unreachable', detail, 'again')
  // Without an answer it is unknown whether the server accepted it.
  return failed('inDoubt', detail, 'leave')
}
