import type { Dimension, Event } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'
import type { ReactNode } from 'react'
import { MoveButton } from '../../../../board/parts/move-button.tsx'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import type { MarkerGhost } from './looked-at.ts'
import css from './tracks.module.css'
import { useNarrow } from './use-narrow.ts'

/** Markers on a square. During research each movable one is a button that pushes it one square on. */
export function Markers({
  at,
  track,
  props,
}: {
  readonly at: number
  readonly track: Dimension
  readonly props: Props
}) {
  const { view, history, translator } = props
  const narrow = useNarrow()
  const moved = lastMoved(history)
  const here = seatsOf(view.players.length).filter((seat) => (view.markers[track][seat] ?? 0) === at)
  return here.map((owner: Seat) =>
    isPushing(props) && !narrow ? (
      <Push key={owner} owner={owner} track={track} props={props} className={css.marker}>
        <SeatBadge badge={owner} size={20} />
      </Push>
    ) : (
      <span
        key={owner}
        className={css.rested}
        data-moved={(moved?.track === track && moved.owner === owner) || undefined}
      >
        <SeatBadge badge={owner} size={narrow ? 18 : 21} label={translator.name(owner)} />
      </span>
    ),
  )
}

/** Touch buttons for the markers of a track: a row of its own, since five of them do not fit on a square. */
export function Pushes({ track, props }: { readonly track: Dimension; readonly props: Props }) {
  const { view } = props
  if (!hasPushes(props)) return null
  return (
    <div className={css.pushes}>
      {seatsOf(view.players.length).map((owner) => {
        const at = view.markers[track][owner] ?? 0
        return (
          <Push key={owner} owner={owner} track={track} props={props} className={css.push}>
            <SeatBadge badge={owner} size={24} />
            <span aria-hidden="true">
              {at} → {at + 1}
            </span>
          </Push>
        )
      })}
    </div>
  )
}

interface PushProps {
  readonly owner: Seat
  readonly track: Dimension
  readonly props: Props
  readonly className: string | undefined
  readonly children: ReactNode
}

function Push({ owner, track, props, className, children }: PushProps) {
  const { t, translator, view } = props
  const at = view.markers[track][owner] ?? 0
  return (
    <MoveButton
      props={props}
      move={{ kind: 'research', track, owner }}
      label={t('tracks.marker', { name: translator.name(owner), track: trackName(props, track), at })}
      className={className}
    >
      {children}
    </MoveButton>
  )
}

function isPushing({ view, moves }: Props): boolean {
  return view.stage.name === 'research' && moves.length > 0
}

/** Their rows stay while others research: tracks that shift with every turn would be hard to read. */
export function hasPushes({ view, me, watching }: Props): boolean {
  return view.stage.name === 'research' && me !== undefined && !watching
}

/** The marker that was moved last, if nothing else has happened since. */
function lastMoved(history: readonly Event[]) {
  const last = history.findLast(({ kind }) => kind !== 'clockTicked' && kind !== 'timecardFlipped')
  return last?.kind === 'markerMoved' ? last : undefined
}

/** Where the marker would go. */
export function GhostMarker({ ghost: { owner, to } }: { readonly ghost: MarkerGhost }) {
  return (
    <span className={css.ghost} data-ghost={`${owner} ${to}`}>
      <svg className={css.arrow} viewBox="0 0 30 16" width="30" height="16" aria-hidden="true">
        <path d="M2 14C8 1 18 1 26 10M19 10.5l7-.5l-.5-7" />
      </svg>
      <SeatBadge badge={owner} size={22} />
    </span>
  )
}
