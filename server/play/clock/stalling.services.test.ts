import { holidaysPerYear, type Pace } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '../../accounts/privacy/erase.ts'
import { withdrawFrom } from '../../competitions/tournaments/sign-up.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { beginRatedGame, type RatedGame, type Where } from './testing/rated-game.ts'
import { setTimeSettings } from './time-settings.ts'
import { dateOf, dayOf } from './zone.ts'

let server: TestServer
beforeAll(async () => {
  // Bots move where the script lets them, so that it can try something after each of their moves.
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const paces = {
  minute: { kind: 'live', bank: 60, increment: 5 },
  days: { kind: 'slow', days: 2 },
  bank: { kind: 'slow', days: 3, increment: 12 },
} as const satisfies Record<string, Pace>

type Tries = (game: RatedGame) => Promise<unknown>

const nothing: Tries = async () => undefined
/** As the button does, repeatedly; what the server refuses changes nothing. */
const back: Tries = async ({ match, loser }) => {
  for (let times = 0; times < 3; times++)
    await server.tables.comeBack(match, loser).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
    })
}
const move: Tries = (game) => game.move(game.loserSeat)
/** Until no move can be taken back any more. */
const undo: Tries = async (game) => {
  if (stuck.has(game)) return
  await game.move(game.loserSeat)
  if (!(await game.undo())) stuck.add(game)
}
const stuck = new WeakSet<RatedGame>()
const backAfterTwo: Tries = async (game) => (await game.botMoves()) > 1 && back(game)
const moveOnceBack: Tries = async (game) => (await game.botMoves()) > 1 && game.move(game.loserSeat)
const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']
const sleep: Tries = async ({ loser, passed }) => {
  const zone = zones[(passed / 86_400_000) % zones.length]!
  await setTimeSettings(server.database, loser, { zone, sleep: { from: '08:00', to: '20:00' }, holidays: [] })
}
const holidays: Tries = async ({ loser }) => {
  const today = dayOf('UTC', Date.now())
  const stretch = { from: dateOf(today + 1), to: dateOf(today + holidaysPerYear) }
  await setTimeSettings(server.database, loser, { zone: 'UTC', sleep: null, holidays: [stretch] })
}
const resign: Tries = ({ match, loser }) => server.tables.resign(match, loser)
const erase: Tries = ({ loser }) =>
  eraseAccount({ database: server.database, bus: server.bus, tables: server.tables, secret: 'secret' }, loser)
/** Ends all sessions: nothing of the person is connected any more. */
const signOut: Tries = ({ loser }) => server.database.pool.query('delete from sessions where account = $1', [loser])
const withdraw: Tries = async ({ loser }) => {
  const { rows } = await server.database.pool.query<{ tournament: number }>(
    'select tournament from tournament_people where account = $1',
    [loser],
  )
  await withdrawFrom(server.database, rows[0]!.tournament, loser)
}

interface Stalling {
  readonly who: string
  readonly where: Where
  readonly pace: keyof typeof paces
  /** By default a short one. */
  readonly game?: 'auction' | 'kraftwagen'
  /** Decisions that the loser makes before. */
  readonly after: number
  /** What is tried while the loser has to decide, and after each move of the bot. */
  readonly tries?: Tries
  readonly afterBot?: Tries
  /** The time until the game is over: minutes where it is live, else days. */
  readonly within: number
  /** Nobody gains from a seat that was abandoned in its first tenth. */
  readonly rival?: 'gains nothing'
}

