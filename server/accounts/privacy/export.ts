import type { ChatLine, Frame, MatchId, RouteName, TableState, TableSummary } from '@carriage/protocol'
import { listLeagues } from '../../competitions/seasons/read-leagues.ts'
import { listTournaments } from '../../competitions/tournaments/read-tournaments.ts'
import { readSanctions } from '../../moderation/sanctions.ts'
import { type CalendarLinkOptions, readCalendarLink } from '../../notifications/calendar/links.ts'
import { type NotificationOffer, readNotificationSettings } from '../../notifications/settings.ts'
import type { Database } from '../../platform/storage/database.ts'
import { timeSettingsOf } from '../../play/clock/time-settings.ts'
import { readDraft } from '../../play/drafts/drafts.ts'
import type { Matches } from '../../play/matches/client.ts'
import { readPremoves } from '../../play/premoves/stored-premoves.ts'
import type { Records } from '../../play/records/index.ts'
import { readChatHistory } from '../../social/chat/history.ts'
import { listMutes } from '../../social/chat/mute.ts'
import { listClubTables } from '../../social/clubs/club-tables.ts'
import { listClubs, readClub } from '../../social/clubs/clubs.ts'
import { tablesOfFollowed } from '../../social/people/follows.ts'
import { listFor } from '../../social/people/routes.ts'
import { peopleMet } from '../../social/profile/figures.ts'
import { listOpenGames, listOwnGames } from '../../social/profile/listings.ts'
import { readProfile } from '../../social/profile/profile.ts'
import { readAbsence } from '../../tables/absence/absence.ts'
import {
  type Listing,
  listInvitations,
  listTablesWaitingFor,
  type TableService,
  tablesOfAccount,
} from '../../tables/index.ts'
import { readNote } from '../../tables/notes/notes.ts'
import { listBoxes } from '../boxes/boxes.ts'
import type { SignedInCaller } from '../caller.ts'
import { readMe } from '../me.ts'
import { listPasskeys } from '../passkeys.ts'
import { listSessions } from '../sessions.ts'
import { listTokens } from '../tokens.ts'
import { readStoredRows } from './stored-rows.ts'

export interface ExportOptions {
  readonly database: Database
  readonly tables: TableService
  readonly matches: Matches
  readonly records: Records
  readonly offer: NotificationOffer
  readonly links: CalendarLinkOptions
}

type Answers = Partial<Record<RouteName, unknown>>

const states: readonly TableState[] = ['waiting', 'playing', 'over', 'abandoned']

/**
 * All data of one person as one JSON text, in parts: the answers of routes, each of their tables with its chat, views
 * and record, and the stored rows. One table at a time is in memory.
 */
export async function* exportAccount(options: ExportOptions, caller: SignedInCaller): AsyncGenerator<string> {
  const { database } = options
  yield `{"format":"carriage-house/export/1","at":${JSON.stringify(new Date())},\n`
  const own = (
    await Promise.all(states.map((state) => listed(options, tablesOfAccount(caller.id, state), caller)))
  ).flat()
  yield `"answers":${JSON.stringify(await answersTo(options, caller, own))},\n`
  yield `"stored":${JSON.stringify(await readStoredRows(database, caller.id))},\n`
  yield '"tables":['
  for (const [index, table] of own.entries())
    yield `${index > 0 ? ',' : ''}\n${await tableText(options, caller, table)}`
  yield ']}\n'
}

