import {
  boardSize,
  type Dimension,
  nicheAt,
  requirementsOf,
  type State,
  segmentAt,
  tablesOf,
  type VehicleType,
  vehicleTypes,
} from '@carriage/horseless-carriage'
import { memo, type ReactNode } from 'react'
import { SeatEmblem } from '../../../../board/parts/seat-badge.tsx'
import { seatMark } from '../../../../board/parts/seat-marks.ts'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './market.module.css'
import type { LabelledWindow } from './market-labels.ts'
import { DrawingSeen, useDrawingSeen, useNewcomer } from './newcomer.ts'
import {
  axis,
  badgeSize,
  buyerRadius,
  cell,
  cornerOf,
  pricePoint,
  sparkRadius,
  spotOf,
  windowBox,
} from './niche-layout.ts'
import type { PlacedWindow } from './placed-windows.ts'

const noBuyers: ReadonlySet<string> = new Set()

/** The key of the buyers of a type in a niche. */
export function servedKey(type: VehicleType, niche: number): string {
  return `${type} ${niche}`
}

/**
 * The market board: the requirements and prices of niches, waiting buyers, and every window as an outline with its
 * label.
 */
export const MarketDrawing = memo(function MarketDrawing({
  view,
  t,
  translator,
  windows,
  served = noBuyers,
}: Pick<Props, 'view' | 't' | 'translator'> & {
  readonly windows: readonly LabelledWindow[]
  /** Buyers that an open dealership of the viewer reaches, by `servedKey`. */
  readonly served?: ReadonlySet<string>
}) {
  const side = boardSize * cell
  const seen = useDrawingSeen()
  return (
    <svg
      className={css.drawing}
      data-spot="market"
      viewBox={`${-axis} 0 ${side + axis + 4} ${side + axis}`}
      role="img"
      aria-label={t('market.label', {
        bottom: trackName({ translator }, view.bottom),
        left: trackName({ translator }, view.left),
      })}
    >
      {niches.map(({ x, y }) => (
        <Niche key={`${x},${y}`} view={view} x={x} y={y} />
      ))}
      <path className={css.quarters} d={`M${side / 2} 0v${side}M0 ${side / 2}h${side}`} />
      <DrawingSeen value={seen}>
        <Axes view={view} translator={translator} />
      </DrawingSeen>
      <clipPath id="hc-market">
        <rect x={-3} y={-3} width={side + 6} height={side + 6} />
      </clipPath>
      <g clipPath="url(#hc-market)">
        {windows.map((window) => (
          <WindowOutline key={`${window.seat} ${window.size}`} {...window} />
        ))}
      </g>
      <DrawingSeen value={seen}>
        {niches.map(({ x, y }) => (
          <Public key={`${x},${y}`} view={view} x={x} y={y} served={served} />
        ))}
      </DrawingSeen>
      {windows.map((window) => (
        <WindowTag key={`${window.seat} ${window.size}`} {...window} />
      ))}
      {niches.map(({ x, y }) => (
        <NicheName key={`${x},${y}`} view={view} x={x} y={y} t={t} translator={translator} />
      ))}
    </svg>
  )
})

const niches = Array.from({ length: boardSize * boardSize }, (_, index) => ({
  x: index % boardSize,
  y: Math.floor(index / boardSize),
}))

interface NicheProps {
  readonly view: State
  readonly x: number
  readonly y: number
}

/** The background of a niche, tinted by its price segment. */
function Niche({ view, x, y }: NicheProps) {
  const segment = segmentAt(tablesOf(view), nicheAt(x, y))
  return <rect className={css.niche} data-segment={segment} {...cornerOf(x, y)} width={cell} height={cell} />
}

/** The requirements, prices and buyers of a niche as its title. */
function NicheName({ view, x, y, t, translator }: NicheProps & Pick<Props, 't' | 'translator'>) {
  const niche = nicheAt(x, y)
  const [bottom, left] = requirementsOf(view, niche)
  const count = (of: State['buyers']) => vehicleTypes.reduce((sum, type) => sum + (of[type][niche] ?? 0), 0)
  return (
    <rect className={css.named} data-spot={`niche ${x} ${y}`} {...cornerOf(x, y)} width={cell} height={cell}>
      <title>
        {t('market.niche', {
          bottom: `${trackName({ translator }, view.bottom)} ${bottom}`,
          left: `${trackName({ translator }, view.left)} ${left}`,
          buyers: count(view.buyers),
          sparks: count(view.sparks),
          price: view.prices[segmentAt(tablesOf(view), niche)] ?? 0,
        })}
      </title>
    </rect>
  )
}

/** The current prices and waiting buyers of a niche; drawn over all outlines, so that no window hides them. */
function Public({ view, x, y, served }: NicheProps & { readonly served: ReadonlySet<string> }) {
  const niche = nicheAt(x, y)
  const corner = cornerOf(x, y)
  const segment = segmentAt(tablesOf(view), niche)
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <Price key={view.prices[segment]} price={view.prices[segment]} segment={segment} />
      {vehicleTypes.map((type) => (
        <Waiting
          key={type}
          type={type}
          buyers={view.buyers[type][niche] ?? 0}
          sparks={view.sparks[type][niche] ?? 0}
          served={served.has(servedKey(type, niche))}
        />
      ))}
    </g>
  )
}

