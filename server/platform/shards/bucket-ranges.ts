import { bucketNames } from '@carriage/protocol'
import { WrongSettings } from '../../config.ts'

/** The buckets that a text names: `a0`, `a0-b7`, several of these with commas between them, or `all`. */
export function readBuckets(text: string): readonly string[] {
  const names = bucketNames()
  if (text === 'all') return names
  const found = text.split(',').flatMap((part) => {
    const [first = '', last = first, ...more] = part.split('-')
    const [from, to] = [names.indexOf(first), names.indexOf(last)]
    if (from < 0 || to < from || more.length > 0)
      throw new WrongSettings([`${part}: expected a bucket such as a0, or the first and the last of some: a0-b7`])
    return names.slice(from, to + 1)
  })
  return [...new Set(found)]
}
