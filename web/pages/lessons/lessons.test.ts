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
  test('every choice that the steps leave leads to the end of the lesson', () => {
    for (let seed = 1; seed <= 15; seed++) walk(lesson, anyOf(seed))
  })

  test('every step comes up', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 10; seed++) walk(lesson, anyOf(seed), ({ step }) => step && seen.add(step.id))
    // Rivals move at once here, so steps that are only watched, or that a rival may do first, are skipped over.
    const doings = lesson.steps.filter(({ allows, meanwhile }) => allows ?? meanwhile).map((step) => step.id)
    expect(doings.filter((each) => !seen.has(each) && each !== 'last')).toEqual([])
  })

  test('it is a real match: its record verifies to the last draw', () => {
    const { match } = walk(lesson, anyOf(3))
    expect(verify(match.toRecord(), createLibrary(versionsOf(lesson))).draws).toBeGreaterThan(0)
  })

  test('each step has a text in both languages, at most twenty words, and cites an existing rule', async () => {
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

  test('moves that were played for the learner cannot be undone', () => {
    const { match } = begin(lesson)
    expect(match.opened().undo).toBeUndefined()
    expect(match.undo('step')).toMatchObject({ legal: false, rule: 'CH-6' })
    expect(match.undo('turn')).toMatchObject({ legal: false, rule: 'CH-6' })
  })

  test('after a reload, repeating the commands leads to the same table', async () => {
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

  test('undoing a move leads to the step in which it was made', () => {
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

test('the German catalogue shared by lessons has the same messages as the English one', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
})

test('the German catalogue of a lesson has the same messages as the English one', () => {
  for (const { words } of lessons)
    expect(Object.keys(words.de ?? {}).sort()).toEqual(Object.keys(words.en ?? {}).sort())
})
