import { type BoxErrorMessage, en } from './messages.en.ts'

/** A parsed message of a checker. */
interface BoxError {
  readonly id: BoxErrorMessage
  readonly values: Readonly<Record<string, string>>
}

const patterns = Object.entries(en).map(([id, text]) => ({ id: id as BoxErrorMessage, pattern: patternOf(text) }))

/** Parses a message that a checker made in English. */
export function readBoxError(problem: string): BoxError | undefined {
  for (const { id, pattern } of patterns) {
    const values = pattern.exec(problem)
    if (values) return { id, values: { ...values.groups } }
  }
  return undefined
}

function patternOf(text: string): RegExp {
  const plain = text.replace(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)
  return new RegExp(`^${plain.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`)
}
