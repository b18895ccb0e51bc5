import { type AnyGame, fastChance } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library, titles } from '@carriage/shared/catalogue'
import { check, type Finding } from './checker.ts'
import type { ClientHistory, SentCommand } from './history.ts'
import { pickOne } from './pick.ts'
import { ChaosPlayer } from './player.ts'
import { openStoredLogs } from './stored-logs.ts'
import { createChaosTable } from './table.ts'
import { type Games, replayStoredLog } from './truth.ts'

export interface LoadOptions {
  /** Those that are ready, as a proxy in front would know them. */
  readonly gateways: () => readonly string[]
  readonly tables: number
  /** Milliseconds that a player takes over a move. */
  readonly thinking: number
  readonly seed: number
}

/** People who play at tables while something is done to the server. A table that is over is followed by another one. */
export interface Load {
  /** Begins one more table of each game that is offered, where people take longer over a move. */
  more(thinking: number): Promise<readonly MatchId[]>
  /** Commands that were answered, of all tables or of these. */
  answered(of?: readonly MatchId[]): readonly Answered[]
  /** Stops playing. */
  leave(): void
  /** Stops playing and compares everything that was seen with the logs of a store. */
  stop(store: string, known?: Games): Promise<readonly Finding[]>
}

export interface Answered extends SentCommand {
  readonly match: MatchId
  readonly sentAt: number
  readonly answeredAt: number
}

export async function playUnder({ gateways, tables, thinking, seed }: LoadOptions): Promise<Load> {
  const chance = fastChance(seed)
  const anywhere = () => pickOne(gateways(), chance)
  const games = titles.map(({ versions: [latest] }) => latest)
  const playing: { readonly match: MatchId; readonly players: readonly ChaosPlayer[] }[] = []
  let over = false
  await Promise.all(Array.from({ length: tables }, (_, index) => begin(gameAt(index), thinking)))
  return {
    more: (slow) => Promise.all(games.map((game) => begin(game, slow))),
    answered,
    leave,
    async stop(store, known: Games = library) {
      leave()
      const logs = await openStoredLogs(store)
      const findings: Finding[] = []
      for (const { match, players } of playing) {
        const histories = players.map(({ watcher }) => watcher.history)
        if (!(await logs.has(match))) {
          findings.push(...histories.flatMap(lostWithMatch))
          continue
        }
        const truth = replayStoredLog(await logs.read(match), known)
        // Players leave in the middle of matches, so a history without an end is no fault.
        findings.push(...check(truth, histories).filter(({ kind }) => kind !== 'unfinished'))
      }
      await logs.close()
      return findings
    },
  }

  function leave(): void {
    over = true
    for (const { players } of playing) for (const player of players) player.close()
  }

  function gameAt(index: number): AnyGame {
    const game = games[index % games.length]
    if (!game) throw new RangeError('There is no game to play.')
    return game
  }

  async function begin(game: AnyGame, thinking: number): Promise<MatchId> {
    const { match, seats } = await createChaosTable(
      {
        game: game.id,
        options: {},
        seats: game.seats.min,
        pace: { kind: 'none' },
        visibility: 'open',
        hints: false,
        learning: false,
        bots: [],
        ready: true,
      },
      anywhere,
    )
    if (over) return match
    const players = seats.map(({ seat, guest }) => {
      const own = fastChance(chance.below(2 ** 31))
      return new ChaosPlayer({ game, match, seat, guest, chance: own, gateway: anywhere, regrets: false, thinking })
    })
    playing.push({ match, players })
    void Promise.all(players.map(({ ended }) => ended)).then(() => (over ? undefined : begin(game, thinking)))
    return match
  }

  function answered(of?: readonly MatchId[]): readonly Answered[] {
    return playing
      .filter(({ match }) => of === undefined || of.includes(match))
      .flatMap(({ match, players }) =>
        players.flatMap(({ watcher }) =>
          watcher.history.sent.flatMap(({ sentAt, answeredAt, ...sent }) =>
            sentAt === undefined || answeredAt === undefined ? [] : [{ ...sent, match, sentAt, answeredAt }],
          ),
        ),
      )
  }
}

/** Where a whole match is gone, so is everything that was acknowledged in it. */
function lostWithMatch({ match, who, sent }: ClientHistory): Finding[] {
  return sent
    .filter(({ answer }) => answer && 'done' in answer)
    .map(({ id }) => ({ kind: 'lost', match, who, detail: `${id}: there is no such match` }))
}

/** What a rehearsal prints of a load: how much was played, what failed, and the longest waits. */
export function loadLines(answered: readonly Answered[]): string[] {
  const done = answered.filter(({ answer }) => answer && 'done' in answer)
  const waits = done.map(({ sentAt, answeredAt }) => answeredAt - sentAt).sort((a, b) => a - b)
  const at = (share: number) => `${waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0} ms`
  return [
    `commands acknowledged     ${done.length}, sent again ${done.filter(({ times }) => times > 1).length}`,
    `commands that failed      ${refusedCommands(answered).length}`,
    `time to acknowledgement   median ${at(0.5)}, 99 % ${at(0.99)}, worst ${at(1)}`,
  ]
}

/** Commands that were refused to a player; a stale one came after the move of another player. */
export function refusedCommands(answered: readonly Answered[]): readonly Answered[] {
  return answered.filter(
    ({ failures, answer }) =>
      failures.length > 0 || (answer !== undefined && 'refused' in answer && answer.refused !== 'stale'),
  )
}

/** The longest time without an acknowledgement between two moments, and all of those over a second together. */
export function outagesIn(
  load: Load,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly longest: number; readonly all: number } {
  const acknowledged = load.answered().filter(({ answer }) => answer && 'done' in answer)
  const moments = acknowledged.map(({ answeredAt }) => answeredAt).filter((at) => at > from && at < to)
  const ends = [from, ...moments.sort((a, b) => a - b), to]
  const gaps = ends.slice(1).map((at, index) => at - (ends[index] ?? at))
  return { longest: Math.max(...gaps), all: gaps.filter((gap) => gap > 1_000).reduce((sum, gap) => sum + gap, 0) }
}
