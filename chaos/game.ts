import { type AnyGame, type Chance, fastChance } from '@carriage/kernel'
import type { Pace } from '@carriage/protocol'
import type { ChaosBalancer } from './balancer.ts'
import type { ClientHistory } from './history.ts'
import { pickOne } from './pick.ts'
import { ChaosPlayer } from './player.ts'
import { makeRoundTrip, type RecordTrip } from './records.ts'
import type { ChaosGuest } from './requests.ts'
import { type ChaosTableOptions, createChaosTable } from './table.ts'
import { ChaosWatcher } from './watcher.ts'

export interface GameOptions {
  readonly game: AnyGame
  readonly index: number
  readonly seed: number
  readonly gateways: readonly string[]
  readonly balancer: ChaosBalancer
  /** A lasting account that imports records. */
  readonly importer: ChaosGuest
  /** Called when the match has begun. */
  readonly onBegin: () => void
  /** Called when a spectator has seen the match go on. */
  readonly onNews: () => void
}

export interface GamePlayed {
  readonly histories: readonly ClientHistory[]
  /** How often its clients lost their connection or got none. */
  readonly losses: number
  readonly drafts: { readonly stored: number; readonly lost: readonly string[] }
  readonly talk: { readonly sent: number; readonly faults: readonly string[] }
  readonly record: RecordTrip
}

/** A bank so short that seats run out of time, and are played by bots until their players move again. */
const hasty: Pace = { kind: 'live', bank: 10, increment: 1 }
const paces: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'slow', days: 1 },
  { kind: 'live', bank: 86_400, increment: 10 },
  { kind: 'slow', days: 3 },
  hasty,
]

/** One in this many records is imported. */
const importOneIn = 2

/** Plays one whole match: players connect where the balancer says, and each process has a spectator that stays. */
export async function playGame(options: GameOptions): Promise<GamePlayed> {
  const { game, gateways, balancer, index } = options
  const chance = fastChance(options.seed + index)
  const wanted = tableFor(game, index)
  const anywhere = () => pickOne(gateways, chance)
  const { match, seats } = await createChaosTable(wanted, anywhere)
  options.onBegin()
  const regrets = wanted.pace !== hasty
  const gateway = () => balancer.addressFor(match)
  const players = seats.map(
    ({ seat, guest }) => new ChaosPlayer({ game, match, seat, guest, chance: own(chance), gateway, regrets }),
  )
  const spectators = gateways.map(
    (address, at) =>
      new ChaosWatcher({
        game,
        match,
        who: `the spectator at process ${at}`,
        viewer: 'spectator',
        gateway: () => address,
        onNews: options.onNews,
      }),
  )
  const watchers = [...players.map(({ watcher }) => watcher), ...spectators]
  await Promise.all([...players, ...spectators].map(({ ended }) => ended))
  for (const each of [...players, ...spectators]) each.close()
  const importer = index % importOneIn === 0 ? options.importer : undefined
  return {
    drafts: {
      stored: players.reduce((sum, { drafts }) => sum + drafts.stored, 0),
      lost: players.flatMap(({ drafts }) => drafts.lost),
    },
    talk: {
      sent: players.reduce((sum, { talk }) => sum + talk.sent.length, 0),
      faults: players.flatMap(({ talk }) => talk.faults),
    },
    record: await makeRoundTrip({ match, gateway: anywhere, importer }),
    histories: watchers.map(({ history }) => history),
    losses: watchers.reduce((sum, { line }) => sum + line.losses, 0),
  }
}

/** Two to five seats, one in four tables with a bot, at every pace. */
function tableFor({ id, seats: { min, max } }: AnyGame, index: number): ChaosTableOptions {
  return {
    game: id,
    options: {},
    seats: min + (index % (max - min + 1)),
    pace: paces[index % paces.length] ?? hasty,
    visibility: 'open',
    hints: false,
    learning: false,
    bots: index % 4 === 1 ? ['apprentice'] : [],
    ready: true,
  }
}

function own(chance: Chance): Chance {
  return fastChance(chance.below(2 ** 31))
}
