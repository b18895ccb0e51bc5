import { fastChance, LiveEffects, type Seat } from '@carriage/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../../platform/i18n/translate.ts'
import { type Exhibit, type ExhibitHandlers, type MomentOf, propsFor } from '../../gallery/exhibit.ts'

interface Table {
  readonly actor: Seat
}

interface Choice {
  readonly kind: string
}

interface GameSeed {
  readonly seats: 2 | 3 | 4
  readonly options: object
  readonly seed: number
}

interface WholeGames<State extends Table, Move extends Choice, Event extends object> {
  readonly exhibit: Exhibit<State, Move, Event>
  readonly standardOptions: object
  /** Games of different sizes; in the first one every move is also previewed. */
  readonly games: readonly [GameSeed, ...GameSeed[]]
  /** Text that only a board with aids shows. */
  readonly foretold: RegExp
}

const idle = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }

/** Tests the parts of a board at every decision of random games. */
export function wholeGamesTest<State extends Table, Move extends Choice, Event extends object>(
  given: WholeGames<State, Move, Event>,
): void {
  const { exhibit, games, foretold } = given
  const { game, board } = exhibit

  for (const { seats, options, seed } of games) {
    test(`with ${seats} seats every decision of a whole game can be made on the board, on the desktop and on a phone`, () => {
      for (const moment of decisionsOf(given, { seats, options, seed }, 60)) {
        for (const markup of [onDesktop(exhibit, moment, 'en'), onPhone(exhibit, moment, 'de')]) {
          expect(missingIn(markup, moment)).toEqual([])
        }
      }
    })
  }

  test('a board without aids has no forecasts, and every decision can still be made on it', () => {
    let aided = 0
    for (const moment of decisionsOf(given, { seats: 3, options: {}, seed: 7 }, 40)) {
      const markup = onDesktop(exhibit, moment, 'en', true)
      expect(missingIn(markup, moment)).toEqual([])
      expect(foretold.exec(markup)?.[0]).toBeUndefined()
      if (foretold.test(onDesktop(exhibit, moment, 'en'))) aided++
    }
    expect(aided).toBeGreaterThan(3)
  })

  test('every move can be previewed', () => {
    for (const moment of decisionsOf(given, { ...games[0], seed: 5 }, 150)) {
      for (const move of game.moves(moment.state, moment.state.actor)) {
        const handlers: ExhibitHandlers<Move> = { ...idle, held: { move, chosen: true } }
        const props = propsFor(exhibit, moment, moment.state.actor, 'en', handlers)
        const markup = renderToStaticMarkup(board.shared(props)) + renderToStaticMarkup(board.options(props))
        expect(markup).toContain('<svg')
      }
    }
  }, 120_000)

  test('a spectator sees the whole board without controls', () => {
    for (const moment of positionsOf(given, { seats: 3, options: {}, seed: 2 }, 120)) {
      const props = propsFor(exhibit, moment, 'spectator', 'en', idle)
      const parts = [board.shared(props), board.dock(props), board.options(props)]
      expect(controlsIn(parts.map((part) => renderToStaticMarkup(part)).join('')).size).toBe(0)
    }
  })

  test('a spectator who watches a seat sees its side of the table, without controls', () => {
    for (const moment of positionsOf(given, { seats: 3, options: {}, seed: 2 }, 120)) {
      const plain = propsFor(exhibit, moment, 'spectator', 'en', idle)
      for (const { seat, name } of plain.seats) {
        const props = { ...plain, me: seat, watching: true }
        expect(renderToStaticMarkup(board.dock(props))).toContain(name)
        const zones = board.zones.map((zone) => zone.show(props))
        const parts = [board.shared(props), board.dock(props), board.legend?.(props), ...zones]
        expect(controlsIn(parts.map((part) => renderToStaticMarkup(part)).join('')).size).toBe(0)
        expect(renderToStaticMarkup(board.legend?.(props))).toBe('')
      }
    }
  })

  test('for another move the refusal says in a few words what comes first', () => {
    const shown = new Set<string>()
    for (const moment of decisionsOf(given, { seats: 3, options: {}, seed: 3 }, 40)) {
      for (const language of ['en', 'de'] as const) {
        const { t, view } = propsFor(exhibit, moment, moment.state.actor, language, idle)
        shown.add(t(board.first(view, moment.state.actor)))
      }
    }
    expect(shown.size).toBeGreaterThan(20)
    for (const words of shown) expect(words.length).toBeLessThan(60)
  })

  function missingIn(markup: string, { state }: MomentOf<State, Event>): string[] {
    const controls = controlsIn(markup)
    // The table has a button for the end of a turn.
    const wanted = [...game.moves(state, state.actor)].filter(({ kind }) => kind !== 'endTurn')
    return wanted.map((move) => JSON.stringify(move)).filter((move) => !controls.has(move))
  }
}

