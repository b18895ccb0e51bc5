import {
  boardSize,
  type Components,
  type Dimension,
  floorShape,
  type Options,
  type Piece,
  type Quadrant,
  type StationType,
  shapeOf,
  standardOptions,
  type VehicleType,
} from '@carriage/horseless-carriage'
import type { ReactNode } from 'react'
import { placed, places, SeatBadge } from '../../../board/parts/index.ts'
import type { BoxDrawings, BoxRow, BoxWords, DrawnRow } from '../../../pages/boxes/drawings.ts'
import { LargeNumber, Scale, Swatches } from '../../../pages/boxes/pictures.tsx'
import { describe, plainRow } from '../../../pages/boxes/plain-row.ts'
import { CardFace } from '../board/cards/card-face.tsx'
import drawing from '../board/drawing/drawing.module.css'
import { FloorDrawing } from '../board/drawing/floor.tsx'
import { clockLines, dimensionLines, stationLines, vehicleLines } from '../board/drawing/line-drawings.ts'
import { LineGlyph } from '../board/drawing/line-glyph.tsx'
import { Patterns } from '../board/drawing/patterns.tsx'
import { PieceBody, PieceLines } from '../board/drawing/piece.tsx'
import { type DrawingFrame, frameOf, viewBoxOf } from '../board/drawing/scale.ts'
import market from '../board/market/market.module.css'
import { cell, cornerOf } from '../board/market/niche-layout.ts'
import { en as boardEn } from '../board/messages.en.ts'
import css from './box.module.css'
import { en } from './messages.en.ts'

export const box: BoxDrawings = {
  messages: { en: { ...boardEn, ...en } },
  translations: {
    de: async () => ({ ...(await import('../board/messages.de.ts')).de, ...(await import('./messages.de.ts')).de }),
  },
  draw,
}

type Rows<T extends keyof Components> = Components[T] extends { readonly rows: infer R } ? R : never

function nameOf(phrase: BoxWords['phrase'], id: string): string {
  return phrase({ id })
}

