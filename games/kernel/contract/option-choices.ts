import type * as z from 'zod/mini'

type OptionValue = boolean | string | number

/** An option that a table may agree on before the game: a boolean, or one of a few values. */
export interface OptionChoice {
  readonly name: string
  readonly values: readonly OptionValue[]
  /** The default. */
  readonly standard: OptionValue
  /** The value that an omitted option had in old matches, where new tables have another default. */
  readonly leftOut?: OptionValue
  /** For an option about one seat, which applies only to tables with this seat. */
  readonly ofSeat?: OptionOfSeat
}

interface OptionOfSeat {
  /** 1 is the first. */
  readonly seat: number
  /** The key of its messages, shared by all seats. */
  readonly words: string
}

const optionsOfSeats = new WeakMap<z.core.$ZodType, OptionOfSeat>()

/** Marks a field of options as about one seat. */
export function optionOfSeat<Schema extends z.core.$ZodType>(schema: Schema, ofSeat: OptionOfSeat): Schema {
  optionsOfSeats.set(schema, ofSeat)
  return schema
}

const newStandards = new WeakMap<z.core.$ZodType, OptionValue>()

/**
 * Marks an optional field whose default for new tables differs from its first value, which it means where old records
 * omit it.
 */
export function optionWithStandard<Schema extends z.core.$ZodType>(schema: Schema, standard: OptionValue): Schema {
  newStandards.set(schema, standard)
  return schema
}

/** The choices in a schema of options. Component tables and the like have no default and are no choices. */
export function choicesOf(options: z.core.$ZodType): OptionChoice[] {
  const definition = lookInto(options)
  if (definition.type === 'readonly') return choicesOf(definition.innerType)
  if (definition.type !== 'object') return []
  return Object.entries(definition.shape).flatMap(([name, field]): OptionChoice[] => {
    const chosen = lookInto(field)
    const ofSeat = optionsOfSeats.get(field)
    // Added after the first records: omitted, it means its first value, so that those stay valid.
    if (chosen.type === 'optional') {
      const values = valuesOf(chosen.innerType)
      const [leftOut] = values
      const standard = newStandards.get(field)
      if (leftOut === undefined) return []
      if (standard !== undefined) return [{ name, values, standard, leftOut }]
      return [{ name, values, standard: leftOut, ...(ofSeat && { ofSeat }) }]
    }
    if (chosen.type !== 'default') return []
    const values = valuesOf(chosen.innerType)
    const standard = values.find((value) => value === chosen.defaultValue)
    return standard === undefined ? [] : [{ name, values, standard }]
  })
}

/** The default of each choice, by name. */
export function standardsOf(choices: readonly OptionChoice[]): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(choices.map(({ name, standard }) => [name, standard]))
}

/** The value that each choice has where omitted, if that is not its default. */
export function omittedValues(choices: readonly OptionChoice[]): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(choices.flatMap(({ name, leftOut }) => (leftOut === undefined ? [] : [[name, leftOut]])))
}

/** The defaults that a new table must store, since omitted they would mean something else. */
export function defaultsToStore(options: z.core.$ZodType): Readonly<Record<string, OptionValue>> {
  return standardsOf(choicesOf(options).filter(({ leftOut }) => leftOut !== undefined))
}

/** The message ids of a choice: its name, its reason and rule, and each answer except yes and no. */
export function messagesFor({ name, values, ofSeat }: OptionChoice): string[] {
  const answers = values.includes(true) ? ['why'] : ['why', ...values]
  const words = ofSeat?.words ?? name
  return [`option.${words}`, ...answers.map((answer) => `option.${words}.${answer}`)]
}

function valuesOf(schema: z.core.$ZodType): OptionValue[] {
  const definition = lookInto(schema)
  switch (definition.type) {
    case 'boolean':
      return [false, true]
    case 'enum':
      return Object.values(definition.entries)
    case 'literal':
      return definition.values.filter((value) => typeof value === 'string' || typeof value === 'number')
    default:
      return []
  }
}

/** Every schema is one of zod's own kinds, which only this union names. */
function lookInto(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def
}
