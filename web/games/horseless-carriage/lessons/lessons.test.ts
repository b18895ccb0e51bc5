import { horselessCarriage, type Plan, playerOf, type State } from '@carriage/horseless-carriage'
import { expectationsForecast, planForecast } from '@carriage/horseless-carriage/forecast'
import { describe, expect, test } from 'vitest'
import { narrowed } from '../../../pages/lessons/narrowed.ts'
import { act, anyOf, begin, lessonCalled, type Stand, walk, wordsIn } from '../../../pages/lessons/testing/walk.ts'
import { title } from '../title.ts'
import { readyPlaces } from './drafted.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { floorAt, submitted } from './script.ts'

const engine = { kind: 'station', type: 'engine' } as const

/** A choice by its index. */
function nth(index: number): (options: object[]) => object {
  return (options) => options[index] ?? expect.fail(`There are only ${options.length} choices.`)
}

function viewIn({ match }: Stand): State {
  return match.opened().view as State
}

function planIn({ match }: Stand): Plan {
  return match.draft() as Plan
}

/** The number of ready places for the engine with the current draft. */
function enginePlaces(stand: Stand): number {
  return readyPlaces(viewIn(stand), planIn(stand), engine).length
}

describe('the first lesson', () => {
  const lesson = lessonCalled('horseless-carriage-lesson-1')

  /** Places brake and indicator, submits, and places one of the windows. */
  function firstSale(brake: number, dial: number, window: number): Stand {
    const braked = act(lesson, begin(lesson), nth(brake))
    expect(braked.step?.id).toBe('dial')
    const whole = act(lesson, braked, nth(dial))
    expect(whole.step?.id).toBe('submit')
    expect(planForecast(viewIn(whole), 0, planIn(whole))).toMatchObject({ problems: [], dealerships: [{ open: true }] })
    let stand = act(lesson, whole, anyOf(1))
    expect(stand.step?.id).toBe('window')
    stand = act(lesson, stand, nth(window))
    if (stand.step?.id === 'sell') stand = act(lesson, stand, anyOf(1))
    expect(stand.step?.id).toBe('year')
    return stand
  }

  test('with every first placement the dealership opens and earns 8, and the engine has room next year', () => {
    for (const brake of [0, 1])
      for (const dial of [0, 1, 2, 3, 4, 5]) {
        const sold = firstSale(brake, dial, dial % 3)
        expect(viewIn(sold).players.map(({ wealth }) => wealth)).toEqual([14, 10, 10])
        const nextYear = act(lesson, sold, anyOf(1))
        expect(nextYear.step?.id).toBe('wall')
        const room = enginePlaces(nextYear)
        expect(room).toBeGreaterThanOrEqual(3)
        const walls = nextYear.match.draftsLeft()
        expect(walls.length).toBeGreaterThanOrEqual(3)
        for (const wall of walls) expect(readyPlaces(viewIn(nextYear), wall as Plan, engine)).toEqual([])
        const walled = act(lesson, nextYear, anyOf(dial + 1))
        expect(walled.step?.id).toBe('undo')
        const back = act(lesson, walled, anyOf(1))
        expect(back.step?.id).toBe('engine')
        expect(enginePlaces(back)).toBe(room)
      }
  }, 120_000)

  test('two places for the brake, six for its indicator, three windows, five for the floor', () => {
    const left: Record<string, number> = {}
    walk(lesson, anyOf(2), ({ step, match }) => {
      if (step) left[step.id] = match.draftsLeft().length
    })
    expect(left).toMatchObject({ brake: 2, dial: 6, submit: 0, floor: 5 })
    expect(left.desk).toBeGreaterThanOrEqual(9)
  })

  test('with the engine and its indicator the dealership is open this year and next', () => {
    for (let seed = 1; seed <= 6; seed++)
      walk(lesson, anyOf(seed), (stand) => {
        if (stand.step?.id !== 'desk') return
        const [view, plan] = [viewIn(stand), planIn(stand)]
        expect(planForecast(view, 0, plan).dealerships.map(({ open }) => open)).toEqual([true])
        expect(expectationsForecast(view, 0, plan).dealerships.map(({ open }) => open)).toEqual([true])
      })
  }, 60_000)

  test('the learner ends richer than both rivals', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const [own = 0, ...theirs] = viewIn(walk(lesson, anyOf(seed))).players.map(({ wealth }) => wealth)
      expect([20, 22, 26]).toContain(own)
      expect(theirs).toEqual([14, 10])
    }
  }, 60_000)

  test('at its end only the best sale is praised; any other is compared with it', () => {
    const ends = new Map<number, string | undefined>()
    for (let seed = 1; seed <= 6; seed++) {
      const view = viewIn(walk(lesson, anyOf(seed)))
      ends.set(playerOf(view, 0).wealth, lesson.ends?.(view))
    }
    expect(Object.fromEntries(ends)).toEqual({ 20: 'less', 22: 'less', 26: 'end' })
    for (const messages of [en, de]) {
      expect(messages['horseless-carriage-lesson-1.less.title']).toContain('12')
      expect(messages['horseless-carriage-lesson-1.end']).toContain('12')
    }
  }, 60_000)

  test('any piece that is removed is asked for again', () => {
    let stand = begin(lesson)
    while (stand.step?.id !== 'submit2') stand = act(lesson, stand, anyOf(3))
    const { match } = stand
    const whole = planIn(stand)
    const without = (kind: string): Plan => ({ ...whole, pieces: whole.pieces.filter((piece) => piece.kind !== kind) })
    for (const [plan, step] of [
      [without('station'), 'engine'],
      [without('indicator'), 'range'],
      [without('department'), 'desk'],
      [{ ...whole, expansion: null }, 'floor'],
      [{ pieces: [], expansion: null }, 'engine'],
    ] as const) {
      match.drafted(plan)
      expect(match.step()?.id).toBe(step)
      match.drafted(whole)
      expect(match.step()?.id).toBe('submit2')
    }
  })

  test('the lesson replies to legal moves that it does not ask for, the rules to illegal ones', async () => {
    const { match, view, step } = begin(lesson)
    if (!step) throw new Error('The lesson has no first step.')
    const later = { section: '', title: '', text: '' }
    const answers = { later, byStep: [{ step, text: 'not yet' }] }
    const inLesson = narrowed(title, match.stepIn, answers)
    const [game] = inLesson.versions
    const early = submitted(0, { pieces: [], expansion: floorAt(6, 12, 2) })
    expect(horselessCarriage.judge(view as State, 0, early)).toEqual({ legal: true })
    expect(game.judge(view, 0, early)).toMatchObject({ legal: false, rule: 'CH-L-brake' })
    expect((await inLesson.rulebook()).find(({ id }) => id === 'CH-L-brake')?.text).toBe('not yet')
    const floorless = submitted(0, { pieces: [], expansion: null })
    expect(game.judge(view, 0, floorless)).toMatchObject({ legal: false, rule: 'HC-5.54' })
    expect([...game.moves(view, 0)]).toEqual([])
  })

  test('at most thirty words lead to the first own piece', () => {
    for (const messages of [en, de]) {
      const read = [messages['horseless-carriage-lesson-1.goal'], messages['horseless-carriage-lesson-1.brake']]
      expect(wordsIn(read.join(' '))).toBeLessThanOrEqual(30)
    }
  })
})

