import * as z from 'zod/mini'

export const optionsSchema = z.strictObject({
  purse: z._default(z.enum(['plain', 'deep']), 'plain'),
})

export type Options = z.infer<typeof optionsSchema>
