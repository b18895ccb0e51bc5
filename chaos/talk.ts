import { randomUUID } from 'node:crypto'
import type { DraftOptions } from './drafts.ts'
import { at, retryUntilAnswered } from './requests.ts'

/** What one seat says at a table: each line again with the same id until the server has it, and read back at the end. */
export class Talk {
  /** Lines that the server said it has, in order. */
  readonly sent: string[] = []
  /** What is wrong with them at the end. */
  readonly faults: string[] = []
  readonly #terms: DraftOptions
  #work: Promise<void> = Promise.resolve()

  constructor(options: DraftOptions) {
    this.#terms = options
  }

  /** Says another line, once those before are through. */
  send(): void {
    this.#work = this.#work.then(() => this.#speakOne())
  }

  /** Resolves when all lines were read back. */
  done(): Promise<void> {
    return this.#work.then(() => this.#readBack())
  }

  async #speakOne(): Promise<void> {
    const { match, guest, gateway } = this.#terms
    const params = { path: { id: match } }
    const body = { id: randomUUID(), text: `line ${this.sent.length + 1} of ${randomUUID()}` }
    await retryUntilAnswered(
      'a line of chat',
      async () => (await at(gateway, guest).POST('/api/matches/:id/chat', { params, body })).data,
    )
    this.sent.push(body.text)
  }

  async #readBack(): Promise<void> {
    if (this.sent.length === 0) return
    const found: string[] = []
    for (let before: string | undefined, more = true; more; ) {
      const page = await this.#page(before)
      found.unshift(...page.lines.map(({ text }) => text))
      before = page.next ?? undefined
      more = page.next !== null
    }
    this.faults.push(...talkFaults(this.sent, found))
  }

  #page(before: string | undefined) {
    const { match, guest, gateway } = this.#terms
    const params = { path: { id: match }, query: { limit: 100, ...(before !== undefined && { before }) } }
    return retryUntilAnswered(
      'the chat',
      async () => (await at(gateway, guest).GET('/api/matches/:id/chat', { params })).data,
    )
  }
}

/** Each line that was said is there once, in the order in which it was said. */
export function talkFaults(shown: readonly string[], found: readonly string[]): string[] {
  const own = found.filter((text) => shown.includes(text))
  const times = (line: string) => own.filter((text) => text === line).length
  const counted = shown.filter((line) => times(line) !== 1).map((line) => `"${line}" is there ${times(line)} times`)
  if (counted.length > 0) return counted
  return own.join('\n') === shown.join('\n') ? [] : ['the lines are in another order']
}