async function answersTo(
  options: ExportOptions,
  caller: SignedInCaller,
  own: readonly TableSummary[],
): Promise<Answers> {
  const { database, offer, links } = options
  const { id } = caller
  return {
    'GET /api/me': await readMe(database, caller),
    'GET /api/me/time': (await timeSettingsOf(database.pool, id)) ?? null,
    'GET /api/me/calendar': await readCalendarLink(links, caller),
    'GET /api/me/sanctions': { sanctions: await readSanctions(database, id) },
    'GET /api/me/passkeys': await listPasskeys(database, id),
    'GET /api/me/sessions': await listSessions(database, id, caller.proof?.id),
    'GET /api/me/tokens': await listTokens(database, id),
    'GET /api/boxes': { boxes: await listBoxes(database, id) },
    'GET /api/notifications': await readNotificationSettings(database, id, offer),
    'GET /api/mutes': { people: await listMutes(database, id) },
    'GET /api/me/people': await listFor(database, id),
    'GET /api/me/people/tables': { tables: await listed(options, tablesOfFollowed(id), caller) },
    'GET /api/clubs': { clubs: await listClubs(database, id) },
    ...(await clubAnswers(options, caller)),
    'GET /api/tables/mine': { tables: own },
    'GET /api/tables/waiting': { tables: await listed(options, listTablesWaitingFor(id), caller) },
    'GET /api/tables/invited': { tables: await listed(options, listInvitations(id), caller) },
    'GET /api/me/history': { tables: await listed(options, listOwnGames(id, {}), caller) },
    'GET /api/me/history/people': { people: await peopleMet(database, id) },
    'GET /api/leagues': { leagues: await listLeagues(database, id) },
    'GET /api/tournaments': await listTournaments(database, id, { list: 'mine' }),
    'GET /api/people/:account': await readProfile(database, id, caller),
    'GET /api/people/:account/games': { tables: await listed(options, listOpenGames(id), caller) },
  }
}

/** Each club of this person and its tables, under their routes. */
async function clubAnswers(options: ExportOptions, caller: SignedInCaller): Promise<Answers> {
  const { database } = options
  const own = (await listClubs(database, caller.id)).filter(({ invited }) => !invited)
  const shown = await Promise.all(own.map(({ id }) => readClub(database, id, caller.id)))
  const tables = await Promise.all(own.map(({ id }) => listed(options, listClubTables(id), caller)))
  return { 'GET /api/clubs/:club': shown, 'GET /api/clubs/:club/tables': { tables: tables.flat() } }
}

/** The answers of a table's routes for the seat of this person. */
async function tableText(
  options: ExportOptions,
  { id: account }: SignedInCaller,
  table: TableSummary,
): Promise<string> {
  const { database, tables, matches, records } = options
  const { id, me: seat, state } = table
  const answers: Answers = {
    'GET /api/tables/:id': await tables.show(id, account),
    'GET /api/matches/:id/chat': { lines: await linesOf(database, account, id) },
  }
  if (state === 'waiting' && table.owner === account)
    answers['GET /api/tables/:id/invitations'] = { people: await tables.invitedTo(id) }
  if (state === 'playing' || state === 'over')
    answers['GET /api/matches/:id/notes'] = await readNote(database, id, account)
  if (seat !== null && state === 'playing') {
    answers['GET /api/matches/:id/view'] = await matches.standing(id, seat)
    answers['GET /api/matches/:id/frames'] = { frames: await framesOf(matches, id, seat) }
    answers['GET /api/matches/:id/absence'] = await readAbsence(database.pool, id, account)
    answers['GET /api/matches/:id/draft'] = await readDraft(database, id, seat)
    answers['GET /api/matches/:id/premoves'] = await readPremoves(database.pool, id, seat)
  }
  const text = JSON.stringify(answers)
  // A record is JSON text already. A record that cannot be made must not prevent the rest.
  const record = state === 'over' ? await records.read(id).catch(() => undefined) : undefined
  return record === undefined ? text : `${text.slice(0, -1)},"GET /api/matches/:id/record":${record}}`
}

async function listed({ tables }: ExportOptions, listing: Listing, { id }: SignedInCaller): Promise<TableSummary[]> {
  const found: TableSummary[] = []
  for (let after: string | undefined; ; ) {
    const page = await tables.list(listing, { limit: 100, ...(after !== undefined && { after }) }, id)
    found.push(...page.tables)
    if (page.next === null) return found
    after = page.next
  }
}

async function linesOf(database: Database, account: string, match: MatchId): Promise<readonly ChatLine[]> {
  const lines: ChatLine[] = []
  for (let before: string | undefined; ; ) {
    const page = await readChatHistory(database, account, match, { before, limit: 200 })
    lines.unshift(...page.lines)
    if (page.next === null) return lines
    before = page.next
  }
}

async function framesOf(matches: Matches, match: MatchId, seat: NonNullable<TableSummary['me']>): Promise<Frame[]> {
  const frames: Frame[] = []
  for (;;) {
    const more = await matches.frames(match, seat, frames.at(-1)?.n ?? 0)
    if (!more || more.length === 0) return frames
    frames.push(...more)
  }
}
