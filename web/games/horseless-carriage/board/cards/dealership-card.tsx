import { dimensions } from '@carriage/horseless-carriage'
import type { DealershipCard } from '@carriage/horseless-carriage/forecast'
import { dimensionLines, vehicleLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './cards.module.css'

/** A dealership as its brochure would show it: five specs against what buyers expect, vehicles, window. */
export function DealershipSheet({ card, props }: { readonly card: DealershipCard; readonly props: Props }) {
  const { view, say, tell } = props
  const { size, specs, types, volume, window, open } = card
  return (
    <article className={css.dealership} data-shut={!open || undefined}>
      <header>
        <h2>{tell.phrase({ id: `dealership.${size}` })}</h2>
        <span className={css.stamp}>{say(open ? 'card.open' : 'card.closed')}</span>
      </header>
      <ul className={css.specs}>
        {dimensions.map((dimension) => {
          const short = specs[dimension] < view.minimums[dimension]
          return (
            <li key={dimension} data-short={short || undefined} title={trackName(props, dimension)}>
              <LineGlyph lines={dimensionLines[dimension]} size={17} label={trackName(props, dimension)} />
              <b>{specs[dimension]}</b>
              <small>/{view.minimums[dimension]}</small>
            </li>
          )
        })}
      </ul>
      <p className={css.facts}>
        {types.map((type) => (
          <span key={type}>
            <LineGlyph lines={vehicleLines[type]} size={18} />{' '}
            {tell.phrase({ id: `vehicles.${type}`, values: { count: volume[type] ?? 0 } })}
          </span>
        ))}
        <span>{say('card.window', { window })}</span>
      </p>
    </article>
  )
}
