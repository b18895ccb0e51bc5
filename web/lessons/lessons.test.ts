import { ageOfEngineeringTitle, type Event as EngineeringEvent } from '@carriage/age-of-engineering'
import { type AnyTitle, fastChance, houseRules, libraryOf, verify } from '@carriage/kernel'
import { type Event, kraftwagenTitle, type State } from '@carriage/kraftwagen'
import { salesForecast } from '@carriage/kraftwagen/forecast'
import { describe, expect, test } from 'vitest'
import type { Versions } from '../local/local-match.ts'
import type { EntryUpdate } from '../table/link.ts'
import { de as houseDe } from '../words/de.ts'
import { en as houseEn } from '../words/en.ts'
import { tellerOf } from '../words/teller.ts'
import { openWords } from '../words/translations.ts'
import { type KeptDeed, redo } from './kept-deeds.ts'
import { type AnyLesson, movesLeft, type Step } from './lesson.ts'
import { lessonLink } from './lesson-link.ts'
import { type LessonMatch, lessonMatch } from './lesson-match.ts'
import { fetchLesson, lessonIds } from './lessons.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const titles = [kraftwagenTitle, ageOfEngineeringTitle] as unknown as readonly AnyTitle[] // narrower than any title
const lessons = (await Promise.all(lessonIds.map((id) => fetchLesson(id)))).filter((lesson) => lesson !== undefined)
const catalogues: readonly Readonly<Record<string, string>>[] = [en, de]

interface Stand {
  readonly match: LessonMatch
  readonly n: number
  readonly view: object
  readonly step: Step<object, object> | undefined
}

function versionsOf({ game }: AnyLesson): Versions {
  const title = titles.find(({ versions: [latest] }) => latest.id === game)
  if (!title) throw new Error(`No game is called ${game}.`)
  return title.versions
}

function begin(lesson: AnyLesson): Stand {
  return standOf(lesson, lessonMatch(lesson, versionsOf(lesson), 'Guest'))
}

function standOf(lesson: AnyLesson, match: LessonMatch, update?: EntryUpdate): Stand {
  const { n, view } = update ?? match.opened()
  return { match, n, view, step: lesson.steps[match.stepAt(n)] }
}

/** Does what a step asks for, and lets rivals answer. */
function act(lesson: AnyLesson, { match, view, step }: Stand, choose: (moves: object[]) => object): Stand {
  if (step?.meanwhile) {
    match.read()
    return standOf(lesson, match)
  }
  const made =
    step?.id === 'undo' ? match.undo('step') : match.play(choose(movesLeft(step, view, movesIn(lesson, view))))
  if ('legal' in made) throw new Error(`The lesson was refused by ${made.rule}.`)
  let last: EntryUpdate = made
  for (let update = match.letRivalMove(); update; update = match.letRivalMove()) last = update
  return standOf(lesson, match, last)
}

function movesIn(lesson: AnyLesson, view: object): object[] {
  return [...versionsOf(lesson)[0].moves(view, lesson.me)]
}

/** Plays a lesson through; every position on the way is looked at. */
function walk(lesson: AnyLesson, choose: (moves: object[]) => object, look: (stand: Stand) => void = () => {}): Stand {
  let stand = begin(lesson)
  for (let acts = 0; stand.step; acts++) {
    expect(acts, `stuck at ${stand.step.id}`).toBeLessThan(150)
    look(stand)
    stand = act(lesson, stand, choose)
  }
  return stand
}

