import { writePlot } from '@carriage/shared/reporting'
import type { Spread } from './compare.ts'

/** Draws medians with the middle halves around them, in .cache/plots, and says where. */
export function plotSpreads(
  name: string,
  title: string,
  spreads: Readonly<Record<string, Spread>>,
  aim?: number,
): void {
  const rows = Object.entries(spreads).map(([row, { low, median, high }]) => {
    const text = median >= 100 ? Math.round(median).toLocaleString('en') : median.toFixed(2)
    return { name: row, value: median, low, high, text }
  })
  console.log(writePlot(`.cache/plots/bench-${name}.svg`, { title, rows, ...(aim !== undefined && { aim }) }))
}
