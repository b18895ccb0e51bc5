import type { GivenPremove, Seat, Viewer } from '@carriage/kernel'
import type { Frame, MatchId, Standing, UndoAsk } from '@carriage/protocol'
import type { CommandOutcome, SeatCommand } from './command.ts'

/** The interface of matches for every other part of a process. */
export interface Matches {
  execute(match: MatchId, command: SeatCommand): Promise<CommandOutcome>
  /** Saves the premoves of a seat, in place of the previous ones. */
  savePremoves(match: MatchId, seat: Seat, given: readonly GivenPremove[]): Promise<CommandOutcome>
  /** The current position as a viewer sees it; undefined if there is no such match. */
  standing(match: MatchId, viewer: Viewer): Promise<Standing | undefined>
  /** The frames after an entry, at most a few hundred at once; undefined if there is no such match. */
  frames(match: MatchId, viewer: Viewer, after: number): Promise<readonly Frame[] | undefined>
  /** The position before the first move, for viewers that replay from the start. */
  opening(match: MatchId, viewer: Viewer): Promise<Standing | undefined>
  /** The open question whether a move may be taken back. */
  undoAsk(match: MatchId): Promise<UndoAsk | undefined>
}