function anyOf(seed: number): (moves: object[]) => object {
  const luck = fastChance(seed)
  return (moves) => {
    const move = moves[moves.length === 0 ? 0 : luck.below(moves.length)]
    if (!move) throw new Error('A step leaves no move.')
    return move
  }
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  test('whatever is chosen of what the steps leave, the lesson comes to its end', () => {
    for (let seed = 1; seed <= 15; seed++) walk(lesson, anyOf(seed))
  })

  test('every step comes up', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 5; seed++) walk(lesson, anyOf(seed), ({ step }) => step && seen.add(step.id))
    // Rivals move at once here, so what is only watched is never stood at; nor what a rival may do first.
    const doings = lesson.steps.filter(({ allows, meanwhile }) => allows ?? meanwhile).map((step) => step.id)
    expect(doings.filter((each) => !seen.has(each) && each !== 'last')).toEqual([])
  })

  test('it is a real match: its record holds to the last draw', () => {
    const { match } = walk(lesson, anyOf(3))
    expect(verify(match.keep(), libraryOf(versionsOf(lesson))).draws).toBeGreaterThan(0)
  })

  test('each step has words in both languages, at most twenty, and cites a rule that there is', () => {
    const rules = [...versionsOf(lesson)[0].rulebook, ...houseRules].map((rule) => rule.id)
    for (const step of lesson.steps) {
      expect(rules).toContain(step.rule)
      for (const messages of catalogues) {
        for (const message of [`${id}.${step.id}`, `${id}.${step.id}.hint`]) {
          expect(wordsIn(messages[message] ?? ''), message).toBeGreaterThan(0)
          expect(wordsIn(messages[message] ?? ''), message).toBeLessThanOrEqual(20)
        }
      }
    }
  })

  test('what was played for the learner cannot be taken back', () => {
    const { match } = begin(lesson)
    expect(match.opened().undo).toBeUndefined()
    expect(match.undo('step')).toMatchObject({ legal: false, rule: 'CH-6' })
    expect(match.undo('turn')).toMatchObject({ legal: false, rule: 'CH-6' })
  })

  test('what was done can be done again after a reload, and leads to the same table', async () => {
    const deeds: KeptDeed[] = []
    const { match } = begin(lesson)
    const link = lessonLink(match, (deed) => deeds.push(deed))
    const choose = anyOf(4)
    for (let acts = 0; acts < 12; acts++) {
      const { view, step } = standOf(lesson, match)
      if (step?.meanwhile) link.read()
      else if (step?.id === 'undo') await link.undo('step')
      else if (step) await link.send(choose(movesLeft(step, view, movesIn(lesson, view))))
    }
    const again = begin(lesson).match
    expect(redo(again, deeds)).toBe(true)
    expect(again.opened()).toEqual(match.opened())
    expect(standOf(lesson, again).step).toBe(standOf(lesson, match).step)
    expect(redo(again, [{ move: { kind: 'nonsense' } }])).toBe(false)
  })

  test('taking a move back leads to the step in which it was made', () => {
    const first = begin(lesson)
    const made = act(lesson, first, anyOf(1))
    const undone = made.match.undo('turn')
    if ('legal' in undone) throw new Error(undone.rule)
    expect(standOf(lesson, made.match, undone).step?.id).toBe(first.step?.id)
  })
})

describe('the first lesson of Kraftwagen', () => {
  const lesson = lessonCalled('kraftwagen-lesson-1')

  test('the first sale takes two moves, and earns something at every price that is left', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const choose = anyOf(seed)
      const priced = act(lesson, begin(lesson), choose)
      const sold = act(lesson, priced, choose)
      expect(sold.step?.id).toBe('sold')
      expect(mySalesIn(sold.match)).toBe(1)
    }
  })

  test('a tile is chosen among three, and then a buyer among two or more', () => {
    for (let seed = 1; seed <= 8; seed++) {
      walk(lesson, anyOf(seed), ({ step, view }) => {
        const left = movesLeft(step, view, movesIn(lesson, view))
        if (step?.id === 'tile') expect(left).toHaveLength(3)
        if (left.some((move) => 'preference' in move)) expect(left.length).toBeGreaterThanOrEqual(2)
      })
    }
  })

  test('Ada always outbids my car, and I always sell it in the end', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const { match } = walk(lesson, anyOf(seed), ({ step, view }) => {
        if (step?.id === 'end') expect(salesForecast(view as State).earned[0]).toBeGreaterThan(0)
        if (step?.id === 'help') expect(salesForecast(view as State).earned[0]).toBe(0)
      })
      expect(mySalesIn(match)).toBe(2)
    }
  })

  test('at most forty words lead from the front door to the first move', async () => {
    await openWords(kraftwagenTitle, 'de')
    for (const [language, house, messages] of [
      ['en', houseEn, en],
      ['de', houseDe, de],
    ] as const) {
      const { view } = begin(lesson)
      const tell = tellerOf(kraftwagenTitle as unknown as AnyTitle, language, 0, () => '')
      const read = [
        house['home.title'],
        house['home.lead'],
        house['home.play'],
        house['home.learn'],
        house['home.free'],
        messages['kraftwagen-lesson-1.price'],
        tell.decision(view, 0),
      ]
      expect(wordsIn(read.join(' ')), language).toBeLessThanOrEqual(40)
    }
  })
})

