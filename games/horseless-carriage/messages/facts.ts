import { type Facts, type Phrase, type Seat, seatName } from '@carriage/kernel'
import type { DealershipSize, Dimension, VehicleType } from '../components/index.ts'
import type { PlanProblem } from '../factory/index.ts'
import { axesOf } from '../market/niches.ts'
import { playerOf, type State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import type { Value } from './phrases.ts'
import { dealershipPhrase, mainline, nichePhrase, track, types } from './things.ts'

/** What a refusal looked at, in one sentence that names the thing and the cause. */
export function facts(view: State, all: Facts): readonly Phrase[] {
  const { cause, check, phase, step } = all
  if (isText(cause)) return [{ id: `refusal.${cause}`, values: factValues(view, all) }]
  if (isText(phase)) return [{ id: 'refusal.notNow', values: { phase, step: textIn(step) } }]
  if (isText(check)) return [problemPhrase({ check, facts: all })]
  return []
}

/** The text of every fact; values without a name are unchanged. */
function factValues(view: State, all: Facts): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [name, fact] of Object.entries(all)) {
    if (isText(fact) || isNumber(fact)) values[name] = factValue(view, name, fact)
  }
  const { x, y } = all
  if (isNumber(x) && isNumber(y)) values.niche = nichePhrase(axesOf(view), x, y)
  return values
}

function factValue(view: State, name: string, fact: string | number): Value {
  switch (name) {
    // The rules put ids of these kinds into such facts.
    case 'dealership':
      return dealershipPhrase(fact as DealershipSize)
    case 'track':
      return fact === 'capacity' ? '' : track(fact as Dimension)
    case 'dimension':
      return track(fact as Dimension)
    case 'type':
      return types([fact as VehicleType])
    case 'owner':
    case 'taker':
      return seatName(fact as Seat)
    case 'mainline':
      return mainlineOf(view, Number(fact))
    case 'window':
      return frame(view, fact as 'S' | 'M' | 'L')
    default:
      return fact
  }
}

/** A mainline of the seller, by its square. */
function mainlineOf(view: State, piece: number): Value {
  const seat = view.stage.name === 'sales' ? view.stage.selling[0] : undefined
  return seat === undefined ? '' : mainline(playerOf(view, seat), piece)
}

function frame(view: State, size: 'S' | 'M' | 'L'): Phrase {
  const { w, h } = tablesOf(view).components.windows.rows[size]
  return { id: 'frame', values: { w, h } }
}

/** What is wrong with a piece or a plan, in one sentence. */
export function problemPhrase({
  check,
  facts: about,
}: Pick<PlanProblem, 'facts'> & { readonly check: string }): Phrase {
  const { on, step, stationStep, dimension, need, left, limit, square, level, pieces } = about
  return {
    id: `check.${check}`,
    // Every message takes the same values; those that a check has not are left out of its sentence.
    values: {
      piece: pieceIn(about),
      other: otherIn(about),
      track: isText(dimension) ? { id: `track.${dimension}` } : '',
      on: textIn(on),
      step: textIn(step),
      stationStep: textIn(stationStep),
      need: numberIn(need),
      left: numberIn(left),
      limit: numberIn(limit),
      square: numberIn(square),
      level: numberIn(level),
      pieces: isNumber(pieces) ? pieces : 1,
    },
  }
}

type MaybeFact = Facts[string] | undefined

function isText(fact: MaybeFact): fact is string {
  return typeof fact === 'string'
}

function isNumber(fact: MaybeFact): fact is number {
  return typeof fact === 'number'
}

function textIn(fact: MaybeFact): string {
  return isText(fact) ? fact : ''
}

function numberIn(fact: MaybeFact): number {
  return isNumber(fact) ? fact : 0
}

/** What lies in the way. */
function otherIn({ otherKind, other }: Facts): Value {
  return isText(other) ? pieceName(otherKind, other) : ''
}

/** The piece that a problem is about. */
function pieceIn({ kind, type, station, name, size, dimension }: Facts): Value {
  if (isText(station)) return pieceName('station', station)
  if (isText(name)) return pieceName('tile', name)
  if (isText(size)) return pieceName('dealership', size)
  if (isText(type)) return pieceName(kind, type)
  return kind === 'indicator' && isText(dimension) ? pieceName(kind, dimension) : ''
}

function pieceName(kind: MaybeFact, name: string): Phrase {
  if (kind === 'indicator') return { id: 'indicator', values: { track: { id: `track.${name}` } } }
  return { id: `${kind === 'dealership' ? 'dealership' : 'tile'}.${name}` }
}
