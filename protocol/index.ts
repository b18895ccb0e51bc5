export {
  type Account,
  account,
  ceremony,
  codeAnswer,
  codeRequest,
  type IssuedToken,
  issuedToken,
  type KeptPasskey,
  type KeptSession,
  type KeptToken,
  keptPasskey,
  keptSession,
  keptToken,
  type NewToken,
  newGuest,
  newToken,
  oneOfMine,
  oneTapLink,
  openedLink,
  passkeyCreated,
  passkeyUsed,
  playerName,
  rename,
  type TokenScope,
  tokenScope,
} from './account.ts'
export { applyChange, type Change, changeBetween } from './change.ts'
export {
  accountOnPath,
  blocking,
  type ChatPage,
  type ChatTarget,
  chatLine,
  chatPage,
  chatQuery,
  longestLine,
  muting,
  type NewReport,
  newChatLine,
  newReport,
  type Silence,
  silences,
} from './chat.ts'
export { type NewClientReport, newClientReport, reportLimits } from './client-report.ts'
export { deepest, isTooDeep } from './depth.ts'
export { type KeptDraft, keptDraft, longestDraft, newDraft } from './draft.ts'
export type { Frame, PlayedEntry, Standing, UndoneEntry } from './frame.ts'
export { gameList, type OfferedGame, offeredGame, rulebook } from './games.ts'
export { type Page, page, pageOfGame, pageOfMine, type TablePage, tablePage } from './lists.ts'
export {
  done,
  frameRange,
  framesAfter,
  importedRecord,
  legalMoves,
  longestRecord,
  matchView,
  viewQuery,
} from './match.ts'
export { bucketOf, buckets, type MatchId, matchId, matchIdFrom } from './match-id.ts'
export {
  type ChannelFault,
  channelOnPath,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeSettings,
  noticeChoice,
  noticeLanguages,
  noticeSettings,
  noticeTrial,
  noticeTrialResult,
  type PushSubscription,
  pushSubscription,
} from './notice.ts'
export { type Clock, type Pace, pace } from './pace.ts'
export { pageAt, pages } from './pages.ts'
export { type Problem, type ProblemCode, problem, problemCodes, statusOf } from './problem.ts'
export {
  type ByeReason,
  byeReasons,
  type ChatLine,
  type ClientMessage,
  type Command,
  clientMessage,
  command,
  commandId,
  longestMessage,
  type SeatPresence,
  type ServerMessage,
  type UndoAsk,
} from './socket.ts'
export {
  type BotLevel,
  botLevel,
  botSeating,
  gameId,
  invitation,
  learningWish,
  type NewTable,
  newTable,
  readiness,
  type Sitter,
  type Sitting,
  seatNumber,
  sitting,
  startOrder,
  type Table,
  type TableState,
  type TableSummary,
  table,
  tableKey,
  type Visibility,
} from './table.ts'
export {
  type Holiday,
  holidaysPerYear,
  minuteOfDay,
  sleepMinutes,
  type TimeSettings,
  timeSettings,
} from './time-settings.ts'
