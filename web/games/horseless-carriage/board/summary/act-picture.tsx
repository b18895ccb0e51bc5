import {
  cardOf,
  type DealershipSize,
  dimensions,
  playerOf,
  type State,
  tablesOf,
  type VehicleType,
} from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { ReactNode } from 'react'
import { Stamp } from '../../../../board/parts/pieces.tsx'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { seatMark } from '../../../../board/parts/seat-marks.ts'
import { BrochureCar } from '../brochure/brochure-car.tsx'
import { carWords } from '../brochure/car-words.ts'
import { vehiclesBySize } from '../brochure/vehicles.ts'
import { CardFace } from '../cards/card-face.tsx'
import { clockLines, dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import { type Act, buyersIn, kindsIn, sellersIn } from './acts.ts'
import { fallingShort } from './falling-short.ts'
import css from './year-summary.module.css'

interface ActPictureProps {
  readonly act: Act
  readonly before: State
  readonly after: State
  readonly words: Pick<Props, 't' | 'translator' | 'language'>
}

/** The picture of an act, beside the market. */
export function ActPicture(props: ActPictureProps) {
  switch (props.act.kind) {
    case 'seller':
      return <SoldCars {...props} />
    case 'minimum':
      return <Minimums {...props} />
    case 'axis':
      return <Candidates {...props} />
    case 'cards':
      return <Cards {...props} />
    case 'buyers':
      return <Buyers {...props} />
    case 'prices':
      return <Prices {...props} />
    case 'unsold':
      return <Sellers {...props} />
    case 'end':
      return null
    default:
      return props.act.kind satisfies never
  }
}

/** The seats of the act. */
function Sellers({ act, words }: ActPictureProps) {
  return (
    <p className={css.sellers}>
      {sellersIn(act).map((seat) => (
        <span key={seat}>
          <SeatBadge badge={seat} size={30} /> {words.translator.name(seat)}
        </span>
      ))}
    </p>
  )
}

/** The car of each dealership that sold, with a stamp. */
function SoldCars(props: ActPictureProps) {
  const { act, after, words } = props
  const { t } = words
  const sold = kindsIn(act.shown, ['vehiclesSold'])
  const cars = Map.groupBy(sold, ({ dealership, type }) => `${dealership} ${type}`)
  return (
    <div className={css.seller}>
      <Sellers {...props} />
      <ul className={css.cars}>
        {[...cars].map(
          ([key, sales]) =>
            sales[0] && (
              <StampedCar
                key={key}
                {...sales[0]}
                after={after}
                words={words}
                tone="sold"
                stamp={t('summary.sold', { vehicles: sum(sales.map(({ vehicles }) => vehicles)) })}
              >
                <b>+{sum(sales.map(({ earned }) => earned))}</b>
              </StampedCar>
            ),
        )}
      </ul>
    </div>
  )
}

interface StampedCarProps extends Pick<ActPictureProps, 'after' | 'words'> {
  readonly seat: Seat
  readonly dealership: DealershipSize
  /** A type among its vehicles; by default the first. */
  readonly type?: VehicleType
  readonly tone: 'sold' | 'unsold'
  readonly stamp: string
  readonly children?: ReactNode
}

/** The vehicles of a dealership: factories do not change from the sales to the end of the year. */
function StampedCar({ seat, dealership, type, after, words, tone, stamp, children }: StampedCarProps) {
  const vehicles = vehiclesBySize(playerOf(after, seat).factory, [], after.options).get(dealership) ?? []
  const vehicle = vehicles.find((each) => each.type === type) ?? vehicles[0]
  return (
    <li className={css.car}>
      {vehicle && <BrochureCar {...vehicle} seat={seat} label={carWords(words, vehicle)} />}
      <span className={css.stamp}>
        <Stamp tone={tone} fresh>
          {stamp}
        </Stamp>
      </span>
      <span className={css.caption}>
        <span className={css.size}>{words.translator.phrase({ id: `dealership.${dealership}` })}</span>
        {children}
      </span>
    </li>
  )
}

/** Five dials with a stamp on the one that rises, and the cars that are now below it. */
function Minimums(props: ActPictureProps) {
  const { before, after, words } = props
  return (
    <div className={css.seller}>
      <Dials {...props} />
      <ul className={css.cars}>
        {fallingShort(before, after).map(({ seat, size }) => (
          <StampedCar
            key={`${seat} ${size}`}
            seat={seat}
            dealership={size}
            after={after}
            words={words}
            tone="unsold"
            stamp={words.t('summary.short')}
          >
            <SeatBadge badge={seat} size={20} label={words.translator.name(seat)} />
          </StampedCar>
        ))}
      </ul>
    </div>
  )
}

function Dials({ act, after, words }: ActPictureProps) {
  const [left] = kindsIn(act.shown, ['trackLeft'])
  return (
    <ul className={css.dials}>
      {dimensions.map((dimension) => {
        const rises = left?.track === dimension
        return (
          <li key={dimension} data-now={rises || undefined}>
            <LineGlyph lines={dimensionLines[dimension]} size={22} />
            <b>{after.minimums[dimension]}</b>
            <span>{trackName(words, dimension)}</span>
            {rises && (
              <span className={css.stamp}>
                <Stamp tone="unsold" fresh>
                  {words.t('summary.atLeast', { minimum: left.minimum })}
                </Stamp>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The dimension that leaves, and the candidates with their innovation: the highest is chosen. */
function Candidates({ act, before, words }: ActPictureProps) {
  const [entered] = kindsIn(act.shown, ['trackEntered'])
  if (!entered) return null
  const leaving = before[entered.axis]
  return (
    <div className={css.axis}>
      <p className={css.leaves}>
        <LineGlyph lines={dimensionLines[leaving]} size={30} />
        <s>{trackName(words, leaving)}</s>
      </p>
      <p className={css.comes}>
        <LineGlyph lines={dimensionLines[entered.track]} size={30} />
        {trackName(words, entered.track)}
      </p>
      <ul>
        {entered.candidates.map(({ track, innovation }) => (
          <li key={track} data-now={track === entered.track || undefined}>
            {trackName(words, track)} <b>{innovation}</b>
          </li>
        ))}
      </ul>
      <p className={css.note}>{words.t('summary.innovation')}</p>
    </div>
  )
}

/** Each revealed card, with the badge of its owner and its quadrant. */
function Cards({ act, after, words }: ActPictureProps) {
  const tables = tablesOf(after)
  return (
    <ul className={css.cards}>
      {kindsIn(act.shown, ['cardRevealed']).map(({ seat, card, quadrant }) => (
        <li key={card} style={{ borderTopColor: seatMark(seat).fill }}>
          <span>
            <SeatBadge badge={seat} size={20} label={words.translator.name(seat)} /> {quadrant}
          </span>
          <CardFace t={words.t} {...cardOf(tables, card)} />
        </li>
      ))}
    </ul>
  )
}

function Buyers({ act, words }: ActPictureProps) {
  const buyers = buyersIn(act)
  return (
    <p className={css.count}>
      <b>+{buyers}</b>
      {words.t('summary.newBuyers', { buyers })}
    </p>
  )
}

/** The price of a car in each segment, highest first, and the remaining punch clock. */
function Prices({ before, after, words }: ActPictureProps) {
  const { timecard, prices } = after
  return (
    <div className={css.prices}>
      <ol>
        {prices
          .map((price, segment) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            <li key={segment} data-segment={segment}>
              {before.prices[segment] !== price && <s>{before.prices[segment] ?? '–'}</s>}
              <b>{price ?? '–'}</b>
            </li>
          ))
          .reverse()}
      </ol>
      <p>
        <LineGlyph lines={clockLines} size={22} label={words.t('clock.title')} />
        <b>{timecard.flipped ? words.t('clock.flipped', { when: 'next' }) : timecard.value}</b>
      </p>
    </div>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
