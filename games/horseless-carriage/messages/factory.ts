import type { Phrase } from '@carriage/kernel'
import { drawFactory, type Factory, surveyFactory } from '../factory/index.ts'
import type { Options } from '../options.ts'
import { drawn } from './phrases.ts'

/** A factory as text, with the numbers of its columns and rows: the last digits above, whole ones at the left. */
export function factoryLines(factory: Factory, options: Options): Phrase[] {
  const { ground } = surveyFactory(factory, options).layout
  // The ground has one more square on every side than there is floor.
  const left = ground.left + 1
  const top = ground.top + 1
  const right = left + ground.width - 3
  const digits = Array.from({ length: ground.width - 2 }, (_, column) => Math.abs(left + column) % 10).join('')
  const rows = drawFactory(factory, options).split('\n')
  return [
    { id: 'board.ruler', values: { digits, left, right } },
    ...rows.map((row, index) => drawn(`${String(top + index).padStart(6)}  ${row}`)),
  ]
}
