import * as z from 'zod/mini'
import type { Chance } from '../chance/chance.ts'
import type { Schema } from '../contract/game.ts'
import type { Seat } from '../contract/seat.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Invents inputs that match a schema, to also try moves that a game failed to list. */
export type Inventor = (seat: Seat, vocabulary: Vocabulary, chance: Chance) => unknown

export function inventorOf(schema: Schema<object>): Inventor {
  const form: Form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return (seat, vocabulary, chance) => invent(form, seat, vocabulary, chance)
}

/** The part of JSON Schema used by moves. */
interface Form {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly unknown[]
  readonly oneOf?: readonly unknown[]
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly items?: unknown
}

function invent(form: Form, seat: Seat, vocabulary: Vocabulary, chance: Chance): unknown {
  const among = <T>(list: readonly T[]): T | undefined => list[list.length > 0 ? chance.below(list.length) : 0]
  const inner = (part: unknown): unknown =>
    typeof part === 'object' && part !== null ? invent(part, seat, vocabulary, chance) : among(vocabulary.numbers)

  if (form.const !== undefined) return form.const
  if (form.enum) return among(form.enum)
  const choices = form.anyOf ?? form.oneOf
  if (choices) return inner(among(choices))
  switch (form.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(form.properties ?? {})
          .filter(([key]) => form.required?.includes(key) || chance.below(2) === 0)
          // A seat seals its own parts for itself; anything else is refused before the rules see it.
          .map(([key, part]) => [key, key === '$secret' ? [seat] : inner(part)]),
      )
    case 'array':
      return Array.from({ length: chance.below(4) }, () => inner(form.items))
    case 'integer':
    case 'number':
      return among(vocabulary.numbers)
    case 'string':
      return among(vocabulary.strings)
    case 'boolean':
      return chance.below(2) === 0
    default:
      return null
  }
}
