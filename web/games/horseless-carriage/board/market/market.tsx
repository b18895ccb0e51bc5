import { boardSize, cornerPhrase, nicheAt, reachOf, type State, tablesOf } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { useMemo, useState } from 'react'
import { lastPointer } from '../../../../board/interaction/last-pointer.ts'
import { seatMark } from '../../../../board/parts/seat-marks.ts'
import { Uncertain } from '../../../../board/parts/uncertain.tsx'
import { useDemand } from '../cards/use-demand.ts'
import { forecastOf } from '../editor/forecasts.ts'
import { emptyPlan } from '../editor/sheet.ts'
import { isOwn, type OwnProps, type Props } from '../props.ts'
import { ComingGhosts, ComingWords } from './coming.tsx'
import css from './market.module.css'
import { MarketDrawing, servedKey, vehicleShapeOf } from './market-drawing.tsx'
import { marketLabels } from './market-labels.ts'
import { MinimumDials } from './minimum-dials.tsx'
import { axis, cell, cornerOf, sparkRadius, spotOf, windowBox } from './niche-layout.ts'
import { NicheTag } from './niche-tag.tsx'
import { type Picked, sameOffer } from './picked.ts'
import { nicheWords } from './place-words.ts'
import type { PlacedWindow } from './placed-windows.ts'
import { QuadrantChoice } from './quadrant-choice.tsx'
import { movesFor, offersLeft, type SaleOffer } from './sale-plan.ts'
import { SalesList } from './sales-list.tsx'
import { soldThisYear } from './sold.ts'
import { SoldList } from './sold-list.tsx'
import { useComing } from './use-coming.ts'
import { useWholeLines } from './use-whole-lines.ts'
import { WindowList } from './window-list.tsx'

