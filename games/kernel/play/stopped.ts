/** What a preview cannot see beyond. */
export type Unknown = 'chance' | 'secret'

/**
 * Thrown where the rules need something that a viewer does not know: a draw, or the content of a secret. A preview
 * catches it; anywhere else it is a bug in the game.
 */
export class Stopped extends Error {
  readonly at: Unknown

  constructor(at: Unknown) {
    super(
      at === 'chance'
        ? 'The rules need a draw that has not been made.'
        : 'The rules need a secret that this view does not hold.',
    )
    this.name = 'Stopped'
    this.at = at
  }
}