function draw(row: BoxRow): DrawnRow {
  // Only tables that the schema of this game has read are drawn.
  const components = row.components as Components
  const options: Options = { ...standardOptions, components }
  const { table, path, value, words } = row
  const { t, phrase } = words
  const key = path.at(-1) ?? ''
  const number = typeof value === 'number' ? value : 0
  const lies = { x: 0, y: 0, rot: 0 } as const
  switch (table as keyof Components) {
    case 'players':
      return {
        ...plainRow(row, t('box.players', { count: Number(key) })),
        picture: places(Number(key)).map((seat) => <SeatBadge key={seat} badge={seat} size={28} />),
      }
    case 'punchClock':
      return {
        ...plainRow(row),
        picture: (
          <>
            <LineGlyph lines={clockLines} size={40} />
            {typeof value === 'number' ? (
              <LargeNumber of={value} />
            ) : (
              <Scale of={Object.values(components.punchClock.start)} />
            )}
          </>
        ),
      }
    case 'industrialists': {
      const { name, dealerships } = components.industrialists.rows[key as keyof Rows<'industrialists'>]
      return {
        name: t('box.industrialist', { name, colour: nameOf(phrase, `colour.${key}`) }),
        text: Object.values(dealerships).join(', '),
        picture: <Swatches of={[key]} />,
      }
    }
    case 'segments':
      return { name: t('box.segments'), picture: <MarketGround components={components} /> }
    case 'quadrants':
      return {
        ...plainRow(row, t('box.quadrant', { quadrant: key })),
        picture: <MarketGround components={components} quadrant={key as Quadrant} />,
      }
    case 'priceMarkers':
      return { ...plainRow(row), picture: <Scale of={value as number[]} /> }
    case 'bonuses':
      return {
        name: t('box.bonus', { vehicle: nameOf(phrase, `types.${key}`), money: number }),
        picture: (
          <>
            <LineGlyph lines={vehicleLines[key as VehicleType]} size={48} />
            <LargeNumber of={number} />
          </>
        ),
      }
    case 'windows': {
      const { w, h, marketing } = components.windows.rows[key as keyof Rows<'windows'>]
      return {
        name: t('box.window', { size: key, w, h }),
        text: t('box.window.marketing', { count: marketing }),
        picture: <Squares w={w} h={h} />,
      }
    }
    case 'researchTracks': {
      if (key === 'clockSquares')
        return {
          ...plainRow(row),
          picture: (
            <>
              <LineGlyph lines={clockLines} size={36} />
              <Scale of={value as number[]} />
            </>
          ),
        }
      const { squares } = components.researchTracks.rows[key as Dimension]
      return {
        name: t('box.track', { track: nameOf(phrase, `track.${key}`) }),
        text: t('box.squares', { stations: squares.map((each) => nameOf(phrase, `tile.${each}`)).join(', ') }),
        picture: (
          <>
            <LineGlyph lines={dimensionLines[key as Dimension]} size={30} />
            <span className={css.track}>
              {placed(squares).map(({ item, place }) => (
                <span key={place}>
                  <LineGlyph lines={stationLines[item]} size={26} />
                </span>
              ))}
            </span>
          </>
        ),
      }
    }
    case 'technologyStations': {
      const type = key as StationType
      const { step, w, h, tiles, sockets } = components.technologyStations.rows[type]
      const opened = Object.entries(sockets).map(([track, squares]) =>
        t('box.socket', { track: nameOf(phrase, `track.${track}`), squares: squares.join(', ') }),
      )
      return {
        name: nameOf(phrase, `tile.${key}`),
        text: t('box.station', { step, w, h, sockets: opened.join(', ') }),
        count: tiles,
        picture: <PiecePicture piece={{ kind: 'station', type, ...lies }} options={options} />,
      }
    }
    case 'specIndicators': {
      const dimension = key as Dimension
      const steps = components.specIndicators.rows[dimension]
      return {
        name: t('box.indicators', { track: nameOf(phrase, `track.${key}`) }),
        text: describe(words, steps),
        count: Object.values(steps).reduce((sum, each) => sum + each, 0),
        picture: (['A', 'B', 'C', 'D'] as const)
          .filter((step) => steps[step] > 0)
          .map((step) => (
            <PiecePicture
              key={step}
              piece={{ kind: 'indicator', dimension, step, x: 0, y: 0, points: 'N' }}
              options={options}
            />
          )),
      }
    }
    case 'mainlines': {
      if (key === 'sides') return { ...plainRow(row), picture: <Scale of={value as string[]} /> }
      const type = key as VehicleType
      const { w, h, tiles, perColour } = components.mainlines.rows[type]
      return {
        name: nameOf(phrase, `tile.${key}`),
        text: `${t('box.size', { w, h })}. ${t('box.dropped', { count: perColour })}.`,
        count: tiles,
        picture: <PiecePicture piece={{ kind: 'mainline', type, ...lies, mirror: false }} options={options} />,
      }
    }
    case 'dealerships': {
      const type = key as keyof Rows<'dealerships'>
      return {
        name: nameOf(phrase, `dealership.${key}`),
        text: t('box.size', components.dealerships.rows[type]),
        picture: <PiecePicture piece={{ kind: 'dealership', type, ...lies }} options={options} />,
      }
    }
    case 'departments': {
      const type = key as keyof Rows<'departments'>
      const department = components.departments.rows[type]
      return {
        name: nameOf(phrase, `tile.${key}`),
        text: t('box.size', { w: department.w, h: department.h }),
        ...('tiles' in department ? { count: department.tiles } : { count: department.perPlayer }),
        picture: <PiecePicture piece={{ kind: 'department', type, ...lies }} options={options} />,
      }
    }
    case 'floor': {
      if (key !== 'main' && key !== 'expansion') return { ...plainRow(row), picture: <LargeNumber of={number} /> }
      const laid = { tile: key, x: 0, y: 0, rot: 0, mirror: false } as const
      return {
        name: t(`box.floor.${key}`),
        picture: (
          <Sheet frame={frameOf([floorShape(laid, options)], 1)} square={9}>
            <FloorDrawing tiles={[laid]} options={options} />
          </Sheet>
        ),
      }
    }
    case 'assemblyTrack':
      return Array.isArray(value)
        ? { ...plainRow(row), picture: <Scale of={value as number[]} /> }
        : { ...plainRow(row), picture: <LargeNumber of={number} /> }
    case 'neutralDeck': {
      const { id, type, column, row: up } = value as Rows<'neutralDeck'>[number]
      return {
        name: t('box.card', { id }),
        text: phrase({ id: 'sparkOnCard', values: sparkValues(type, column, up) }),
        count: 1,
        picture: <CardFace t={t} sparks={[{ type, column, row: up }]} clocks={0} />,
      }
    }
    case 'playerDecks': {
      const { id, year, clocks, sparks } = value as Rows<'playerDecks'>['red'][number]
      const events = sparks.map(({ type, column, row: up }) =>
        phrase({ id: 'sparkOnCard', values: sparkValues(type, column, up) }),
      )
      return {
        name: t('box.card', { id }),
        text: [...events, ...(clocks > 0 ? [t('hand.clocks', { count: clocks })] : [])]
          .join(', ')
          .concat(`. ${t('box.card.year', { year })}`),
        count: 1,
        picture: <CardFace t={t} sparks={sparks} clocks={clocks} />,
      }
    }
    default:
      return typeof value === 'number'
        ? { ...plainRow(row), picture: <LargeNumber of={number} /> }
        : { name: t(`field.${key}`), text: describe(words, value) }
  }
}

