import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  readonly to: string
  /** The head, and the plain text. */
  readonly text: string
  readonly html: string
  readonly raw: string
}

export interface Mailbox {
  readonly url: string
  readonly mails: Received[]
  /** The answers to the next mails instead of accepting them; 0 breaks the connection. */
  readonly moods: number[]
  close(): Promise<void>
}

/** A real SMTP server that stores what it gets. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: Received[] = []
  const moods: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const mood = moods.shift()
        if (mood === undefined)
          mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            ...readMail(Buffer.concat(parts).toString()),
          })
        if (mood === 0) {
          stream.destroy()
          // Closed without an answer, so that it is unknown whether the mail was accepted.
          for (const connection of connections) connection._socket.destroy()
          return
        }
        done(mood === undefined ? null : Object.assign(new Error('Not now.'), { responseCode: mood }))
      })
    },
  })
  // The library has its connections here, and no public way to cut them.
  const connections = server.connections as unknown as Set<{ _socket: { destroy(): void } }>
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    moods,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The head with the plain text, and the HTML, both decoded. */
function readMail(raw: string): Omit<Received, 'to'> {
  const boundary = /boundary="?([^";\r\n]+)/.exec(raw)?.[1]
  const [head = '', ...parts] = boundary === undefined ? [raw] : raw.split(`--${boundary}`)
  const of = (type: string) => parts.find((part) => part.includes(`Content-Type: ${type}`))?.trimStart()
  const plain = of('text/plain')
  const text =
    plain === undefined ? decoded(raw) : `${unfolded(head)}\n\n${decoded(plain).split('\n\n').slice(1).join('\n\n')}`
  return { raw, text, html: decoded(of('text/html') ?? '') }
}

function unfolded(head: string): string {
  return head.replace(/\r\n[ \t]+/g, ' ').trimEnd()
}

/** Decodes quoted-printable. */
function decoded(raw: string): string {
  const end = raw.indexOf('\r\n\r\n')
  const head = unfolded(raw.slice(0, end))
  const body = raw.slice(end + 4)
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    return `${head}\n\n${Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')}`
  }
  return `${head}\n\n${(/base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body).replaceAll('\r\n', '\n')}`
}
