import { Glyph, PriceMarker } from '../../../boards/parts/index.ts'
import { MoveButton } from '../../../boards/parts/move-button.tsx'
import { Roving } from '../../../boards/parts/roving.tsx'
import { foreseen } from './foreseen.ts'
import { MarkerChip } from './marker-chip.tsx'
import { fateText } from './market.tsx'
import { limitsOf, threatsAt } from './price-limits.ts'
import css from './price-rail.module.css'
import type { Props } from './props.ts'

/** The price markers left: for each, who would buy, what that brings and who could undercut it; on a bare board the prices alone. */
export function PriceRail(props: Props) {
  const { view, me, say, tell, bare } = props
  const forecast = me === undefined ? null : foreseen.prices(view, me)
  if (!forecast) return null
  const most = Math.max(1, ...forecast.prices.map(({ fate, marked = { fate } }) => marked.fate.paid))
  const highest = new Set(limitsOf(forecast).map(({ price }) => price))
  return (
    <section className={css.rail}>
      <h2 className={css.title}>{say('rail.title')}</h2>
      <Roving label={say('rail.title')} className={css.prices}>
        {forecast.prices.map(({ price, fate, marked, endsRound }) => {
          const brings = fate.paid
          const threats = bare ? 0 : threatsAt(props, price).length
          const words = bare
            ? []
            : [
                fateText(props, fate.sales),
                marked
                  ? say('rail.marked', {
                      marker: tell.phrase({ id: `marker.${marked.marker}` }),
                      paid: marked.fate.paid,
                    })
                  : '',
                endsRound ? say('rail.ends') : '',
                threats > 0 ? say('rail.threats', { count: threats }) : '',
              ]
          return (
            <MoveButton
              key={price}
              props={props}
              move={{ kind: 'priceCar', price }}
              className={css.price}
              label={say('rail.price', { price, words: words.filter((each) => each !== '').join(' ') })}
            >
              {!bare && (
                <>
                  <span className={css.column} aria-hidden="true">
                    <i style={{ height: `${(brings / most) * 100}%` }} data-limit={highest.has(price) || undefined} />
                  </span>
                  <span className={css.brings} data-none={brings === 0 || undefined}>
                    {brings > 0 ? `+${brings}` : <Glyph of="cross" />}
                  </span>
                  {marked && (
                    <span className={css.marked}>
                      <MarkerChip {...props} marker={marked.marker} />
                      {`+${marked.fate.paid}`}
                    </span>
                  )}
                </>
              )}
              <PriceMarker
                price={price}
                round={view.round}
                edition="american"
                state={bare || brings > 0 || marked ? 'sells' : 'unsold'}
              />
              <span className={css.notes}>
                {threats > 0 && <Glyph of="warning" className={css.threat} />}
                {!bare && endsRound && <Glyph of="grandPrix" />}
              </span>
            </MoveButton>
          )
        })}
      </Roving>
    </section>
  )
}
