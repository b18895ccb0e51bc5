import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../docs/performance.md')
/** What else the machine had to do before anything was measured. */
const [loadAtStart = 0] = loadavg()

/** Puts the figures of one measurement into docs/performance.md, with their day and the load of the machine when the command began. */
export function writeFigures(name: string, figures: string): void {
  const day = new Date().toISOString().slice(0, 10)
  const line = `${day}, load of the machine at the start ${loadAtStart.toFixed(1)}.\n\n${figures.trim()}`
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), name, line))
}

/** The page with new figures between the marks of this name. */
export function withFigures(text: string, name: string, figures: string): string {
  const [from, to] = [`<!-- figures:${name} -->`, `<!-- /figures:${name} -->`]
  const [begin, end] = [text.indexOf(from), text.indexOf(to)]
  if (begin < 0 || end < begin) throw new Error(`The page has no place for the figures of ${name}.`)
  return `${text.slice(0, begin + from.length)}\n${figures}\n${text.slice(end)}`
}
