/** What reads a move that came from outside. */
interface MoveSchema<Move> {
  safeParse(shaped: object): { readonly success: true; readonly data: Move } | { readonly success: false }
}

/**
 * Moves in short notation, for openings that the lesson plays itself: `T7 hire card=D7 car=2/2 crew=2 price=6 end`.
 * A line is a turn; whose turn it is follows from the rules. Each game says what its words stand for.
 */
export function readScript<Move>(
  text: string,
  schema: MoveSchema<Move>,
  shaped: (name: string, value: string) => object,
): Move[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name = '', value = ''] = word.split('=')
      const move = schema.safeParse(shaped(name, value))
      if (!move.success) throw new RangeError(`No move is called ${word}.`)
      return move.data
    })
}
