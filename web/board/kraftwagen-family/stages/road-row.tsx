import type { ReactNode } from 'react'
import { SeatBadge } from '../../parts/index.ts'
import own from './stages.module.css'

interface RoadMarker {
  readonly seat: number
  readonly label: string
}

interface RoadTile {
  readonly tile: string
  readonly move: object
  readonly signs: ReactNode
  readonly name: string
  /** What taking it means for the order of turns; absent if it cannot be taken. */
  readonly note: string | undefined
  readonly isChosen: boolean
  choose(this: void): void
}

export type RoadElement = RoadMarker | RoadTile

interface RoadRowProps {
  readonly label: string
  readonly rule: string
  /** From the tail on. */
  readonly elements: readonly RoadElement[]
}

/** The action chain as a straight road: the markers, and the tiles that the stage offers. */
export function RoadRow({ label, rule, elements }: RoadRowProps) {
  return (
    <div className={own.roadPlace}>
      <p className={own.rule}>{rule}</p>
      <fieldset className={own.road} aria-label={label}>
        {elements.map((element) =>
          'seat' in element ? (
            <span key={element.seat} className={own.marker}>
              <SeatBadge badge={element.seat} size={26} label={element.label} />
            </span>
          ) : (
            <button
              key={element.tile}
              type="button"
              className={own.tile}
              data-move={JSON.stringify(element.move)}
              aria-pressed={element.isChosen}
              disabled={element.note === undefined}
              onClick={element.choose}
            >
              <span className={own.signs}>{element.signs}</span>
              <b>{element.name}</b>
              {element.note !== undefined && <small>{element.note}</small>}
            </button>
          ),
        )}
      </fieldset>
    </div>
  )
}