describe('the second lesson', () => {
  const lesson = lessonCalled('horseless-carriage-lesson-2')

  test('a patent opens the battery, and the finished car has one of everything', () => {
    for (let seed = 1; seed <= 6; seed++)
      walk(lesson, anyOf(seed), (stand) => {
        if (stand.step?.id === 'battery') expect(stand.match.draftsLeft()).toHaveLength(3)
        if (stand.step?.id === 'grow') expect(stand.match.draftsLeft().length).toBeGreaterThanOrEqual(7)
        if (stand.step?.id !== 'submit') return
        const [card] = planForecast(viewIn(stand), 0, planIn(stand)).dealerships
        expect(card).toMatchObject({ open: true, specs: { speed: 1, range: 1, design: 1, reliability: 1, safety: 1 } })
      })
  }, 60_000)

  test('it ends in year 4 with the prices that it names, and only my dealership would be open', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const view = viewIn(walk(lesson, anyOf(seed)))
      expect([18, 22]).toContain(playerOf(view, 0).wealth)
      expect(view.year).toBe(4)
      expect(view.prices.slice(0, 2)).toEqual([4, 6])
      expect(view.minimums).toMatchObject({ range: 1, safety: 1, design: 1 })
      const nothing = { pieces: [], expansion: null }
      const open = ([0, 1, 2] as const).map((seat) => planForecast(view, seat, nothing).dealerships[0]?.open)
      expect(open).toEqual([true, false, false])
    }
  }, 60_000)
})
