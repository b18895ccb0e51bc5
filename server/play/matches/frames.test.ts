import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyGame,
  type AnyMatch,
  LiveEffects,
  playMove,
  readRecord,
  recordedChance,
  redact,
  Stopped,
  seatsOf,
  startMatch,
  undoMove,
  unhashed,
  type Variant,
  type Viewer,
} from '@carriage/kernel'
import { choiceOf, pickFrom, randomMove } from '@carriage/kernel/conform'
import type { MatchId, PlayedEntry } from '@carriage/protocol'
import { titles, trialTitles } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { type AppliedEntry, makeFrames } from './frames.ts'
import { storedFrom } from './imported.ts'
import { type Carried, revive } from './stored-match.ts'

/*
 * The frames of whole games, with undos, are made a second time, without optimisation: every entry is tried on the
 * public view, and both positions are compared for one viewer after another.
 */

const games = join(import.meta.dirname, '../../../games')

describe.each([...titles, ...trialTitles])('$about.id', ({ versions, variants }) => {
  const tables = versions.flatMap((game, age) =>
    variants.slice(0, age === 0 ? undefined : 2).map((variant) => ({ game, rules: game.rules, ...variant })),
  )
  test.each(tables.map((table, index) => ({ ...table, seed: index + 1 })))(
    'by rules $rules at a table for $seats with $options',
    ({ game, seed, ...variant }) => playAtRandom(game, variant, seed),
  )
})

test.each(globSync('*/fixtures/*.record.json', { cwd: games }))('%s', (file) => {
  const record = readRecord(readFileSync(join(games, file), 'utf8'))
  const stored = storedFrom('m' as MatchId, record)
  if (!stored) throw new Error(`The library lacks ${record.game} ${record.rules}.`)
  revive(stored, expectSameFrames)
})

/** A whole game of random moves; now and then one is taken back by consent of all. */
function playAtRandom(game: AnyGame, { seats, options }: Variant<object>, seed: number): void {
  const choice = choiceOf(seed)
  const players = seatsOf(seats).map((seat) => `Random ${seat + 1}`)
  const match = startMatch(game, {
    match: `frames-${seed}`,
    players,
    options,
    source: { kind: 'fast', seed },
    digest: unhashed,
  })
  for (let n = 1; ; n++) {
    const before = match.state
    const turn = game.turn(before)
    if (turn.over) return
    const seat = pickFrom(turn.seats, choice)
    const last = match.line.at(-1 - choice.below(4))?.entry
    if (last && choice.below(10) === 0) {
      const undo = { undo: last.n, consent: seatsOf(seats).filter((other) => other !== last.seat) }
      expect(undoMove(match, last.seat, undo.undo, undo.consent).legal).toBe(true)
      expectSameFrames(match, { n, seat: last.seat, bot: true, at: seed, entry: undo }, before, noEvents)
      continue
    }
    const played = playMove(match, seat, randomMove(game, before, turn, seat, choice))
    const entry = match.log.at(-1)
    if (!played.legal || !entry || !('move' in entry)) throw new Error('A listed move is refused.')
    const { move, draws } = entry
    expectSameFrames(match, { n, seat, bot: false, at: seed, entry: { move, draws } }, before, played)
  }
}

const noEvents: Carried = { events: [], secretive: false }

type Stored = Pick<AppliedEntry, 'n' | 'seat' | 'bot' | 'at' | 'entry'>

function expectSameFrames({ game, header, state }: AnyMatch, stored: Stored, before: object, carried: Carried): void {
  const { n, seat, bot, at, entry } = stored
  const { events, secretive } = carried
  const clock = n % 2 === 0 ? { at: n, left: [5_000, 6_000], running: [seat] } : null
  const applied = { n, at, seat, bot, entry, before, after: state, events, secretive, clock }
  const made = makeFrames(header.seats, applied)
  const textFor = separateFrames(game, applied)
  const common = textFor('spectator')
  const own = seatsOf(header.seats).flatMap((other) => {
    const text = textFor(other)
    return text === common ? [] : [[other, text]]
  })
  expect(JSON.stringify([made.public, [...made.seats]])).toBe(JSON.stringify([common, own]))
}

function separateFrames(game: AnyGame, applied: AppliedEntry): (viewer: Viewer) => string {
  const { n, at, seat, bot, entry, before, after, events, clock } = applied
  const common = { n, at, seat, ...(bot && { bot: true as const }), ...(clock && { clock }) }
  const shown = redact(entry, 'spectator')
  const entryAlone = 'move' in shown && canPlay(game, redact(before, 'spectator'), seat, shown)
  return (viewer) => {
    const seen = redact(entry, viewer)
    if (entryAlone) return JSON.stringify({ ...common, entry: seen })
    const change = changeBetween(redact(before, viewer), redact(after, viewer))
    return JSON.stringify({ ...common, entry: seen, change, events: redact(events, viewer) })
  }
}

function canPlay(game: AnyGame, view: object, seat: AppliedEntry['seat'], { move, draws }: PlayedEntry): boolean {
  try {
    game.play(game.clone(view), seat, move, new LiveEffects(recordedChance(draws)))
    return true
  } catch (error) {
    if (error instanceof Stopped) return false
    throw error
  }
}

function changeBetween(from: unknown, to: unknown, path: readonly (string | number)[] = []): readonly unknown[] {
  if (typeof from !== 'object' || typeof to !== 'object' || !from || !to) return from === to ? [] : [[path, to]]
  if (Array.isArray(from) !== Array.isArray(to)) return [[path, to]]
  const [was, is] = [Object.entries(from), Object.entries(to)]
  const gone = was.filter(([key]) => !Object.hasOwn(to, key))
  const shorter =
    gone.length > 0 && Array.isArray(to) ? [[[...path, 'length'], to.length]] : gone.map(([key]) => [[...path, key]])
  const changed = is.flatMap(([name, value]) => {
    const at = [...path, Array.isArray(to) ? Number(name) : name]
    return Object.hasOwn(from, name) ? changeBetween(Reflect.get(from, name), value, at) : [[at, value]]
  })
  return [...shorter, ...changed]
}
