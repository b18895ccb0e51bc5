import { describe, expect, test } from 'vitest'
import { currentStep, differ, expectStep, popStep, pushStep, replaceStep, without } from './step-stack.ts'

type Step = { readonly name: 'turn' } | { readonly name: 'store'; readonly value: number }

describe('the step stack', () => {
  test('KW-4.15 the step that was pushed last is finished first', () => {
    const course: { steps: Step[] } = { steps: [{ name: 'turn' }] }
    pushStep(course, { name: 'store', value: 3 })
    expect(currentStep(course)).toEqual({ name: 'store', value: 3 })
    replaceStep(course, { name: 'store', value: 4 })
    expect(expectStep(currentStep(course), 'store').value).toBe(4)
    popStep(course)
    expect(currentStep(course)).toEqual({ name: 'turn' })
  })

  test('a game without a step, or at another one, is a bug', () => {
    expect(() => currentStep({ steps: [] })).toThrow(RangeError)
    expect(() => expectStep<Step, 'store'>({ name: 'turn' }, 'store')).toThrow(RangeError)
  })
})

describe('remaining items', () => {
  test('removes one of a kind and keeps the order of the others', () => {
    expect(without(['hire', 'body', 'hire'], 'hire')).toEqual(['body', 'hire'])
    expect(() => without(['hire'], 'body')).toThrow(RangeError)
  })

  test('equal items are no choice', () => {
    expect(differ(['hire', 'hire'])).toBe(false)
    expect(differ(['hire', 'body'])).toBe(true)
    expect(differ([])).toBe(false)
  })
})
