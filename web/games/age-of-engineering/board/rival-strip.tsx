import { companyOf } from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'
import { Glyph, PartPiece, placed, SeatBadge } from '../../../boards/parts/index.ts'
import { ProductionToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'
import css from './rival-strip.module.css'

/** What the rivals have at hand, a line each, as in a price list. */
export function RivalStrip(props: Props) {
  const { view, me, say } = props
  const rivals = seatsOf(view.companies.length).filter((seat) => seat !== me)
  return (
    <section className={css.strip} aria-label={say('zone.rivals')}>
      <h2 className={css.title}>{say('zone.rivals')}</h2>
      <ul className={css.rivals}>
        {rivals.map((seat) => (
          <Rival key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function Rival({ seat, view, say, tell }: Props & { readonly seat: Seat }) {
  const { levels, workshops, canteen, investors } = companyOf(view, seat)
  return (
    <li className={css.rival}>
      <SeatBadge badge={seat} size={24} label={tell.name(seat)} />
      <span className={css.levels}>
        {(['body', 'engine'] as const).map((kind) => {
          const label = say(`level.${kind}`, { level: levels[kind] })
          return (
            <span key={kind} title={label}>
              <Glyph of={kind} />
              <b aria-hidden="true">{levels[kind]}</b>
              <span className="aloud">{label}</span>
            </span>
          )
        })}
      </span>
      <span className={css.parts}>
        {placed(workshops).map(({ item: part, place }) =>
          part ? (
            <PartPiece key={place} kind={part.kind} value={part.value} />
          ) : (
            <span key={place} className={css.hole} />
          ),
        )}
      </span>
      <span className={css.people} title={say('mat.canteen', { workers: canteen })}>
        <Glyph of="worker" />
        <b>{canteen}</b>
      </span>
      <span className={css.tokens} title={say('rival.tokens', { tokens: investors.length })}>
        {investors.length > 0 && <ProductionToken count={investors.length} />}
      </span>
    </li>
  )
}
