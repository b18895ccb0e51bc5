import { tablesOf } from '@carriage/horseless-carriage'
import { seatsOf } from '@carriage/kernel'
import { MoveButton } from '../../../../board/parts/move-button.tsx'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { clockLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import type { Props } from '../props.ts'
import type { MarkerGhost } from './looked-at.ts'
import { GhostMarker, hasPushes } from './markers.tsx'
import css from './tracks.module.css'
import { useNarrow } from './use-narrow.ts'

/** Assembly capacity: how many vehicles a mainline makes. */
export function CapacityTrack({ props, ghost }: { readonly props: Props; readonly ghost: MarkerGhost | undefined }) {
  const { view, me, moves, t, translator } = props
  const { capacities, clockAt } = tablesOf(view).components.assemblyTrack
  const pushing = view.stage.name === 'research' && moves.length > 0 && me !== undefined
  const narrow = useNarrow()
  const raise = (className: string | undefined, badge: number, words?: string) => (
    <MoveButton props={props} move={{ kind: 'raiseCapacity' }} label={t('capacity.raise')} className={className}>
      <SeatBadge badge={badge} size={narrow ? 24 : 20} />
      {words}
    </MoveButton>
  )
  return (
    <div className={css.track}>
      <header className={css.head}>
        <LineGlyph lines="M3 20V9l6 4V9l6 4V4h6v16ZM7 17h2M13 17h2" size={24} />
        <span>
          <b>{t('capacity.title')}</b>
          <small>{t('capacity.why')}</small>
        </span>
      </header>
      <ol className={css.squares} data-capacities="">
        {capacities.map((capacity) => (
          <li
            key={capacity}
            className={css.square}
            data-target={ghost?.to === capacity || undefined}
            data-spot={`capacity ${capacity}`}
            data-close=""
          >
            <span className={css.capacity}>
              {capacity}
              {capacity === clockAt && <LineGlyph lines={clockLines} size={14} label={t('tracks.clock')} />}
            </span>
            <span className={css.markers}>
              {ghost?.to === capacity && <GhostMarker ghost={ghost} />}
              {seatsOf(view.players.length)
                .filter((seat) => view.players[seat]?.capacity === capacity)
                .map((seat) =>
                  pushing && seat === me && !narrow ? (
                    <span key={seat} className={css.rested}>
                      {raise(css.marker, seat)}
                    </span>
                  ) : (
                    <SeatBadge key={seat} badge={seat} size={narrow ? 18 : 20} label={translator.name(seat)} />
                  ),
                )}
            </span>
          </li>
        ))}
      </ol>
      {narrow && me !== undefined && hasPushes(props) && (
        <div className={css.pushes}>{raise(css.push, me, t('capacity.raise'))}</div>
      )}
    </div>
  )
}
