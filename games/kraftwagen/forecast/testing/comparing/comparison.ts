import type { Comparison as ComparisonOf } from '@carriage/kraftwagen-family/testing/comparing'
import type { Event } from '../../../events.ts'
import type { Move } from '../../../moves.ts'
import type { State } from '../../../state.ts'

export type Comparison = ComparisonOf<State, Move, Event>
