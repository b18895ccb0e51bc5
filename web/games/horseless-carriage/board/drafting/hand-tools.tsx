import { flip, type Hand, turn } from '../editor/hand.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, hold } from './bench.ts'
import css from './hand-tools.module.css'
import { flipPath, putBackPath, ToolGlyph, turnPath } from './tool-glyph.tsx'

interface HandToolsProps {
  readonly props: OwnProps
  readonly bench: Bench
  readonly hand: Hand
}

/** On a phone, the tools for the piece in hand: beside the text below the floor, so that no square is covered. */
export function HandTools({ props: { t }, bench, hand }: HandToolsProps) {
  return (
    <div className={css.tools}>
      <button type="button" className={css.tool} aria-label={t('tool.turn')} onClick={() => hold(bench, turn(hand))}>
        <ToolGlyph path={turnPath} />
        <span aria-hidden="true">{t('tool.turn.short')}</span>
      </button>
      <button type="button" className={css.tool} aria-label={t('tool.flip')} onClick={() => hold(bench, flip(hand))}>
        <ToolGlyph path={flipPath} />
        <span aria-hidden="true">{t('tool.flip.short')}</span>
      </button>
      <button type="button" className={css.tool} aria-label={t('tool.drop')} onClick={() => hold(bench, undefined)}>
        <ToolGlyph path={putBackPath} />
        <span aria-hidden="true">{t('tool.drop.short')}</span>
      </button>
    </div>
  )
}
