import { type AccessLevels, type Dimension, type State, tablesOf } from '@carriage/horseless-carriage'
import { Footprint } from '../drafting/footprint.tsx'
import { clockLines, dimensionLines, stationLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { nameOf, trackName } from '../names.ts'
import type { Props } from '../props.ts'
import type { MarkerGhost } from './looked-at.ts'
import { GhostMarker, Markers, Pushes } from './markers.tsx'
import { SquareCard } from './square-card.tsx'
import { squareFacts } from './square-facts.ts'
import css from './tracks.module.css'
import { useNarrow } from './use-narrow.ts'

interface TrackProps {
  readonly track: Dimension
  readonly props: Props
  /** How far I may build, now and after the previewed move; undefined for spectators. */
  readonly access: AccessLevels | undefined
  readonly looked: AccessLevels | undefined
  readonly ghost: MarkerGhost | undefined
  /** It is in the lower half, where notes open upward. */
  readonly low: boolean
}

export function Track({ track, props, access, looked, ghost, low }: TrackProps) {
  const { view, me, t, translator } = props
  const { squares } = tablesOf(view).components.researchTracks.rows[track]
  const own = me === undefined ? 0 : (view.markers[track][me] ?? 0)
  const minimum = view.minimums[track]
  const narrow = useNarrow()
  return (
    <div className={css.track}>
      <header className={css.head} data-spot={`track ${track}`}>
        <LineGlyph lines={dimensionLines[track]} size={24} />
        <span>
          <b>{trackName(props, track)}</b>
          <small>{translator.phrase({ id: `place.${placeOf(view, track)}` })}</small>
          <small>{t('tracks.minimum', { minimum })}</small>
        </span>
      </header>
      <ol className={css.squares}>
        <li
          className={css.square}
          data-start=""
          data-close=""
          data-minimum={minimum === 0 || undefined}
          data-spot={`square ${track} 0`}
        >
          <span className={css.markers}>
            <Markers at={0} track={track} props={props} />
          </span>
        </li>
        {squares.map((_, index) => {
          const square = index + 1
          const becomesMyTurn = ghost?.owner === me && ghost?.to === square
          const patent = looked !== undefined && square > own && square <= looked[track] && !becomesMyTurn
          return (
            <li
              key={square}
              className={css.square}
              data-square={`${track} ${square}`}
              data-close=""
              data-spot={`square ${track} ${square}`}
              data-own={square <= own || undefined}
              data-patent={patent || undefined}
              data-fresh={(patent && access !== undefined && square > access[track]) || undefined}
              data-minimum={square === minimum || undefined}
              data-target={ghost?.to === square || undefined}
            >
              <Opens track={track} square={square} props={props} />
              <span className={css.markers}>
                {ghost?.to === square && <GhostMarker ghost={ghost} />}
                <Markers at={square} track={track} props={props} />
              </span>
              {ghost?.to === square && !narrow && (
                <SquareCard props={props} ghost={ghost} track={track} low={low} right={square > 3} />
              )}
            </li>
          )
        })}
      </ol>
      {narrow && <Pushes track={track} props={props} />}
    </div>
  )
}

function placeOf({ bottom, left }: State, track: Dimension): string {
  return track === bottom ? 'bottom' : track === left ? 'left' : 'offBoard'
}

/** The station that a square opens: its name, step, floor space and effect. */
function Opens({
  track,
  square,
  props,
}: {
  readonly track: Dimension
  readonly square: number
  readonly props: Props
}) {
  const { view, t } = props
  const facts = squareFacts(view, track, square)
  if (!facts) return null
  const { station, step, w, h, left, clock } = facts
  const name = nameOf(props, { kind: 'station', type: station })
  const words = t('tracks.square', {
    track: trackName(props, track),
    square,
    station: name,
    step,
    w,
    h,
    left,
    clock: clock ? 'yes' : 'no',
  })
  return (
    <span className={css.opens} title={words} data-step={step}>
      <span className="aloud">{words}</span>
      <span className={css.named} aria-hidden="true">
        <LineGlyph lines={stationLines[station]} size={18} />
        <span className={css.name}>{name}</span>
        <b className={css.step}>{step}</b>
      </span>
      <span className={css.takes} aria-hidden="true">
        <Footprint piece={{ kind: 'station', type: station }} options={view.options} turns={0} mini />
        <span className={css.adds}>
          +1
          <LineGlyph lines={dimensionLines[track]} size={13} />
        </span>
        {clock && <LineGlyph lines={clockLines} size={14} />}
      </span>
    </span>
  )
}
