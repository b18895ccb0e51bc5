import type { PriceOutcome } from '@carriage/kraftwagen/forecast'
import { Glyph, PriceMarker } from '../../../boards/parts/index.ts'
import { MoveButton } from '../../../boards/parts/move-button.tsx'
import { Roving } from '../../../boards/parts/roving.tsx'
import { foreseen } from './foreseen.ts'
import { fateText } from './market.tsx'
import css from './price-rail.module.css'
import type { Props } from './props.ts'

/** The price markers left as a rail: for each, who would buy, what he pays and who could still undercut it. */
export function PriceRail(props: Props) {
  const { view, me, say } = props
  const forecast = me === undefined ? null : foreseen.prices(view, me)
  if (!forecast) return null
  const most = Math.max(1, ...forecast.prices.map((outcome) => paidOf(outcome)))
  return (
    <section className={css.rail}>
      <h2 className={css.title}>{say('rail.title')}</h2>
      <Roving label={say('rail.title')} className={css.prices}>
        {forecast.prices.map((outcome) => {
          const { price, fate, rivals, endsRound } = outcome
          const threats = rivals.filter(({ threat }) => threat !== null)
          const isLimit = forecast.limits.some(({ highest }) => highest?.price === price)
          const words = [
            fateText(props, fate),
            endsRound ? say('rail.ends') : '',
            threats.length > 0 ? say('rail.threats', { count: threats.length }) : '',
          ]
          return (
            <MoveButton
              key={price}
              props={props}
              move={{ kind: 'priceCar', price }}
              className={css.price}
              label={say('rail.price', { price, words: words.filter((each) => each !== '').join(' ') })}
            >
              <span className={css.column} aria-hidden="true">
                <i style={{ height: `${(paidOf(outcome) / most) * 100}%` }} data-limit={isLimit || undefined} />
              </span>
              <span className={css.outcome} data-kind={fate.kind}>
                {fate.kind === 'sold' ? `+${fate.paid}` : <Glyph of="cross" />}
              </span>
              <PriceMarker price={price} round={view.round} state={fate.kind === 'sold' ? 'sells' : 'unsold'} />
              <span className={css.notes}>
                {fate.kind === 'sold' && <b className={css.buyer}>{fate.buyer + 1}</b>}
                {threats.length > 0 && <Glyph of="warning" className={css.threat} />}
                {endsRound && <Glyph of="grandPrix" />}
              </span>
            </MoveButton>
          )
        })}
      </Roving>
    </section>
  )
}

function paidOf({ fate }: PriceOutcome): number {
  return fate.kind === 'sold' ? fate.paid : 0
}

/** The break points in words: the highest price that still sells to each buyer, and who can undercut the one looked at. */
export function PriceLimits(props: Props) {
  const { view, me, say, tell, draft } = props
  const forecast = me === undefined ? null : foreseen.prices(view, me)
  if (!forecast) return null
  const looked = draft?.move.kind === 'priceCar' ? draft.move.price : undefined
  const outcome = forecast.prices.find(({ price }) => price === looked)
  return (
    <div className={css.limits}>
      <ul>
        {forecast.limits.map(({ buyer, preference, highest }) => (
          <li key={buyer}>
            <b className={css.buyer}>{buyer + 1}</b>
            {highest
              ? say('rail.limit', { kind: say(`preference.${preference}`), price: highest.price, paid: highest.paid })
              : say('rail.noLimit', { kind: say(`preference.${preference}`) })}
          </li>
        ))}
        {forecast.limits.length === 0 && <li>{say('fate.noBuyer')}</li>}
      </ul>
      {outcome?.rivals.map(({ seat, threat, cheaper }) => (
        <p key={seat} className={threat ? css.warning : undefined}>
          {threat
            ? say('rail.threat', { name: tell.name(seat), price: threat.car.price, leaves: threat.leaves })
            : say('rail.harmless', { name: tell.name(seat), prices: cheaper.join(', ') })}
        </p>
      ))}
      {outcome?.endsRound && <p className={css.warning}>{say('rail.ends')}</p>}
    </div>
  )
}
