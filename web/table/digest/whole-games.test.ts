import { ageOfEngineeringTitle } from '@carriage/age-of-engineering'
import { horselessCarriageTitle } from '@carriage/horseless-carriage'
import { type AnyGame, type AnyTitle, fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import { kraftwagenTitle } from '@carriage/kraftwagen'
import { describe, expect, test } from 'vitest'
import { boardOrText } from '../../games/boards.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { en } from '../../platform/i18n/en.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import type { ShownEntry } from '../model/link.ts'
import { digestLines, mostLines } from './digest.ts'

/** Number of games of each kind; DIGEST_GAMES=200 for a thorough run. */
const games = Number(process.env.DIGEST_GAMES ?? 4)
const me: Seat = 0
const tSite = createMessageFormatter({ en }, 'en')

interface Reported {
  readonly kind: string
  readonly seat?: Seat
  readonly owner?: Seat
  readonly amount?: number
  readonly source?: string
  readonly car?: { readonly owner: Seat }
  readonly earned?: number
}

interface Absence {
  readonly before: object
  readonly view: object
  readonly events: readonly Reported[]
}

/** What seat 0 missed between two of its own decisions. */
function* absencesIn(game: AnyGame, title: AnyTitle, seed: number): Generator<Absence> {
  const luck = fastChance(seed)
  const variant = title.variants[seed % title.variants.length]
  if (!variant) return
  const state = game.setup(variant as never, new LiveEffects<object>(luck))
  let before: object | undefined
  let events: object[] = []
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const seat = turn.seats[luck.below(turn.seats.length)] ?? 0
    if (seat === me && before && events.length > 0)
      yield { before, view: redact(game.clone(state), me), events: events as Reported[] }
    const moves = [...game.moves(state, seat)]
    const cars = moves.filter((move) => 'kind' in move && move.kind === 'placeCar')
    const from = cars.length > 0 ? cars : moves
    const fx = new LiveEffects<object>(luck)
    game.play(state, seat, from[luck.below(from.length)] ?? {}, fx)
    if (seat === me) {
      before = redact(game.clone(state), me)
      events = []
    } else events.push(...redact(fx.events, me))
  }
  if (before && events.length > 0) yield { before, view: redact(game.clone(state), me), events: events as Reported[] }
}

/** My income, computed from the events alone. */
function earnedBy(events: readonly Reported[]): number {
  return events.reduce((sum, { kind, seat, amount = 0, earned = 0, source = '' }) => {
    if (seat !== me) return sum
    if (kind === 'vehiclesSold') return sum + earned
    const scored = ['sale', 'investor', 'place', 'laps'].includes(source)
    return (kind === 'moneyEarned' || kind === 'pointsGained') && scored ? sum + amount : sum
  }, 0)
}

function touched(events: readonly Reported[]): boolean {
  const myOwn = ['planReopened', 'researchLost', 'sellerSkipped', 'vehiclesSold']
  return events.some(
    ({ kind, seat, owner, car }) =>
      (kind === 'carUnsold' && car?.owner === me) ||
      (kind === 'markerMoved' && owner === me && seat !== me) ||
      (myOwn.includes(kind) && seat === me),
  )
}

/** The sums that a Kraftwagen digest states as income of a round or as change of wealth. */
function claimed(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const round = /you earned (\d+)/.exec(line)
    const wealth = /wealth went from (\d+) to (\d+)/.exec(line)
    return sum + Number(round?.[1] ?? 0) + Number(wealth?.[2] ?? 0) - Number(wealth?.[1] ?? 0)
  }, 0)
}

const titles = {
  kraftwagen: kraftwagenTitle,
  'age-of-engineering': ageOfEngineeringTitle,
  'horseless-carriage': horselessCarriageTitle,
}

describe.each(Object.entries(titles))('returning to whole games of %s', (id, title) => {
  test(`at most five lines, mine first, each of them true (${games} games)`, { timeout: games * 20_000 }, async () => {
    const played = (await playedTitleOf(id))!
    const board = (await boardOrText(id))!
    const [game] = await played.games()
    const digest = await board.digest!()
    const t = createMessageFormatter(board.messages, 'en')
    const translator = loadTranslator(played, 'en', me, (seat) => ['Guest', 'Ada', 'Emil', 'Klara', 'Otto'][seat] ?? '')
    let aboutMe = 0
    let shown = 0
    for (let seed = 1; seed <= games; seed++)
      for (const { before, view, events } of absencesIn(game, title as unknown as AnyTitle, seed)) {
        // The digest must not contain anything that its reader may not know.
        expect(redact({ before, view, events }, me)).toEqual({ before, view, events })
        const { own, others } = digest.of({ before, view, me, events, t, translator })
        const entries = [{ n: 1, seat: 1, events }] as unknown as ShownEntry[]
        const lines = digestLines({
          absence: { from: { n: 0, view: before }, why: 'away' },
          view,
          me,
          entries,
          isMyTurn: true,
          over: false,
          digest: () => ({ own, others }),
          translator,
          t: tSite,
        })
        shown++
        expect(lines.length).toBeLessThanOrEqual(mostLines)
        expect(lines.join()).not.toMatch(/[{}]|undefined|NaN/)
        const happened = new Set(events.map((event) => translator.event(event)))
        for (const line of others) expect(happened).toContain(line)
        expect(claimed(own)).toBe(roundIsOpen(id, events) ? 0 : earnedBy(events))
        if (touched(events)) expect(own.length).toBeGreaterThan(0)
        if (own.length > 0) {
          aboutMe++
          expect(lines[0]).toBe(own[0])
        }
      }
    expect(shown).toBeGreaterThan(games * 5)
    expect(aboutMe).toBeGreaterThan(games)
  })
})

/** In a Kraftwagen, money is counted as income once the round has been scored completely. */
function roundIsOpen(id: string, events: readonly Reported[]): boolean {
  return id !== 'horseless-carriage' && !events.some(({ kind }) => kind === 'marketCleared')
}
