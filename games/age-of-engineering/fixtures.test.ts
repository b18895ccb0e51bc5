import { readdirSync, readFileSync } from 'node:fs'
import { libraryOf, type MatchRecord, readRecord, replay, verify, writeRecord } from '@carriage/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ageOfEngineeringTitle,
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

/*
 * Finished games, written down with a hash for each entry. A change of the rules that alters any of them shows here: it
 * needs a rules version of its own, and the version before stays as it is.
 */

const folder = new URL('./fixtures/', import.meta.url)
const texts = readdirSync(folder).map((name): [string, string] => [name, readFileSync(new URL(name, folder), 'utf8')])
const records = texts.map(([, text]) => readRecord(text))
const library = libraryOf(ageOfEngineeringTitle.versions)

test.each(texts)('%s goes as it went, bit for bit', (_, text) => {
  const record = readRecord(text)
  const { match, draws } = verify(record, library)
  expect(match.hash).toBe(record.log.at(-1)?.hash)
  expect(draws).toBe([record.opening, ...record.log].reduce((sum, entry) => sum + drawsOf(entry), 0))
  expect(writeRecord(record)).toBe(text)
})

describe('the recorded games show', () => {
  let told: Event[][] = []
  beforeAll(() => {
    told = records.map(eventsOf)
  })

  test('every number of players', () => {
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
  })

  test('each way in which a round can end', () => {
    const causes = told.flat().flatMap((event) => (event.kind === 'roundEnded' ? [event.cause] : []))
    expect([...new Set(causes)].sort()).toEqual(['both', 'marker', 'market'])
  })

  test('every option in more than one way', () => {
    const names = Object.keys(standardOptions) as (keyof Options)[]
    for (const name of names)
      expect(new Set(records.map((record) => optionsOf(record)[name])).size, name).toBeGreaterThan(1)
  })

  test('every step that waits, and every kind of move', () => {
    const shown = records.flatMap(movesAtSteps)
    const decisions = Object.entries(steps).flatMap(([name, step]) => ('moves' in step ? [{ name, ...step }] : []))
    expect(new Set(shown.map(({ step }) => step))).toEqual(new Set(decisions.map(({ name }) => name)))
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(
      new Set(decisions.flatMap(({ moves }) => Object.keys(moves))),
    )
  })

  test('what happens by itself: a preparation, an instant benefit, a scoring, the end', () => {
    const kinds = new Set(told.flat().map(({ kind }) => kind))
    for (const kind of ['roundPrepared', 'instantLeft', 'raceScored', 'gameEnded']) expect(kinds).toContain(kind)
  })

  test('production tokens and investors who bought with them', () => {
    for (const events of told) expect(events.some(({ kind }) => kind === 'investorBought')).toBe(true)
  })

  test('cars that were sold in every game, and cars that were not', () => {
    for (const events of told) expect(events.filter(({ kind }) => kind === 'carSold').length).toBeGreaterThanOrEqual(6)
    expect(told.flat().some(({ kind }) => kind === 'carUnsold')).toBe(true)
  })

  test('moves taken back freely, and with consent', () => {
    const undone = records.flatMap(({ log }) => log.flatMap((entry) => ('undo' in entry ? [entry.consent.length] : [])))
    expect(Math.min(...undone)).toBe(0)
    expect(Math.max(...undone)).toBeGreaterThan(0)
  })

  test('luck that was committed to, with its secret', () => {
    for (const { source } of records) expect(source.kind === 'keyed' && source.secret).toMatch(/^[0-9a-f]{64}$/)
  })
})

function eventsOf(record: MatchRecord): Event[] {
  const events: Event[] = []
  replay(record, library, (_match, _n, told) => events.push(...(told as Event[]))) // the record of a match of this game
  return events
}

/** Each move of a record with the step that waited for it. */
function movesAtSteps(record: MatchRecord): { readonly kind: MoveKind; readonly step: StepName | undefined }[] {
  const shown: { kind: MoveKind; step: StepName | undefined }[] = []
  let step: StepName | undefined
  replay(record, library, ({ state }, n) => {
    const entry = record.log[n - 1]
    if (entry && 'move' in entry) shown.push({ kind: (entry.move as Move).kind, step }) // verified with the record
    step = currentStep(state as State).name
  })
  return shown
}

function optionsOf({ options }: MatchRecord): Options {
  return options as Options // verified with the record
}

function drawsOf(entry: MatchRecord['opening'] | MatchRecord['log'][number]): number {
  return 'draws' in entry ? entry.draws.length : 0
}
