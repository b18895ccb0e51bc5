import { type Event, type Move, rulesNow, type State } from '@carriage/kraftwagen'
import { nextTurn } from '@carriage/kraftwagen/forecast'
import { lazy, Suspense } from 'react'
import type { Board } from '../../../board/interaction/board.ts'
import { commonBoard } from '../../../board/kraftwagen-family/common-board.ts'
import { shownDigest } from '../../../table/digest/shown-digest.ts'
import { Aids } from './aids/index.tsx'
import { Dock } from './dock.tsx'
import { first } from './first.ts'
import { GoalLine } from './goal-line.tsx'
import { Signs } from './legend.tsx'
import { Mat } from './mat.tsx'
import { en } from './messages.en.ts'
import { Meter } from './meter.tsx'
import { orderOfSeats } from './order.ts'
import { originsOf } from './origins.ts'
import { pointsSoFar } from './points-so-far.ts'
import { scoringEvents, whoseEvent } from './scoring.ts'
import { SharedBoard } from './shared-board.tsx'
import { sounds } from './sounds.ts'
import { touches } from './touches.ts'
import { zones } from './zones.tsx'

// Needed at the end of a round at the earliest, so they do not delay the table.
const RoundSales = lazy(async () => ({ default: (await import('./sales/sales.tsx')).RoundSales }))
const WhereFrom = lazy(async () => ({ default: (await import('./ending/ending.tsx')).WhereFrom }))

export const board: Board<State, Move, Event> = {
  ...commonBoard,
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
  shared: (props) => <SharedBoard {...props} />,
  dock: (props) => <Dock {...props} />,
  zones,
  rival: (props) => <Mat {...props} />,
  options: (props) => <Aids {...props} />,
  meter: (props) => <Meter {...props} />,
  legend: (props) => (
    <>
      <GoalLine {...props} />
      <Signs {...props} />
    </>
  ),
  summary: (props) => (
    <Suspense>
      <RoundSales {...props} />
    </Suspense>
  ),
  // Suspends until loaded, so that nothing grows while it is visible.
  ending: (props) => <WhereFrom {...props} />,
  finale: async (props) => (await import('./ending/finale.ts')).finaleOf(props),
  order: orderOfSeats,
  standing: pointsSoFar,
  scores: ({ kind }) => scoringEvents.has(kind),
  whose: whoseEvent,
  sound: ({ kind }) => sounds[kind],
  touches,
  originsOf,
  nextTurn,
  first,
  rulesNow,
  digest: async () => shownDigest((await import('@carriage/kraftwagen/digest')).kraftwagenDigest),
}
