/** One measured figure, with its aim where it has one. */
export interface Figure {
  readonly what: string
  readonly is: number
  readonly unit: string
  readonly atMost?: number
  /** Whether the measurement itself is worth nothing if the aim is missed. */
  readonly required?: true
}

/** The value that this share of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

/** As a table of Markdown, so that docs/web.md can take it as it is. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, is, unit, atMost }) => {
    const value = `${Number.isInteger(is) ? is : is.toPrecision(3)} ${unit}`.trim()
    if (atMost === undefined) return `| ${what} | ${value} | | |`
    return `| ${what} | ${value} | ${atMost} | ${is <= atMost ? 'reached' : 'missed'} |`
  })
  return ['| figure | measured | aim, at most | |', '|---|---|---|---|', ...rows].join('\n')
}
