/** Parses a move. */
interface MoveSchema<Move> {
  safeParse(shaped: object): { readonly success: true; readonly data: Move } | { readonly success: false }
}

/**
 * Parses moves in short notation, for openings that the lesson plays: `T7 hire card=D7 car=2/2 crew=2 price=6 end`. A
 * line is a turn; the rules determine the seat. Each game maps the words to its moves.
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
      if (!move.success) throw new RangeError(`Unknown move: ${word}`)
      return move.data
    })
}
