import type { MatchId } from '@carriage/protocol'
import { at, type ChaosGuest, retryUntilAnswered } from './requests.ts'

export interface DraftOptions {
  readonly match: MatchId
  readonly guest: ChaosGuest
  readonly gateway: () => string
}

/** Keeps numbered drafts for one seat and reads each back, one after the other. */
export class Drafts {
  /** Drafts that the server said it keeps. */
  stored = 0
  /** Drafts that it did not have any more, though it had said that it keeps them and the match went on. */
  readonly lost: string[] = []
  readonly #terms: DraftOptions
  #last = 0
  #work: Promise<void> = Promise.resolve()

  constructor(options: DraftOptions) {
    this.#terms = options
  }

  /** Keeps another one, once those before are through. */
  store(): void {
    this.#work = this.#work.then(() => this.#keepOne())
  }

  done(): Promise<void> {
    return this.#work
  }

  async #keepOne(): Promise<void> {
    const { match, guest, gateway } = this.#terms
    const params = { path: { id: match } }
    const count = ++this.#last
    // The time of an edit grows, also within a millisecond: the newest draft wins.
    const body = { at: Date.now() + count, draft: { count, sheets: 'x'.repeat(2_000) } }
    await retryUntilAnswered(
      'a draft',
      async () => (await at(gateway, guest).PUT('/api/matches/:id/draft', { params, body })).data,
    )
    const found = await retryUntilAnswered(
      'the draft again',
      async () => (await at(gateway, guest).GET('/api/matches/:id/draft', { params })).data,
    )
    const has = Number(found.draft?.count ?? 0)
    if (has >= count) this.stored += 1
    else if (!(await this.#isOver())) this.lost.push(`draft ${count} was kept, and ${has || 'none'} was found`)
  }

  /** A draft ends with its match. */
  async #isOver(): Promise<boolean> {
    const { match, guest, gateway } = this.#terms
    const params = { path: { id: match } }
    const table = await retryUntilAnswered(
      'the table',
      async () => (await at(gateway, guest).GET('/api/tables/:id', { params })).data,
    )
    return table.state === 'over'
  }
}
