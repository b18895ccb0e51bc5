import { createLibrary, houseRules, verify } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { playedTitleOf } from '../../games/titles.ts'
import { movesLeft } from './lesson.ts'
import { lessonLink } from './lesson-link.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { type LessonCommand, repeatCommands } from './saved-commands.ts'
import { act, anyOf, begin, lessons, movesIn, standOf, submittedIn, versionsOf, walk, wordsIn } from './testing/walk.ts'

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  test('whatever is chosen of what the steps leave, the lesson comes to its end', () => {
    for (let seed = 1; seed <= 15; seed++) walk(lesson, anyOf(seed))
  })

  test('every step comes up', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 10; seed++) walk(lesson, anyOf(seed), ({ step }) => step && seen.add(step.id))
    // Rivals move at once here, so what is only watched is never stood at; nor what a rival may do first.
    const doings = lesson.steps.filter(({ allows, meanwhile }) => allows ?? meanwhile).map((step) => step.id)
    expect(doings.filter((each) => !seen.has(each) && each !== 'last')).toEqual([])
  })

  test('it is a real match: its record holds to the last draw', () => {
    const { match } = walk(lesson, anyOf(3))
    expect(verify(match.keep(), createLibrary(versionsOf(lesson))).draws).toBeGreaterThan(0)
  })

  test('each step has words in both languages, at most twenty, and cites a rule that there is', async () => {
    const rulebook = (await (await playedTitleOf(lesson.game))?.rulebook()) ?? []
    const rules = [...rulebook, ...houseRules].map((rule) => rule.id)
    for (const step of lesson.steps) {
      expect(rules).toContain(step.rule)
      for (const messages of [lesson.words.en, lesson.words.de]) {
        for (const message of [`${id}.${step.id}`, `${id}.${step.id}.hint`]) {
          expect(wordsIn(messages?.[message] ?? ''), message).toBeGreaterThan(0)
          expect(wordsIn(messages?.[message] ?? ''), message).toBeLessThanOrEqual(20)
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
    const commands: LessonCommand[] = []
    const { match } = begin(lesson)
    const link = lessonLink(match, {
      note: (command) => commands.push(command),
      later: () => '',
      reads: '',
      acts: () => [],
    })
    const choose = anyOf(4)
    for (let acts = 0; acts < 12; acts++) {
      const { view, step } = standOf(lesson, match)
      const drafts = link.draftsLeft()
      if (step?.meanwhile) link.read()
      else if (drafts.length > 0) link.asking.drafted(choose(drafts))
      else if (step?.id === 'undo') await link.undo('step')
      else if (step) await link.send(submittedIn(lesson, match) ?? choose(movesLeft(step, view, movesIn(lesson, view))))
    }
    const again = begin(lesson).match
    expect(repeatCommands(again, commands)).toBe(true)
    expect(again.opened()).toEqual(match.opened())
    expect(standOf(lesson, again).step).toBe(standOf(lesson, match).step)
    expect(repeatCommands(again, [{ move: { kind: 'nonsense' } }])).toBe(false)
  })

  test('taking a move back leads to the step in which it was made', () => {
    let takenBack = 0
    for (let seed = 1; seed <= 6; seed++) {
      let stand = begin(lesson)
      for (let last = stand; stand.step && takenBack < seed; last = stand) {
        stand = act(lesson, last, anyOf(seed))
        const moved = stand.n > last.n && stand.step?.id !== last.step?.id
        const { undo } = stand.match.opened()
        if (!moved || undo?.legal !== true || !undo.free || last.step?.id === 'undo') continue
        const undone = stand.match.undo('step')
        if ('legal' in undone) throw new Error(undone.rule)
        expect(standOf(lesson, stand.match, undone).step?.id).toBe(last.step?.id)
        takenBack++
        break
      }
    }
    expect(takenBack).toBeGreaterThan(0)
  })
})

test('German says all that English says, and nothing else', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
})

test('a lesson says in German all that it says in English, and nothing else', () => {
  for (const { words } of lessons)
    expect(Object.keys(words.de ?? {}).sort()).toEqual(Object.keys(words.en ?? {}).sort())
})
