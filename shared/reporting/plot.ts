import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One bar: a value, and the interval in which it lies. */
export interface PlotRow {
  readonly name: string
  readonly value: number
  readonly low?: number
  readonly high?: number
  /** The value in words; otherwise as a number. */
  readonly text?: string
}

export interface Plot {
  readonly title: string
  readonly rows: readonly PlotRow[]
  /** The end of the axis; otherwise the largest value. */
  readonly most?: number
  /** A line through all bars: what is aimed at. */
  readonly aim?: number
}

const size = { width: 760, row: 28, head: 44, foot: 14, names: 270, values: 150 }

/** Horizontal bars with whiskers, as the text of an SVG file. It is readable on a light and on a dark page. */
export function barPlot({ title, rows, most, aim }: Plot): string {
  const { width, row, head, foot, names, values } = size
  const end = most ?? Math.max(...rows.map(({ value, high }) => high ?? value), aim ?? 0, Number.MIN_VALUE)
  const x = (value: number) => round(names + (Math.min(value, end) / end) * (width - names - values))
  const height = head + rows.length * row + foot
  const bars = rows.map(({ name, value, low, high, text }, index) => {
    const y = head + index * row
    const middle = y + row / 2
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<path class="whisker" d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 5}v10M${x(high)} ${middle - 5}v10"/>`
    return [
      `<text x="${names - 10}" y="${middle + 4}" text-anchor="end">${escaped(name)}</text>`,
      `<rect class="bar" x="${names}" y="${y + 5}" width="${round(x(value) - names)}" height="${row - 10}"/>`,
      whisker,
      `<text x="${width - values + 12}" y="${middle + 4}">${escaped(text ?? value.toLocaleString('en'))}</text>`,
    ].join('')
  })
  const line = aim === undefined ? '' : `<path class="aim" d="M${x(aim)} ${head - 4}V${height - foot + 4}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>
  svg { font: 13px system-ui, sans-serif; background: #fff; color: #222 }
  text { fill: currentColor }
  .head { font-size: 16px; font-weight: 600 }
  .bar { fill: #b5813c }
  .whisker { stroke: #222; stroke-width: 1.5; fill: none }
  .aim { stroke: #9a2f2f; stroke-width: 1.5; stroke-dasharray: 5 4 }
</style>
<text class="head" x="12" y="26">${escaped(title)}</text>
${bars.join('\n')}
${line}
</svg>
`
}

/** Writes a plot to a file, makes its folder, and says where it is. */
export function writePlot(file: string, plot: Plot): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, barPlot(plot))
  return `Plot: ${file}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
