import * as z from 'zod'

const seat = z.int().min(0)

export const askedSeat = z.strictObject({ seat }).meta({ id: 'AskedSeat' })

export const absence = z
  .object({
    absent: z
      .array(
        z.object({
          seat,
          since: z.int().nullable().describe('Since when a bot has played the seat, in milliseconds since the epoch.'),
          resigned: z.boolean(),
          open: z.boolean().describe('Whether the player has been away long enough for the others to decide.'),
        }),
      )
      .describe('Seats of people whom a bot replaces.'),
    present: z.array(seat).describe('Seats of the people who are present; all of them have to agree.'),
    proposals: z.array(
      z.object({
        id: z.int(),
        by: z.string().describe('The name of the proposer.'),
        own: z.boolean(),
        seat: seat.nullable().describe('The seat that the proposer would take over; null: to end the game.'),
        agreed: z.array(seat),
      }),
    ),
    ended: z.boolean().describe('Whether the people at the table agreed to end the game: bots play it to its end.'),
  })
  .meta({ id: 'TableAbsence', description: 'Who is away from a running match, and what the people there propose.' })
export type TableAbsence = z.infer<typeof absence>
