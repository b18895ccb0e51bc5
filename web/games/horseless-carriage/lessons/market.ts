import { type Move, nicheAt, nichesIn, type State } from '@carriage/horseless-carriage'

export interface NicheXY {
  readonly x: number
  readonly y: number
}

/** Whether a move lays a window over one of these niches. */
export function shows(move: Move, niches: readonly NicheXY[]): boolean {
  if (move.kind !== 'placeWindow') return false
  const seen = nichesIn(move.window)
  return niches.some(({ x, y }) => seen.includes(nicheAt(x, y)))
}

export function sellsTo(move: Move, { x, y }: NicheXY): boolean {
  return move.kind === 'sellTo' && move.niche.x === x && move.niche.y === y
}

/** Whether everyone has sold what could be sold this year. */
export function salesAreOver({ stage }: State): boolean {
  return stage.name !== 'factory' && stage.name !== 'sales'
}

/** Any sale with a window that lies. */
export function isSale({ kind }: Move): boolean {
  return kind === 'useDealership' || kind === 'sellTo'
}
