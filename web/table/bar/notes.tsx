import { Boundary } from '../../faults/boundary.tsx'
import { NextGame } from '../../mine/next-game.tsx'
import { AbsenceNote } from '../absence/absence-note.tsx'
import { useTable } from '../model/use-table.ts'
import { OrdersNote } from '../orders/orders-note.tsx'
import { PlanNote } from '../plan/plan-note.tsx'
import { KeptNote } from './kept-note.tsx'
import { MissedNote } from './missed-note.tsx'
import { RefusalNote } from './refusal.tsx'
import { UndoQuestionNote } from './undo-question.tsx'

/** What is told above the bar. Each note stands by itself: one that breaks is left out until the next entry. */
export function TableNotes() {
  const n = useTable((state) => state.n)
  return [KeptNote, AbsenceNote, UndoQuestionNote, RefusalNote, MissedNote, PlanNote, OrdersNote, NextGame].map(
    (Note) => (
      <Boundary key={Note.name} part="panel" of={n} quiet>
        <Note />
      </Boundary>
    ),
  )
}
