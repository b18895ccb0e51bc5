import { type Event, type Move, rulesNow, type State } from '@carriage/horseless-carriage'
import { lazy, Suspense } from 'react'
import type { Board } from '../../../board/interaction/board.ts'
import { shownDigest } from '../../../table/digest/shown-digest.ts'
import { Aids } from './aids/index.tsx'
import { Dock } from './dock.tsx'
import { boardDrafts } from './drafting/board-drafts.ts'
import { draftingStore } from './drafting/store.ts'
import { RivalFactory } from './factories/rival.tsx'
import { first } from './first.ts'
import { NewSigns } from './legend/legend.tsx'
import look from './look.module.css'
import { en } from './messages.en.ts'
import { originsOf } from './origins.ts'
import { scoringEvents, whoseEvent } from './scoring.ts'
import { SharedBoard } from './shared-board.tsx'
import { sounds } from './sounds.ts'
import { isYearEnd } from './summary/acts.ts'
import { touches } from './touches.ts'
import { Meter } from './year/meter.tsx'
import { actingOrder } from './year/phase-now.ts'
import { wealthOf } from './year/wealth.ts'
import { zones } from './zones.tsx'

// Needed at the end of a year and of the game, so they do not delay the table.
const YearSummary = lazy(async () => ({ default: (await import('./summary/year-summary.tsx')).YearSummary }))
const WhereFrom = lazy(async () => ({ default: (await import('./ending/ending.tsx')).WhereFrom }))

export const board: Board<State, Move, Event> = {
  messages: { en },
  translations: { de: async () => (await import('./messages.de.ts')).de },
  look: look.look,
  shared: (props) => <SharedBoard {...props} />,
  dock: (props) => <Dock {...props} />,
  zones,
  rival: (props) => <RivalFactory key={props.seat} {...props} />,
  options: (props) => <Aids {...props} />,
  meter: (props) => <Meter {...props} />,
  legend: (props) => <NewSigns {...props} />,
  // A lesson describes a year itself.
  isSummary: (events, taught = false) => !taught && isYearEnd(events),
  summary: (props) => (
    <Suspense>
      <YearSummary {...props} />
    </Suspense>
  ),
  ending: (props) => <WhereFrom {...props} />,
  finale: async (props) => (await import('./ending/finale.tsx')).finaleOf(props),
  order: actingOrder,
  standing: wealthOf,
  chapter: (event) => (event.kind === 'yearBegan' ? { id: 'ending.year', values: { year: event.year } } : undefined),
  scores: ({ kind }) => scoringEvents.has(kind),
  whose: whoseEvent,
  sound: ({ kind }) => sounds[kind],
  touches,
  originsOf,
  isHolding: (match, me) => draftingStore(match, me).getState().hand !== undefined,
  // The drafting table and the market offer far more than a list could.
  foldsChoices: ({ stage }) => !(stage.name === 'sales' && stage.step.name === 'deliver'),
  choicesAhead: async () => (await import('./market/sales-ahead.ts')).salesAhead,
  first,
  rulesNow,
  drafts: boardDrafts,
  digest: async () => shownDigest((await import('@carriage/horseless-carriage/digest')).horselessCarriageDigest),
  givesTips: true,
  summariesSuffice: true,
  showsHighlights: true,
}
