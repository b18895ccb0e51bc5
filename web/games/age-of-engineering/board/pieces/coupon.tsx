import { Glyph, type GlyphName } from '../../../../board/parts/index.ts'
import css from './coupon.module.css'

interface CouponProps {
  readonly sign: GlyphName
  /** The large number beside the sign. */
  readonly figure?: number | undefined
  readonly name: string
  readonly text?: string
}

/** An instant benefit as a coupon cut out of a catalogue. */
export function Coupon({ sign, figure, name, text }: CouponProps) {
  return (
    <span className={css.coupon}>
      <span className={css.worth}>
        <Glyph of={sign} />
        {figure !== undefined && <b>{figure}</b>}
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {text && <span className={css.text}>{text}</span>}
      </span>
    </span>
  )
}
