import type { Say } from '../words/house.ts'

/** What went wrong, in words that help; codes are for programs. */
export function problemIn(error: unknown, say: Say): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  switch (code) {
    case 'refused':
    case 'conflict':
    case 'forbidden':
    case 'tooMany':
      return say(`problem.${code}`)
    default:
      return say('problem.other')
  }
}
