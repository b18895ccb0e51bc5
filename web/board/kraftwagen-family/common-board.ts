import { isScoring } from './sales-play.ts'

interface AnyEvent {
  readonly kind: string
  readonly round?: number
}

/** What the boards of both Kraftwagens answer alike. */
export const commonBoard = {
  isSummary: isScoring,
  chapter: ({ kind, round }: AnyEvent) =>
    kind === 'roundPrepared' && round !== undefined ? { id: 'ending.round', values: { round } } : undefined,
  endTurn: <Move extends { readonly kind: string }>(moves: readonly Move[]) =>
    moves.find(({ kind }) => kind === 'endTurn'),
}
