import { type Chance, fastChance } from '@carriage/kernel'

/** A JSON Schema, as far as our OpenAPI documents use it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
}

const texts = [
  '',
  ' ',
  'auction',
  'kraftwagen',
  '0',
  '-1',
  '00000000000000',
  'some-command',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  "'; drop table seats; --",
  '../../etc/passwd',
  '%00',
  '__proto__',
  'a@example.org',
  'http://127.0.0.1:5432/',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '💥'.repeat(50),
]
const numbers = [0, -1, 1, 7, 8, 0.5, 1e9, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 1e-300]
const junk: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  { $secret: [0] },
  { length: 1 },
  ...texts,
  ...numbers,
]

/** Generates inputs that resemble a schema and are mostly wrong somewhere. */
export function badInputs(components: Readonly<Record<string, Schema>>, seed: number) {
  const chance = fastChance(seed)
  return { chance, value, text, pick: <T>(of: readonly T[]) => pick(chance, of) }

  /** A value for a schema; one in `wrongOneIn` parts of it is something else. */
  function value(schema: Schema, wrongOneIn: number, depth = 0): unknown {
    if (depth > 12 || chance.below(wrongOneIn) === 0) return nested(pick(chance, junk))
    if (schema.$ref) return value(components[schema.$ref.replace(/.*\//, '')] ?? {}, wrongOneIn, depth + 1)
    const either = schema.anyOf ?? schema.oneOf
    if (either) return value(pick(chance, either), wrongOneIn, depth + 1)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(chance, schema.enum)
    switch (schema.type) {
      case 'object':
        return object(schema, wrongOneIn, depth)
      case 'array':
        return schema.prefixItems
          ? schema.prefixItems.map((item) => value(item, wrongOneIn, depth + 1))
          : Array.from({ length: chance.below(4) }, () => value(schema.items ?? {}, wrongOneIn, depth + 1))
      case 'integer':
      case 'number':
        return (schema.minimum ?? 0) + chance.below(Math.min(1_000, (schema.maximum ?? 10) - (schema.minimum ?? 0) + 2))
      case 'boolean':
        return chance.below(2) === 0
      case 'string':
        return pick(chance, texts)
      default:
        return pick(chance, junk)
    }
  }

  function object({ properties = {}, required = [] }: Schema, wrongOneIn: number, depth: number): object {
    const made: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(properties)) {
      const given = required.includes(name) ? chance.below(wrongOneIn * 2) > 0 : chance.below(2) === 0
      if (given) made[name] = value(schema, wrongOneIn, depth + 1)
    }
    if (chance.below(wrongOneIn) === 0) made[pick(chance, texts)] = pick(chance, junk)
    return made
  }

  function nested(inner: unknown): unknown {
    const levels = chance.below(20) === 0 ? 500 : 0
    let made = inner
    for (let i = 0; i < levels; i++) made = i % 2 === 0 ? [made] : { a: made }
    return made
  }

  /** A text for a place in a URL or a header. */
  function text(): string {
    return pick(chance, texts)
  }
}

function pick<T>(chance: Chance, of: readonly T[]): T {
  return of[chance.below(of.length)] as T
}
