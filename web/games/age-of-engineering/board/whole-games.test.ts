import { ageOfEngineering, type Event, type Move, type Options, standardOptions } from '@carriage/age-of-engineering'
import { fastChance, LiveEffects } from '@carriage/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type HandsOf, propsFor } from '../../../gallery/exhibit.ts'
import type { Language } from '../../../words/speak.ts'
import { exhibit } from '../gallery/exhibit.ts'
import type { Moment } from '../gallery/moments.ts'
import { board } from './index.tsx'

const idle: HandsOf<Move> = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }

/** Every nth position of a random game, n being `every`. */
function* positionsOf(seats: 2 | 3 | 4, options: Partial<Options>, seed: number, every: number): Generator<Moment> {
  const luck = fastChance(seed)
  const opening = new LiveEffects<Event>(luck)
  const state = ageOfEngineering.setup({ seats, options: { ...standardOptions, ...options } }, opening)
  const history = opening.events.slice()
  const kinds = new Set<string>()
  for (let n = 0; n < 1200 && !ageOfEngineering.turn(state).over; n++) {
    const moves = [...ageOfEngineering.moves(state, state.actor)]
    // Decisions that come up for the first time are looked at in any case.
    const fresh = moves.filter(({ kind }) => !kinds.has(kind))
    for (const { kind } of fresh) kinds.add(kind)
    if (n % every === 0 || fresh.length > 0)
      yield { state: ageOfEngineering.clone(state), history: history.slice(), fresh: [] }
    const cars = moves.filter(({ kind }) => kind === 'placeCar')
    const from = cars.length > 0 ? cars : moves
    const fx = new LiveEffects<Event>(luck)
    ageOfEngineering.play(state, state.actor, from[luck.below(from.length)]!, fx)
    history.push(...fx.events)
  }
  yield { state, history, fresh: [] }
}

/** The moves that the markup has a legal control for. */
function controlsIn(markup: string): Set<string> {
  const found = new Set<string>()
  for (const [button] of markup.matchAll(/<button[^>]*data-legal[^>]*>/g)) {
    const move = /data-move="([^"]*)"/.exec(button)?.[1]
    if (move !== undefined) found.add(move.replaceAll('&quot;', '"'))
  }
  return found
}

function onPhone(moment: Moment, language: Language): string {
  const props = propsFor(exhibit, moment, moment.state.actor, language, idle)
  return [
    ...board.zones.map((zone) => renderToStaticMarkup(zone.show(props))),
    renderToStaticMarkup(board.options(props)),
  ].join('')
}

function onDesk(moment: Moment, language: Language, bare = false): string {
  const props = { ...propsFor(exhibit, moment, moment.state.actor, language, idle), bare }
  const parts = [board.shared(props), board.dock(props), board.options(props)]
  return parts.map((part) => renderToStaticMarkup(part)).join('')
}

/** What a customer would buy, what becomes of a car, or an aid that reckons. */
const foretold = /As it stands|as it stands|Points so far/

const games = [
  [4, {}, 1],
  [3, { scoreVisibility: 'hidden', oldsToken: 'anyToken' }, 7],
  [2, { instantSale: 'placeExtraCar' }, 3],
] as const

for (const [seats, options, seed] of games) {
  test(`with ${seats} seats every decision of a whole game can be made on the board, on a desk and on a phone`, () => {
    for (const moment of positionsOf(seats, options, seed, 60)) {
      if (ageOfEngineering.turn(moment.state).over) continue
      const moves: Move[] = [...ageOfEngineering.moves(moment.state, moment.state.actor)]
      const wanted = moves.filter(({ kind }) => kind !== 'endTurn').map((move) => JSON.stringify(move)) // the table has a button for it
      for (const markup of [onDesk(moment, 'en'), onPhone(moment, 'de')]) {
        const controls = controlsIn(markup)
        expect(wanted.filter((move) => !controls.has(move))).toEqual([])
      }
    }
  })
}

test('a bare board foretells nothing, and every decision can still be made on it', () => {
  let aided = 0
  for (const moment of positionsOf(3, {}, 7, 40)) {
    if (ageOfEngineering.turn(moment.state).over) continue
    const markup = onDesk(moment, 'en', true)
    const controls = controlsIn(markup)
    const moves: Move[] = [...ageOfEngineering.moves(moment.state, moment.state.actor)]
    const wanted = moves.filter(({ kind }) => kind !== 'endTurn').map((move) => JSON.stringify(move))
    expect(wanted.filter((move) => !controls.has(move))).toEqual([])
    expect(foretold.exec(markup)?.[0]).toBeUndefined()
    if (foretold.test(onDesk(moment, 'en'))) aided++
  }
  expect(aided).toBeGreaterThan(3)
})

test('a move under the pointer can be shown at every decision', () => {
  for (const moment of positionsOf(4, {}, 5, 150)) {
    if (ageOfEngineering.turn(moment.state).over) continue
    for (const move of ageOfEngineering.moves(moment.state, moment.state.actor)) {
      const props = propsFor(exhibit, moment, moment.state.actor, 'en', {
        ...idle,
        held: { move, chosen: true },
      })
      const markup = renderToStaticMarkup(board.shared(props)) + renderToStaticMarkup(board.options(props))
      expect(markup).toContain('<svg')
    }
  }
}, 120_000)

test('a spectator sees the whole board and can touch nothing', () => {
  for (const moment of positionsOf(3, {}, 2, 120)) {
    const props = propsFor(exhibit, moment, 'spectator', 'en', idle)
    const markup = [board.shared(props), board.dock(props), board.options(props)]
      .map((part) => renderToStaticMarkup(part))
      .join('')
    expect(controlsIn(markup).size).toBe(0)
  }
})

test('with hidden points nobody is shown what others have added up', () => {
  for (const moment of positionsOf(3, { scoreVisibility: 'hidden' }, 4, 200)) {
    if (ageOfEngineering.turn(moment.state).over) continue
    const [mine, watched] = [moment.state.actor, 'spectator' as const].map((viewer) => {
      const props = propsFor(exhibit, moment, viewer, 'en', idle)
      return renderToStaticMarkup(board.options(props))
    })
    expect(mine?.match(/<th scope="row">/g)).toHaveLength(1)
    expect(watched).not.toContain('<th scope="row">')
  }
})

test('whoever tries something else is told in a few words what comes first', () => {
  const told = new Set<string>()
  for (const moment of positionsOf(3, {}, 3, 40)) {
    if (ageOfEngineering.turn(moment.state).over) continue
    for (const language of ['en', 'de'] as const) {
      const { say, view } = propsFor(exhibit, moment, moment.state.actor, language, idle)
      told.add(say(board.first(view, moment.state.actor)))
    }
  }
  expect(told.size).toBeGreaterThan(20)
  for (const words of told) expect(words.length).toBeLessThan(60)
})
