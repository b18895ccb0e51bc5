import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from '../../record/record.ts'
import {
  type AnyRefereedTitle,
  type Compared,
  type ComparedSection,
  type FoundDifference,
  type RefereedTitle,
  roundsOf,
} from '../index.ts'
import { pageOf } from '../page.ts'
import { playRefereed, refereeRecord } from '../play.ts'

/** Configuration of a title's referee test. */
export interface RefereeTest {
  /** Random games, at the title's tables and at others. */
  readonly games: number
  /** The folder of recorded games. */
  readonly fixtures: URL
}

/** A few whole games in which rules and referee must agree after every move; `pnpm referee` plays more. */
export function refereeTest<
  State extends object,
  Move extends object,
  Options extends object,
  Event extends object,
  Position extends object,
>(refereed: RefereedTitle<State, Move, Options, Event, Position>, { games, fixtures }: RefereeTest): void {
  const records = readdirSync(fixtures).map((name) => readRecord(readFileSync(new URL(name, fixtures), 'utf8')))
  const recorded = records.filter(({ rules }) => rules === refereed.title.versions[0].rules)
  const about = `${games} games and ${recorded.length} recorded ones`

  test(`rules and referee agree after every move of ${about}, and use every section`, { timeout: 300_000 }, () => {
    const compared: Compared = { checks: {}, sections: {} }
    for (const round of roundsOf(refereed, { games, seed: 1, bots: false }))
      expectAgreement(playRefereed(refereed, { ...round, compared }).difference)
    for (const record of recorded)
      expectAgreement(refereeRecord(refereed as unknown as AnyRefereedTitle, record, compared))
    expect(Object.keys(refereed.sections).filter((name) => !isCompared(compared.sections[name]))).toEqual([])
  })

  test('every rule that a section of the book names is in the rulebook', () => {
    const ids = new Set(refereed.title.rulebook.map(({ id }) => id))
    const named = Object.values(refereed.sections).flatMap(({ rules }) => rules.match(/[A-Z]+-\d+\.\d+/g) ?? [])
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  function isCompared(section: ComparedSection | undefined): boolean {
    return section !== undefined && (section.checks.has('state') || section.checks.has('result'))
  }

  function expectAgreement(difference: FoundDifference | undefined): void {
    if (difference) expect.fail(pageOf(refereed.title.about.id, difference, refereed.sections))
  }
}
