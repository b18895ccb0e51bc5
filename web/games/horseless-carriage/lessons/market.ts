import { type Move, nicheAt, nichesIn, type State } from '@carriage/horseless-carriage'
import { did } from '../../../pages/lessons/moves.ts'
import type { CarriageStep } from './drafted.ts'

export interface NicheXY {
  readonly x: number
  readonly y: number
}

/** Whether a move places a window over one of these niches. */
export function shows(move: Move, niches: readonly NicheXY[]): boolean {
  if (move.kind !== 'placeWindow') return false
  const seen = nichesIn(move.window)
  return niches.some(({ x, y }) => seen.includes(nicheAt(x, y)))
}

export function sellsTo(move: Move, { x, y }: NicheXY): boolean {
  return move.kind === 'sellTo' && move.niche.x === x && move.niche.y === y
}

/** A step in which a window is placed over a niche, in a turn that sells nowhere else. */
export function laysWindowOver(niche: NicheXY): Pick<CarriageStep, 'at' | 'allows' | 'offers' | 'done'> {
  return {
    at: '[data-sale]',
    allows: (_, move) => shows(move, [niche]),
    offers: (_, [first, sale]) => first !== undefined && shows(first, [niche]) && (!sale || sellsTo(sale, niche)),
    done: (_, event) => did(event, 'placeWindow'),
  }
}

/** A step in which I sell in a niche, and the others sell what they can. */
export function sellsInNiche(niche: NicheXY): Pick<CarriageStep, 'at' | 'allows' | 'done'> {
  return { at: '[data-sale]', allows: (_, move) => sellsTo(move, niche), done: salesAreOver }
}

/** Whether the sales of this year are over. */
export function salesAreOver({ stage }: State): boolean {
  return stage.name !== 'factory' && stage.name !== 'sales'
}

/** Any sale with a placed window. */
export function isSale({ kind }: Move): boolean {
  return kind === 'useDealership' || kind === 'sellTo'
}
