import { companyOf } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { rivalsOf } from '../../../board/kraftwagen-family/phone-zones.tsx'
import { RivalLine, RivalList } from '../../../board/kraftwagen-family/rival-list.tsx'
import { ProductionToken } from './pieces/tokens.tsx'
import type { Props } from './props.ts'
import css from './rival-strip.module.css'

/** The resources of the rivals, a line each, as in a price list. */
export function RivalStrip(props: Props) {
  return (
    <RivalList title={props.t('zone.rivals')} edition="american">
      {rivalsOf(props.me, props.view.companies.length).map((seat) => (
        <Rival key={seat} {...props} seat={seat} />
      ))}
    </RivalList>
  )
}

function Rival({ seat, view, t, translator }: Props & { readonly seat: Seat }) {
  const { levels, workshops, canteen, investors } = companyOf(view, seat)
  return (
    <RivalLine
      seat={seat}
      name={translator.name(seat)}
      levels={(['body', 'engine'] as const).map((kind) => ({
        kind,
        level: levels[kind],
        label: t(`level.${kind}`, { level: levels[kind] }),
      }))}
      workshops={workshops}
      workers={{ count: canteen, label: t('mat.canteen', { workers: canteen }) }}
    >
      <span className={css.tokens} title={t('rival.tokens', { tokens: investors.length })} data-of="production">
        {investors.length > 0 && <ProductionToken count={investors.length} />}
      </span>
    </RivalLine>
  )
}
