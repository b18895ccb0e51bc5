import type * as z from 'zod/mini'
import type { AnyGame } from '../contract/game.ts'

/** The field at one place of a component table, read from its schema. */
export type FormField =
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'choice'; readonly values: readonly FormValue[] }
  /** A constant. */
  | { readonly kind: 'fixed'; readonly value: FormValue }
  | { readonly kind: 'list'; readonly of: FormField; readonly from: number; readonly to: number }
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] }
  /** Groups of different fields, distinguished by one of them. */
  | { readonly kind: 'variants'; readonly by: string; readonly variants: readonly FormVariant[] }

export type FormValue = string | number | boolean | null

export interface NamedField {
  readonly name: string
  readonly field: FormField
  /** May be omitted. */
  readonly optional: boolean
}

export interface FormVariant {
  readonly value: FormValue
  readonly fields: readonly NamedField[]
}

/** The form of a game's component tables; undefined if they are not among its options. */
export function componentForm({ options }: AnyGame): FormField | undefined {
  const form = fieldOf(options)
  return form.kind === 'group' ? form.fields.find(({ name }) => name === 'components')?.field : undefined
}

/** The field at a path below another. */
export function fieldAt(field: FormField | undefined, path: readonly string[]): FormField | undefined {
  const [name, ...rest] = path
  if (field === undefined || name === undefined) return field
  if (field.kind === 'list') return fieldAt(field.of, rest)
  if (field.kind !== 'group') return undefined
  return fieldAt(field.fields.find((each) => each.name === name)?.field, rest)
}

/** The simplest content of a field, keeping the parts of a previous content that still fit. */
export function contentFor(field: FormField, earlier?: unknown): unknown {
  switch (field.kind) {
    case 'number':
      return typeof earlier === 'number' ? earlier : field.from
    case 'text':
      return typeof earlier === 'string' ? earlier : ''
    case 'choice':
      return field.values.find((value) => value === earlier) ?? field.values[0]
    case 'fixed':
      return field.value
    case 'list':
      return Array.isArray(earlier)
        ? earlier.map((each) => contentFor(field.of, each))
        : Array.from({ length: field.from }, () => contentFor(field.of))
    case 'group':
      return groupFor(field.fields, earlier)
    case 'variants': {
      const { by, variants } = field
      const value = entryOf(earlier, by)
      return groupFor((variants.find((each) => each.value === value) ?? variants[0])?.fields ?? [], earlier)
    }
    default:
      return field satisfies never
  }
}

/** The simplest content of these fields, keeping the parts of a previous content that still fit. */
export function groupFor(fields: readonly NamedField[], earlier?: unknown): object {
  const needed = fields.filter(({ name, optional }) => !optional || entryOf(earlier, name) !== undefined)
  return Object.fromEntries(needed.map(({ name, field }) => [name, contentFor(field, entryOf(earlier, name))]))
}

function entryOf(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null
    ? (content as Readonly<Record<string, unknown>>)[name]
    : undefined
}

function fieldOf(schema: z.core.$ZodType): FormField {
  const definition = lookInto(schema)
  switch (definition.type) {
    case 'readonly':
    case 'optional':
    case 'default':
      return fieldOf(definition.innerType)
    case 'nullable': {
      const inner = fieldOf(definition.innerType)
      return inner.kind === 'choice' ? { kind: 'choice', values: [null, ...inner.values] } : inner
    }
    case 'object':
      return { kind: 'group', fields: namedFields(definition.shape) }
    case 'record':
      return recordField(definition)
    case 'array':
      return { kind: 'list', of: fieldOf(definition.element), ...rangeOf(schema) }
    case 'number':
      return { kind: 'number', ...rangeOf(schema) }
    case 'boolean':
      return { kind: 'choice', values: [false, true] }
    case 'enum':
      return { kind: 'choice', values: Object.values(definition.entries) }
    case 'literal':
      return oneOfValues(definition.values.filter(isFormValue))
    case 'union':
      return 'discriminator' in definition && typeof definition.discriminator === 'string'
        ? variantsOf(definition.options, definition.discriminator)
        : { kind: 'text', most: 0 }
    default:
      return { kind: 'text', most: rangeOf(schema).to }
  }
}

function namedFields(shape: z.core.$ZodShape): NamedField[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    field: fieldOf(schema),
    optional: lookInto(schema).type === 'optional',
  }))
}

function recordField({ keyType, valueType, ...rest }: z.core.$ZodRecordDef): FormField {
  const names = lookInto(keyType)
  if (names.type !== 'enum') return { kind: 'group', fields: [] }
  const optional = 'partial' in rest && rest.partial === true
  const field = fieldOf(valueType)
  return { kind: 'group', fields: Object.values(names.entries).map((name) => ({ name: `${name}`, field, optional })) }
}

function variantsOf(options: readonly z.core.$ZodType[], by: string): FormField {
  const variants = options.flatMap((option): FormVariant[] => {
    const group = fieldOf(option)
    if (group.kind !== 'group') return []
    const mark = group.fields.find(({ name }) => name === by)?.field
    return mark?.kind === 'fixed' ? [{ value: mark.value, fields: group.fields }] : []
  })
  return { kind: 'variants', by, variants }
}

function oneOfValues(values: readonly FormValue[]): FormField {
  const [only] = values
  return values.length === 1 && only !== undefined ? { kind: 'fixed', value: only } : { kind: 'choice', values }
}

function isFormValue(value: unknown): value is FormValue {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The bounds of a number, a list or a text, from its checks. */
function rangeOf(schema: z.core.$ZodType): { readonly from: number; readonly to: number } {
  let [from, to] = [0, 0]
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const check = (_zod as z.core.$ZodChecks['_zod']).def
    if (check.check === 'greater_than') from = Number(check.value)
    if (check.check === 'less_than') to = Number(check.value)
    if (check.check === 'min_length') from = check.minimum
    if (check.check === 'max_length') to = check.maximum
  }
  return { from, to }
}

/** Every schema is one of zod's own kinds, which only this union names. */
function lookInto(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def
}