function sparkValues(type: VehicleType, column: number, row: number) {
  return { sparks: { id: `sparks.${type}`, values: { count: 1 } }, column, row }
}

function PiecePicture({ piece, options }: { readonly piece: Piece; readonly options: Options }) {
  const shape = shapeOf(piece, options)
  if (!shape) return null
  return (
    <Sheet frame={frameOf([shape], 0.5)} square={17}>
      <PieceBody piece={piece} options={options} as="built" />
      <PieceLines piece={piece} options={options} as="built" />
    </Sheet>
  )
}

interface SheetProps {
  readonly frame: DrawingFrame
  /** Pixels per square. */
  readonly square: number
  readonly children: ReactNode
}

function Sheet({ frame, square, children }: SheetProps) {
  return (
    <svg
      className={`${drawing.sheet ?? ''} ${css.sheet ?? ''}`}
      viewBox={viewBoxOf(frame)}
      width={frame.width * square}
      height={frame.height * square}
      aria-hidden="true"
    >
      <Patterns />
      {children}
    </svg>
  )
}

const nicheCorners = places(boardSize * boardSize).map((place) => ({
  x: place % boardSize,
  y: Math.floor(place / boardSize),
}))

/** The background of the market, tinted by price segments; with a quadrant, only its niches. */
function MarketGround({ components, quadrant }: { readonly components: Components; readonly quadrant?: Quadrant }) {
  const side = boardSize * cell
  const corner = quadrant && components.quadrants.rows[quadrant]
  return (
    <svg className={css.market} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {nicheCorners.map(({ x, y }) => {
        const segment = components.segments.rows[boardSize - 1 - y]?.[x] ?? '0'
        const inside = !corner || (x >= corner.x && x < corner.x + 4 && y >= corner.y && y < corner.y + 4)
        return (
          <g key={`${x},${y}`} opacity={inside ? 1 : 0.25}>
            <rect className={market.niche} data-segment={segment} {...cornerOf(x, y)} width={cell} height={cell} />
            <text className={css.segment} x={x * cell + cell / 2} y={cornerOf(x, y).y + cell / 2 + 12}>
              {segment}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Niches in the shape of a market window. */
function Squares({ w, h }: { readonly w: number; readonly h: number }) {
  return (
    <svg viewBox={`-1 -1 ${w * 20 + 2} ${h * 20 + 2}`} width={w * 24} height={h * 24} aria-hidden="true">
      {places(w * h).map((place) => (
        <rect
          key={place}
          className={market.niche}
          data-segment="1"
          x={(place % w) * 20}
          y={Math.floor(place / w) * 20}
          width={20}
          height={20}
        />
      ))}
    </svg>
  )
}
