import { type Seat, seatsOf } from '@carriage/kernel'
import { levelOfSeat, playerOf } from '@carriage/kraftwagen'

import { Glyph, PartPiece, placed, SeatBadge } from '../../../boards/parts/index.ts'
import { foreseen } from './foreseen.ts'
import type { Props } from './props.ts'
import css from './rival-strip.module.css'

/** What the rivals have at hand, a line each: parts, workers, levels, and who could place a car. */
export function RivalStrip(props: Props) {
  const { view, me, say } = props
  const ready = foreseen.roundEnd(view).seats
  const rivals = seatsOf(view.players.length).filter((seat) => seat !== me)
  return (
    <section className={css.strip} aria-label={say('zone.rivals')}>
      <h2 className={css.title}>{say('zone.rivals')}</h2>
      <ul className={css.rivals}>
        {rivals.map((seat) => (
          <Rival
            key={seat}
            {...props}
            seat={seat}
            ready={ready.some((each) => each.seat === seat && each.couldPlaceCar)}
          />
        ))}
      </ul>
    </section>
  )
}

function Rival({ seat, ready, view, say, tell }: Props & { readonly seat: Seat; readonly ready: boolean }) {
  const player = playerOf(view, seat)
  return (
    <li className={css.rival}>
      <SeatBadge badge={seat} size={24} label={tell.name(seat)} />
      <span className={css.levels}>
        {(['body', 'engine'] as const).map((kind) => {
          const level = levelOfSeat(view, seat, kind)
          return (
            <span key={kind} title={say(`mat.level.${kind}`, { level })}>
              <Glyph of={kind} />
              <b>{level}</b>
            </span>
          )
        })}
      </span>
      <span className={css.parts}>
        {placed(player.workshops).map(({ item: part, place }) =>
          part ? (
            <PartPiece key={place} kind={part.kind} value={part.value} />
          ) : (
            <span key={place} className={css.hole} />
          ),
        )}
      </span>
      <span className={css.people} title={say('mat.canteen')}>
        <Glyph of="worker" />
        <b>{player.canteen}</b>
      </span>
      <span className={css.ready} data-ready={ready || undefined}>
        {say(ready ? 'rival.ready' : 'rival.notReady')}
      </span>
    </li>
  )
}
