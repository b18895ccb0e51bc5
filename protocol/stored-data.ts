/*
 * What the server stores, table by table, and for how long. The privacy page is made from it. Every column must be
 * declared here; a test compares this list with the schema.
 */

/** Days after which data is deleted. The sweep uses the same numbers. */
export const retention = {
  /** A session after its last use; browsers keep no cookie longer. */
  session: 400,
  /** A browser from which an account was signed in to, after the last time. */
  browser: 180,
  /** A quick match ticket. */
  ticket: 7,
  /** A guest who never sat at a table, after the last visit. */
  idleGuest: 30,
  chat: 365,
  /** A report, after it was settled. */
  report: 180,
  /** A table that was closed before its match started. */
  abandoned: 90,
  notification: 30,
  clientReport: 30,
  /** Rate limit counters of addresses, and sign-in codes. */
  counter: 1,
} as const

/** Data as people think of it; the page explains each topic. */
export const dataTopics = [
  'account',
  'signIn',
  'settings',
  'games',
  'boxes',
  'chat',
  'people',
  'guidelines',
  'moderation',
  'notifications',
  'records',
  'counters',
  'faults',
  'site',
] as const
export type DataTopic = (typeof dataTopics)[number]

/**
 * How long it is stored: until the account is deleted, as long as the game (without the name once the account is
 * deleted), as long as the club, while the match runs, or for some days.
 */
export type RetentionPeriod = 'account' | 'club' | 'game' | 'match' | 'site' | 'suspension' | keyof typeof retention

export interface StoredTable {
  readonly table: string
  readonly topic: DataTopic
  readonly retention: RetentionPeriod
  readonly columns: readonly string[]
}

function stored(table: string, topic: DataTopic, retention: RetentionPeriod, columns: string): StoredTable {
  return { table, topic, retention, columns: columns.split(' ') }
}

