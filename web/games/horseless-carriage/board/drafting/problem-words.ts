import type { PlanProblem } from '@carriage/horseless-carriage'
import type { Facts } from '@carriage/kernel'
import type { Props } from '../props.ts'

/** What is wrong with a piece or a draft, in one sentence. */
export function problemWords({ say, tell }: Pick<Props, 'say' | 'tell'>, { check, facts }: PlanProblem): string {
  const named = (id: string) => tell.phrase({ id })
  const tile = tileIn(facts)
  const values: Record<string, string | number> = {}
  for (const [fact, value] of Object.entries(facts)) if (typeof value === 'number') values[fact] = value
  return say(`check.${check}`, {
    // Every message takes the same values; those that a check has not are left out of its sentence.
    x: 0,
    y: 0,
    left: 0,
    need: 0,
    square: 0,
    pieces: 1,
    level: 0,
    ...values,
    tile: tile === undefined ? '' : named(tile),
    other: otherIn(facts, named),
    on: typeof facts.on === 'string' ? facts.on : '',
    track: typeof facts.dimension === 'string' ? named(`track.${facts.dimension}`) : '',
    otherKind: typeof facts.otherKind === 'string' ? facts.otherKind : '',
    step: typeof facts.step === 'string' ? facts.step : '',
  })
}

/** The name of what lies in the way. */
function otherIn({ otherKind, other }: Facts, named: (id: string) => string): string {
  if (typeof other !== 'string') return ''
  if (otherKind === 'indicator') return named(`track.${other}`)
  return named(`${otherKind === 'dealership' ? 'dealership' : 'tile'}.${other}`)
}

/** The message id of the tile that a problem is about. */
function tileIn({ kind, type, station, name, size }: Facts): string | undefined {
  if (typeof station === 'string') return `tile.${station}`
  if (typeof name === 'string') return `tile.${name}`
  if (typeof size === 'string') return `dealership.${size}`
  if (typeof type !== 'string') return undefined
  return kind === 'dealership' ? `dealership.${type}` : `tile.${type}`
}
