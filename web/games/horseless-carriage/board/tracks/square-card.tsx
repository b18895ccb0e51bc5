import { accessOf, type Dimension } from '@carriage/horseless-carriage'
import { seatsOf } from '@carriage/kernel'
import { stationLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { nameOf, trackName } from '../names.ts'
import type { Props } from '../props.ts'
import type { MarkerGhost } from './looked-at.ts'
import css from './square-card.module.css'
import { isFirstSocket, openingSlots, squareFacts } from './square-facts.ts'

interface SquareCardProps {
  readonly props: Props
  readonly track: Dimension
  readonly ghost: MarkerGhost
  /** Whether it opens upward, and to the left. */
  readonly low: boolean
  readonly right: boolean
}

/** Beside the target square of a marker: the station there, and what the move is good for. */
export function SquareCard({ props, track, ghost, low, right }: SquareCardProps) {
  const { view, draft, t } = props
  const facts = squareFacts(view, track, ghost.to)
  const after = draft?.preview.legal ? draft.preview.state : undefined
  if (!facts || !after) return null
  const { station, step, w, h, left } = facts
  const values = { station: nameOf(props, { kind: 'station', type: station }), track: trackName(props, track), step }
  const first = isFirstSocket(view, track, ghost.to, accessOf(view, ghost.owner))
  // Seats that are behind all have the same patents; if I am one of them, they are described for me.
  const behind = seatsOf(view.players.length).filter((seat) => (after.markers[track][seat] ?? 0) < ghost.to)
  const own = behind.find((seat) => seat === props.me)
  const shown = own ?? behind[0]
  return (
    <aside className={css.card} data-low={low || undefined} data-right={right || undefined} aria-hidden="true">
      <header className={css.head}>
        <LineGlyph lines={stationLines[station]} size={22} />
        <b>{values.station}</b>
        <span className={css.step} data-step={step}>
          {step}
        </span>
        <small>{t('tracks.size', { w, h, left })}</small>
      </header>
      <p>
        {t(first ? 'tracks.first' : 'tracks.further', values)}
        {facts.clock && !view.timecard.flipped && ` ${t('tracks.ticks')}`}
      </p>
      {shown !== undefined && (
        <p className={css.patent}>
          {t(own === undefined ? 'tracks.forOthers' : 'tracks.forMe', {
            slots: openingSlots(after, shown, track, ghost.to).length,
          })}
        </p>
      )}
    </aside>
  )
}
