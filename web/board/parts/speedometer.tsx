import css from './parts.module.css'
import { places } from './places.ts'

interface SpeedometerProps {
  /** From 0 to `of`. */
  readonly at: number
  readonly of: number
  readonly caption: string
  readonly label: string
  /** At the last notch before the end, or at the end. */
  readonly near?: boolean
  readonly over?: boolean
}

const sweep = 240
const from = 150

/** An arc with a notch for each step: how far something is from its end. */
export function Speedometer({ at, of, caption, label, near = false, over = false }: SpeedometerProps) {
  const needle = angleOf(Math.min(at, of), of)
  return (
    <svg
      viewBox="0 0 64 54"
      className={css.speedometer}
      role="img"
      aria-label={label}
      data-near={near}
      data-over={over}
    >
      <path d={arc(26, 0, 1)} className={css.dial} />
      {at > 0 && <path d={arc(26, 0, Math.min(1, at / of))} className={css.dialDone} />}
      {places(of + 1).map((i) => {
        const [x1, y1] = point(21, angleOf(i, of))
        const [x2, y2] = point(i === of ? 30.5 : 29, angleOf(i, of))
        return <line key={i} x1={x1} y1={y1} x2={x2} y2={y2} className={i === of ? css.dialEnd : css.notch} />
      })}
      <line x1="32" y1="32" x2={point(18, needle)[0]} y2={point(18, needle)[1]} className={css.needle} />
      <circle cx="32" cy="32" r="3" className={css.hub} />
      <text x="32" y="49.5" textAnchor="middle" className={css.dialText} data-legible="">
        {caption}
      </text>
    </svg>
  )
}

function angleOf(step: number, of: number): number {
  return from + (of === 0 ? sweep : (sweep * step) / of)
}

function point(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [round(32 + radius * Math.cos(angle)), round(32 + radius * Math.sin(angle))]
}

function arc(radius: number, begin: number, end: number): string {
  const [x1, y1] = point(radius, from + sweep * begin)
  const [x2, y2] = point(radius, from + sweep * end)
  const large = (end - begin) * sweep > 180 ? 1 : 0
  return `M${x1} ${y1}A${radius} ${radius} 0 ${large} 1 ${x2} ${y2}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