/** The market with its moves: sell in a niche with one tap, or play a card into a quadrant. */
export function MarketBoard(props: Props) {
  const { view, history, t, translator } = props
  const [looked, setLooked] = useState<{ readonly view: State; readonly picked: Picked | undefined }>()
  // A selection from another position is dropped.
  const picked = looked?.view === view ? looked.picked : undefined
  const setPicked = (sale: Picked | undefined) => setLooked({ view, picked: sale })
  const offers = useMemo(
    () => (props.me === undefined || props.moves.length === 0 ? [] : offersLeft(view, props.me, props.guide)),
    [view, props.me, props.moves, props.guide],
  )
  const served = useMemo(() => servedBy(view, props.me), [view, props.me])
  const [lit, setLit] = useState<PlacedWindow>()
  const demand = useDemand(props)
  const coming = useComing(props, demand.card)
  const brought = demand.quadrant && coming?.[demand.quadrant]
  const sold = useMemo(() => soldThisYear(history), [history])
  const latest = view.stage.name === 'sales' ? sold.at(-1) : undefined
  const labels = useMemo(() => {
    const offered = new Set(offers.map(({ niche }) => nicheAt(niche.x, niche.y)))
    return marketLabels(view, { offered, latest: latest && nicheAt(latest.x, latest.y) })
  }, [view, offers, latest])
  const { components } = tablesOf(view)
  const facts = useWholeLines()
  const shown = picked && offers.find((offer) => sameOffer(offer, picked))
  return (
    <div className={css.market}>
      <div className={css.box}>
        <div className={css.board}>
          <MarketDrawing view={view} t={t} translator={translator} windows={labels.windows} served={served} />
          <Uncertain corner="left" words={t('uncertain')} tables={[components.segments, components.quadrants]} />
          <svg
            className={css.over}
            viewBox={`${-axis} 0 ${boardSize * cell + axis + 4} ${boardSize * cell + axis}`}
            aria-hidden="true"
          >
            {lit && <rect className={css.litWindow} {...windowBox(lit.window, lit.inset)} />}
            {latest && (
              <NicheTag
                key={sold.length}
                {...latest}
                count={latest.earned}
                mark={seatMark(latest.seat)}
                label={labels.latest}
              />
            )}
            {shown && <SaleGhost offer={shown} turn={picked.turn} props={props} />}
            {brought && <ComingGhosts forecast={brought} />}
            {demand.sparks.map(({ type, x, y }, index) => {
              const corner = cornerOf(x, y)
              const spot = spotOf('spark', type)
              const shape = vehicleShapeOf(type, corner.x + spot.x, corner.y + spot.y, sparkRadius)
              // biome-ignore lint/suspicious/noArrayIndexKey: a card may show the same spark twice
              return <path key={index} className={css.newSpark} d={shape} />
            })}
          </svg>
          {offers.length > 0 && isOwn(props) && (
            <NicheButtons offers={offers} picked={picked} pick={setPicked} props={props} />
          )}
          {view.stage.name === 'demand' && isOwn(props) && <QuadrantChoice props={props} coming={coming} />}
        </div>
      </div>
      <aside className={css.side}>
        {isOwn(props) && offers.length > 0 && (
          <SalesList props={props} offers={offers} picked={picked} pick={setPicked} />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <div ref={facts} className={css.facts} data-whole-lines="" tabIndex={0}>
          {coming && <ComingWords {...props} coming={coming} quadrant={demand.quadrant} />}
          <MinimumDials {...props} />
          <Legend {...props} />
          <WindowList props={props} light={setLit} />
          {/* Below the windows while there are any: without them it would move up. Later it is in the report of
             the year. */}
          {view.stage.name === 'sales' && <SoldList props={props} sold={sold} />}
        </div>
      </aside>
    </div>
  )
}

/** All buyers that an open dealership of a seat reaches with its vehicles. */
function servedBy(view: State, seat: Seat | undefined): ReadonlySet<string> {
  const served = new Set<string>()
  if (seat === undefined || view.stage.name === 'setUp' || view.stage.name === 'over') return served
  for (const { specs, types, open } of forecastOf(view, seat, emptyPlan).dealerships) {
    if (!open) continue
    const reach = reachOf(view, specs)
    for (let x = 0; x <= reach.x; x++)
      for (let y = 0; y <= reach.y; y++) for (const type of types) served.add(servedKey(type, nicheAt(x, y)))
  }
  return served
}

/** The best offer for each niche, as a button on it. */
function NicheButtons({
  offers,
  picked,
  pick,
  props,
}: {
  readonly offers: readonly SaleOffer[]
  readonly picked: Picked | undefined
  readonly pick: (picked: Picked | undefined) => void
  readonly props: OwnProps
}) {
  const { view, t, translator, commitAll } = props
  const best = new Map<number, SaleOffer>()
  for (const offer of offers) {
    const niche = nicheAt(offer.niche.x, offer.niche.y)
    const known = best.get(niche)
    const wanted = picked && offer.dealership === picked.dealership
    if (!known || wanted) best.set(niche, offer)
  }
  return (
    <div className={css.niches}>
      {[...best.values()].map((offer) => {
        const { x, y, income } = offer.niche
        const own = picked !== undefined && sameOffer(offer, picked)
        const turn = own ? picked.turn : 0
        const window = offer.windows[turn % Math.max(1, offer.windows.length)]
        const look = () => pick({ dealership: offer.dealership, x, y, turn })
        return (
          <button
            key={`${x},${y}`}
            type="button"
            className={css.sell}
            style={{ gridColumn: x + 1, gridRow: boardSize - y }}
            data-sale=""
            data-legal=""
            data-held={own || undefined}
            aria-label={t('sale.label', {
              place: nicheWords(props, x, y),
              corner: translator.phrase(cornerPhrase(x, y)),
              income,
              dealership: translator.phrase({ id: `dealership.${offer.dealership}` }),
            })}
            onPointerEnter={() => lastPointer() !== 'touch' && look()}
            onFocus={() => lastPointer() !== 'touch' && look()}
            onContextMenu={(event) => {
              event.preventDefault()
              pick({ dealership: offer.dealership, x, y, turn: turn + 1 })
            }}
            onClick={() => {
              if (lastPointer() === 'touch' && !own) look()
              else commitAll(movesFor(view, offer, window))
            }}
          >
            <span>+{income}</span>
          </button>
        )
      })}
    </div>
  )
}

/** Where the window would be, and which niches the dealership could serve at all. */
function SaleGhost({
  offer,
  turn,
  props,
}: {
  readonly offer: SaleOffer
  readonly turn: number
  readonly props: Props
}) {
  const { view, me } = props
  const window = offer.windows[turn % Math.max(1, offer.windows.length)]
  const dealership =
    view.stage.name === 'sales' && me !== undefined
      ? view.stage.offers[me]?.dealerships.find(({ size }) => size === offer.dealership)
      : undefined
  const reach = dealership && reachOf(view, dealership.specs)
  return (
    <>
      {reach && (
        <rect
          className={css.reach}
          x={2}
          y={(boardSize - 1 - reach.y) * cell + 2}
          width={(reach.x + 1) * cell - 4}
          height={(reach.y + 1) * cell - 4}
        />
      )}
      {window && <rect className={css.ghost} {...windowBox(window, 0)} />}
    </>
  )
}

function Legend({ view, t, translator }: Props) {
  const types = view.options.introductory ? (['car'] as const) : (['car', 'sports', 'truck'] as const)
  return (
    <ul className={css.legend}>
      {types.map((type) => (
        <li key={type}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path className={css.key} data-type={type} d={vehicleShapeOf(type, 12, 12, 9)} />
          </svg>
          {translator.phrase({ id: `types.${type}` })}
          {type !== 'car' && ` +${type === 'sports' ? 2 : 1}`}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path className={css.sparkKey} d={vehicleShapeOf('car', 12, 12, 6)} />
        </svg>
        {t('market.spark')}
      </li>
    </ul>
  )
}
