import { gearOutline } from '../../../../board/parts/gear-layout.ts'
import { Glyph } from '../../../../board/parts/index.ts'
import css from './tokens.module.css'

const wheel = gearOutline(12, 9.4, 11.6)

/** A production token: the car stays when it is sold. */
export function ProductionToken({ count = 1 }: { readonly count?: number }) {
  return (
    <span className={css.token}>
      <svg viewBox="-12 -12 24 24" className={css.coin} aria-hidden="true">
        <path d={wheel} className={css.brass} />
        <circle r="6.6" className={css.hub} />
        <path d="M-3.9 1.6v-2.2l1.1-2.1h3.200l1.3 2c1.5.1 2.2.8 2.2 2.300Z" className={css.sign} />
        <circle cx="-2" cy="2" r="1.2" className={css.sign} />
        <circle cx="2.2" cy="2" r="1.2" className={css.sign} />
      </svg>
      {count > 1 && <b className={css.count}>{`×${count}`}</b>}
    </span>
  )
}

/** An engineer token: both levels rise at once. A loose one is on no engineer. */
export function EngineerToken({ loose = false }: { readonly loose?: boolean }) {
  return (
    <span className={css.token}>
      <svg viewBox="-12 -12 24 24" className={css.coin} aria-hidden="true">
        <circle r="10.8" className={css.steel} data-loose={loose || undefined} />
        <circle r="8.4" className={css.rim} />
        <path
          d="M-4.400 4.600v-5.200h-1.800l3-4.200l3 4.200h-1.800v5.200ZM2 4.600v-5.200h-1.800l3-4.200l3 4.200h-1.800v5.200Z"
          className={css.arrows}
        />
      </svg>
    </span>
  )
}

/** An engineering marker as a tag tied to what it changes. */
export function MarkerTag({
  label,
  sign,
}: {
  readonly label: string
  readonly sign: 'body' | 'engine' | 'buyer' | 'again'
}) {
  return (
    <span className={css.tag}>
      <Glyph of={sign} />
      <b>{label}</b>
    </span>
  )
}
