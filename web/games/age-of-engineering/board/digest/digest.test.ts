import { ageOfEngineering, type Event, type Move, type State, standardOptions } from '@carriage/age-of-engineering'
import { ageOfEngineeringDigest } from '@carriage/age-of-engineering/digest'
import { salesForecast } from '@carriage/age-of-engineering/forecast'
import { fastChance, LiveEffects, redact } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { loadTranslator } from '../../../../platform/i18n/game-translator.ts'
import { createMessageFormatter } from '../../../../platform/i18n/translate.ts'
import { shownDigest } from '../../../../table/digest/shown-digest.ts'
import { exhibit } from '../../gallery/exhibit.ts'

const { of: digest } = shownDigest(ageOfEngineeringDigest)

const { title, messages } = exhibit
const t = createMessageFormatter(messages, 'en')
const emit = loadTranslator(title, 'en', 0, (seat) => ['Guest', 'Ada', 'Emil'][seat] ?? '')

interface Absence {
  readonly before: State
  readonly view: State
  readonly events: readonly Event[]
}

/** What seat 0 missed between its own turns, in random games that place many cars. */
function* absencesIn(seed: number): Generator<Absence> {
  const luck = fastChance(seed)
  const state = ageOfEngineering.setup({ seats: 3, options: standardOptions }, new LiveEffects<Event>(luck))
  let before: State | undefined
  let events: Event[] = []
  while (!ageOfEngineering.turn(state).over) {
    const fx = new LiveEffects<Event>(luck)
    const myTurn = state.actor === 0
    if (myTurn && before && events.length > 0) yield { before, view: redact(ageOfEngineering.clone(state), 0), events }
    const moves: Move[] = [...ageOfEngineering.moves(state, state.actor)]
    const cars = moves.filter(({ kind }) => kind === 'placeCar')
    const from = cars.length > 0 ? cars : moves
    ageOfEngineering.play(state, state.actor, from[luck.below(from.length)]!, fx)
    if (myTurn) {
      before = redact(ageOfEngineering.clone(state), 0)
      events = []
    } else events.push(...redact(fx.events, 0))
  }
}

const shownEvents = [15, 28, 37].flatMap((seed) =>
  [...absencesIn(seed)].map((absence) => ({ ...absence, ...digest({ ...absence, me: 0, t: t, translator: emit }) })),
)

test('a car of mine that no longer sells is reported first', () => {
  const lost = shownEvents.filter(
    ({ before, view }) => before.round === view.round && worthIn(before) > 0 && worthIn(view) === 0,
  )
  expect(lost.length).toBeGreaterThan(0)
  for (const { own } of lost) expect(own[0]).toMatch(/no longer has a buyer/)
})

test('nothing is reported about my cars while their income is unchanged', () => {
  const same = shownEvents.filter(
    ({ before, view }) => before.round === view.round && JSON.stringify(fates(before)) === JSON.stringify(fates(view)),
  )
  expect(same.length).toBeGreaterThan(0)
  for (const { own } of same) expect(own.filter((line) => line.startsWith('Your car'))).toEqual([])
})

test('actions of others are sentences, cars before parts', () => {
  const placed = shownEvents.filter(({ events }) => events.some(({ kind }) => kind === 'carPlaced'))
  expect(placed.length).toBeGreaterThan(0)
  for (const { others } of placed) expect(others[0]).toMatch(/\w/)
})

test('my own actions are not reported as those of others, whenever they took effect', () => {
  const acts = shownEvents.flatMap((absence) => {
    const { others } = digest({ ...absence, me: 1, t: t, translator: emit })
    const own = absence.events.filter((event) => event.kind === 'carPlaced' && event.seat === 1)
    return own.map((event) => ({ line: emit.event(event), others }))
  })
  expect(acts.length).toBeGreaterThan(0)
  for (const { line, others } of acts) expect(others).not.toContain(line)
})

function fates(view: State): number[][] {
  return salesForecast(view).fates.flatMap(({ car, paid }) => (car.owner === 0 ? [[car.price, paid]] : []))
}

function worthIn(view: State): number {
  return fates(view).reduce((sum, [, paid = 0]) => sum + paid, 0)
}