function* decisionsOf<State extends Table, Move extends Choice, Event extends object>(
  given: WholeGames<State, Move, Event>,
  seed: GameSeed,
  every: number,
): Generator<MomentOf<State, Event>> {
  for (const moment of positionsOf(given, seed, every)) {
    if (!given.exhibit.game.turn(moment.state).over) yield moment
  }
}

/** Every nth position of a random game, n being `every`, and its end. */
export function* positionsOf<State extends Table, Move extends Choice, Event extends object>(
  { exhibit: { game }, standardOptions }: Pick<WholeGames<State, Move, Event>, 'exhibit' | 'standardOptions'>,
  { seats, options, seed }: GameSeed,
  every: number,
): Generator<MomentOf<State, Event>> {
  const luck = fastChance(seed)
  const opening = new LiveEffects<Event>(luck)
  const state = game.setup({ seats, options: { ...standardOptions, ...options } }, opening)
  const history = opening.events.slice()
  const kinds = new Set<string>()
  for (let n = 0; n < 1200 && !game.turn(state).over; n++) {
    const moves = [...game.moves(state, state.actor)]
    // The first decision of each kind is always included.
    const fresh = moves.filter(({ kind }) => !kinds.has(kind))
    for (const { kind } of fresh) kinds.add(kind)
    if (n % every === 0 || fresh.length > 0) yield { state: game.clone(state), history: history.slice(), fresh: [] }
    const cars = moves.filter(({ kind }) => kind === 'placeCar')
    const from = cars.length > 0 ? cars : moves
    const fx = new LiveEffects<Event>(luck)
    game.play(state, state.actor, from[luck.below(from.length)]!, fx)
    history.push(...fx.events)
  }
  yield { state, history, fresh: [] }
}

/** The moves that have a legal control in the markup. */
function controlsIn(markup: string): Set<string> {
  const found = new Set<string>()
  for (const [button] of markup.matchAll(/<button[^>]*data-legal[^>]*>/g)) {
    const move = /data-move="([^"]*)"/.exec(button)?.[1]
    if (move !== undefined) found.add(move.replaceAll('&quot;', '"'))
  }
  return found
}

function onPhone<State extends Table, Move extends Choice, Event extends object>(
  exhibit: Exhibit<State, Move, Event>,
  moment: MomentOf<State, Event>,
  language: Language,
): string {
  const props = propsFor(exhibit, moment, moment.state.actor, language, idle)
  const parts = [...exhibit.board.zones.map((zone) => zone.show(props)), exhibit.board.options(props)]
  return parts.map((part) => renderToStaticMarkup(part)).join('')
}

function onDesktop<State extends Table, Move extends Choice, Event extends object>(
  exhibit: Exhibit<State, Move, Event>,
  moment: MomentOf<State, Event>,
  language: Language,
  bare = false,
): string {
  const props = { ...propsFor(exhibit, moment, moment.state.actor, language, idle), bare }
  const parts = [exhibit.board.shared(props), exhibit.board.dock(props), exhibit.board.options(props)]
  return parts.map((part) => renderToStaticMarkup(part)).join('')
}