/** About a hundred decisions for each seat. */
const long = { game: 'kraftwagen', after: 40 } as const
const late = { after: 1, tries: moveOnceBack, afterBot: backAfterTwo } as const
const attempts: readonly Stalling[] = [
  { who: 'never moves', where: 'table', pace: 'minute', after: 0, within: 2, rival: 'gains nothing' },
  { who: 'never moves', where: 'table', pace: 'days', after: 0, within: 2, rival: 'gains nothing' },
  { who: 'never moves', where: 'tournament', pace: 'minute', after: 0, within: 2, rival: 'gains nothing' },
  { who: 'never moves', where: 'league', pace: 'days', after: 0, within: 2, rival: 'gains nothing' },
  { who: 'stops', where: 'table', pace: 'minute', after: 3, within: 2 },
  { who: 'stops', where: 'table', pace: 'days', after: 3, within: 2 },
  { who: 'stops', where: 'table', pace: 'bank', after: 3, within: 4 },
  { who: 'stops', where: 'tournament', pace: 'minute', after: 3, within: 2 },
  { who: 'stops', where: 'league', pace: 'days', after: 3, within: 2 },
  { who: 'is not connected', where: 'table', pace: 'minute', after: 3, tries: signOut, within: 2 },
  { who: 'presses back', where: 'table', pace: 'minute', ...long, tries: back, afterBot: back, within: 8 },
  { who: 'presses back', where: 'table', pace: 'days', ...long, tries: back, afterBot: back, within: 5 },
  { who: 'presses back', where: 'table', pace: 'bank', ...long, tries: back, afterBot: back, within: 6 },
  { who: 'presses back', where: 'tournament', pace: 'minute', ...long, tries: back, afterBot: back, within: 8 },
  { who: 'presses back', where: 'league', pace: 'days', ...long, tries: back, afterBot: back, within: 5 },
  { who: 'moves after the bot', where: 'table', pace: 'minute', ...long, afterBot: move, within: 8 },
  { who: 'moves and takes it back', where: 'table', pace: 'minute', ...long, tries: undo, within: 8 },
  { who: 'moves and takes it back', where: 'table', pace: 'days', ...long, tries: undo, within: 4 },
  { who: 'moves and takes it back', where: 'table', pace: 'bank', ...long, tries: undo, within: 5 },
  { who: 'has a bot play, then plays', where: 'table', pace: 'days', ...late, within: 20 },
  { who: 'has a bot play, then plays', where: 'league', pace: 'days', ...late, within: 20 },
  { who: 'sleeps in one zone after the other', where: 'table', pace: 'days', after: 3, tries: sleep, within: 4 },
  { who: 'sleeps in one zone after the other', where: 'table', pace: 'bank', after: 3, tries: sleep, within: 6 },
  { who: 'sleeps in one zone after the other', where: 'league', pace: 'days', after: 3, tries: sleep, within: 4 },
  { who: 'takes holidays', where: 'table', pace: 'days', after: 3, tries: holidays, within: 2 * holidaysPerYear + 3 },
  { who: 'takes holidays', where: 'league', pace: 'days', after: 3, tries: holidays, within: 2 * holidaysPerYear + 3 },
  { who: 'resigns', where: 'table', pace: 'minute', after: 3, tries: resign, within: 1 },
  { who: 'resigns', where: 'tournament', pace: 'minute', after: 3, tries: resign, within: 1 },
  { who: 'resigns', where: 'league', pace: 'days', after: 3, tries: resign, within: 1 },
  { who: 'withdraws', where: 'tournament', pace: 'minute', after: 3, tries: withdraw, within: 2 },
  { who: 'deletes the account', where: 'table', pace: 'minute', after: 3, tries: erase, within: 1 },
  { who: 'deletes the account', where: 'tournament', pace: 'minute', after: 3, tries: erase, within: 1 },
  { who: 'deletes the account', where: 'league', pace: 'days', after: 3, tries: erase, within: 1 },
]

const minutes = (pace: Pace) => pace.kind === 'live'
const named = (attempt: Stalling) =>
  `who ${attempt.who}: ${attempt.where}, ${attempt.pace}, after ${attempt.after} decisions`

test.each(attempts.map((attempt) => [named(attempt), attempt] as const))(
  '%s',
  async (_name, attempt) => {
    const { where, game = 'auction', after, tries = nothing, afterBot = nothing, within, rival } = attempt
    const pace = paces[attempt.pace]
    const begun = await beginRatedGame(server, { where, game, pace })
    for (let decisions = 0; decisions < after; decisions++) {
      await begun.settle()
      await begun.move(begun.loserSeat)
    }
    const took = () => begun.passed / (minutes(pace) ? 60_000 : 86_400_000)
    while (!(await begun.settle(() => afterBot(begun))).over) {
      expect(took()).toBeLessThanOrEqual(within)
      await tries(begun)
      await begun.letTimePass()
    }
    const result = await begun.result()
    expect(result.loser.rating).toBeLessThan(0)
    if (rival === undefined) expect(result.rival.rating).toBeGreaterThan(0)
    else expect(result.rival.rating).toBe(0)
    if (where !== 'table') {
      expect(result.loser.points).toBe(0)
      expect(result.rival.points).toBeGreaterThanOrEqual(1)
    }
  },
  60_000,
)
