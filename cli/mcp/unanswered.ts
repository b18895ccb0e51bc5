/** The house did not do what was asked of it; the message says why, in its words. */
export class Unanswered extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'Unanswered'
  }
}

interface Answer<T> {
  readonly data?: T
  readonly error?: { readonly code?: string; readonly detail?: string; readonly rule?: string } | undefined
}

/** What the house gave. */
export function answerOrThrow<T>({ data, error }: Answer<T>): T {
  if (data !== undefined) return data
  const { code = '', rule = '', detail = '' } = error ?? {}
  throw new Unanswered([code, rule, detail].filter((part) => part !== '').join(': '))
}
