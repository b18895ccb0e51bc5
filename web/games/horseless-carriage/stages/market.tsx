import {
  countAt,
  type MarketWindow,
  nicheAt,
  reachOf,
  requirementsOf,
  segmentAt,
  tablesOf,
  xOf,
  yOf,
} from '@carriage/horseless-carriage'
import { BuyerFigure, places, Stamp } from '../../../board/parts/index.ts'
import { chosen } from '../../../pages/first-hour/chosen.ts'
import { Veil } from '../../../pages/first-hour/veil.tsx'
import { trackName } from '../board/names.ts'
import { useDraft } from './draft.ts'
import { draftedCar } from './drafted-car.ts'
import { mySeat, type StageProps } from './props.ts'
import type { CarriageStage } from './stage.ts'
import own from './stages.module.css'

const figures = ['price', 'body', 'engine', 'luxury'] as const

/** The open corner of the market: who is there, what they want, and how far my car reaches. */
export function StagedMarket(props: StageProps) {
  const { format, stage, saleEvents, translator, view } = props
  const { columns, rows } = (stage as CarriageStage).market // the stages of this game
  const { plan } = useDraft(props)
  const car = draftedCar(view, plan)
  const reach = car && reachOf(view, car.specs)
  const window = windowShown(props)
  const sales = saleEvents.flatMap((event) => (event.kind === 'vehiclesSold' ? [event] : []))
  const percent = (share: number, of: number) => `${(100 * share) / of}%`
  const box = ({ x, y, w, h }: MarketWindow) => ({
    left: percent(x, columns),
    bottom: percent(y, rows),
    width: percent(w, columns),
    height: percent(h, rows),
  })
  const niches = places(columns * rows).map((index) => nicheAt(index % columns, Math.floor(index / columns)))
  // Those of this year are drawn over those of next year.
  const coming = niches.filter(
    (niche) => countAt(view.sparks, 'car', niche) > 0 && countAt(view.buyers, 'car', niche) === 0,
  )
  const inhabited = niches.filter((niche) => countAt(view.buyers, 'car', niche) > 0)
  return (
    <section className={own.marketPlace} aria-label={format('market.label')} data-spot="market">
      {stage.places.buyers === 'veiled' && <Veil className={own.moreBuyers}>{format('veil.buyers')}</Veil>}
      <Sentence {...props} niches={inhabited} />
      <div className={own.axes} data-tall={rows > 2 || undefined}>
        {rows > 2 && (
          <ol className={own.left} aria-hidden="true">
            {places(rows / 2).map((field) => {
              const [, level] = requirementsOf(view, nicheAt(0, 2 * field))
              return (
                <li key={field} data-met={(reach && reach.y >= 2 * field) || undefined}>
                  {`${trackName({ translator }, view.left)} ${level}`}
                </li>
              )
            })}
          </ol>
        )}
        <div className={own.niches} style={{ aspectRatio: `${columns} / ${rows}` }}>
          {niches.map((niche) => (
            <i
              key={niche}
              className={own.niche}
              data-segment={segmentAt(tablesOf(view), niche)}
              style={box({ x: xOf(niche), y: yOf(niche), w: 1, h: 1 })}
            />
          ))}
          {reach && reach.x >= 0 && reach.y >= 0 && (
            <i
              className={own.reach}
              style={box({ x: 0, y: 0, w: Math.min(columns, reach.x + 1), h: Math.min(rows, reach.y + 1) })}
            >
              <b>{format('market.reach')}</b>
            </i>
          )}
          {window && <i className={own.window} data-testid="window" style={box(window)} />}
          <ul className={own.people} aria-hidden="true">
            {coming.map((niche) => (
              <li key={niche} className={own.coming} style={box({ x: xOf(niche), y: yOf(niche), w: 1, h: 1 })}>
                <Faces count={countAt(view.sparks, 'car', niche)} />
              </li>
            ))}
            {inhabited.map((niche) => (
              <Buyers
                key={niche}
                props={props}
                niche={niche}
                style={box({ x: xOf(niche), y: yOf(niche), w: 1, h: 1 })}
              />
            ))}
          </ul>
          {sales.map(({ seat, x, y, earned }) => (
            <span key={`${seat} ${x},${y}`} className={own.sold} style={box({ x, y, w: 1, h: 1 })}>
              <Stamp tone="sold" fresh>{`${format('market.sold')} ${format('money', { amount: earned })}`}</Stamp>
            </span>
          ))}
        </div>
        <ol className={own.bottom} aria-hidden="true">
          {places(columns / 2).map((field) => {
            const [level] = requirementsOf(view, nicheAt(2 * field, 0))
            return (
              <li key={field} data-met={(reach && reach.x >= 2 * field) || undefined}>
                {`${trackName({ translator }, view.bottom)} ${level}`}
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

interface BuyersProps {
  readonly props: StageProps
  readonly niche: number
  readonly style: Readonly<Record<string, string>>
}

/** The buyers of a niche as people. */
function Buyers({ props, niche, style }: BuyersProps) {
  const { format } = props
  const { count, price } = waitingIn(props, niche)
  return (
    <li className={own.niche} style={style}>
      <Faces count={count} />
      <b className={own.price} aria-hidden="true">
        {format('money', { amount: price })}
      </b>
    </li>
  )
}

function Faces({ count }: { readonly count: number }) {
  return (
    <span className={own.faces}>
      {places(count).map((place) => (
        <BuyerFigure key={place} preference={figures[place % figures.length] ?? 'price'} />
      ))}
    </span>
  )
}

/** Who is there, and what they want, for everybody who does not see it. */
function Sentence({ niches, ...props }: StageProps & { readonly niches: readonly number[] }) {
  return (
    <ul className={own.sentence}>
      {niches
        .map((niche) => ({ niche, ...waitingIn(props, niche) }))
        .toSorted((one, other) => other.count - one.count)
        .map(({ niche, ...waiting }, place) => (
          <li key={niche} className={place < 2 ? undefined : 'aloud'}>
            {props.format(waiting.wants === '' ? 'market.anybody' : 'market.buyers', waiting)}
          </li>
        ))}
    </ul>
  )
}

function waitingIn({ translator, view }: StageProps, niche: number) {
  const [bottom, left] = requirementsOf(view, niche)
  const wants = [
    { track: view.bottom, level: bottom },
    { track: view.left, level: left },
  ].filter(({ level }) => level > 0)
  return {
    count: countAt(view.buyers, 'car', niche),
    price: view.prices[segmentAt(tablesOf(view), niche)] ?? 0,
    wants: wants.map(({ track, level }) => `${trackName({ translator }, track)} ${level}`).join(', '),
  }
}

/** The window that is chosen, or that has just sold. */
function windowShown(props: StageProps): MarketWindow | undefined {
  const laid = props.saleEvents.findLast((event) => event.kind === 'windowPlaced' && event.seat === mySeat)
  return laid?.kind === 'windowPlaced' ? laid.window : chosen(props, 'placeWindow')?.window
}
