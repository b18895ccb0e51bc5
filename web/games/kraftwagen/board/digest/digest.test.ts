import { type AnyTitle, fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import { type Event, kraftwagen, kraftwagenTitle, type Move, type State, standardOptions } from '@carriage/kraftwagen'
import { kraftwagenDigest } from '@carriage/kraftwagen/digest'
import { salesForecast } from '@carriage/kraftwagen/forecast'
import { describe, expect, test } from 'vitest'
import { loadTranslator } from '../../../../platform/i18n/game-translator.ts'
import { createMessageFormatter, type Language } from '../../../../platform/i18n/translate.ts'
import { shownDigest } from '../../../../table/digest/shown-digest.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const names = ['Guest', 'Ada', 'Emil', 'Klara']

interface Absence {
  readonly before: State
  readonly view: State
  readonly events: readonly Event[]
}

/** What seat 0 missed between its own turns, in random games that place many cars. */
function* absencesIn(seed: number): Generator<Absence> {
  const luck = fastChance(seed)
  const state = kraftwagen.setup({ seats: 3, options: standardOptions }, new LiveEffects<Event>(luck))
  let before: State | undefined
  let events: Event[] = []
  while (!kraftwagen.turn(state).over) {
    const fx = new LiveEffects<Event>(luck)
    const myTurn = state.actor === 0
    if (myTurn && before && events.length > 0) yield { before, view: redact(kraftwagen.clone(state), 0), events }
    const moves = habitsOf(state)
    kraftwagen.play(state, state.actor, moves[luck.below(moves.length)]!, fx)
    if (myTurn) {
      before = redact(kraftwagen.clone(state), 0) // a view shares its public part with the state
      events = []
    }
    // My own last move may start the scoring: that is not missed, but part of the round summary.
    else events.push(...redact(fx.events, 0))
  }
}

/** Cars as soon as possible, buyers early, and rivals who are cheaper than me. */
function habitsOf(state: State): Move[] {
  const moves = [...kraftwagen.moves(state, state.actor)]
  const buyers = state.activeBuyers.length < 2 ? ['T6', 'T8'] : []
  const liked = moves.filter(
    (move) => move.kind === 'placeCar' || (move.kind === 'takeTile' && buyers.includes(move.tile)),
  )
  if (liked.length > 0) return liked
  if (moves[0]?.kind === 'priceCar') return state.actor === 0 ? moves.slice(2, 5) : moves.slice(0, 2)
  return moves
}

function digestFor({ before, view, events }: Absence, language: Language = 'en') {
  const me: Seat = 0
  const t = createMessageFormatter({ en, de }, language)
  const translator = loadTranslator(kraftwagenTitle as unknown as AnyTitle, language, me, (seat) => names[seat] ?? '') // narrower than it asks for
  return shownDigest(kraftwagenDigest).of({ before, view, me, events, t, translator })
}

/** The income of my cars, by price. */
function takings(view: State): Map<number, number> {
  const myOwn = salesForecast(view).fates.filter(({ car }) => car.owner === 0)
  return new Map(myOwn.map((fate) => [fate.car.price, fate.kind === 'sold' ? fate.paid : 0]))
}

const absences = Array.from({ length: 24 }, (_, seed) => [...absencesIn(seed + 1)]).flat()

describe('returning to real games', () => {
  test('every car of mine that no longer sells is reported first, with who took its buyer', () => {
    let lost = 0
    for (const absence of absences) {
      const { before, view } = absence
      if (before.round !== view.round) continue
      const now = takings(view)
      const unsold = [...takings(before)].filter(([price, paid]) => paid > 0 && now.get(price) === 0)
      const { own } = digestFor(absence)
      for (const [price] of unsold) {
        lost++
        const line = own.find((each) => each.startsWith(`Your car at ${price} no longer has a buyer`))
        expect(line).toMatch(/(Ada|Emil)(’s equal car costs| (offers|asks))/)
      }
      if (unsold.length > 0) expect(own[0]).toContain('no longer has a buyer')
    }
    expect(lost).toBeGreaterThan(5)
  })

  test('a car with an unchanged fate is not reported', () => {
    let same = 0
    for (const absence of absences) {
      const { before, view } = absence
      if (before.round !== view.round) continue
      const now = takings(view)
      for (const [price, paid] of takings(before)) {
        if (now.get(price) !== paid) continue
        same++
        expect(digestFor(absence).own.join()).not.toContain(`at ${price} `)
      }
    }
    expect(same).toBeGreaterThan(5)
  })

  test('a round that ended meanwhile is reported with my income', () => {
    const paydays = absences.filter(({ events }) => events.some(({ kind }) => kind === 'marketCleared'))
    expect(paydays.length).toBeGreaterThan(5)
    for (const absence of paydays) {
      const earned = absence.events
        .filter((event) => event.kind === 'moneyEarned')
        .filter(({ seat, source }) => seat === 0 && ['sale', 'place', 'laps'].includes(source))
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(digestFor(absence).own[0]).toBe(`The round is over: you earned ${earned}.`)
    }
  })

  test('cars of rivals come before what they built or whom they hired', () => {
    const placed = absences.filter(({ events }) => events.some(({ kind }) => kind === 'carPlaced'))
    expect(placed.length).toBeGreaterThan(5)
    for (const absence of placed) {
      if (absence.events.some(({ kind }) => kind === 'gameEnded')) continue
      expect(digestFor(absence).others[0]).toMatch(/places a car|changes the car|withdraws the car/)
    }
  })

  test('German has as many lines as English', () => {
    for (const absence of absences.slice(0, 60)) {
      const [english, german] = [digestFor(absence), digestFor(absence, 'de')]
      expect(german.own).toHaveLength(english.own.length)
      expect(german.others).toHaveLength(english.others.length)
      expect(german.own.join()).not.toContain('Your car')
    }
  })
})
