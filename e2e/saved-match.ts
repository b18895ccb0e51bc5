import {
  type AnyMatch,
  type Chance,
  type Entry,
  fastChance,
  type Game,
  keyedSource,
  type MatchRecord,
  playMove,
  recordOf,
  type Seat,
  startMatch,
  writeRecord,
} from '@carriage/kernel'
import { expect, type Page } from '@playwright/test'

/** A game, and a player of all its seats. */
export interface Hand<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly game: Game<State, Move, Options, Event>
  readonly options: Options
  readonly seats: number
  next(this: void, state: State, chance: Chance): readonly [seat: Seat, move: Move]
}

export interface Wanted<State> {
  readonly seed: number
  /** The first position of the game that fits is taken. */
  readonly when: (state: State) => boolean
}

interface Played<State extends object, Move extends object> {
  readonly log: readonly Entry<Move>[]
  /** The positions from the beginning on: the first one before any move. */
  readonly positions: readonly State[]
  /** Plays one more move. */
  readonly goOn: () => void
  readonly recordAt: (position: number) => MatchRecord
}

/** Games that were begun: several states are positions of the same one, and a whole game takes its players seconds. */
const begun = new Map<string, unknown>()

/** The first game from a seed on that comes to the wanted position, as a device keeps it. */
function savedMatch<State extends object, Move extends object, Options extends object, Event extends object>(
  hand: Hand<State, Move, Options, Event>,
  { seed: first, when }: Wanted<State>,
) {
  for (let seed = first; seed < first + 30; seed++) {
    const saved = playedTo(hand, { seed, when })
    if (saved) return saved
  }
  throw new Error('No game came to the wanted position.')
}

function playedTo<State extends object, Move extends object, Options extends object, Event extends object>(
  hand: Hand<State, Move, Options, Event>,
  { seed, when }: Wanted<State>,
) {
  const { game, options, seats } = hand
  const id = `position${seed}`
  const players = ['Anna', 'Benedikt', 'Charlotte', 'Dmitri', 'Eva'].slice(0, seats)
  const key = JSON.stringify([game.id, options, seats, seed])
  const known = begun.get(key) as Played<State, Move> | undefined // of the same game
  const played = known ?? begin(hand, { id, players, seed })
  begun.set(key, played)
  for (let position = 0; ; position++) {
    const state = played.positions[position]
    if (!state) throw new Error('A position was left out.')
    if (when(state)) return saved(position)
    if (game.turn(state).over) return undefined
    if (position === played.log.length) played.goOn()
  }

  function saved(position: number) {
    const record = played.recordAt(position)
    return {
      id,
      game: record.game,
      me: 0,
      level: 'apprentice',
      players,
      record: writeRecord(record),
      moves: record.log.length,
      over: record.result !== undefined,
      touched: 0,
    }
  }
}

function begin<State extends object, Move extends object, Options extends object, Event extends object>(
  { game, options, next }: Hand<State, Move, Options, Event>,
  { id, players, seed }: { readonly id: string; readonly players: readonly string[]; readonly seed: number },
): Played<State, Move> {
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const nonces = players.map((name) => name.toLowerCase())
  const match = startMatch(game, { match: id, players, options, source: keyedSource(secret, id, nonces) })
  const chance = fastChance(seed)
  const positions = [game.clone(match.state)]
  return {
    log: match.log,
    positions,
    goOn: () => {
      const [seat, move] = next(match.state, chance)
      const played = playMove(match, seat, move)
      if (!played.legal) throw new Error(`A move was refused by ${played.rule}.`)
      positions.push(game.clone(match.state))
    },
    recordAt: (position) => {
      const { header, log } = match
      const state = positions[position] ?? match.state
      return { ...recordOf({ ...match, log: log.slice(0, position), state } as AnyMatch), source: header.source }
    },
  }
}

/** Puts a match on this device that has come to the wanted position, and opens its table. */
export async function openSavedMatch<
  State extends object,
  Move extends object,
  Options extends object,
  Event extends object,
>(page: Page, hand: Hand<State, Move, Options, Event>, wanted: Wanted<State>): Promise<void> {
  const saved = savedMatch(hand, wanted)
  // The lightest page of the same origin: the client need not load twice.
  await page.goto('/robots.txt')
  await page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('carriage-house', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(new Error('no storage'))
        request.onsuccess = () => {
          const writing = request.result.transaction('matches', 'readwrite')
          writing.objectStore('matches').put(saved)
          writing.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    saved,
  )
  await page.goto(`/local/${saved.id}`)
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 })
}