describe('the second lesson of Kraftwagen', () => {
  const lesson = lessonCalled('kraftwagen-lesson-2')

  test('it ends with an award of mine, a car sold at three times its price, and the marker on 0', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { match } = walk(lesson, anyOf(seed))
      const told = match.opened().past.flatMap(({ events }) => events as Event[])
      expect(told).toContainEqual(expect.objectContaining({ kind: 'awardTaken', seat: 0, award: 'buyer' }))
      expect(told).toContainEqual(expect.objectContaining({ kind: 'roundEnded', cause: 'marker' }))
      const [sale] = told.filter((event) => event.kind === 'carSold').filter(({ car }) => car.owner === 0)
      expect(sale).toMatchObject({ times: 3, paid: 6 })
    }
  })
})

describe('the lesson of Age of Engineering', () => {
  const lesson = lessonCalled('age-of-engineering-lesson-1')

  function toldIn({ match }: Stand): EngineeringEvent[] {
    return match.opened().past.flatMap(({ events }) => events as EngineeringEvent[])
  }

  test('there is a choice of two engineers, of three tiles with Research and of two investors', () => {
    const choices = new Map<string, number>()
    for (let seed = 1; seed <= 8; seed++) {
      walk(lesson, anyOf(seed), ({ step, view }) => {
        const left = movesLeft(step, view, movesIn(lesson, view)).length
        if (step) choices.set(step.id, Math.max(left, choices.get(step.id) ?? 0))
      })
    }
    expect(Object.fromEntries(choices)).toMatchObject({ engineer: 2, research: 3, investor: 2 })
  })

  test('whatever is chosen, my car is sold to the luxury buyer and again to my investor', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const told = toldIn(walk(lesson, anyOf(seed)))
      const bought = told.filter((event) => event.kind === 'carSold' || event.kind === 'investorBought')
      const mine = bought.filter(({ car }) => car.owner === lesson.me)
      expect(mine).toMatchObject([
        { kind: 'carSold', preference: 'luxury', paid: 8, stays: true },
        { kind: 'investorBought', paid: 8, stays: false },
      ])
    }
  })

  test('the token raises both levels', () => {
    for (let seed = 1; seed <= 8; seed++) {
      expect(toldIn(walk(lesson, anyOf(seed)))).toContainEqual(
        expect.objectContaining({ kind: 'levelsRaised', seat: 0, body: 3, engine: 2, because: 'token' }),
      )
    }
  })
})

test('German says all that English says, and nothing else', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
})

/** How many cars of mine were sold so far. */
function mySalesIn(match: LessonMatch): number {
  const events = match.opened().past.flatMap((entry) => entry.events as Event[])
  return events.filter((event) => event.kind === 'carSold' && event.car.owner === 0).length
}

function lessonCalled(id: string): AnyLesson {
  const lesson = lessons.find((each) => each.id === id)
  if (!lesson) throw new Error(`No lesson is called ${id}.`)
  return lesson
}

function wordsIn(text: string): number {
  return text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