function Price({ price, segment }: { readonly price: number | null | undefined; readonly segment: number }) {
  return (
    <text className={css.price} data-price="" data-segment={segment} data-new={useNewcomer()} {...pricePoint}>
      {price ?? '–'}
    </text>
  )
}

interface WaitingProps {
  readonly type: VehicleType
  readonly buyers: number
  readonly sparks: number
  /** The viewer could sell to them. */
  readonly served: boolean
}

/** Buyers as a filled shape with their number, and the sparks that bring them as outlines above it. */
function Waiting({ type, buyers, sparks, served }: WaitingProps) {
  const [spark, buyer] = [spotOf('spark', type), spotOf('buyers', type)]
  // The centroid of a triangle is below the centre of its box.
  const lower = type === 'sports' ? 2.4 : 0
  return (
    <>
      {sparks > 0 && (
        <Group key={`sparks ${sparks}`} className={css.spark}>
          <path d={vehicleShapeOf(type, spark.x, spark.y, sparkRadius)} />
          {sparks > 1 && (
            <text x={spark.x} y={spark.y + lower}>
              {sparks}
            </text>
          )}
        </Group>
      )}
      {buyers > 0 && (
        <Group key={buyers} className={css.buyers} served={served}>
          <path d={vehicleShapeOf(type, buyer.x, buyer.y, buyerRadius)} />
          <text x={buyer.x} y={buyer.y + lower}>
            {buyers}
          </text>
        </Group>
      )}
    </>
  )
}

interface GroupProps {
  readonly className: string | undefined
  readonly served?: boolean
  readonly children: ReactNode
}

/** The waiting buyers of one type in a niche. Keyed by their number, so that a change is animated. */
function Group({ className, served, children }: GroupProps) {
  return (
    <g className={className} data-waiting="" data-served={served || undefined} data-new={useNewcomer()}>
      {children}
    </g>
  )
}

/** Cars round, sports cars pointed, trucks square. */
export function vehicleShapeOf(type: VehicleType, x: number, y: number, r: number): string {
  switch (type) {
    case 'car':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    case 'sports':
      return `M${x} ${y - r * 1.15}l${r * 1.1} ${r * 2}h${-2.2 * r}z`
    case 'truck':
      return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`
  }
}

function Axes({ view, translator }: { readonly view: State; readonly translator: Props['translator'] }) {
  const side = boardSize * cell
  return (
    <g className={css.axes}>
      {[0, 2, 4, 6].map((from) => {
        const [bottom] = requirementsOf(view, nicheAt(from, 0))
        const [, left] = requirementsOf(view, nicheAt(0, from))
        return (
          <g key={from}>
            <text className={css.level} x={from * cell + cell} y={side + 17}>
              {trackName({ translator }, view.bottom)} {bottom}
            </text>
            <text className={css.level} transform={`translate(-8 ${side - from * cell - cell}) rotate(-90)`}>
              {trackName({ translator }, view.left)} {left}
            </text>
            <path
              d={`M${from * cell + 3} ${side + 22}h${2 * cell - 6}M-25 ${side - from * cell - 3}v${-2 * cell + 6}`}
            />
          </g>
        )
      })}
      <AxisName
        key={view.bottom}
        of={view.bottom}
        translator={translator}
        at={`translate(${side / 2 - 60} ${side + 24})`}
      />
      <AxisName
        key={`left ${view.left}`}
        of={view.left}
        translator={translator}
        at={`translate(-43 ${side / 2 + 60}) rotate(-90)`}
      />
    </g>
  )
}

interface AxisNameProps extends Pick<Props, 'translator'> {
  readonly of: Dimension
  readonly at: string
}

function AxisName({ of, translator, at }: AxisNameProps) {
  return (
    <g className={css.entered} transform={at} data-new={useNewcomer()}>
      <path className={css.sign} d={dimensionLines[of]} transform="scale(0.8)" />
      <text className={css.name} x={26} y={15} textAnchor="start">
        {trackName({ translator }, of)}
      </text>
    </g>
  )
}

/** A frame in the seat's colour, inside those that it overlaps; where it extends beyond the board, its side is open. */
function WindowOutline({ seat, window, inset }: PlacedWindow) {
  const box = windowBox(window, inset)
  return (
    <g className={css.window}>
      <rect className={css.casing} {...box} />
      <rect {...box} style={{ stroke: seatMark(seat).fill }} />
    </g>
  )
}

/** The owner's badge where it covers nothing. The list beside the market has all names, too. */
function WindowTag({ seat, size, label }: LabelledWindow) {
  return (
    <g
      data-window-label=""
      data-picture=""
      data-spot={`window ${seat} ${size}`}
      transform={`translate(${label.x} ${label.y}) scale(${badgeSize / 24})`}
    >
      <SeatEmblem badge={seat} />
    </g>
  )
}
