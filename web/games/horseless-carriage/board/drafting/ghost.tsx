import type { Options } from '@carriage/horseless-carriage'
import { memo } from 'react'
import { FloorDrawing } from '../drawing/floor.tsx'
import { PieceBody, PieceLines } from '../drawing/piece.tsx'
import { unit } from '../drawing/scale.ts'
import type { Aim } from '../editor/aim.ts'
import type { Place } from '../editor/places.ts'
import type { Attempt } from '../editor/why-not.ts'
import css from './drafting.module.css'
import { litBy } from './lit.ts'

/** All squares of legal places: bright where the piece would be ready, dotted where it still needs a neighbour. */
export const LitSquares = memo(function LitSquares({ places }: { readonly places: readonly Place[] }) {
  const { ready, waiting } = litBy(places)
  return (
    <g className={css.lit} data-testid="lit">
      <path className={css.waiting} d={waiting} />
      <path className={css.ready} d={ready} />
    </g>
  )
})

/** Each place separately, where there are few. */
export const LitPlaces = memo(function LitPlaces({ places }: { readonly places: readonly Place[] }) {
  return (
    <g className={css.lit} data-testid="lit-places">
      {places.map(({ lies, x, y, w, h }) => (
        <rect
          key={JSON.stringify(lies)}
          className={css.outline}
          data-place={`${x},${y}`}
          x={x * unit + 2}
          y={y * unit + 2}
          width={w * unit - 4}
          height={h * unit - 4}
        />
      ))}
    </g>
  )
})

interface GhostProps {
  readonly aim: Aim | undefined
  readonly attempt: Attempt | undefined
  readonly options: Options
}

/** The piece in hand over the floor: where it would be placed, or why it cannot be. */
export function Ghost({ aim, attempt, options }: GhostProps) {
  const shown = aim?.place ?? attempt
  if (!shown) return null
  const { lies, x, y, w, h } = shown
  return (
    <g className={css.ghost} data-refused={aim ? undefined : ''}>
      {'tile' in lies ? (
        <FloorDrawing tiles={[lies]} options={options} ghost />
      ) : (
        <>
          <PieceBody piece={lies} options={options} as="held" />
          <PieceLines piece={lies} options={options} as="held" />
        </>
      )}
      {!aim && (
        <path
          className={css.cross}
          d={`M${x * unit} ${y * unit}l${w * unit} ${h * unit}m0 ${-h * unit}l${-w * unit} ${h * unit}`}
        />
      )}
    </g>
  )
}
