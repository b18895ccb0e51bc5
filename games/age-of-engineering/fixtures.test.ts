import { type MatchRecord, replay } from '@carriage/kernel'
import { fixturesTest } from '@carriage/kernel/conform/testing'
import { recordedGamesTest } from '@carriage/kraftwagen-family/testing/recorded-games-test'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  currentStep,
  type Event,
  type Move,
  type MoveKind,
  type Options,
  type State,
  type StepName,
  standardOptions,
} from './index.ts'
import { steps } from './steps/index.ts'
import { title } from './title.ts'

const { records, library, optionsOf, eventsOf } = fixturesTest(title, new URL('./fixtures/', import.meta.url))

recordedGamesTest(records, eventsOf)

describe('the recorded games cover', () => {
  let eventLists: Event[][] = []
  beforeAll(() => {
    eventLists = records.map(eventsOf)
  })

  test('every number of players', () => {
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
  })

  test('every option with more than one value', () => {
    // The options that existed when the first record was made.
    const names = (Object.keys(standardOptions) as (keyof Options)[]).filter((name) => name !== 'startEngine')
    for (const name of names)
      expect(new Set(records.map((record) => optionsOf(record)[name])).size, name).toBeGreaterThan(1)
  })

  test('every step with a decision, and every kind of move', () => {
    const shown = records.flatMap(movesAtSteps)
    const decisions = Object.entries(steps).flatMap(([name, step]) => ('moves' in step ? [{ name, ...step }] : []))
    expect(new Set(shown.map(({ step }) => step))).toEqual(new Set(decisions.map(({ name }) => name)))
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(
      new Set(decisions.flatMap(({ moves }) => Object.keys(moves))),
    )
  })

  test('automatic events: a preparation, an instant benefit, a scoring, the end', () => {
    const kinds = new Set(eventLists.flat().map(({ kind }) => kind))
    for (const kind of ['roundPrepared', 'instantLeft', 'raceScored', 'gameEnded']) expect(kinds).toContain(kind)
  })

  test('production tokens and investors who bought with them', () => {
    for (const events of eventLists) expect(events.some(({ kind }) => kind === 'investorBought')).toBe(true)
  })
})

/** Each move of a record with the step that asked for it. */
function movesAtSteps(record: MatchRecord): { readonly kind: MoveKind; readonly step: StepName | undefined }[] {
  const shown: { kind: MoveKind; step: StepName | undefined }[] = []
  let step: StepName | undefined
  replay(record, library, ({ state }, n) => {
    const entry = record.log[n - 1]
    if (entry && 'move' in entry) shown.push({ kind: (entry.move as Move).kind, step }) // verified together with the record
    step = currentStep(state as State).name
  })
  return shown
}
