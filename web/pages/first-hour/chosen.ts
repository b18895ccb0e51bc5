import type { StagedProps } from './stage.ts'

/** The chosen move, if it is one of this kind. */
export function chosen<Move extends { readonly kind: string }, Kind extends Move['kind']>(
  { draft }: Pick<StagedProps<object, Move, object>, 'draft'>,
  kind: Kind,
): Extract<Move, { readonly kind: Kind }> | undefined {
  const move = draft?.move
  return move?.kind === kind ? (move as Extract<Move, { readonly kind: Kind }>) : undefined // its kind was compared
}

export function rivalName({ seats }: Pick<StagedProps<object, object, object>, 'seats'>, seat: number): string {
  return seats[seat]?.name ?? ''
}
