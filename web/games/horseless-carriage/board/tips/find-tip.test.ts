import { horselessCarriage, type Plan, type State, stationTypes, tablesOf } from '@carriage/horseless-carriage'
import { expectationsForecast, planForecast } from '@carriage/horseless-carriage/forecast'
import { open, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { createMessageFormatter } from '../../../../platform/i18n/translate.ts'
import { momentsOf } from '../../gallery/played.ts'
import { placesIn } from '../drafting/known-places.ts'
import { take } from '../editor/hand.ts'
import { isReady } from '../editor/places.ts'
import { emptyPlan } from '../editor/sheet.ts'
import { siteOf } from '../editor/site.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { findTip, isTipYear } from './find-tip.ts'
import { heldTip } from './held-tip.ts'
import type { Tip } from './tip.ts'
import { tipWords } from './tip-words.ts'

interface TipMoment {
  readonly view: State
  readonly seat: Seat
  readonly plan: Plan
  readonly tip: Tip
}

/** All tips of the first two years of a played game; for a plan, those of every intermediate draft. */
function* tipMoments(seed: number): Generator<TipMoment> {
  for (const { state, seat, move } of momentsOf({ seats: 3, seed, options: { introductory: true } })) {
    if (!isTipYear(state)) return
    const view = redact(state, seat)
    const plan = move.kind === 'submitPlan' ? open(move.plan) : emptyPlan
    for (let laid = 0; laid <= plan.pieces.length; laid++) {
      const draft = {
        pieces: plan.pieces.slice(0, laid),
        expansion: laid === plan.pieces.length ? plan.expansion : null,
      }
      const tip = findTip(view, seat, draft)
      if (tip) yield { view: horselessCarriage.clone(view), seat, plan: draft, tip }
    }
  }
}

const tips = [...tipMoments(2), ...tipMoments(5)]

test('a deciding player gets a tip in every phase of the first two years', () => {
  const shown = new Set(tips.map(({ tip }) => tip.id))
  for (const id of ['setUp', 'firstLine', 'card'] as const) expect(shown).toContain(id)
  for (const stage of ['research', 'focus', 'factory', 'sales', 'demand'] as const)
    expect(tips.some(({ view }) => view.stage.name === stage)).toBe(true)
})

test('a spec in a tip is really short, and the fix is ready and raises it', () => {
  let fixes = 0
  for (const { view, seat, plan, tip } of tips) {
    if (tip.id !== 'closed' && tip.id !== 'nextYear') continue
    const { dealerships } =
      tip.id === 'closed' ? planForecast(view, seat, plan) : expectationsForecast(view, seat, plan)
    const lacking = dealerships.find(({ short }) => short.some(({ dimension }) => dimension === tip.track))
    expect(lacking?.specs[tip.track]).toBeLessThan(tip.minimum)
    expect(tip.gives).toBeGreaterThan(lacking?.specs[tip.track] ?? 0)
    const piece =
      tip.fix === 'station'
        ? ({ kind: 'station', type: tip.station } as const)
        : ({ kind: 'indicator', dimension: tip.track, step: tip.step } as const)
    expect(placesIn(siteOf(view, seat), plan, piece).filter(isReady)).toHaveLength(tip.places)
    expect(tip.places).toBeGreaterThan(0)
    fixes += 1
  }
  expect(fixes).toBeGreaterThan(5)
})

test('the tip for the piece in hand has its side and its ready places', () => {
  const building = tips.find(({ view, plan }) => view.stage.name === 'factory' && plan.pieces.length > 2)
  if (!building) throw new Error('No seat built anything.')
  const { view, seat, plan } = building
  const { rows } = tablesOf(view).components.technologyStations
  for (const type of stationTypes) {
    const ready = placesIn(siteOf(view, seat), plan, { kind: 'station', type }).filter(isReady).length
    const tip = heldTip(view, seat, plan, take({ kind: 'station', type }))
    expect(tip).toEqual({ id: 'heldStation', station: type, step: rows[type].step, ready })
  }
  expect(heldTip(view, seat, plan, take('expansion'))).toBeUndefined()
})

test('every tip is a sentence in both languages', () => {
  const translator = { phrase: ({ id }: { readonly id: string }) => id } as Parameters<typeof tipWords>[0]['translator'] // names are all it is asked for
  for (const language of ['en', 'de'] as const)
    for (const { tip } of tips) {
      const words = tipWords({ t: createMessageFormatter({ en, de }, language), translator }, tip)
      expect(words).toMatch(/[.?]$/u)
      expect(words).not.toMatch(/[{}]/u)
    }
})
