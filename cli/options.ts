import { type AnyGame, readOptions } from '@carriage/kernel'
import { prettifyError, safeParse, toJSONSchema } from 'zod/mini'
import { Complaint } from './complaint.ts'

/** Parses `key=value` texts over given options; omitted ones get their defaults. */
export function chooseOptions(game: AnyGame, texts: readonly string[], over: object = {}): object {
  const given = { ...over, ...Object.fromEntries(texts.map(keyAndValue)) }
  const read = readOptions(game, given)
  if (read.ok) return read.value
  const [option = '', ...inside] = String(read.refusal.facts.at).split('.')
  // A whole component table as an option is too long to repeat: only its problem is shown.
  if (inside.length > 0) throw new Complaint('option.wrong', { game: game.id, option, problem: problems(game, given) })
  const known = Object.entries(knownOptions(game)).map(([key, values]) => `${key}=${values.join('|')}`)
  throw new Complaint('option.refused', {
    game: game.id,
    given: texts.join(', '),
    count: known.length,
    known: known.join(', '),
  })
}

/** Options as they are typed: `--option purse=deep`. */
export function optionTexts(options: object): string[] {
  return Object.entries(options).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
}

function keyAndValue(text: string): [key: string, value: unknown] {
  const [, key, value] = /^([^=]+)=(.*)$/.exec(text) ?? []
  if (key === undefined || value === undefined) throw new Complaint('option.form', { text })
  return [key, plainValue(value)]
}

function plainValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function problems(game: AnyGame, given: object): string {
  const parsed = safeParse(game.options, given)
  return parsed.success ? '' : prettifyError(parsed.error)
}

/** The possible values of each option, from its schema. */
function knownOptions(game: AnyGame): Record<string, readonly string[]> {
  const { properties = {} } = toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, typeof schema === 'object' ? valuesOf(schema) : []]),
  )
}

function valuesOf(schema: { enum?: unknown[]; const?: unknown; type?: string | string[] }): string[] {
  if (schema.enum) return schema.enum.map(String)
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  return schema.type === 'boolean' ? ['true', 'false'] : [`<${String(schema.type ?? 'value')}>`]
}
