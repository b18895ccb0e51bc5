import type { ReactNode } from 'react'
import { placed } from '../../board/parts/places.ts'
import css from './box.module.css'

/** Printed values in order, each on its space. */
export function Scale({ of }: { readonly of: readonly (number | string)[] }) {
  return (
    <span className={css.scale}>
      {placed(of).map(({ item, place }) => (
        <span key={place} className={css.space}>
          {item}
        </span>
      ))}
    </span>
  )
}

export function LargeNumber({ of }: { readonly of: number }) {
  return <span className={css.number}>{of}</span>
}

/** A square tile with its signs. */
export function TileFrame({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return <span className={`${css.tile ?? ''} ${wide ? (css.wideTile ?? '') : ''}`}>{children}</span>
}

/** Player colours, whose English names are CSS colours. */
export function Swatches({ of }: { readonly of: readonly string[] }) {
  return of.map((colour) => <span key={colour} className={css.swatch} style={{ background: colour }} />)
}

export function CardFrame({ children }: { readonly children: ReactNode }) {
  return <span className={css.card}>{children}</span>
}
