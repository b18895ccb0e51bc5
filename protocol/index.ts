export type { TableAbsence } from './absence.ts'
export {
  type Account,
  ceremony,
  type IssuedToken,
  type NewToken,
  type StoredPasskey,
  type StoredSession,
  type StoredToken,
  type TokenScope,
  tokenScope,
} from './account.ts'
export { type AccountBox, type BoxChange, boxesAtMost, longestBox, type NewBox, type SharedBox } from './box.ts'
export type { CalendarLink } from './calendar.ts'
export { applyChange, type Change, changeTexts, textsFor } from './change.ts'
export {
  type ChatPage,
  type ChatTarget,
  longestLine,
  type Mute,
  type MuteRequest,
  type NewReport,
  type PersonReport,
} from './chat.ts'
export { type NewClientReport, newClientReport } from './client-report.ts'
export {
  type Club,
  type ClubMember,
  type ClubStanding,
  type ClubSummary,
  maxClubs,
  membersAtMost,
} from './club.ts'
export { type Contract, contract, type RouteName } from './contract/index.ts'
export { deepest, isTooDeep } from './depth.ts'
export { longestDraft, type SavedDraft } from './draft.ts'
export type { Frame, PlayedEntry, Standing, UndoneEntry } from './frame.ts'
export type { GameLength, OfferedGame } from './games.ts'
export type { OpenFilter, Page, StrongTable, TableListPage } from './lists.ts'
export { legalMoves, longestRecord } from './match.ts'
export { bucketNames, bucketOf, type MatchId, matchId, matchIdFrom } from './match-id.ts'
export {
  type Announcement,
  type AppealDecision,
  type ModeratedPerson,
  type ModeratedTables,
  type ModerationAction,
  type ModerationAppeals,
  type ModerationFile,
  type ModerationLog,
  type ModerationReport,
  type ModerationReports,
  type ModerationStanding,
  moderationActions,
  type NewAnnouncement,
  type NewSanction,
  type ReportDecision,
  type Sanction,
} from './moderation.ts'
export { longestNote, type PrivateNote } from './note.ts'
export {
  type ChannelFault,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationSettings,
  notificationLanguages,
  type PushSubscription,
} from './notification.ts'
export type { Clock, Pace } from './pace.ts'
export { otherAddresses, pageAt } from './pages.ts'
export {
  type Acquaintance,
  type Acquaintances,
  type ContactSettings,
  type FoundPerson,
  followsAtMost,
} from './people.ts'
export { longestPremoves, type SavedPremoves, type WhyStopped } from './premove.ts'
export { type AcceptedRow, ownersToAgree, type ReportedRow, type RowDecision } from './printed-row.ts'
export { type Problem, type ProblemCode, problem, statusOf } from './problem.ts'
export type {
  GameFigures,
  HeadToHead,
  HistoryQuery,
  MetPerson,
  PersonRating,
  Profile,
  ProfileChoice,
} from './profile.ts'
export { playerName, readableLine } from './public-name.ts'
export type { QuickWish, Ticket } from './quick-match.ts'
export type { League, Leagues, SeasonGroupView, SeasonState, SeasonSummary, SeasonView } from './season.ts'
export type { SiteFacts } from './site-facts.ts'
export {
  type ByeReason,
  type ChatLine,
  type ClientMessage,
  type Command,
  clientMessage,
  command,
  longestMessage,
  type SeatPresence,
  type ServerMessage,
  type UndoAsk,
} from './socket.ts'
export {
  type BotLevel,
  type InvitedPerson,
  type NewTable,
  newTable,
  type Sitter,
  type Sitting,
  seatNumber,
  type Table,
  type TableState,
  type TableSummary,
  type Visibility,
} from './table.ts'
export type { TableTag } from './table-tags.ts'
export {
  type Holiday,
  holidaysPerYear,
  minuteOfDay,
  sleepMinutes,
  type TimeSettings,
  timeSettings,
} from './time-settings.ts'
export {
  type NewTournament,
  newTournament,
  type TournamentList,
  type TournamentQuery,
  type TournamentState,
  type TournamentSummary,
  type TournamentView,
  tournamentRemoval,
} from './tournament.ts'
