import type { DrawingFrame } from '../drawing/scale.ts'
import { flip, type Hand, turn } from '../editor/hand.ts'
import type { GridSquare } from '../editor/places.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, hold } from './bench.ts'
import css from './hand-tools.module.css'
import { flipPath, putBackPath, ToolGlyph, turnPath } from './tool-glyph.tsx'

interface HandToolsProps {
  readonly props: OwnProps
  readonly bench: Bench
  readonly hand: Hand
  /** The square that was pointed at last: the tools stay out of its way. */
  readonly at: GridSquare | undefined
  readonly seen: DrawingFrame
}

/** On a phone, what can be done with the piece in the hand, over the floor at the edge nearest to it. */
export function HandTools({ props: { say }, bench, hand, at, seen }: HandToolsProps) {
  const high = at !== undefined && at.y > seen.top + seen.height * 0.6
  return (
    <div className={css.tools} data-at={high ? 'top' : 'bottom'}>
      <button type="button" className={css.tool} aria-label={say('tool.turn')} onClick={() => hold(bench, turn(hand))}>
        <ToolGlyph path={turnPath} />
        <span aria-hidden="true">{say('tool.turn.short')}</span>
      </button>
      <button type="button" className={css.tool} aria-label={say('tool.flip')} onClick={() => hold(bench, flip(hand))}>
        <ToolGlyph path={flipPath} />
        <span aria-hidden="true">{say('tool.flip.short')}</span>
      </button>
      <button type="button" className={css.tool} aria-label={say('tool.drop')} onClick={() => hold(bench, undefined)}>
        <ToolGlyph path={putBackPath} />
        <span aria-hidden="true">{say('tool.drop.short')}</span>
      </button>
    </div>
  )
}
