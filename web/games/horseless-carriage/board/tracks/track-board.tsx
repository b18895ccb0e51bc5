import {
  accessOf,
  type Dimension,
  dimensions,
  type Event,
  type State,
  type StationType,
  tablesOf,
} from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'
import { MoveButton } from '../../../../boards/parts/move-button.tsx'
import { SeatBadge } from '../../../../boards/parts/seat-badge.tsx'
import { Uncertain } from '../../../../boards/parts/uncertain.tsx'
import { clockLines, dimensionLines, stationLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './tracks.module.css'

/** The five research tracks with everyone's markers; for me, what I own, what patents open this year, and what not yet. */
export function TrackBoard(props: Props) {
  const { view, me, say } = props
  const access = me === undefined ? undefined : accessOf(view, me)
  const { components } = tablesOf(view)
  const researching = view.stage.name === 'research' && props.moves.length > 0
  return (
    <section className={css.tracks} aria-label={say('tracks.label')}>
      {dimensions.map((track) => (
        <Track key={track} track={track} props={props} level={access?.[track]} />
      ))}
      <Capacities props={props} />
      <p className={css.legend}>
        {me !== undefined && (
          <>
            <span data-mine="">{say('tracks.mine')}</span>
            <span data-patent="">{say('tracks.patent')}</span>
          </>
        )}
        <span>
          <LineGlyph lines={clockLines} size={15} /> {say('tracks.clock')}
        </span>
        <Uncertain words={say('uncertain')} tables={[components.researchTracks, components.technologyStations]} />
        {researching && <strong>{say('tracks.push')}</strong>}
      </p>
    </section>
  )
}

function Track({
  track,
  props,
  level,
}: {
  readonly track: Dimension
  readonly props: Props
  readonly level: number | undefined
}) {
  const { view, me, say, tell } = props
  const { rows, clockSquares } = tablesOf(view).components.researchTracks
  const own = me === undefined ? 0 : (view.markers[track][me] ?? 0)
  const minimum = view.minimums[track]
  return (
    <div className={css.track}>
      <header className={css.head}>
        <LineGlyph lines={dimensionLines[track]} size={24} />
        <span>
          <b>{trackName(props, track)}</b>
          <small>{tell.phrase({ id: `place.${placeOf(view, track)}` })}</small>
          <small>{say('tracks.minimum', { minimum })}</small>
        </span>
      </header>
      <ol className={css.squares}>
        <li className={css.square} data-start="">
          <Markers at={0} track={track} props={props} />
        </li>
        {rows[track].squares.map((station, index) => {
          const square = index + 1
          return (
            <li
              key={square}
              className={css.square}
              data-mine={square <= own || undefined}
              data-patent={(level !== undefined && square > own && square <= level) || undefined}
              data-minimum={square === minimum || undefined}
            >
              <Opens station={station} props={props} square={square} />
              {clockSquares.includes(square) && <LineGlyph lines={clockLines} size={13} label={say('tracks.clock')} />}
              <Markers at={square} track={track} props={props} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function placeOf({ bottom, left }: State, track: Dimension): string {
  return track === bottom ? 'bottom' : track === left ? 'left' : 'offBoard'
}

/** The station that a square opens, with its step. */
function Opens({
  station,
  props,
  square,
}: {
  readonly station: StationType
  readonly props: Props
  readonly square: number
}) {
  const { view, tell } = props
  const { step } = tablesOf(view).components.technologyStations.rows[station]
  const name = tell.phrase({ id: `tile.${station}` })
  return (
    <span className={css.opens} title={`${square} · ${name} (${step})`}>
      <LineGlyph lines={stationLines[station]} size={22} label={name} />
      <span className={css.step} data-step={step}>
        {step}
      </span>
    </span>
  )
}

/** The marker that was moved last, as long as nothing else has happened. */
function lastMoved(history: readonly Event[]) {
  const last = history.findLast(({ kind }) => kind !== 'clockTicked' && kind !== 'timecardFlipped')
  return last?.kind === 'markerMoved' ? last : undefined
}

/** Markers on a square. In research each that may be moved is a button that pushes it one square on. */
function Markers({ at, track, props }: { readonly at: number; readonly track: Dimension; readonly props: Props }) {
  const { view, history, moves, tell, me, say } = props
  const moved = lastMoved(history)
  const here = seatsOf(view.players.length).filter((seat) => (view.markers[track][seat] ?? 0) === at)
  const pushing = view.stage.name === 'research' && moves.length > 0
  return (
    <span className={css.markers}>
      {here.map((owner: Seat) =>
        pushing ? (
          <MoveButton
            key={owner}
            props={props}
            move={{ kind: 'research', track, owner }}
            label={say('tracks.marker', { name: tell.name(owner), track: trackName(props, track), at })}
            className={css.marker}
          >
            <SeatBadge badge={owner} size={owner === me ? 23 : 19} />
          </MoveButton>
        ) : (
          <span
            key={owner}
            className={css.rested}
            data-moved={(moved?.track === track && moved.owner === owner) || undefined}
          >
            <SeatBadge badge={owner} size={owner === me ? 24 : 20} label={tell.name(owner)} />
          </span>
        ),
      )}
    </span>
  )
}

/** Assembly capacity: how many vehicles a mainline makes. */
function Capacities({ props }: { readonly props: Props }) {
  const { view, me, moves, say, tell } = props
  const { capacities, clockAt } = tablesOf(view).components.assemblyTrack
  const pushing = view.stage.name === 'research' && moves.length > 0
  return (
    <div className={css.track}>
      <header className={css.head}>
        <LineGlyph lines="M3 20V9l6 4V9l6 4V4h6v16ZM7 17h2M13 17h2" size={24} />
        <span>
          <b>{say('capacity.title')}</b>
          <small>{say('capacity.why')}</small>
        </span>
      </header>
      <ol className={css.squares}>
        {capacities.map((capacity) => (
          <li key={capacity} className={css.square}>
            <span className={css.capacity}>{capacity}</span>
            {capacity === clockAt && <LineGlyph lines={clockLines} size={13} label={say('tracks.clock')} />}
            <span className={css.markers}>
              {seatsOf(view.players.length)
                .filter((seat) => view.players[seat]?.capacity === capacity)
                .map((seat) =>
                  pushing && seat === me ? (
                    <MoveButton
                      key={seat}
                      props={props}
                      move={{ kind: 'raiseCapacity' }}
                      label={say('capacity.raise')}
                      className={css.marker}
                    >
                      <SeatBadge badge={seat} size={23} />
                    </MoveButton>
                  ) : (
                    <SeatBadge key={seat} badge={seat} size={20} label={tell.name(seat)} />
                  ),
                )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