export const storedData: readonly StoredTable[] = [
  stored(
    'accounts',
    'account',
    'account',
    'id name email email_verified image guest links_revoked_at created_at updated_at hidden role suspended_until favourites',
  ),
  stored(
    'sessions',
    'signIn',
    'session',
    'id account token link address user_agent expires_at created_at updated_at link_tables raised_until',
  ),
  stored('session_guests', 'signIn', 'session', 'session guest declined'),
  stored(
    'passkeys',
    'signIn',
    'account',
    'id account name credential_id public_key counter device_type backed_up transports aaguid created_at',
  ),
  stored('browsers', 'signIn', 'browser', 'account browser seen_at'),
  stored('second_factors', 'signIn', 'account', 'account secret confirmed_at last_step failures failed_at'),
  stored('recovery_codes', 'signIn', 'account', 'account hash'),
  stored(
    'sign_ins',
    'signIn',
    'account',
    'id account provider foreign_id access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope password created_at updated_at',
  ),
  stored(
    'api_tokens',
    'signIn',
    'account',
    'id account name key start prefix permissions enabled expires_at created_at updated_at config_id refill_interval refill_amount last_refill_at rate_limit_enabled rate_limit_time_window rate_limit_max request_count remaining last_request metadata',
  ),
  stored('verifications', 'signIn', 'counter', 'id identifier value expires_at created_at updated_at'),
  stored('time_settings', 'settings', 'account', 'account zone sleep_from sleep_to holidays earlier'),
  stored('calendar_links', 'settings', 'account', 'account nonce language created_at'),
  stored('contact_settings', 'settings', 'account', 'account who_may_follow show_presence who_may_invite'),
  stored('notification_settings', 'settings', 'account', 'account language zone digest_hour tested_at'),
  stored(
    'notification_channels',
    'settings',
    'account',
    'id account kind address keys active shared error error_detail failed_at digested_at session',
  ),
  stored(
    'tables',
    'games',
    'game',
    'id game options seats pace visibility state owner key secret commitment rematch_of created_at started_at ended_at hints learning touched_at rated archived ended_by_agreement tags result',
  ),
  stored(
    'seats',
    'games',
    'game',
    'table_id seat account bot name ready nonce replaced resigned joined_at state returned_at program replaced_since returns joined_n moves bot_moves excused',
  ),
  stored('absence_proposals', 'games', 'match', 'id table_id account seat agreed'),
  stored(
    'tickets',
    'games',
    'ticket',
    'account game pace least most rated rating_range awake created_at seen_at table_id',
  ),
  stored('invitations', 'games', 'account', 'table_id account state invited_at answer'),
  stored(
    'matches',
    'games',
    'game',
    'id game rules seats options secret commitment nonces opening pace started_at repeats',
  ),
  stored('match_heads', 'games', 'game', 'match_id version waiting clock result'),
  stored('moves', 'games', 'game', 'match_id n seat command bot entry at'),
  stored('snapshots', 'games', 'game', 'match_id n state'),
  stored('archived_logs', 'games', 'game', 'match_id dictionary content'),
  stored('archive_dictionaries', 'games', 'game', 'id game rules content'),
  stored('deadlines', 'games', 'match', 'match_id version due_at'),
  stored('reminders', 'games', 'match', 'match_id due_at sent'),
  stored('undo_requests', 'games', 'match', 'match_id version seat n needs agreed'),
  stored('drafts', 'games', 'match', 'match_id seat version edited_at draft'),
  stored('notes', 'games', 'account', 'match_id account version edited_at text'),
  stored('premoves', 'games', 'match', 'match_id seat version basis list looked because saved_at variation'),
  stored(
    'finished_seats',
    'games',
    'game',
    'table_id seat account game seats people pace visible place tied score ended_at counts',
  ),
  stored('rated_matches', 'games', 'game', 'table_id applied'),
  stored('ratings', 'games', 'game', 'account game pace mu sigma games'),
  stored('leagues', 'site', 'site', 'id title game options seats pace signup_days season_days active'),
  stored('seasons', 'site', 'site', 'id league number state signup_ends ends_at next_check_at tries'),
  stored('season_people', 'games', 'game', 'season account stays signed_at division group_number slot place step'),
  stored('season_games', 'games', 'game', 'season division group_number number slots state table_id no_points'),
  stored(
    'tournaments',
    'games',
    'game',
    'id title game options seats sizes pace rated rounds round_minutes capacity key owner seed state starts_at round round_ends next_check_at tries',
  ),
  stored('tournament_people', 'games', 'game', 'tournament account signed_at slot standing removed_for'),
  stored('tournament_games', 'games', 'game', 'tournament round number slots state table_id away ranking no_points'),
  stored('boxes', 'boxes', 'account', 'id account game title tables shared share_key created_at changed_at'),
  stored('printed_rows', 'boxes', 'account', 'account game table_name row_key value at'),
  stored('accepted_rows', 'boxes', 'site', 'game table_name row_key value owners operator at'),
  stored('chat_lines', 'chat', 'chat', 'id match_id account seat name text command at'),
  stored('follows', 'people', 'account', 'account other followed_at'),
  stored('presences', 'people', 'counter', 'account at'),
  stored('clubs', 'people', 'club', 'id name key created_at'),
  stored('club_members', 'people', 'account', 'club account leader joined_at'),
  stored('club_invitations', 'people', 'account', 'club account invited_at answer'),
  stored('club_tables', 'people', 'club', 'table_id club created_at'),
  stored('mutes', 'guidelines', 'account', 'account other name muted blocked'),
  stored(
    'reports',
    'guidelines',
    'report',
    'id reporter reported match_id line reason note context at settled_at outcome settled_by',
  ),
  stored(
    'sanctions',
    'guidelines',
    'account',
    'id account kind reason until report operator at lifted_at appeal appealed_at decision answer decided_by decided_at point',
  ),
  stored('held_suspensions', 'guidelines', 'suspension', 'proof until reason point operator account'),
  stored('moderation_log', 'moderation', 'site', 'id operator action subject facts at'),
  stored('announcements', 'moderation', 'site', 'id kind english german begins_at ends_at operator'),
  stored(
    'notifications',
    'notifications',
    'notification',
    'id match_id n account channel kind content seat digest state tries due_at',
  ),
  stored('outbox', 'notifications', 'notification', 'id match_id n kind content at'),
  stored('records', 'records', 'account', 'id digest text imported_at account'),
  stored('record_imports', 'records', 'account', 'account day count'),
  stored('rate_limits', 'counters', 'counter', 'id key count last_request'),
  stored('address_limits', 'counters', 'counter', 'kind target count began_at last_at'),
  stored(
    'client_reports',
    'faults',
    'clientReport',
    'id fingerprint part message stack match_id entry rules client page language agent times first_at last_at',
  ),
  stored('quarantines', 'site', 'site', 'match_id reason detail at'),
  stored('commits', 'site', 'site', 'xid moved'),
  stored('secrets', 'site', 'site', 'name value'),
  stored('migrations', 'site', 'site', 'name release at'),
  stored('known_rules', 'site', 'site', 'game rules seen_at'),
  stored('backups', 'site', 'site', 'at'),
]
