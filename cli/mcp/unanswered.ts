import type { ClientAnswer } from '@carriage/protocol/client'

/** The server refused or failed; the message says why, in its words. */
export class Unanswered extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'Unanswered'
  }
}

/** The response of the server. */
export function answerOrThrow<T>({ data, error }: ClientAnswer<T>): T {
  if (!error) return data
  const { code, rule = '', detail = '' } = error
  throw new Unanswered([code, rule, detail].filter((part) => part !== '').join(': '))
}
