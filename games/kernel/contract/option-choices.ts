import type * as z from 'zod/mini'

type OptionValue = boolean | string | number

/** One thing that a table may agree on before the game: yes or no, or one of a few. */
export interface OptionChoice {
  readonly name: string
  readonly values: readonly OptionValue[]
  /** The default. */
  readonly standard: OptionValue
  /** What a table was played with that left it out, where new tables have another default. */
  readonly leftOut?: OptionValue
  /** An option about one seat, which matters only at tables that have this seat. */
  readonly ofSeat?: OptionOfSeat
}

interface OptionOfSeat {
  /** 1 is the first. */
  readonly seat: number
  /** What its messages are called, for all seats together. */
  readonly words: string
}

const optionsOfSeats = new WeakMap<z.core.$ZodType, OptionOfSeat>()

/** Says of a field of options that it is about one seat. */
export function optionOfSeat<Schema extends z.core.$ZodType>(schema: Schema, ofSeat: OptionOfSeat): Schema {
  optionsOfSeats.set(schema, ofSeat)
  return schema
}

const newStandards = new WeakMap<z.core.$ZodType, OptionValue>()

/**
 * Says of an optional field of options that new tables have another default than its first value, which it keeps where
 * old records leave it out.
 */
export function optionWithStandard<Schema extends z.core.$ZodType>(schema: Schema, standard: OptionValue): Schema {
  newStandards.set(schema, standard)
  return schema
}

/** What there is to choose in a schema of options. Tables of components and the like have no standard and are no choices. */
export function choicesOf(options: z.core.$ZodType): OptionChoice[] {
  const definition = lookInto(options)
  if (definition.type === 'readonly') return choicesOf(definition.innerType)
  if (definition.type !== 'object') return []
  return Object.entries(definition.shape).flatMap(([name, field]): OptionChoice[] => {
    const chosen = lookInto(field)
    const ofSeat = optionsOfSeats.get(field)
    // Came later than the first records: left out, it is its first value, so that those stay as they were written.
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

/** What a table has that agrees on nothing, by the names of the choices. */
export function standardsOf(choices: readonly OptionChoice[]): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(choices.map(({ name, standard }) => [name, standard]))
}

/** What a table was played with that left these choices out, where that is not their default. */
export function leftOutOf(choices: readonly OptionChoice[]): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(choices.flatMap(({ name, leftOut }) => (leftOut === undefined ? [] : [[name, leftOut]])))
}

/** The defaults that a new table has to write down, since left out they would mean something else. */
export function newStandardsOf(options: z.core.$ZodType): Readonly<Record<string, OptionValue>> {
  return standardsOf(choicesOf(options).filter(({ leftOut }) => leftOut !== undefined))
}

/** The messages with which a game offers a choice: its name, why one might and by which rule, and each answer but yes and no. */
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

/** Every schema is of one of zod's own kinds, which only this union names. */
function lookInto(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def
}
