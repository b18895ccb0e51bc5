import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { barPlot, writePlot } from './plot.ts'

test('a bar is as long as its value on the axis, with its interval and its text beside it', () => {
  const svg = barPlot({
    title: 'Share won',
    most: 1,
    rows: [
      { name: 'magnate', value: 0.5, low: 0.25, high: 0.75, text: '50 %' },
      { name: 'random', value: 1 },
    ],
  })
  const widths = [...svg.matchAll(/class="bar" [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([170, 340])
  expect(svg).toContain('M355 58H525')
  expect(svg).toContain('>50 %<')
  expect(svg).toContain('>magnate<')
})

test('names cannot break out of the picture', () => {
  expect(barPlot({ title: '<b>&', rows: [{ name: '"<script>', value: 1 }] })).not.toMatch(/<b>|<script>/)
})

test('the plot is written to a file, its folder included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-plot-'))
  const file = join(folder, 'new', 'plot.svg')
  expect(writePlot(file, { title: 'Rates', rows: [{ name: 'one', value: 2 }], aim: 4 })).toBe(`Plot: ${file}`)
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s)
  rmSync(folder, { recursive: true })
})
