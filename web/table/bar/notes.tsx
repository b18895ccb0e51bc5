import { NextGame } from '../../pages/my-games/next-game.tsx'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { AbsenceNote } from '../absence/absence-note.tsx'
import { useTable } from '../model/use-table.ts'
import { PlanNote } from '../plan/plan-note.tsx'
import { PremovesNote } from '../premoves/premoves-note.tsx'
import { BotTakeoverNote } from './bot-takeover-note.tsx'
import { MissedNote } from './missed-note.tsx'
import { RefusalNote } from './refusal.tsx'
import { TurnTakenBackNote } from './turn-taken-back-note.tsx'
import { UndoQuestionNote } from './undo-question.tsx'

/** The notes above the bar. Each has its own error boundary, which is reset with the next entry. */
export function TableNotes() {
  const n = useTable((state) => state.n)
  return [
    BotTakeoverNote,
    AbsenceNote,
    UndoQuestionNote,
    TurnTakenBackNote,
    RefusalNote,
    MissedNote,
    PlanNote,
    PremovesNote,
    NextGame,
  ].map((Note) => (
    <Boundary key={Note.name} part="panel" of={n} quiet>
      <Note />
    </Boundary>
  ))
}
