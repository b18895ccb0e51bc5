import type { cardOf } from '@carriage/kraftwagen'
import type { ReactNode } from 'react'
import { type GlyphName, glyphPaths } from '../../../../board/parts/glyph-paths.ts'
import css from '../../../../board/parts/parts.module.css'
import { places } from '../../../../board/parts/places.ts'

type Card = ReturnType<typeof cardOf>
type Development = Extract<Card, { kind: 'development' }>

export interface Levels {
  readonly body: number
  readonly engine: number
}

const paper = '#FFFAF0'
const gain = '#F6C933'
const highest = 7

/** The drawing of a card, in a box of 150 by 44. */
function CardDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 150 44" className={css.cardScene} aria-hidden="true">
      {children}
    </svg>
  )
}

/** The rails of the rising levels, from my current ones, and the part that is delivered at once. */
export function DevelopmentArt({
  body,
  engine,
  immediatePart,
  levels,
}: Development & { readonly levels: Levels | undefined }) {
  const rising = [['body', body] as const, ['engine', engine] as const].filter(([, by]) => by > 0)
  const rows = rising.length + (immediatePart ? 1 : 0)
  return (
    <CardDrawing>
      {rising.map(([kind, by], row) => (
        <Rail key={kind} kind={kind} from={levels?.[kind]} by={by} y={rowAt(row, rows)} />
      ))}
      {immediatePart && <Delivery part={immediatePart} x={75} y={rowAt(rows - 1, rows)} />}
    </CardDrawing>
  )
}

function rowAt(row: number, rows: number): number {
  return ((row + 0.5) * 44) / rows
}

interface RailProps {
  readonly kind: 'body' | 'engine'
  /** My level; a spectator has none, and only sees by how much it rises. */
  readonly from: number | undefined
  readonly by: number
  readonly y: number
}

function Rail({ kind, from = 0, by, y }: RailProps) {
  const to = Math.min(highest, from + by)
  const width = 12
  const at = (level: number) => 38 + level * width
  return (
    <g>
      <Sign of={kind} x={22} y={y} size={20} />
      {places(highest).map((level) => (
        <rect
          key={level}
          x={at(level) + 1}
          y={y - 5}
          width={width - 2}
          height={10}
          rx={2}
          fill={level < from ? paper : level < to ? gain : 'none'}
          stroke={level >= from && level < to ? gain : paper}
        />
      ))}
      <text x={at(highest) + 4} y={y + 6} fontSize={18} fontFamily="var(--display)" fill={gain}>
        {`+${by}`}
      </text>
    </g>
  )
}

/** A part that goes into a workshop at once. */
function Delivery({ part, x, y }: { readonly part: 'body' | 'engine'; readonly x: number; readonly y: number }) {
  return (
    <g>
      <Sign of={part} x={x - 26} y={y} size={20} fill={gain} />
      <path d={`M${x - 12} ${y}h14`} stroke={paper} strokeWidth={2.4} />
      <path d={`M${x + 9} ${y}l-8-4.500v9Z`} fill={paper} />
      <rect x={x + 14} y={y - 10} width={28} height={20} fill="none" stroke={paper} strokeWidth={1.8} />
      <path d={`M${x + 14} ${y + 4}h28`} stroke={paper} opacity={0.6} />
    </g>
  )
}

export function InstantArt({ effect }: { readonly effect: Extract<Card, { kind: 'instant' }>['effect'] }) {
  switch (effect) {
    case 'hire3':
      return (
        <CardDrawing>
          {[26, 52, 78].map((x) => (
            <Sign key={x} of="worker" x={x} y={22} size={28} />
          ))}
          <path d="M96 22h10" stroke={gain} strokeWidth={3} />
          <path d="M114 22l-9-5v10Z" fill={gain} />
          <path d="M119 41V14q0-11 11-11t11 11v27Z" fill="none" stroke={paper} strokeWidth={2.4} />
          <circle cx={137} cy={25} r={1.6} fill={paper} />
        </CardDrawing>
      )
    case 'race5':
      return (
        <CardDrawing>
          <path d="M12 40Q20 6 72 9T134 36" fill="none" stroke={paper} strokeWidth={13} opacity={0.28} />
          {[
            [16, 33],
            [37, 17],
            [64, 10],
            [92, 12],
            [117, 22],
          ].map(([x = 0, y = 0], step) => (
            <g key={x}>
              <circle cx={x} cy={y} r={8} fill={paper} />
              <text x={x} y={y + 5} fontSize={14} textAnchor="middle" fontFamily="var(--display)" fill="#7A4A00">
                {step + 1}
              </text>
            </g>
          ))}
          <Sign of="grandPrix" x={137} y={33} size={20} fill={gain} />
        </CardDrawing>
      )
    case 'bodyAndEngine':
      return (
        <CardDrawing>
          <Delivery part="body" x={72} y={11} />
          <Delivery part="engine" x={72} y={33} />
        </CardDrawing>
      )
    default:
      return effect satisfies never
  }
}

interface SignProps {
  readonly of: GlyphName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
}

function Sign({ of, x, y, size, fill = paper }: SignProps) {
  return (
    <path
      d={glyphPaths[of]}
      fill={fill}
      fillRule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  )
}
